public import MeadowFoundations

/// When each tap of a measurement is due: an open loop, fixed before it starts.
///
/// Taps come at their time whether the former was answered or not, so that a slow answer cannot
/// hide the taps that would have waited behind it (coordinated omission). The jitter keeps them from
/// falling into step with the sink's blocks.
public struct OnsetSchedule: Equatable, Sendable {
  /// The due times, in nanoseconds after the start; they rise.
  public let offsets: [Int64]

  /// `count` taps, one in each `period` milliseconds, each anywhere in the first `jitter`
  /// milliseconds of its period (at most the period). The same seed gives the same times.
  public init(count: Int, period: Double, jitter: Double, seed: UInt64) {
    precondition(jitter <= period, "a tap stays within its own period")
    var chance = SeededGenerator(seed: seed)
    offsets = (0..<count).map { index in
      let part = Double.random(in: 0..<1, using: &chance)
      return Int64((Double(index) * period + part * jitter) * 1_000_000)
    }
  }

  /// When tap `index` is due if the schedule starts at `start`.
  public func due(_ index: Int, from start: MonotonicTime) -> MonotonicTime {
    MonotonicTime(nanoseconds: start.nanoseconds + offsets[index])
  }
}
