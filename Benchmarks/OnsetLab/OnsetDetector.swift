public import MeadowFoundations

/// Finds where a sound begins: the first sample over a level.
public struct OnsetDetector: Hashable, Sendable {
  /// The level; a sample counts when its magnitude is greater.
  public var threshold: Decibels

  /// A detector at `threshold`; the project's figures use −60 dBFS.
  public init(threshold: Decibels = .audible) { self.threshold = threshold }

  /// The index of the first audible sample at or after `start`, or nil.
  public func firstAudible(in samples: [Float], from start: Int = 0) -> Int? {
    guard start < samples.count else { return nil }
    return samples[max(0, start)...].firstIndex { abs($0) > threshold.linear }
  }

  /// The index of the last audible sample in `range`, or nil.
  public func lastAudible(in samples: [Float], range: Range<Int>) -> Int? {
    samples[range.clamped(to: samples.indices)].lastIndex { abs($0) > threshold.linear }
  }

  /// How long `clip` takes from its first frame to its first audible sample: what a word needs for
  /// itself and no service can save. Zero for a clip that is never audible.
  public func rise(of clip: [Float]) -> Frames { Frames(firstAudible(in: clip) ?? 0) }
}
