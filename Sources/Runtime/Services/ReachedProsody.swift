public import MeadowFoundations

/// How a sound came out, beside what was asked for: nothing is held back in silence.
public struct ReachedProsody: Equatable, Sendable, Codable {
  /// The measured factors of the voice's own.
  public var prosody: Prosody
  /// What could not be reached and why, in sentences; empty where all was.
  public var limits: [String]
}
