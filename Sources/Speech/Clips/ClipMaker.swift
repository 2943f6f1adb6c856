package import MeadowFoundations
import SoundFiles

/// The way of trimmed samples to a clip while they come: resample, gain, quantise, cut into parts.
///
/// The gain is the voice's own, known before the first sample, so the clip is as loud as its words are
/// on average. One thread at a time.
package struct ClipMaker: ~Copyable {
  /// Counted up whenever the same text would sound different; part of every clip's key.
  package static let version = 2

  /// Silence after the last sample, so that a clip ends in it whatever the filter rings.
  static let tailMilliseconds = 5.0

  /// The first part is handed over as soon as it has this much sound; each later one has as much
  /// again as all before it, so that the longest utterance of 60 s is at most 12 parts and fits the
  /// timeline's slots.
  package static let firstPart = Frames.milliseconds(20).count

  private let inputRate: SampleRate
  private let gain: Float
  private var resampler: Resampler
  private var samples: [Float] = []
  private var hasBegun = false
  /// How many frames were handed over as parts.
  package private(set) var delivered = 0

  /// A maker of one clip; `alreadyDelivered` frames of it were handed over by an earlier run.
  package init?(from rate: SampleRate, gain: Decibels = .unity, alreadyDelivered: Int = 0) {
    guard let resampler = Resampler(from: rate) else { return nil }
    self.inputRate = rate
    self.gain = gain.linear
    self.resampler = resampler
    self.delivered = alreadyDelivered
  }

  /// How many frames are ready.
  package var length: Frames { Frames(samples.count) }

  /// Everything so far.
  package var clip: Clip { Clip(samples) }

  /// Takes more sound.
  package mutating func push(_ audible: [Int16]) {
    guard !audible.isEmpty else { return }
    hasBegun = true
    var made: [Float] = []
    resampler.push(audible, into: &made)
    append(made)
  }

  /// The sound has ended; false where there was none at all.
  package mutating func finish() -> Bool {
    guard hasBegun else { return false }
    var made: [Float] = []
    resampler.push(Self.tail(inputRate), into: &made)
    resampler.finish(into: &made)
    append(made)
    return true
  }

  /// The next part, once there is enough for it.
  package mutating func takePart() -> Clip? {
    // From what was delivered, so that a run after one that made way goes on growing.
    guard samples.count - delivered >= delivered + Self.firstPart else { return nil }
    return undelivered()
  }

  /// The last part, which may be empty.
  package mutating func takeLastPart() -> Clip { undelivered() }

  /// The silence behind a clip at `rate`.
  static func tail(_ rate: SampleRate) -> [Int16] {
    [Int16](repeating: 0, count: Int(tailMilliseconds * Double(rate.hertz) / 1000))
  }

  private mutating func undelivered() -> Clip {
    defer { delivered = max(delivered, samples.count) }
    return Clip(samples[min(delivered, samples.count)...])
  }

  private mutating func append(_ made: [Float]) {
    for sample in made {
      samples.append(PCM16.float(PCM16.integer(SoftClip.bend(sample * gain))))
    }
  }
}
