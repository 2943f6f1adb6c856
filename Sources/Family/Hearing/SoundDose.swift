public import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

/// A stretch of sound that was played.
public struct SoundStretch: Equatable, Sendable {
  /// Its loudness in LUFS, before the cap.
  public var loudness: Double
  /// How long it sounded, in seconds.
  public var seconds: Double
  /// The volume cap it was played at.
  public var volumeCap: Decibels

  /// A stretch of sound.
  public init(loudness: Double, seconds: Double, volumeCap: Decibels) {
    self.loudness = loudness
    self.seconds = seconds
    self.volumeCap = volumeCap
  }
}

/// How much of the sound that is safe for a child's ears Meadow has used up.
///
/// ITU-T H.870 (03/2022) allows children 75 dBA for 40 hours a week; each 3 dB more halve the time.
/// It does not speak of communication aids, so this is a guide and not a proof (child-speech.md
/// §5.4). Only Meadow's own sound is counted.
public struct SoundDose: Equatable, Sendable {
  /// Seconds at 75 dBA that carry the sound of today.
  public var todaySeconds: Double
  /// The same for the last seven days, today with them.
  public var weekSeconds: Double

  /// The level that may be heard for ``weeklySeconds``, in dBA.
  public static let referenceLevel = 75.0
  /// The time it may be heard in a week: 40 hours.
  public static let weeklySeconds = 40.0 * 3_600
  /// A day's share: a seventh of the week's.
  public static let dailySeconds = weeklySeconds / 7

  /// A dose.
  public init(todaySeconds: Double, weekSeconds: Double) {
    self.todaySeconds = todaySeconds
    self.weekSeconds = weekSeconds
  }

  /// The seconds at 75 dBA that carry the energy of `stretch`; 0 for what is no sound.
  public static func seconds(
    of stretch: SoundStretch, _ calibration: SoundCalibration
  ) -> Double {
    let level = calibration.level(ofLoudness: stretch.loudness, cap: stretch.volumeCap)
    let seconds = stretch.seconds * pow(10, (level - referenceLevel) / 10)
    return seconds.isFinite && seconds > 0 ? seconds : 0
  }

  /// Percent of a day's share.
  public var todayPercent: Double { todaySeconds / Self.dailySeconds * 100 }

  /// Percent of a week's share.
  public var weekPercent: Double { weekSeconds / Self.weeklySeconds * 100 }

  /// What that means, in plain words.
  public var sentence: String {
    let worst = max(todayPercent, weekPercent)
    return "Meadow has used \(Self.words(todayPercent)) of today's share and "
      + "\(Self.words(weekPercent)) of the week's share of sound that is safe for a child's ears. "
      + (worst > 100 ? Self.tooMuch(worst) : "Other sound around the child comes on top.")
  }

  private static func tooMuch(_ percent: Double) -> String {
    let decibels = max(1, Int((10 * log10(percent / 100)).rounded(.up)))
    return "That is too much: turn the volume cap down by \(decibels) dB, and give the ears a rest."
  }

  private static func words(_ percent: Double) -> String {
    switch percent {
    case ..<0.05: "nothing"
    case ..<1: "less than 1 %"
    case 1_000...: "more than ten times 100 %"
    default: "\(Int(percent.rounded())) %"
    }
  }
}
