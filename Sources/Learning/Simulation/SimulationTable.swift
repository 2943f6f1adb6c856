/// The measures of several policies side by side, as a text that differs where a rule changed
/// (learning §5: one table a release).
public struct SimulationTable: Equatable, Sendable {
  /// What was simulated.
  public let plan: SimulationPlan
  /// The deck's name.
  public let deck: String
  /// A row for each policy.
  public let rows: [PolicyFigures]

  /// A table of `rows`, which all come from `plan` and the deck named `deck`.
  public init(_ plan: SimulationPlan, deck: String, rows: [PolicyFigures]) {
    self.plan = plan
    self.deck = deck
    self.rows = rows
  }

  /// Simulates `policies` on `deck`.
  public init(_ plan: SimulationPlan, deck: FactDeck, policies: [FactPolicyKind]) {
    self.init(
      plan, deck: deck.name,
      rows: policies.map { LearningSimulation.figures($0, plan, deck: deck) })
  }

  /// How much more `row` keeps over the idle days than the row named `other`, as a share; nil where
  /// there is no such row.
  public func lead(of row: PolicyFigures, over other: FactPolicyKind) -> Double? {
    guard let base = rows.first(where: { $0.title == other.title }), base.idleRecall > 0 else {
      return nil
    }
    return row.idleRecall / base.idleRecall - 1
  }

  /// The table in columns, with a line above that says what was simulated.
  public var text: String {
    let body = TextColumns.lines([Self.header] + rows.map(cells))
    return ([title] + body).joined(separator: "\n") + "\n"
  }

  private var title: String {
    "\(deck), \(plan.memory.title) memory, \(plan.population.rawValue), \(plan.learners) learners, "
      + "\(plan.days) days, seed \(plan.seed)"
  }

  private static let header = [
    "policy", "recall", "+idle", "vs rnd", "vs Ltn", "learnt", "sure", "+idle", "error", "new",
    "review",
    "bands", "known", "false", "next d", "held",
  ]

  private func cells(_ row: PolicyFigures) -> [String] {
    [
      row.title, FixedNumber.text(row.recall, 3), FixedNumber.text(row.idleRecall, 3),
      FixedNumber.percent(lead(of: row, over: .random)),
      FixedNumber.percent(lead(of: row, over: .leitner)), FixedNumber.text(row.learnt, 3),
      FixedNumber.text(row.sure, 1),
      FixedNumber.text(row.idleSure, 1), FixedNumber.percent(row.errors, 1),
      FixedNumber.percent(row.newItems, 1), FixedNumber.text(row.reviews, 1),
      FixedNumber.text(row.passes, 2), FixedNumber.percent(row.knownAtPass),
      FixedNumber.percent(row.falsePasses),
      FixedNumber.percent(row.falsePassesNextDay), FixedNumber.percent(row.heldLevel),
    ]
  }

  /// When each band passed: the share of learners, the median day and minutes of practice (M1).
  public var bandText: String {
    let lines = rows.map { row in
      let cells = row.bandCells.joined(separator: "  ")
      return row.title + String(repeating: " ", count: max(1, 18 - row.title.count)) + cells
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
