import MeadowFoundations

/// A limiter that looks ahead: the gain goes down before a peak and comes back after it, so slowly
/// that no wave is bent.
enum Limiter {
  /// Half of the time in which the gain comes and goes. A period of the lowest voice is 10 ms, so
  /// the gain follows words' peaks, and the longest dip is 2 × this.
  static let reach = 0.004

  /// `samples` with none above `threshold`; those away from peaks unchanged.
  static func limit(_ samples: [Float], rate: SampleRate, threshold: Float) -> [Float] {
    let width = max(1, Int(reach * Double(rate.hertz)))
    let gains = minimum(samples.map { abs($0) > threshold ? threshold / abs($0) : 1 }, width)
    // The mean over the same width of minima is never above the gain a peak needs.
    return weighted(samples, by: gains, width)
  }

  /// The lowest of the values within `width` to either side.
  private static func minimum(_ values: [Float], _ width: Int) -> [Float] {
    var result = values
    for (index, value) in values.enumerated() where value < 1 {
      let range = max(0, index - width)..<min(values.count, index + width + 1)
      for near in range where result[near] > value { result[near] = value }
    }
    return result
  }

  /// `samples` times the mean of `values` over `width` to either side, beyond the ends as at the ends.
  private static func weighted(
    _ samples: [Float], by values: [Float], _ width: Int
  ) -> [Float] {
    guard let first = values.first, let last = values.last else { return [] }
    // In double precision, so that the running sum does not drift.
    var sum = 0.0
    func value(_ index: Int) -> Double {
      Double(index < 0 ? first : index >= values.count ? last : values[index])
    }
    for index in -width...width { sum += value(index) }
    let count = Double(2 * width + 1)
    var result = samples
    for index in values.indices {
      result[index] *= min(1, Float(sum / count))
      sum += value(index + width + 1) - value(index - width)
    }
    return result
  }
}
