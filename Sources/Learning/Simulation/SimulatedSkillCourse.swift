import MeadowFoundations

/// A learner of one skill, who knows it or does not: answers slip and are guessed, each item may
/// teach, each night may take it away again (Corbett and Anderson 1995; learning §5).
package struct SimulatedSkillCourse {
  private let plan: SkillMasteryPlan
  private var chance: Chance
  private var isKnown: Bool

  /// How a course under one rule ended.
  package struct Outcome: Equatable {
    /// The items until mastery was granted; nil where it never was.
    package var items: Int?
    /// Whether the skill was known then, and after the next night.
    package var isKnown = false
    package var isKnownNextDay = false
  }

  package init(_ plan: SkillMasteryPlan, seed: UInt64) {
    self.plan = plan
    chance = Chance(seed: seed)
    isKnown = chance.happens(plan.knownBefore)
  }

  /// Practises until `rule` grants mastery or the sessions are over.
  package mutating func run(_ rule: SkillMasteryRule) -> Outcome {
    var record = SkillMasteryRecord(rule)
    for session in 1...max(1, plan.sessions) {
      for item in 1...max(1, plan.itemsPerSession) {
        let isCorrect = answer()
        if record.take(score: isCorrect ? 1 : 0, session: session) {
          let known = isKnown
          night()
          return Outcome(
            items: (session - 1) * plan.itemsPerSession + item, isKnown: known,
            isKnownNextDay: isKnown)
        }
      }
      night()
    }
    return Outcome()
  }

  private mutating func answer() -> Bool {
    let isCorrect = chance.happens(isKnown ? 1 - plan.slip : plan.guess)
    if !isKnown && chance.happens(plan.learns) { isKnown = true }
    return isCorrect
  }

  private mutating func night() {
    if isKnown && chance.happens(plan.forgets) { isKnown = false }
  }
}
