import Histogram
import MeadowFoundations
import Synchronization

/// Counts how long taps took, by stage, in HDR histograms.
final class OnsetMeter: Sendable {
  /// One histogram of nanoseconds for each stage.
  private struct Population {
    var stages: [OnsetTrace.Stage: Histogram<UInt32>] = [:]
    var count = 0

    mutating func record(_ trace: OnsetTrace) {
      count += 1
      for stage in OnsetTrace.Stage.allCases {
        let nanoseconds = UInt64(min(max(0, trace.milliseconds(to: stage) * 1e6), 10_000_000_000))
        stages[stage, default: Self.empty].record(nanoseconds)
      }
    }

    /// 1 µs to 10 s at three digits; a stage beyond that counts as 10 s.
    private static var empty: Histogram<UInt32> {
      Histogram(
        lowestDiscernibleValue: 1_000, highestTrackableValue: 10_000_000_000,
        numberOfSignificantValueDigits: .three)
    }

    var summary: OnsetSummary.Population {
      .init(count: count, stages: stages.mapValues(Self.percentiles))
    }

    private static func percentiles(
      of histogram: Histogram<UInt32>
    ) -> OnsetSummary.Percentiles {
      func milliseconds(_ percentile: Double) -> Double {
        Double(histogram.valueAtPercentile(percentile)) / 1e6
      }
      return .init(
        p50: milliseconds(50), p90: milliseconds(90), p95: milliseconds(95),
        p99: milliseconds(99), max: Double(histogram.max) / 1e6)
    }
  }

  private let populations = Mutex((warm: Population(), cold: Population()))

  func record(_ trace: OnsetTrace) {
    populations.withLock { populations in
      if trace.origin == .synthesised {
        populations.cold.record(trace)
      } else {
        populations.warm.record(trace)
      }
    }
  }

  func reset() { populations.withLock { $0 = (Population(), Population()) } }

  var summary: OnsetSummary {
    populations.withLock { OnsetSummary(warm: $0.warm.summary, cold: $0.cold.summary) }
  }
}
