import SoundAnalysis

#if canImport(Glibc)
  import Glibc
#endif

/// The spectra of a sound as they are heard, every 10 ms: what one word is told from another by. Pure.
struct SoundSpectra {
  /// How a spectrum is seen.
  struct View {
    /// The band that is seen, in hertz.
    var band: ClosedRange<Double>
    /// How many cepstral coefficients are kept of it: more see finer.
    var coefficients: Int
    /// How far below the loudest what is soft still counts, in bels: below it is the room.
    var depth: Double
    /// What its frequencies are divided by.
    var stretch = 1.0
  }

  private let power: [[Double]]

  private static let window = 1024
  private static let hop = 480
  private static let bands = 24

  /// The spectra of `samples`, mono at the mix rate.
  init(_ samples: [Float]) {
    power = stride(from: 0, to: max(1, samples.count - Self.window / 2), by: Self.hop).map {
      Self.power(samples, $0)
    }
  }

  /// The mel cepstra of the spectra in `view`, without their mean, which is the microphone's.
  func cepstra(_ view: View) -> [[Double]] {
    let filters = Self.filters(view)
    var levels = power.map { spectrum in
      filters.map { filter in
        log10(filter.reduce(1e-6) { $0 + $1.weight * spectrum[$1.bin] })
      }
    }
    let floor = (levels.lazy.flatMap { $0 }.max() ?? 0) - view.depth
    levels = levels.map { $0.map { max($0, floor) } }
    let waves = Self.waves.prefix(view.coefficients)
    let cepstra = levels.map { levels in
      waves.map { wave in zip(levels, wave).reduce(0) { $0 + $1.0 * $1.1 } / 2 }
    }
    let means = waves.indices.map { index in
      cepstra.reduce(0) { $0 + $1[index] } / Double(max(1, cepstra.count))
    }
    return cepstra.map { frame in zip(frame, means).map { $0 - $1 } }
  }

  /// How far two rows of cepstra are apart, each warped in time onto the other; a step in both counts twice,
  /// so that every way has the same weight (Sakoe and Chiba 1978).
  static func distance(_ a: [[Double]], _ b: [[Double]]) -> Double {
    guard !a.isEmpty, !b.isEmpty else { return .infinity }
    var last = [Double](repeating: .infinity, count: b.count + 1)
    last[0] = 0
    for row in a {
      var next = [Double](repeating: .infinity, count: b.count + 1)
      for (index, column) in b.enumerated() {
        let cost = distance(row, column)
        next[index + 1] = min(last[index] + 2 * cost, last[index + 1] + cost, next[index] + cost)
      }
      last = next
    }
    return last[b.count] / Double(a.count + b.count)
  }

  private static func distance(_ a: [Double], _ b: [Double]) -> Double {
    var sum = 0.0
    for index in a.indices { sum += (a[index] - b[index]) * (a[index] - b[index]) }
    return (sum / Double(max(1, a.count))).squareRoot()
  }

  /// The power spectrum from frame `start` on, of a sound lifted by 6 dB an octave.
  private static func power(_ samples: [Float], _ start: Int) -> [Double] {
    var real = [Double](repeating: 0, count: window)
    var imaginary = real
    for index in 0..<window where start + index < samples.count {
      let before = start + index > 0 ? Double(samples[start + index - 1]) : 0
      real[index] = (Double(samples[start + index]) - 0.97 * before) * shape[index]
    }
    FourierTransform.transform(&real, &imaginary)
    return (0..<window / 2).map { real[$0] * real[$0] + imaginary[$0] * imaginary[$0] }
  }

  /// Triangles on the mel scale.
  private static func filters(_ view: View) -> [[(bin: Int, weight: Double)]] {
    func mel(_ hertz: Double) -> Double { 2595 * log10(1 + hertz / 700) }
    func hertz(_ mel: Double) -> Double { 700 * (pow(10, mel / 2595) - 1) }
    let (low, high) = (mel(view.band.lowerBound), mel(view.band.upperBound))
    let places = (0...bands + 1).map {
      hertz(low + (high - low) * Double($0) / Double(bands + 1)) * view.stretch * Double(window)
        / 48_000
    }
    return (0..<bands).map { band in
      let (from, top, to) = (places[band], places[band + 1], places[band + 2])
      return (Int(from)...Int(to) + 1).compactMap { bin in
        let place = Double(bin)
        let weight = place < top ? (place - from) / (top - from) : (to - place) / (to - top)
        return weight > 0 && bin < window / 2 ? (bin, weight) : nil
      }
    }
  }

  private static let waves: [[Double]] = (1...12).map { order in
    (0..<bands).map { cos(Double.pi * Double(order) * (Double($0) + 0.5) / Double(bands)) }
  }

  private static let shape: [Double] = (0..<window).map {
    0.5 - 0.5 * cos(2 * Double.pi * Double($0) / Double(window))
  }
}
