/// How something is said, as factors of the voice's own way of speaking (architecture §6).
public struct Prosody: Hashable, Sendable {
  /// Speed as a factor of the voice's natural one; 0.85 makes every word 1/0.85 as long. 0.5–1.6.
  public var rate: Double
  /// Median F0 as a factor of the voice's own. 0.7–1.6.
  public var pitch: Double
  /// F0 range in semitones as a factor of the voice's own; 0 is a monotone. 0–2.
  public var range: Double
  /// Silence between the words of a phrase, in milliseconds. 0–600.
  public var pauseMilliseconds: Double

  /// Prosody from factors, unchecked; see ``validated()`` for what came from outside.
  public init(
    rate: Double = 1, pitch: Double = 1, range: Double = 1, pauseMilliseconds: Double = 0
  ) {
    self.rate = rate
    self.pitch = pitch
    self.range = range
    self.pauseMilliseconds = pauseMilliseconds
  }

  /// The voice as it is.
  public static let natural = Prosody()

  /// What a new profile speaks with (document 000 §03 speechRate; spec README, resolution 12).
  public static let standard = Prosody(rate: 0.85, pitch: 1.2, range: 1)

  /// The reachable rates.
  public static let rates = 0.5...1.6
  /// The reachable pitches.
  public static let pitches = 0.7...1.6
  /// The reachable ranges.
  public static let ranges = 0.0...2.0
  /// The reachable pauses between words, in milliseconds.
  public static let pauses = 0.0...600.0

  /// This prosody, or the problem that names the first field out of its range.
  public func validated() throws(InputProblem) -> Prosody {
    try InputProblem.check(rate, in: Self.rates, "rate", "a factor")
    try InputProblem.check(pitch, in: Self.pitches, "pitch", "a factor")
    try InputProblem.check(range, in: Self.ranges, "range", "a factor")
    try InputProblem.check(pauseMilliseconds, in: Self.pauses, "pauseMilliseconds")
    return self
  }
}

extension Prosody: Codable {
  /// From JSON; settings that were kept before there were pauses have none.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    rate = try values.decode(Double.self, forKey: .rate)
    pitch = try values.decode(Double.self, forKey: .pitch)
    range = try values.decode(Double.self, forKey: .range)
    pauseMilliseconds = try values.decodeIfPresent(Double.self, forKey: .pauseMilliseconds) ?? 0
  }
}
