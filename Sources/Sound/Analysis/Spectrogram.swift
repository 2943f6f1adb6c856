public import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

/// The short-time spectrum of a sound: broadband, so that formants and bursts are seen.
public struct Spectrogram: Sendable {
  /// Levels in dB below the loudest cell, by frame and then by band from low to high.
  public let columns: [[Float]]
  /// From the middle of one frame to the middle of the next, in seconds.
  public let step: Double
  /// The frequency above the highest band, in hertz.
  public let top: Double

  /// The window: 5 ms Gaussian-like at 48 kHz, as speech textbooks draw a broadband one.
  private static let window = 512
  /// The highest frequency that is drawn; a child's fricatives reach it.
  private static let wanted = 8_000.0

  /// The spectrum of `clip` in about `columnCount` frames.
  public init(_ clip: Clip, columnCount: Int) {
    let rate = 48_000.0
    let samples = Array(clip.samples)
    let hop = max(48, samples.count / max(1, columnCount))
    let bins = Int(Self.wanted / rate * Double(Self.window))
    var columns: [[Float]] = []
    for middle in stride(from: 0, to: samples.count, by: hop) {
      columns.append(Self.levels(samples, around: middle, bins: bins))
    }
    let loudest = columns.lazy.flatMap { $0 }.max() ?? 0
    self.columns = columns.map { $0.map { $0 - loudest } }
    step = Double(hop) / rate
    top = Double(bins) * rate / Double(Self.window)
  }

  private static func levels(_ samples: [Float], around middle: Int, bins: Int) -> [Float] {
    var real = [Double](repeating: 0, count: window)
    var imaginary = real
    for index in 0..<window {
      let at = middle - window / 2 + index
      guard samples.indices.contains(at) else { continue }
      // Emphasis of 6 dB an octave: the spectrum of a voice falls by that much.
      let previous = at > 0 ? Double(samples[at - 1]) : 0
      real[index] = (Double(samples[at]) - 0.97 * previous) * shape[index]
    }
    FourierTransform.transform(&real, &imaginary)
    return (0..<bins).map { bin in
      let power = real[bin] * real[bin] + imaginary[bin] * imaginary[bin]
      return Float(10 * log10(power + 1e-12))
    }
  }

  /// A Gaussian that spans half the window, so that the frame is 5 ms long.
  private static let shape: [Double] = (0..<window).map { index in
    let x = (Double(index) - Double(window) / 2) / (Double(window) / 8)
    return exp(-0.5 * x * x)
  }
}
