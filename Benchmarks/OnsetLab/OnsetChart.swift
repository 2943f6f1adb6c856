#if canImport(Glibc)
  import Glibc
#endif

/// Findings as an SVG: one strip of dots a condition, its median and 99th percentile marked and its
/// targets drawn, on a logarithmic axis of milliseconds. Fixed fonts, light ground, no script.
struct OnsetChart {
  private let strips: [ConditionFindings]
  private let source: String
  private static let left = 210.0
  private static let width = 900.0
  private static let right = 744.0
  private static let top = 84.0
  private static let pitch = 46.0
  private static let ticks: [Double] = [1, 2, 5, 10, 20, 50, 100, 200, 500]

  init(_ findings: OnsetFindings) {
    strips = findings.conditions.filter { !$0.samples.isEmpty }
    source = findings.recorder.source
  }

  var svg: String {
    let height = Self.top + Double(strips.count) * Self.pitch + 56
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 \(fixed(height, 0))" width="900" \
      height="\(fixed(height, 0))" font-family="system-ui, sans-serif" role="img">
      <title>Tap to sound, in milliseconds</title>
      <rect width="900" height="\(fixed(height, 0))" fill="#fdfcf8"/>
      <text x="24" y="34" font-size="20" font-weight="600" fill="#22302a">Tap to sound</text>
      <text x="24" y="56" font-size="13" fill="#5b6660">Milliseconds until the first sample over \
      −60 dBFS at \(escaped(source)); dark line: median, light line: p99, red: target</text>
      """
    let lines = strips.enumerated().flatMap { index, strip in self.strip(strip, at: index) }
    return ([head] + axis(to: height - 46) + lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private var largest: Double {
    let most = strips.flatMap(\.samples).map(\.milliseconds).max() ?? 10
    return Self.ticks.first { $0 >= most } ?? most
  }

  /// From 0.5 ms, where the axis begins, to the tick over the largest value.
  private func x(_ milliseconds: Double) -> Double {
    let part = log(max(0.5, milliseconds) / 0.5) / log(max(largest, 1) / 0.5)
    return Self.left + min(1, part) * (Self.right - Self.left)
  }

  private func axis(to bottom: Double) -> [String] {
    Self.ticks.filter { $0 <= largest }.flatMap { tick in
      let at = fixed(x(tick), 1)
      let label = fixed(tick, 0) + (tick == 1 ? " ms" : "")
      return [
        line(at, Self.top - 12, bottom, "#e3e0d6", 1),
        """
        <text x="\(at)" y="\(fixed(bottom + 20, 0))" font-size="12" text-anchor="middle" \
        fill="#5b6660">\(label)</text>
        """,
      ]
    }
  }

  private func strip(_ found: ConditionFindings, at index: Int) -> [String] {
    guard let figures = found.percentiles else { return [] }
    let middle = Self.top + (Double(index) + 0.5) * Self.pitch
    let colour = found.condition.isPeer ? "#b08948" : "#2f7d57"
    let dots = found.samples.enumerated().map { place, sample in
      // the golden ratio spreads neighbours evenly without chance
      let spread = (Double(place) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1) - 0.5
      return """
        <circle cx="\(fixed(x(sample.milliseconds), 1))" cy="\(fixed(middle + spread * 22, 1))" \
        r="2.6"/>
        """
    }
    let dark = found.condition.isPeer ? "#6e5220" : "#17452f"
    return [text(found.condition.title, middle, x: 24, anchor: "start", "#22302a", size: 14)]
      + ["<g fill=\"\(colour)\" fill-opacity=\"0.45\">"] + dots + ["</g>"]
      + targets(of: found.condition, middle)
      + [
        line(fixed(x(figures.p50), 1), middle - 16, middle + 16, dark, 3),
        line(fixed(x(figures.p99), 1), middle - 12, middle + 12, colour, 1.5),
        text(
          "\(fixed(figures.p50, 1)) · p99 \(fixed(figures.p99, 1))", middle, x: Self.width - 24,
          anchor: "end", dark, size: 13),
      ]
  }

  private func targets(of condition: OnsetCondition, _ middle: Double) -> [String] {
    OnsetTarget.all.compactMap { target in
      guard case .atMost(condition, let figure, let limit) = target.bound, limit <= largest else {
        return nil
      }
      let reach = figure == .p50 ? 16.0 : 12.0
      return line(fixed(x(limit), 1), middle - reach, middle + reach, "#c8442f", 1.5, dashed: true)
    }
  }

  private func line(
    _ x: String, _ from: Double, _ to: Double, _ colour: String, _ width: Double,
    dashed: Bool = false
  ) -> String {
    """
    <line x1="\(x)" x2="\(x)" y1="\(fixed(from, 1))" y2="\(fixed(to, 1))" stroke="\(colour)" \
    stroke-width="\(fixed(width, 1))"\(dashed ? " stroke-dasharray=\"3 3\"" : "")/>
    """
  }

  private func text(
    _ text: String, _ middle: Double, x: Double, anchor: String, _ colour: String, size: Int
  ) -> String {
    """
    <text x="\(fixed(x, 0))" y="\(fixed(middle + 5, 1))" font-size="\(size)" \
    text-anchor="\(anchor)" fill="\(colour)">\(escaped(text))</text>
    """
  }
}
