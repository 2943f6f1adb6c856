/// What is assumed of learners of a skill (learning §5).
public struct SkillMasteryPlan: Equatable, Sendable, Codable {
  /// Learners.
  public var learners = 4000
  /// The first seed.
  public var seed: UInt64 = 1
  /// Sessions at most, and items in each: lessons have five to eight (learning K22).
  public var sessions = 20
  public var itemsPerSession = 7
  /// The chance that an answer is right without the skill: 0.25 for one of four, 0.02 for what is
  /// built by hand (learning §5).
  public var guess = 0.25
  /// The chance that an answer is wrong with the skill.
  public var slip = 0.1
  /// The chance that an item teaches the skill.
  public var learns = 0.05
  /// The chance that a night takes it away again.
  public var forgets = 0.1
  /// The chance that it was known before.
  public var knownBefore = 0.1

  /// The plan of the published table.
  public init() {}
}

/// How often mastery is granted to learners who do not have the skill: the number behind learning R9.
public struct SkillMasteryComparison: Equatable, Sendable {
  /// What one rule grants.
  public struct Row: Equatable, Sendable {
    /// The rule.
    public let rule: SkillMasteryRule
    /// The share of learners to whom mastery was granted.
    public let granted: Double
    /// Of those, the share who did not have the skill at that moment, and after the next night.
    public let falselyGranted: Double?
    public let falseNextDay: Double?
    /// The median items until then.
    public let items: Int?
  }

  /// One row a rule.
  public let rows: [Row]

  /// Compares the rules for the learners of `plan`, who are the same under each.
  public init(_ plan: SkillMasteryPlan) {
    rows = SkillMasteryRule.allCases.map { rule in
      let outcomes = (0..<max(1, plan.learners)).map { number in
        var course = SimulatedSkillCourse(plan, seed: plan.seed &* 1_000_003 &+ UInt64(number))
        return course.run(rule)
      }
      return Row(rule, outcomes)
    }
  }
}

extension SkillMasteryComparison.Row {
  package init(_ rule: SkillMasteryRule, _ outcomes: [SimulatedSkillCourse.Outcome]) {
    let granted = outcomes.filter { $0.items != nil }
    let items = granted.compactMap(\.items).sorted()
    func share(_ holds: (SimulatedSkillCourse.Outcome) -> Bool) -> Double? {
      granted.isEmpty ? nil : Double(granted.count(where: holds)) / Double(granted.count)
    }
    self.rule = rule
    self.granted = Double(granted.count) / Double(max(1, outcomes.count))
    falselyGranted = share { !$0.isKnown }
    falseNextDay = share { !$0.isKnownNextDay }
    self.items = items.isEmpty ? nil : items[items.count / 2]
  }
}
