package import MeadowFoundations
import SoundFiles

#if canImport(Glibc)
  import Glibc
#endif

/// Joins clips to one, with silence between them, and cuts it into parts as it grows.
package struct Splice {
  /// Everything so far.
  package private(set) var samples: [Float] = []
  private var delivered = 0

  /// How far below the recording the voice's s is: −12 dB, as between the vowel and the s of one word.
  private static let suffixLevel: Float = 0.25
  /// The overlap of a recording and the s behind it, in samples: 8 ms.
  private static let overlap = Frames.milliseconds(8).count

  /// Nothing yet.
  package init() {}

  /// Appends `clip` behind `gap` of silence.
  package mutating func add(_ clip: Clip, gap: Frames) {
    samples += repeatElement(0, count: max(0, gap.count))
    samples += clip.samples
  }

  /// Attaches `clip`, the ending of the word that `recording` frames at the end are.
  ///
  /// Where the word is over, the quiet behind it is taken away: what was delivered stays.
  package mutating func attach(_ clip: Clip, recording: Int) {
    let word = samples.suffix(recording)
    let suffix = Self.audible(Array(clip.samples))
    guard !suffix.isEmpty else { return }
    let gain = min(1, Self.suffixLevel * Self.level(word) / max(Self.level(suffix[...]), 1e-6))
    let peak = word.reduce(0) { max($0, abs($1)) }
    let last = word.lastIndex { abs($0) > peak * 0.03 } ?? samples.endIndex - 1
    let end = max(delivered, last + 1)
    let start = max(delivered, end - Self.overlap)
    var joined = suffix.map { $0 * gain }
    for index in 0..<min(Self.overlap, joined.count) {
      joined[index] *= Float(index) / Float(Self.overlap)
    }
    let fading = samples[start..<min(samples.count, start + Self.overlap)]
    for (index, sample) in fading.enumerated() where index < joined.count {
      joined[index] += sample * (1 - Float(index) / Float(Self.overlap))
    }
    samples.removeSubrange(start...)
    samples += joined.map { PCM16.float(PCM16.integer($0)) }
  }

  /// What was not handed over yet, once it is as much again as all before, so that the parts stay few;
  /// always where it is the last.
  package mutating func takePart(isLast: Bool) -> Clip? {
    guard isLast || (samples.count > delivered && samples.count >= 2 * delivered) else {
      return nil
    }
    defer { delivered = samples.count }
    return Clip(samples[delivered...])
  }

  private static func audible(_ samples: [Float]) -> [Float] {
    guard let first = samples.firstIndex(where: { $0 != 0 }) else { return [] }
    return Array(samples[first...])
  }

  private static func level(_ samples: ArraySlice<Float>) -> Float {
    let loud = samples.filter { abs($0) > 0.001 }
    return sqrt(loud.reduce(0) { $0 + $1 * $1 } / Float(max(1, loud.count)))
  }
}
