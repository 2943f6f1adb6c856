import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

/// Finds where a word begins and ends in a sound that was made by a program, to the millisecond, its soft
/// first and last sounds included.
///
/// ``RecordingTrimmer`` first; then, in steps of 1 ms, what is left of the quiet before the word is taken
/// off. Such a sound may begin with its first consonant, which no quiet tells from a room's noise: so
/// silence is put around it, and what is 50 dB under the loudest is silence.
struct SpokenRange {
  /// The frames of one step: 1 ms.
  private static let hop = 48
  /// How far under the loudest step the first sound of a word may lie, in dB: an f or a th.
  private static let depth = 50.0
  /// Kept before the first sound, in steps.
  private static let lead = 2
  /// The silence put around the sound, in frames: 250 ms.
  private static let margin = 12_000

  /// The word in `samples`, mono at the mix rate, with a little silence; nil where nothing is heard.
  static func word(of samples: [Float]) -> [Float]? {
    var padded = [Float](repeating: 0, count: samples.count + 2 * margin)
    padded.replaceSubrange(margin..<margin + samples.count, with: samples)
    guard let coarse = RecordingTrimmer(padded).word() else { return nil }
    let steps = Array(stride(from: coarse.lowerBound, to: coarse.upperBound - hop, by: hop))
    let levels = steps.map { level(padded[$0..<$0 + hop]) }
    guard let peak = levels.max() else { return nil }
    let isSound = levels.map { $0 > peak - depth }
    // A single loud step is a tick.
    let first = isSound.indices.first { index in
      isSound[index] && isSound[index...].prefix(5).count { $0 } >= 3
    }
    guard let first else { return nil }
    return Array(padded[max(0, steps[first] - lead * hop)..<coarse.upperBound])
  }

  private static func level(_ samples: ArraySlice<Float>) -> Double {
    let power = samples.reduce(0) { $0 + $1 * $1 } / Float(hop)
    return 10 * log10(Double(max(power, 1e-10)))
  }
}
