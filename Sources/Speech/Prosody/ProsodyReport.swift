public import MeadowFoundations

/// What was asked for and what was reached: nothing is held back in silence.
public struct ProsodyReport: Equatable, Sendable {
  /// What was asked for.
  public var wanted: Prosody
  /// What the sound has, measured on it.
  public var reached: Prosody
  /// What could not be reached and why, in sentences; empty where all was.
  public var limits: [String]
}
