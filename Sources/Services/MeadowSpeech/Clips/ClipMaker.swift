package import MeadowModel
import SoundFiles

/// The way of eSpeak NG's samples to a clip: trim, resample, quantise, cut into parts.
///
/// Loudness normalisation has its place between trimming and resampling, as one gain for a whole
/// voice or text that is known before the first sample. One thread at a time.
package struct ClipMaker: ~Copyable {
  /// Counted up whenever the same text would sound different; part of every clip's key.
  package static let version = 1

  /// Silence after the last sample, so that a clip ends in it whatever the filter rings.
  static let tailMilliseconds = 5.0

  /// The first part is handed over as soon as it has this much sound; each later one has as much
  /// again as all before it, so that the longest utterance of 60 s is at most 12 parts and fits the
  /// timeline's slots.
  package static let firstPart = Frames.milliseconds(20).count

  private let inputRate: SampleRate
  private var trimmer: OnsetTrimmer
  private var resampler: Resampler
  private var samples: [Float] = []
  /// How many frames were handed over as parts.
  package private(set) var delivered = 0

  /// A maker of one clip; `alreadyDelivered` frames of it were handed over by an earlier run.
  package init?(from rate: SampleRate, pauses: OnsetTrimmer.Pauses, alreadyDelivered: Int = 0) {
    guard let resampler = Resampler(from: rate) else { return nil }
    self.inputRate = rate
    self.trimmer = OnsetTrimmer(pauses: pauses)
    self.resampler = resampler
    self.delivered = alreadyDelivered
  }

  /// How many frames are ready.
  package var length: Frames { Frames(samples.count) }

  /// Everything so far.
  package var clip: Clip { Clip(samples) }

  /// A clause ended at `sample` of the input.
  package mutating func endClause(at sample: Int) { trimmer.endClause(at: sample) }

  /// A sentence begins at `sample` of the input.
  package mutating func beginSentence(at sample: Int) { trimmer.beginSentence(at: sample) }

  /// Takes more input.
  package mutating func push(_ input: UnsafeBufferPointer<Int16>) {
    var audible: [Int16] = []
    audible.reserveCapacity(input.count + OnsetTrimmer.lead)
    trimmer.push(input, into: &audible)
    guard !audible.isEmpty else { return }
    var made: [Int16] = []
    resampler.push(audible, into: &made)
    keep(made)
  }

  /// The input has ended; false where it held no sound at all.
  package mutating func finish() -> Bool {
    guard trimmer.hasBegun else { return false }
    let tail = Int(Self.tailMilliseconds * Double(inputRate.hertz) / 1000)
    var made: [Int16] = []
    resampler.push([Int16](repeating: 0, count: tail), into: &made)
    resampler.finish(into: &made)
    keep(made)
    return true
  }

  /// The next part, once there is enough for it.
  package mutating func takePart() -> Clip? {
    // From what was delivered, so that a run after one that made way goes on growing.
    guard samples.count - delivered >= delivered + Self.firstPart else { return nil }
    return take()
  }

  /// The last part, which may be empty.
  package mutating func takeLastPart() -> Clip { take() }

  private mutating func take() -> Clip {
    defer { delivered = max(delivered, samples.count) }
    return Clip(samples[min(delivered, samples.count)...])
  }

  private mutating func keep(_ made: [Int16]) {
    samples.append(contentsOf: made.lazy.map(PCM16.float))
  }
}
