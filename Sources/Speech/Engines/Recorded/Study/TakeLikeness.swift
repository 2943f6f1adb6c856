import SoundAnalysis

#if canImport(Glibc)
  import Glibc
#endif

/// How unlike two takes are, whatever their tempo and loudness: the spectra of both as they are heard (mel
/// cepstra), one warped in time onto the other. Pure; some 30 ms for two words.
struct TakeLikeness {
  /// Beyond this two takes are of different words: measured on Meadow's voices saying words of the board
  /// at several tempos and pitches (`TakeLikenessTests`).
  static let different = 0.62

  private let frames: [[Double]]

  private static let window = 1024
  private static let hop = 480
  private static let bands = 24
  private static let coefficients = 12

  /// The spectra of `samples`, mono at the mix rate.
  init(_ samples: [Float]) {
    var frames: [[Double]] = []
    for start in stride(from: 0, to: max(1, samples.count - Self.window / 2), by: Self.hop) {
      frames.append(Self.cepstrum(samples, start))
    }
    self.frames = Self.normalised(frames)
  }

  /// How far `other` is from this, about 0.3 for the same word and 1 for another one.
  func distance(to other: TakeLikeness) -> Double {
    let (a, b) = (frames, other.frames)
    guard !a.isEmpty, !b.isEmpty else { return .infinity }
    var last = [Double](repeating: .infinity, count: b.count + 1)
    last[0] = 0
    for row in a {
      var next = [Double](repeating: .infinity, count: b.count + 1)
      for (index, column) in b.enumerated() {
        let cost = Self.distance(row, column)
        // A step in both counts twice, so that every way has the same weight (Sakoe and Chiba 1978).
        next[index + 1] = min(
          last[index] + 2 * cost, last[index + 1] + cost, next[index] + cost)
      }
      last = next
      last[0] = .infinity
    }
    return last[b.count] / Double(a.count + b.count)
  }

  private static func distance(_ a: [Double], _ b: [Double]) -> Double {
    var sum = 0.0
    for index in a.indices { sum += (a[index] - b[index]) * (a[index] - b[index]) }
    return (sum / Double(max(1, a.count))).squareRoot()
  }

  private static func cepstrum(_ samples: [Float], _ start: Int) -> [Double] {
    var real = [Double](repeating: 0, count: window)
    var imaginary = real
    for index in 0..<window where start + index < samples.count {
      let before = start + index > 0 ? Double(samples[start + index - 1]) : 0
      real[index] = (Double(samples[start + index]) - 0.97 * before) * shape[index]
    }
    FourierTransform.transform(&real, &imaginary)
    let power = (0..<window / 2).map { real[$0] * real[$0] + imaginary[$0] * imaginary[$0] }
    let levels = filters.map { filter in
      log10(filter.reduce(1e-7) { $0 + $1.weight * power[$1.bin] })
    }
    return (1...coefficients).map { order in
      levels.indices.reduce(0.0) { sum, band in
        sum + levels[band] * cos(Double.pi * Double(order) * (Double(band) + 0.5) / Double(bands))
      }
    }
  }

  /// Each coefficient without its mean, which is the microphone's, in units of how far it swings.
  private static func normalised(_ frames: [[Double]]) -> [[Double]] {
    guard let first = frames.first else { return [] }
    var result = frames
    for index in first.indices {
      let values = frames.map { $0[index] }
      let mean = values.reduce(0, +) / Double(values.count)
      let swing = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
      let scale = 1 / (swing.squareRoot() + 0.05)
      for frame in result.indices { result[frame][index] = (frames[frame][index] - mean) * scale }
    }
    return result
  }

  private static let shape: [Double] = (0..<window).map {
    0.5 - 0.5 * cos(2 * Double.pi * Double($0) / Double(window))
  }

  /// Triangles on the mel scale from 80 to 7600 Hz.
  private static let filters: [[(bin: Int, weight: Double)]] = {
    func mel(_ hertz: Double) -> Double { 2595 * log10(1 + hertz / 700) }
    func hertz(_ mel: Double) -> Double { 700 * (pow(10, mel / 2595) - 1) }
    let (low, high) = (mel(80), mel(7600))
    let places = (0...bands + 1).map {
      hertz(low + (high - low) * Double($0) / Double(bands + 1)) * Double(window) / 48_000
    }
    return (0..<bands).map { band in
      let (from, top, to) = (places[band], places[band + 1], places[band + 2])
      return (Int(from)...Int(to) + 1).compactMap { bin in
        let place = Double(bin)
        let weight = place < top ? (place - from) / (top - from) : (to - place) / (to - top)
        return weight > 0 ? (bin, weight) : nil
      }
    }
  }()
}
