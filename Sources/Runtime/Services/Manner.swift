public import MeadowFoundations

/// What a request overrides, for itself alone, of how the settings have things said.
public struct Manner: Equatable, Sendable {
  /// Another voice, unchecked.
  public var voice: String?
  /// Another rate, 0.5–1.6.
  public var rate: Double?
  /// Another pitch, 0.7–1.6.
  public var pitch: Double?
  /// Another range, 0–2.
  public var range: Double?
  /// Other pauses between words, 0–600 ms.
  public var pauseMilliseconds: Double?
  /// Another language than the board's.
  public var language: Language?

  /// What is nil is as the settings have it.
  public init(
    voice: String? = nil, rate: Double? = nil, pitch: Double? = nil, range: Double? = nil,
    pauseMilliseconds: Double? = nil, language: Language? = nil
  ) {
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.range = range
    self.pauseMilliseconds = pauseMilliseconds
    self.language = language
  }

  /// As the settings have it.
  public static let settled = Manner()
}
