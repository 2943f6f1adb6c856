package import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

/// The shapes of chance that learners are drawn with.
extension Chance {
  /// Anything from `range`, evenly.
  package mutating func uniform(_ range: ClosedRange<Double>) -> Double {
    let part = Double(index(below: 1 << 53)) * 0x1p-53
    return range.lowerBound + part * (range.upperBound - range.lowerBound)
  }

  /// Mean 0 and deviation 1 (Box and Muller 1958; one of the two is used).
  package mutating func normal() -> Double {
    let radius = sqrt(-2 * log(1 - uniform(0...1)))
    return radius * cos(2 * Double.pi * uniform(0...1))
  }

  /// A positive number whose median is `median` and whose logarithm deviates by `deviation`.
  package mutating func logNormal(median: Double, deviation: Double) -> Double {
    median * exp(deviation * normal())
  }
}
