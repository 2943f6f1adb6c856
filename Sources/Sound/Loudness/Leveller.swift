public import MeadowFoundations

/// Brings a whole sound to a wanted loudness under a ceiling: one gain, and a limiter for the peaks
/// that would stand above the ceiling. The same samples always give the same samples.
public enum Leveller {
  /// A sound after levelling, and what was done to it.
  public struct Result: Equatable, Sendable {
    /// The samples.
    public var samples: [Float]
    /// The one gain of all of it.
    public var gain: Decibels
    /// How far the limiter reached down at the highest peak; 0 where it had nothing to do.
    public var limited: Decibels
  }

  /// The most gain there is: what is softer than this below the target is noise, not speech.
  public static let mostGain = 40.0

  /// The most that the limiter takes off a peak, in dB. Beyond it one hears the limiter, so the
  /// whole sound stays softer instead.
  static let mostLimiting = 6.0

  /// `samples`, mono at `rate`, with their loudest 400 ms at `target` and no true peak above
  /// `ceiling`. Silence comes back as it is.
  public static func level(
    _ samples: [Float], rate: SampleRate, target: Loudness, ceiling: Decibels
  ) -> Result {
    // What is no number would stay in the meter's filters for ever.
    let samples = samples.allSatisfy(\.isFinite) ? samples : samples.map { $0.isFinite ? $0 : 0 }
    let before = LoudnessMeter.momentaryMaximum(samples, rate: rate)
    guard before.lufs > -100 else {
      return Result(samples: samples, gain: .unity, limited: .unity)
    }
    let peak = Decibels(linear: Double(samples.reduce(0) { max($0, abs($1)) })).value
    let most = min(mostGain, ceiling.value + mostLimiting - peak)
    let gain = Decibels(min(target.lufs - before.lufs, most))
    let factor = gain.linear
    let loud = samples.map { $0 * factor }
    // Between the samples of speech at 48 kHz a peak stands at most 3 dB above them.
    if peak + gain.value > ceiling.value - 3, let limited = limit(loud, rate, gain, ceiling) {
      return limited
    }
    return Result(samples: loud, gain: gain, limited: .unity)
  }

  /// `loud` with its peaks below `ceiling`; nil where they are already.
  private static func limit(
    _ loud: [Float], _ rate: SampleRate, _ gain: Decibels, _ ceiling: Decibels
  ) -> Result? {
    let peak = truePeak(loud, rate, ceiling)
    guard peak > Double(ceiling.linear) else { return nil }
    var threshold = Double(ceiling.linear)
    var limited = loud
    // The limiter sees samples; what stands between them is met by a lower threshold.
    for _ in 0..<4 {
      limited = Limiter.limit(loud, rate: rate, threshold: Float(threshold))
      let reached = truePeak(limited, rate, ceiling)
      guard reached > Double(ceiling.linear) else { break }
      threshold *= Double(ceiling.linear) / reached * 0.998
    }
    return Result(
      samples: limited, gain: gain, limited: Decibels(20 * log10Ratio(threshold, peak)))
  }

  /// The true peak of `samples`, where it is above `ceiling`: only what is near it is looked at, since
  /// between the samples of speech a peak stands at most 3 dB above them.
  private static func truePeak(
    _ samples: [Float], _ rate: SampleRate, _ ceiling: Decibels
  ) -> Double {
    let least = Decibels(ceiling.value - 3).linear
    var (near, taken) = ([Float](), 0)
    near.reserveCapacity(samples.count)
    for index in samples.indices where abs(samples[index]) >= least {
      let (first, end) = (max(taken, index - reach), min(samples.count, index + reach + 1))
      guard end > taken else { continue }
      near += samples[first..<end]
      taken = end
    }
    return LoudnessMeter.truePeak(near, rate: rate)
  }

  /// How many samples around one have a share in what stands between them: libebur128 looks at 49
  /// points between samples, 13 samples at four points each.
  private static let reach = 26

  private static func log10Ratio(_ a: Double, _ b: Double) -> Double {
    (Decibels(linear: a).value - Decibels(linear: b).value) / 20
  }
}
