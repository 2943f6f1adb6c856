public import MeadowFoundations
import SoundAnalysis
import SoundFiles

#if canImport(Glibc)
  import Glibc
#endif

/// What a server has said, in the voice and the prosody that were asked for.
public enum ShapedSound {
  /// Counted up whenever the same sound would be shaped otherwise; part of the key of its clips.
  public static let identity = "shape 2 pipeline \(ClipMaker.version)"

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
    func said(_ hertz: Double) -> [Float] {
      shift.made(stretch: stretch) { hertz * pow($0 / median, prosody.range) }
    }
    let first = said(wanted)
    let (error, report) = review(first, wanted, natural, track.rangeSemitones, prosody)
    guard abs(error - 1) > 0.01, (0.8...1.25).contains(error) else { return (first, report) }
    let second = said(wanted / error)
    let better = review(second, wanted, natural, track.rangeSemitones, prosody)
    return abs(better.error - 1) < abs(error - 1) ? (second, better.report) : (first, report)
  }

  /// How many times too high `samples` are, and what became of the prosody.
  private static func review(
    _ samples: [Float], _ wanted: Double, _ natural: Double, _ semitones: Double?,
    _ prosody: Prosody
  ) -> (error: Double, report: ProsodyReport) {
    // It lies where it was put, within what is corrected.
    let track = track(samples, wanted / 1.8...wanted * 2, step: 0.01)
    var reached = prosody
    if let median = track.medianHertz { reached.pitch = median / natural }
    // A melody that is kept swings as it did; what a creak makes of the measure is nobody's wish.
    if prosody.range != 1, let swing = track.rangeSemitones, let semitones, semitones > 0.5 {
      reached.range = swing / semitones
    }
    let limits = ProsodyReview.pitchLimits(reached, wanted: prosody)
    return (
      reached.pitch / prosody.pitch,
      ProsodyReport(wanted: prosody, reached: reached, limits: limits)
    )
  }
}
