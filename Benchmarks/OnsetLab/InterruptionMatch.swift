import MeadowFoundations

/// The timeline's fade-out: g = s²(3 − 2s), s the part that is left, flat at both ends.
public enum FadeCurve {
  /// How long it is, in frames.
  static let length = 192

  /// The gain after `passed` of `length` frames: 1 before, 0 after.
  public static func gain(after passed: Int, of length: Int) -> Float {
    guard passed > 0 else { return 1 }
    guard passed < length else { return 0 }
    let left = 1 - Float(passed) / Float(length)
    return left * left * (3 - 2 * left)
  }
}

/// What a recording shows of one word cut off by another.
///
/// The mix is a pure function of its clips, so the recording must be the old clip under a fade plus
/// the new clip, sample for sample; what is left after taking both away is a click.
public struct InterruptionMatch: Equatable, Sendable {
  /// Where the old clip began, as an index in the recording.
  public var oldStart: Int
  /// Where the new clip began.
  public var newStart: Int
  /// Where the fade began; ``newStart`` when the mixer keeps its word.
  public var fadeStart: Int
  /// The last sample of the old word over −60 dBFS, after the new clip is taken away.
  public var oldLastAudible: Int
  /// The first sample at which the new word is over −60 dBFS.
  public var newFirstAudible: Int
  /// The largest sample that clips and fade do not explain, from 10 ms before the fade to 20 ms
  /// after it.
  public var largestResidual: Float
  /// Where that is.
  public var residualAt: Int

  /// How long after the new word's first frame the old one is listened for: 150 ms.
  public static let listening = 7200

  /// Takes `recording` apart. `old` is expected to begin in `oldRange` and `new` in `newRange`
  /// (indices); nil when one of them is not there.
  public static func find(
    old: [Float], new: [Float], in recording: [Float], oldRange: Range<Int>, newRange: Range<Int>
  ) -> InterruptionMatch? {
    guard
      let first = WaveformMatch.find(old, in: recording, range: oldRange),
      let second = WaveformMatch.find(
        new, in: recording, range: newRange, skipping: FadeCurve.length)
    else { return nil }
    let parts = Parts(recording: recording, old: old, oldAt: first, new: new, newAt: second)
    let window = ((second.start - 480)..<(second.start + FadeCurve.length + 960)).clamped(
      to: recording.indices)
    let starts = (second.start - 48)...(second.start + 48)
    let fade =
      starts.min { parts.error($0, window) < parts.error($1, window) }
      ?? second.start
    let residuals = window.map { abs(parts.residual(at: $0, fade)) }
    let worst = residuals.indices.max { residuals[$0] < residuals[$1] } ?? 0
    let rest = recording.indices.map { recording[$0] - parts.newSample(at: $0) }
    let end = max(first.start, second.start + listening)
    let last = OnsetDetector.lastAudible(in: rest, range: first.start..<end)
    return InterruptionMatch(
      oldStart: first.start, newStart: second.start, fadeStart: fade,
      oldLastAudible: last ?? first.start,
      newFirstAudible: second.start + OnsetDetector.rise(of: new).count,
      largestResidual: residuals.isEmpty ? 0 : residuals[worst],
      residualAt: window.lowerBound + worst)
  }
}

/// A recording and the two clips that should explain it.
private struct Parts {
  let recording: [Float]
  let old: [Float]
  let oldAt: WaveformMatch
  let new: [Float]
  let newAt: WaveformMatch

  func newSample(at index: Int) -> Float { sample(of: new, newAt, index) }

  func residual(at index: Int, _ fade: Int) -> Float {
    let gain = FadeCurve.gain(after: index - fade, of: FadeCurve.length)
    return recording[index] - sample(of: old, oldAt, index) * gain - newSample(at: index)
  }

  func error(_ fade: Int, _ window: Range<Int>) -> Double {
    window.reduce(0) { sum, index in
      let left = Double(residual(at: index, fade))
      return sum + left * left
    }
  }

  private func sample(of clip: [Float], _ match: WaveformMatch, _ index: Int) -> Float {
    let at = index - match.start
    return clip.indices.contains(at) ? clip[at] * match.gain : 0
  }
}
