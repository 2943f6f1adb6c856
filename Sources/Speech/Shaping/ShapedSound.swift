public import MeadowFoundations
import SoundAnalysis
import SoundFiles

#if canImport(Glibc)
  import Glibc
#endif

/// What a server has said, in the voice and the prosody that were asked for.
public enum ShapedSound {
  /// Counted up whenever the same sound would be shaped otherwise; part of the key of its clips.
  public static let identity = "shape 3 pipeline \(ClipMaker.version)"

  /// The fade at both ends, in frames: 2 ms.
  private static let fade = 96
  /// A melody is measured at one sample of so many, which costs a quarter of the time.
  private static let part = 2

  /// Why there is no clip of a sound.
  public enum Fault: Error, Equatable {
    /// Nothing is heard.
    case silent
    /// Nothing in it is voiced as a person's voice is.
    case noVoice
  }

  /// The clip of `samples` (mono at `rate`) in `shape` and `prosody`.
  ///
  /// Trimmed to its first and last sound, shaped, measured and levelled. Any thread.
  public static func make(
    _ samples: [Int16], at rate: SampleRate, _ shape: VoiceShape, _ prosody: Prosody
  ) throws(Fault) -> MadeClip {
    // Played that much faster than it was made: pitch and resonances rise together.
    let heard = SampleRate(hertz: Int((Double(rate.hertz) * shape.formantScale).rounded()))
    guard var resampler = Resampler(from: heard) else { throw .silent }
    var all: [Float] = []
    resampler.push(samples, into: &all)
    resampler.finish(into: &all)
    guard let word = SpokenRange.word(of: all) else { throw .silent }
    let expected = shape.sourceHertz * shape.formantScale
    let track = track(word, expected / 2.2...expected * 2.6)
    guard let median = track.medianHertz else { throw .noVoice }
    let (made, report) = shaped(word, track, median, shape, prosody)
    return MadeClip(clip: LevelledClip.make(SoftEdges.faded(made, over: fade)), report: report)
  }

  /// The median F0 of `samples`, in hertz, and how far it swings, in semitones; nil without a voice.
  public static func melody(
    _ samples: [Int16], at rate: SampleRate
  ) -> (hertz: Double, semitones: Double)? {
    let track = PitchTracker(range: 60...500).track(samples.map(PCM16.float), rate: rate)
    guard let median = track.medianHertz, let range = track.rangeSemitones else { return nil }
    return (median, range)
  }

  private static func track(
    _ samples: [Float], _ range: ClosedRange<Double>, step: Double = 0.005
  ) -> PitchTrack {
    PitchTracker(range: range, step: step).track(
      Decimation.decimate(samples, by: part),
      rate: SampleRate(hertz: SampleRate.mix.hertz / part))
  }

  private static func shaped(
    _ word: [Float], _ track: PitchTrack, _ median: Double, _ shape: VoiceShape,
    _ prosody: Prosody
  ) -> ([Float], ProsodyReport?) {
    // What was played faster takes as much longer.
    let stretch = shape.formantScale * shape.length / prosody.rate
    let natural = shape.medianHertz ?? median / shape.formantScale
    let wanted = natural * prosody.pitch
    guard stretch != 1 || abs(wanted / median - 1) > 0.001 || prosody.range != 1 else {
      return (word, nil)
    }
    let shift = PitchShift(word, track)
    /// Where a period of `hertz` goes so that the median comes to lie at `wanted`.
    func target(_ hertz: Double) -> Double { wanted * pow(hertz / median, prosody.range) }
    func said(_ factor: Double) -> ([Float], Review) {
      let made = shift.made(stretch: stretch) { target($0) * factor }
      let heard = Self.track(made, wanted / 1.8...wanted * 2, step: 0.01)
      return (made, Review(of: heard, made: track, stretch, target: target, prosody))
    }
    let (first, review) = said(1)
    guard abs(review.error - 1) > 0.01, (0.8...1.25).contains(review.error) else {
      return (first, review.report)
    }
    let (second, better) = said(1 / review.error)
    return abs(better.error - 1) < abs(review.error - 1)
      ? (second, better.report) : (first, review.report)
  }

  /// How near a shaped sound came to what was asked for.
  private struct Review {
    /// How many times too high it is, moment by moment.
    var error = 1.0
    let report: ProsodyReport

    /// Of a sound with the melody `heard`, made of one with the melody `source`, `stretch` times as long, each of
    /// whose moments was to lie at its `target`.
    ///
    /// By the median of moments, not that of the sound: where a creak is voiced in one and not in the
    /// other, the median of a short word moves though none of its moments did.
    init(
      of heard: PitchTrack, made source: PitchTrack, _ stretch: Double,
      target: (Double) -> Double, _ prosody: Prosody
    ) {
      let ratios = source.points.compactMap { point -> Double? in
        guard let hertz = point.hertz, let now = heard.hertz(at: point.seconds * stretch)
        else { return nil }
        return now / target(hertz)
      }.sorted()
      if ratios.count >= 3 { error = ratios[ratios.count / 2] }
      var reached = prosody
      reached.pitch *= error
      // A melody that is kept swings as it did; what a creak makes of the measure is nobody's wish.
      if prosody.range != 1, let swing = heard.rangeSemitones,
        let semitones = source.rangeSemitones, semitones > 0.5
      {
        reached.range = swing / semitones
      }
      let limits = ProsodyReview.pitchLimits(reached, wanted: prosody)
      report = ProsodyReport(wanted: prosody, reached: reached, limits: limits)
    }
  }
}
