public import MeadowFoundations

/// Finds the fundamental frequency of a clean voice, by normalised cross-correlation.
///
/// Coarsely at about 7 kHz over all periods, then finely at the sound's own rate around the best one.
/// The same samples always give the same track. A word takes 0.4 ms. Against Praat (autocorrelation)
/// the median differs by less than 1 % on all core words of all voices.
public struct PitchTracker: Sendable {
  /// The lowest and highest F0 it looks for, in hertz.
  public var range: ClosedRange<Double>
  /// The time between two moments, in seconds.
  public var step: Double

  /// How alike two neighbouring periods must be to be voice; 1 is alike to the last sample.
  static let voiced: Float = 0.6
  /// The same at the sound's own rate, where the noise of a voiced consonant counts; Praat's value.
  static let fullyVoiced: Float = 0.45
  /// How near the best likeness a shorter period must come to be taken: multiples of a period are
  /// as good as it.
  static let octave: Float = 0.92
  /// The power below which nothing is voiced, relative to the loudest moment: −34 dB.
  static let silence: Float = 0.0004
  /// The rate at which periods are first looked for, in hertz, at most.
  static let coarseRate = 7500.0

  /// A tracker for voices within `range`.
  public init(range: ClosedRange<Double> = 60...700, step: Double = 0.005) {
    self.range = range
    self.step = step
  }

  /// The track of `samples`, mono, −1…1.
  public func track(_ samples: [Float], rate: SampleRate) -> PitchTrack {
    let rate = Double(rate.hertz)
    let factor = max(1, Int((rate / Self.coarseRate).rounded(.up)))
    let coarse = CorrelationFrames(
      Decimation.decimate(samples, by: factor), rate: rate / Double(factor), range: range)
    let fine = CorrelationFrames(samples, rate: rate, range: range)
    let count = Int(Double(samples.count) / rate / step)
    guard count > 0 else { return PitchTrack(points: []) }
    let times = (0..<count).map { (Double($0) + 0.5) * step }
    let frames = times.map { coarse.candidates(at: $0) }
    let loudest = frames.reduce(Float(0)) { max($0, $1.power) }
    let expected = expected(frames, loudest)
    let points = zip(times, frames).map { time, frame in
      PitchTrack.Point(
        seconds: time,
        hertz: frame.power > loudest * Self.silence
          ? frame.best(near: expected, at: Self.voiced, octave: Self.octave)
            .flatMap { fine.refined(at: time, hertz: $0, slack: factor, least: Self.fullyVoiced) }
          : nil)
    }
    return PitchTrack(points: points)
  }

  /// Where the voice lies most of the time: the median of what is surely voiced.
  private func expected(_ frames: [CorrelationFrames.Candidates], _ loudest: Float) -> Double? {
    let sure = frames.filter { $0.power > loudest * 0.01 }
      .compactMap { $0.best(near: nil, at: 0.85, octave: Self.octave) }.sorted()
    return sure.isEmpty ? nil : sure[sure.count / 2]
  }
}
