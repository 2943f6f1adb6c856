import LearningSimulation
import MeadowLearning
import Testing

/// How findings are shown (learning §5).
@Suite struct SimulationTableTests {
  static let table: SimulationTable = {
    var plan = SimulationPlan()
    plan.learners = 2
    return SimulationTable(plan, deck: .all, policies: [.random, .leitner, .meadow])
  }()

  @Test("a table has a line a policy, and its columns line up")
  func text() {
    let lines = Self.table.text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].hasPrefix("462 facts, half-life memory, typical, 2 learners, 60 days, seed 1"))
    #expect(Set(lines.dropFirst().map(\.count)).count == 1)
    #expect(lines[2].hasPrefix("random ") && lines[4].hasPrefix("Meadow "))
    #expect(Self.table.bandText.split(separator: "\n").count == 3)
  }

  @Test("a lead is a share of what random practice keeps")
  func lead() throws {
    let rows = Self.table.rows
    let lead = try #require(Self.table.lead(of: rows[2], over: .random))
    #expect(abs(rows[0].idleRecall * (1 + lead) - rows[2].idleRecall) < 1e-9)
    #expect(Self.table.lead(of: rows[0], over: .random) == 0)
    #expect(Self.table.lead(of: rows[0], over: .oracle) == nil)
  }

  @Test("Meadow is measured on a part of the bank, too")
  func partOfTheBank() {
    var plan = SimulationPlan()
    plan.learners = 1
    let table = SimulationTable(plan, deck: .twoHundred, policies: [.random, .meadow])
    #expect(table.rows.map(\.title) == ["random", "Meadow"])
    #expect(table.rows[1].daily.count == 60 && table.rows[1].idleRecall > 0)
  }

  @Test("a plot has a line and a name for each policy, within its frame")
  func plot() throws {
    let svg = RecallPlot(Self.table).svg
    #expect(svg.hasPrefix("<svg xmlns=") && svg.hasSuffix("</svg>\n"))
    #expect(svg.matches(of: /<polyline/).count == 3)
    for row in Self.table.rows { #expect(svg.contains(">\(row.title)</text>")) }
    for match in svg.matches(of: /points="([^"]+)"/) {
      let points = match.1.split(separator: " ")
      #expect(points.count == 60)
      for point in points {
        let pair = point.split(separator: ",").compactMap { Double($0) }
        #expect((64...640).contains(pair[0]) && (72...400).contains(pair[1]), "\(point)")
      }
    }
    #expect(svg.matches(of: /<text/).count == svg.matches(of: /<\/text>/).count)
  }

  @Test("names at the ends of lines do not lie on one another")
  func names() {
    #expect(RecallPlot.spread([100, 300, 104]) == [100, 300, 116])
    #expect(RecallPlot.spread([50, 50, 50]) == [50, 66, 82])
    #expect(RecallPlot.spread([]) == [])
  }

  @Test("numbers are rounded and padded, and what is none is a dash")
  func numbers() {
    let cases: [(Double?, Int, String)] = [
      (0.1666, 3, "0.167"), (0, 2, "0.00"), (-0.05, 1, "-0.1"), (-0.001, 2, "0.00"),
      (39.96, 1, "40.0"), (7, 0, "7"), (nil, 2, "–"), (.nan, 1, "–"), (.infinity, 0, "–"),
    ]
    for (value, decimals, text) in cases {
      #expect(FixedNumber.text(value, decimals) == text)
    }
    #expect(FixedNumber.percent(0.955, 1) == "95.5%" && FixedNumber.percent(nil) == "–")
  }
}
