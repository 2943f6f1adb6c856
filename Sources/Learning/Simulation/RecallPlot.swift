/// Mean true recall over the days of a course, one line a policy, as an SVG: fixed fonts, a light
/// ground, no script; each line is named at its end.
public struct RecallPlot: Equatable, Sendable {
  private let table: SimulationTable
  private static let frame = (left: 64.0, top: 72.0, right: 640.0, bottom: 400.0)
  /// Apart in lightness, too, for eyes that see fewer colours.
  private static let colours = [
    "#8a8f98", "#b08948", "#c2574b", "#7a5ea8", "#3f78b5", "#17452f", "#2f9d8f", "#22302a",
  ]

  /// A plot of the rows of `table`.
  public init(_ table: SimulationTable) { self.table = table }

  /// The drawing.
  public var svg: String {
    let heads = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 456" width="840" height="456" \
      font-family="system-ui, sans-serif" role="img">
      <title>Recall over \(days) days by policy</title>
      <rect width="840" height="456" fill="#fdfcf8"/>
      <text x="24" y="32" font-size="18" font-weight="600" fill="#22302a">Recall by policy</text>
      <text x="24" y="52" font-size="12" fill="#5b6660">\(subtitle)</text>
      """
    return ([heads] + axes + lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private var subtitle: String {
    "Mean true recall at the end of each day: \(table.deck), \(table.plan.memory.title) memory, "
      + "\(table.plan.learners) learners"
  }

  private var days: Int { table.rows.map(\.daily.count).max() ?? 0 }

  /// The top of the axis: the least tenth above every value.
  private var most: Double {
    let highest = table.rows.flatMap(\.daily).max() ?? 0
    return min(1, ((highest * 10).rounded(.down) + 1) / 10)
  }

  private func x(_ day: Int) -> Double {
    let frame = Self.frame
    return frame.left + (frame.right - frame.left) * Double(day) / Double(max(1, days))
  }

  private func y(_ recall: Double) -> Double {
    let frame = Self.frame
    return frame.bottom - (frame.bottom - frame.top) * recall / most
  }

  private var axes: [String] {
    let across = (0...Int((most * 10).rounded())).flatMap { tenth in
      let at = FixedNumber.text(y(Double(tenth) / 10), 1)
      return [
        """
        <line x1="64" x2="640" y1="\(at)" y2="\(at)" stroke="#e3e0d6"/>
        """,
        label(FixedNumber.text(Double(tenth) / 10, 1), x: 56, y: y(Double(tenth) / 10) + 4, "end"),
      ]
    }
    let weeks = stride(from: 0, through: days, by: 7).map { day in
      label("\(day)", x: x(day), y: Self.frame.bottom + 20, "middle")
    }
    return across + weeks + [label("day", x: 352, y: Self.frame.bottom + 40, "middle")]
  }

  private var lines: [String] {
    let ends = Self.spread(table.rows.map { y($0.daily.last ?? 0) })
    return table.rows.enumerated().flatMap { index, row in
      let colour = Self.colours[index % Self.colours.count]
      let points = row.daily.enumerated().map { day, recall in
        "\(FixedNumber.text(x(day + 1), 1)),\(FixedNumber.text(y(recall), 1))"
      }
      return [
        """
        <polyline points="\(points.joined(separator: " "))" fill="none" stroke="\(colour)" \
        stroke-width="2"/>
        """,
        """
        <text x="650" y="\(FixedNumber.text(ends[index] + 4, 1))" font-size="13" \
        fill="\(colour)">\(row.title)</text>
        """,
      ]
    }
  }

  /// Moves names that would lie on one another apart, keeping their order.
  package static func spread(_ places: [Double]) -> [Double] {
    var moved = places
    var last = -Double.infinity
    for index in places.indices.sorted(by: { (places[$0], $0) < (places[$1], $1) }) {
      moved[index] = max(places[index], last + 16)
      last = moved[index]
    }
    return moved
  }

  private func label(_ text: String, x: Double, y: Double, _ anchor: String) -> String {
    """
    <text x="\(FixedNumber.text(x, 1))" y="\(FixedNumber.text(y, 1))" font-size="12" \
    text-anchor="\(anchor)" fill="#5b6660">\(text)</text>
    """
  }
}
