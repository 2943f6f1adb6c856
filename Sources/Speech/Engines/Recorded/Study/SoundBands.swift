#if canImport(Glibc)
  import Glibc
#endif

/// How loud a sound is, millisecond by millisecond: all of it, and its higher parts alone, where f, s and
/// th are and a room's noise is not.
struct SoundBands {
  /// The frames of one step at the mix rate: 1 ms.
  static let hop = 48
  /// The frames that one level is measured over: 5 ms, around its step.
  static let window = 240
  /// Where the bands begin, in hertz.
  private static let edges = [80.0, 900.0, 3000.0]

  /// The levels of each band, in dB of full scale.
  let levels: [[Double]]
  /// How many steps there are.
  var count: Int { levels[0].count }
  /// Those of everything above the hum of the mains and of the room.
  var all: [Double] { levels[0] }

  /// The bands of `samples`, mono at the mix rate.
  init(_ samples: [Float]) {
    levels = Self.edges.map { edge in Self.levels(HighPass(hertz: edge).filtered(samples)) }
  }

  private static func levels(_ samples: [Float]) -> [Double] {
    var sums = [0.0]
    sums.reserveCapacity(samples.count + 1)
    for sample in samples { sums.append(sums[sums.count - 1] + Double(sample) * Double(sample)) }
    return stride(from: 0, to: max(samples.count, 1), by: hop).map { start in
      let middle = start + hop / 2
      let from = min(max(0, middle - window / 2), samples.count)
      let to = min(samples.count, middle + window / 2)
      guard to > from else { return -120 }
      return 10 * log10(max((sums[to] - sums[from]) / Double(to - from), 1e-12))
    }
  }
}

/// A high-pass of the second order at the mix rate (Butterworth, by the bilinear transform).
struct HighPass {
  private let b: (Double, Double, Double)
  private let a: (Double, Double)

  /// One whose corner lies at `hertz`.
  init(hertz: Double) {
    let w = 2 * Double.pi * hertz / 48_000
    let alpha = sin(w) / 2.0.squareRoot()
    let scale = 1 / (1 + alpha)
    let top = (1 + cos(w)) / 2 * scale
    b = (top, -2 * top, top)
    a = (-2 * cos(w) * scale, (1 - alpha) * scale)
  }

  /// `samples` without what lies below.
  func filtered(_ samples: [Float]) -> [Float] {
    var (x1, x2, y1, y2) = (0.0, 0.0, 0.0, 0.0)
    return samples.map { sample in
      let x = Double(sample)
      let y = b.0 * x + b.1 * x1 + b.2 * x2 - a.0 * y1 - a.1 * y2
      (x2, x1, y2, y1) = (x1, x, y1, y)
      return Float(y)
    }
  }
}
