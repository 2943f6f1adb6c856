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
    var gains = samples.map { abs($0) > threshold ? threshold / abs($0) : 1 }
    gains = minimum(gains, width)
    // The mean over the same width of minima is never above the gain a peak needs.
    let smooth = mean(gains, width)
    return zip(samples, smooth).map { $0 * min(1, $1) }
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

  /// The mean over `width` to either side, beyond the ends as at the ends.
  private static func mean(_ values: [Float], _ width: Int) -> [Float] {
    guard let first = values.first, let last = values.last else { return [] }
    // In double precision, so that the running sum does not drift.
    var sum = 0.0
    func value(_ index: Int) -> Double {
      Double(index < 0 ? first : index >= values.count ? last : values[index])
    }
    for index in -width...width { sum += value(index) }
    let count = Double(2 * width + 1)
    var result: [Float] = []
    result.reserveCapacity(values.count)
    for index in values.indices {
      result.append(Float(sum / count))
      sum += value(index + width + 1) - value(index - width)
    }
    return result
  }
}
