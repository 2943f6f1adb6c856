import LearningSimulation

/// Whom the rules of mastery call a master, in words (learning R9).
enum SkillMasteryText {
  /// A line a rule, for guesses of one of four and of what is built by hand, with and without nights
  /// that take a skill away.
  static func lines(seed: UInt64) -> [String] {
    ["guess  night  rule         granted  falsely  next day  median items"]
      + [(0.25, 0.0), (0.25, 0.1), (0.02, 0.0), (0.02, 0.1)].flatMap { guess, night in
        var plan = SkillMasteryPlan()
        plan.seed = seed
        plan.guess = guess
        plan.forgets = night
        return SkillMasteryComparison(plan).rows.map { line($0, guess: guess, night: night) }
      }
  }

  private static func line(
    _ row: SkillMasteryComparison.Row, guess: Double, night: Double
  ) -> String {
    let rule =
      switch row.rule {
      case .literal: "pseudocode"
      case .twoSessions: "two sessions"
      }
    return percent(guess, places: 0).leftPadded(to: 5) + percent(night, places: 0).leftPadded(to: 7)
      + "  " + rule.padded(to: 12) + percent(row.granted).leftPadded(to: 8)
      + percent(row.falselyGranted).leftPadded(to: 9) + percent(row.falseNextDay).leftPadded(to: 10)
      + (row.items.map { "\($0)" } ?? "-").leftPadded(to: 14)
  }

  private static func percent(_ share: Double?, places: Int = 1) -> String {
    guard let share else { return "-" }
    let scale = places == 0 ? 1.0 : 10.0
    let value = (share * 100 * scale).rounded() / scale
    return places == 0 ? "\(Int(value))%" : "\(value)%"
  }
}
