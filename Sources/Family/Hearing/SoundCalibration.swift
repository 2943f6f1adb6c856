public import MeadowFoundations

/// What a caregiver has measured at the child's ear while Meadow spoke.
public struct SoundCalibration: Equatable, Sendable, Codable {
  /// The level at the ear, in dBA.
  public let dBA: Double
  /// The loudness of the speech it was measured with, in LUFS, before the cap.
  public let loudness: Double
  /// The volume cap it was measured at.
  public let volumeCap: Decibels

  /// The levels that can be meant: below is a quiet room, above is no tablet.
  public static let levels = 40.0...110.0

  /// A measurement; a problem with `dBA` where it is none of ``levels``.
  public init(dBA: Double, loudness: Double, volumeCap: Decibels) throws(InputProblem) {
    guard Self.levels.contains(dBA) else {
      throw InputProblem(
        field: "dBA", reason: "\(dBA) is not a level of speech at an ear",
        advice: "send what a sound level meter set to A shows where the child's head is, 40 to 110")
    }
    guard (-70.0...0.0).contains(loudness) else {
      throw InputProblem(
        field: "loudness", reason: "\(loudness) LUFS is not a loudness of speech",
        advice: "play the calibration sentence and send its loudness, -70 to 0")
    }
    self.dBA = dBA
    self.loudness = loudness
    self.volumeCap = volumeCap
  }

  /// The level at the ear of a sound of `loudness` LUFS at `cap`, in dBA.
  ///
  /// LUFS and dBA weigh frequencies differently; for the one voice at one rate the difference is a
  /// constant, which the measurement holds already.
  public func level(ofLoudness loudness: Double, cap: Decibels) -> Double {
    dBA + (loudness - self.loudness) + (cap.value - volumeCap.value)
  }
}
