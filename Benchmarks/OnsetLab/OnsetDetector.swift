public import MeadowFoundations

/// Finds where a sound begins: the first sample over −60 dBFS.
public enum OnsetDetector {
  /// The index of the first audible sample at or after `start`, or nil.
  public static func firstAudible(in samples: [Float], from start: Int = 0) -> Int? {
    guard start < samples.count else { return nil }
    return samples[max(0, start)...].firstIndex { abs($0) > Decibels.audible.linear }
  }

  /// The index of the last audible sample in `range`, or nil.
  public static func lastAudible(in samples: [Float], range: Range<Int>) -> Int? {
    samples[range.clamped(to: samples.indices)].lastIndex { abs($0) > Decibels.audible.linear }
  }

  /// How long `clip` takes from its first frame to its first audible sample: what a word needs for
  /// itself and no service can save. Zero for a clip that is never audible.
  public static func rise(of clip: [Float]) -> Frames { Frames(firstAudible(in: clip) ?? 0) }
}
