public import MeadowFoundations
import SoundAnalysis

/// A sound as an SVG: its waveform, and its spectrogram with the pitch contour over it. Fixed
/// fonts, light ground, no script; what an SLP lays beside another.
public struct SoundPlot {
  /// One point of a pitch contour.
  public struct PitchPoint: Sendable, Equatable {
    /// Seconds from the beginning.
    public var seconds: Double
    /// F0 in hertz.
    public var hertz: Double

    /// A point.
    public init(seconds: Double, hertz: Double) {
      self.seconds = seconds
      self.hertz = hertz
    }
  }

  private let title: String
  private let subtitle: String
  private let clip: Clip
  private let pitch: [PitchPoint]

  private static let left = 64.0
  private static let right = 856.0
  private static let wave = 96.0...196.0
  private static let spectrum = 216.0...456.0
  /// The F0 axis over the spectrogram: what a child-like voice and its parentese reach.
  private static let hertz = 0.0...600.0

  /// A plot of `clip` with its pitch contour; unvoiced stretches are left out of it.
  public init(title: String, subtitle: String, clip: Clip, pitch: [PitchPoint]) {
    self.title = title
    self.subtitle = subtitle
    self.clip = clip
    self.pitch = pitch
  }

  /// The drawing.
  public var svg: String {
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 512" width="900" height="512" \
      font-family="system-ui, sans-serif" role="img">
      <title>\(escaped(title)): waveform, spectrogram and pitch</title>
      <rect width="900" height="512" fill="#fdfcf8"/>
      <text x="24" y="36" font-size="20" font-weight="600" fill="#22302a">\(escaped(title))</text>
      <text x="24" y="60" font-size="14" fill="#5b6660">\(escaped(subtitle)); \
      \(fixed(seconds * 1000, 0)) ms</text>
      """
    let parts = [head, waveform] + cells + axes + contour + ["</svg>", ""]
    return parts.joined(separator: "\n")
  }

  private var seconds: Double { clip.length.seconds }

  private func x(_ time: Double) -> Double {
    Self.left + (seconds > 0 ? time / seconds : 0) * (Self.right - Self.left)
  }

  private var waveform: String {
    let samples = clip.samples
    let middle = (Self.wave.lowerBound + Self.wave.upperBound) / 2
    let half = (Self.wave.upperBound - Self.wave.lowerBound) / 2
    let columns = 792
    var upper: [String] = []
    var lower: [String] = []
    for column in 0..<columns where !samples.isEmpty {
      let from = column * samples.count / columns
      let to = max(from + 1, (column + 1) * samples.count / columns)
      let part = samples[from..<min(to, samples.count)]
      let at = fixed(Self.left + Double(column), 0)
      upper.append("\(at),\(fixed(middle - Double(part.max() ?? 0) * half, 1))")
      lower.append("\(at),\(fixed(middle - Double(part.min() ?? 0) * half, 1))")
    }
    let points = (upper + lower.reversed()).joined(separator: " ")
    return "<polygon points=\"\(points)\" fill=\"#2f6f5e\"/>"
  }

  /// The spectrogram as grey cells; what is more than 50 dB below the loudest is ground.
  private var cells: [String] {
    let spectrogram = Spectrogram(clip, columnCount: 204)
    let width = (Self.right - Self.left) / Double(max(1, spectrogram.columns.count))
    let height = Self.spectrum.upperBound - Self.spectrum.lowerBound
    return spectrogram.columns.enumerated().flatMap { column, levels in
      let band = height / Double(levels.count)
      return levels.enumerated().compactMap { index, level -> String? in
        let dark = min(1, max(0, 1 + Double(level) / 50))
        guard dark > 0.05 else { return nil }
        let top = Self.spectrum.upperBound - Double(index + 1) * band
        return "<rect x=\"\(fixed(Self.left + Double(column) * width, 1))\" y=\"\(fixed(top, 1))\" "
          + "width=\"\(fixed(width + 0.3, 1))\" height=\"\(fixed(band + 0.3, 1))\" "
          + "fill=\"#22302a\" fill-opacity=\"\(fixed(dark * dark, 2))\"/>"
      }
    }
  }

  private var contour: [String] {
    let height = Self.spectrum.upperBound - Self.spectrum.lowerBound
    return pitch.filter { Self.hertz.contains($0.hertz) }.map { point in
      let y = Self.spectrum.upperBound - point.hertz / Self.hertz.upperBound * height
      return "<circle cx=\"\(fixed(x(point.seconds), 1))\" cy=\"\(fixed(y, 1))\" r=\"2.6\" "
        + "fill=\"#c8452d\" stroke=\"#fdfcf8\" stroke-width=\"0.8\"/>"
    }
  }

  private var axes: [String] {
    let bottom = Self.spectrum.upperBound
    let height = bottom - Self.spectrum.lowerBound
    let kilohertz = stride(from: 0.0, through: 8, by: 2).map { value in
      text(Self.left - 8, bottom - value / 8 * height + 4, "\(fixed(value, 0)) kHz", "end")
    }
    let hertz = stride(from: 0.0, through: 600, by: 200).map { value in
      text(
        Self.right + 6, bottom - value / Self.hertz.upperBound * height + 4,
        "\(fixed(value, 0))", "start", "#c8452d")
    }
    let step = seconds > 2 ? 0.5 : seconds > 0.8 ? 0.2 : 0.1
    let times = stride(from: 0.0, through: seconds, by: step).map { time in
      text(x(time), bottom + 22, "\(fixed(time, 1)) s", "middle")
    }
    let legend = text(Self.right + 28, bottom + 44, "red: pitch in Hz", "end", "#c8452d")
    return kilohertz + hertz + times + [legend]
  }

  private func text(
    _ x: Double, _ y: Double, _ string: String, _ anchor: String, _ color: String = "#5b6660"
  ) -> String {
    """
    <text x="\(fixed(x, 1))" y="\(fixed(y, 1))" font-size="11" text-anchor="\(anchor)" \
    fill="\(color)">\(string)</text>
    """
  }
}
