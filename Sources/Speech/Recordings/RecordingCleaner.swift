import MeadowFoundations
import MeadowLoudness
import SoundFiles

#if canImport(Glibc)
  import Glibc
#endif

/// Makes a clip of a family's recording: one channel, mix rate, the word alone, level with the voice.
package struct RecordingCleaner {
  /// The finished samples, exact 16 bit values at the mix rate.
  let samples: [Float]
  /// What was done, in plain words.
  private(set) var notes: [String]

  /// The fades at the ends, in samples: 4 ms, in the quiet margin around the word.
  private static let fade = Frames.milliseconds(4).count
  /// Where rumble ends, in hertz: far below any voice.
  private static let rumble = 30.0
  /// The peak on the way through 16 bits: room for what the resampler overshoots.
  private static let workingPeak: Float = 0.7
  /// The quietest peak that is a sound: −66 dBFS, a few steps of 16 bits.
  private static let quietest: Float = 0.0005

  /// Cleans the sound in the bytes of a file.
  init(_ bytes: [UInt8]) throws(RecordingProblem) {
    let decoded = try RecordingDecoder(bytes)
    notes = decoded.notes
    let (all, scale) = try Self.ready(decoded)
    guard let range = RecordingTrimmer(all).word() else { throw .silent }
    try Self.check(range)
    let cut = Frames(all.count - range.count).seconds
    if cut >= 0.1 { notes.append("\(RecordingProblem.tenths(cut)) s of silence were cut") }
    let word = SoftEdges.faded(Array(all[range]), over: Self.fade)
    let levelled = Leveller.level(
      word, rate: .mix, target: SpeechLevel.target, ceiling: SpeechLevel.ceiling)
    samples = levelled.samples.map { PCM16.float(PCM16.integer($0)) }
    let decibels = Int((20 * log10(Double(scale)) + levelled.gain.value).rounded())
    if abs(decibels) >= 2 {
      notes.append("the level was \(decibels > 0 ? "raised" : "lowered") by \(abs(decibels)) dB")
    }
  }

  /// The sound of a file at the mix rate without rumble, its highest peak at the same height for all, and
  /// the factor that put it there.
  package static func ready(
    _ decoded: RecordingDecoder
  ) throws(RecordingProblem) -> (samples: [Float], scale: Float) {
    let centred = centred(decoded.samples, decoded.rate)
    let peak = centred.reduce(0) { max($0, abs($1)) }
    guard peak > quietest else { throw .silent }
    let scale = workingPeak / peak
    let samples = try resampled(centred.map { PCM16.integer($0 * scale) }, decoded.rate)
    return (samples, scale)
  }

  private static func check(_ range: Range<Int>) throws(RecordingProblem) {
    let seconds = Frames(range.count).seconds
    guard seconds >= RecordingLimits.shortest else {
      throw .tooShort(milliseconds: Int(seconds * 1000))
    }
    guard seconds <= RecordingLimits.longest else { throw .tooLong(seconds: seconds) }
  }

  /// Without a constant part and rumble: the mean, then a high-pass of the first order.
  private static func centred(_ samples: [Float], _ rate: SampleRate) -> [Float] {
    let mean = samples.reduce(0.0) { $0 + Double($1) } / Double(max(1, samples.count))
    let keep = exp(-2 * Double.pi * rumble / Double(rate.hertz))
    var last = 0.0
    var output = 0.0
    return samples.map { sample in
      let value = Double(sample) - mean
      output = keep * (output + value - last)
      last = value
      return Float(output)
    }
  }

  private static func resampled(
    _ samples: [Int16], _ rate: SampleRate
  ) throws(RecordingProblem) -> [Float] {
    guard rate != .mix else { return samples.map(PCM16.float) }
    guard let made = Resampler.resample(samples, from: rate, to: .mix) else {
      throw .damaged(reason: "there is no memory to convert it")
    }
    return made.map(PCM16.float)
  }
}
