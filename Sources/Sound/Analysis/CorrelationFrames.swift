/// How alike a sound is to itself one period later, moment by moment.
struct CorrelationFrames {
  private let samples: [Float]
  private let rate: Double
  private let lags: ClosedRange<Int>
  /// How much of the sound is compared: two periods of a voice at 100 Hz, five of a child's.
  private let window: Int

  /// How alike a moment is to itself at each period, and its power.
  struct Candidates {
    var likeness: [Float]
    var firstLag: Int
    var rate: Double
    var power: Float

    /// The frequency of the shortest period whose likeness is a peak, above `least`, and as good as
    /// the best; less than an octave above `expected`, where that is known, and not far below.
    func best(near expected: Double?, at least: Float, octave: Float) -> Double? {
      let peaks = likeness.indices.dropFirst().dropLast().filter { index in
        let hertz = rate / Double(firstLag + index)
        return likeness[index] >= likeness[index - 1] && likeness[index] >= likeness[index + 1]
          && (expected.map { hertz < $0 * 1.7 && hertz > $0 / 1.9 } ?? true)
      }
      guard let top = peaks.map({ likeness[$0] }).max(), top > least,
        let first = peaks.first(where: { likeness[$0] >= top * octave })
      else { return nil }
      return rate / (Double(firstLag + first) + Parabola.shift(likeness, first))
    }
  }

  /// Frames of `samples` for voices within `range`.
  init(_ samples: [Float], rate: Double, range: ClosedRange<Double>) {
    self.samples = samples
    self.rate = rate
    self.lags = max(2, Int(rate / range.upperBound) - 1)...Int(rate / range.lowerBound) + 1
    self.window = Int(rate * 0.02)
  }

  /// The likeness at every period around `time`, in seconds.
  func candidates(at time: Double) -> Candidates {
    let (values, power) = likeness(lags, at: time)
    return Candidates(likeness: values, firstLag: lags.lowerBound, rate: rate, power: power)
  }

  /// `hertz` with the accuracy of this rate, where it was found with a resolution of `slack` samples;
  /// nil where the sound is not alike to `least` here: hiss is voice only to who hears no treble.
  func refined(at time: Double, hertz: Double, slack: Int, least: Float) -> Double? {
    let lag = Int((rate / hertz).rounded())
    let near = max(2, lag - slack - 1)...max(3, lag + slack + 1)
    let (values, _) = likeness(near, at: time)
    guard let best = values.indices.max(by: { values[$0] < values[$1] }), values[best] > least
    else { return nil }
    let shift = best > 0 && best < values.count - 1 ? Parabola.shift(values, best) : 0
    return rate / (Double(near.lowerBound + best) + shift)
  }

  /// The likeness of the two stretches that lie a period apart, centred on `time`, for each period.
  private func likeness(
    _ lags: ClosedRange<Int>, at time: Double
  ) -> (values: [Float], power: Float) {
    let centre = Int(time * rate)
    var values = [Float](repeating: 0, count: lags.count)
    var power: Float = 0
    samples.withUnsafeBufferPointer { all in
      // All periods share their first stretch, so only one energy changes from one to the next.
      let length = min(window, all.count - 1)
      let start = min(max(0, centre - length / 2 - lags.upperBound / 2), all.count - length)
      guard length > 8, start >= 0 else { return }
      let own = Dot.product(all, start, all, start, length)
      power = own / Float(length)
      var other = Dot.product(
        all, min(start + lags.lowerBound, all.count), all,
        min(start + lags.lowerBound, all.count),
        max(0, min(length, all.count - start - lags.lowerBound)))
      for lag in lags {
        let count = min(length, all.count - start - lag)
        guard count > length / 2 else { break }
        let product = Dot.product(all, start, all, start + lag, count)
        values[lag - lags.lowerBound] = product / (own * max(other, 0) + 1e-12).squareRoot()
        let out = all[start + lag]
        let next = start + lag + length
        other += (next < all.count ? all[next] * all[next] : 0) - out * out
      }
    }
    return (values, power)
  }
}

/// The top of the parabola through three neighbouring values.
enum Parabola {
  /// How far the top lies from `index`, −0.5…0.5.
  static func shift(_ values: [Float], _ index: Int) -> Double {
    let bend = values[index - 1] - 2 * values[index] + values[index + 1]
    guard bend < 0 else { return 0 }
    return Double(max(-0.5, min(0.5, 0.5 * (values[index - 1] - values[index + 1]) / bend)))
  }
}
