/// How loud Meadow is, for a caregiver.
public struct LoudnessReply: Equatable, Sendable, Codable {
  /// What a caregiver has measured.
  public struct Calibration: Equatable, Sendable, Codable {
    /// The level at the child's ear, in dBA.
    public var dBA: Double
    /// The volume cap it was measured at, in dB.
    public var volumeCapDecibels: Double

    /// A measurement.
    public init(dBA: Double, volumeCapDecibels: Double) {
      self.dBA = dBA
      self.volumeCapDecibels = volumeCapDecibels
    }
  }

  /// The sound of today and of the last seven days, against 75 dBA for 40 hours a week.
  public struct Dose: Equatable, Sendable, Codable {
    /// Percent of a seventh of the week's share.
    public var todayPercent: Double
    /// Percent of the week's share.
    public var weekPercent: Double
    /// What that means.
    public var sentence: String

    /// A dose.
    public init(todayPercent: Double, weekPercent: Double, sentence: String) {
      self.todayPercent = todayPercent
      self.weekPercent = weekPercent
      self.sentence = sentence
    }
  }

  /// The cap on all sound, in dB of full scale.
  public var volumeCapDecibels: Double
  /// What the cap means, in plain words.
  public var meaning: String
  /// The loudness of every word, in LUFS, before the cap.
  public var speechLUFS: Double
  /// What a caregiver has measured, or nil before.
  public var calibration: Calibration?
  /// The dose, or nil without a calibration.
  public var dose: Dose?

  /// A reply.
  public init(volumeCapDecibels: Double, meaning: String, speechLUFS: Double) {
    self.volumeCapDecibels = volumeCapDecibels
    self.meaning = meaning
    self.speechLUFS = speechLUFS
  }
}

/// What a view may ask of loudness and of the day's dose.
public protocol LoudnessService: Sendable {
  /// The cap, what it means, and the dose.
  func loudness() async -> LoudnessReply

  /// Keeps the level a caregiver measured at the child's ear while Meadow spoke, 40–110 dBA; nil
  /// forgets it.
  func calibrate(dBA: Double?) async throws -> LoudnessReply
}
