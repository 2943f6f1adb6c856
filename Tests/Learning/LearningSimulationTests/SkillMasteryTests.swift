import LearningSimulation
import Testing

/// Why the text of the mastery rule wins over its pseudocode (learning R9, K10).
@Suite struct SkillMasteryTests {
  @Test(
    "the pseudocode grants mastery after two right answers, the text after two sessions of five")
  func rules() {
    var literal = SkillMasteryRecord(.literal)
    let afterOne = literal.take(score: 1, session: 1)
    let afterTwo = literal.take(score: 1, session: 1)
    #expect(!afterOne && afterTwo)
    var text = SkillMasteryRecord(.twoSessions)
    let first = (0..<30).map { _ in text.take(score: 1, session: 1) }
    let second = (0..<5).map { _ in text.take(score: 1, session: 2) }
    #expect(!first.contains(true) && second == [false, false, false, false, true])
  }

  @Test("four of five are enough, three are not, and scores of two sessions do not mix")
  func threshold() {
    func granted(_ scores: [Double]) -> Bool {
      var record = SkillMasteryRecord(.twoSessions)
      return [1, 2].map { session in
        scores.map { record.take(score: $0, session: session) }.contains(true)
      }.contains(true)
    }
    #expect(granted([0, 1, 1, 1, 1]) && !granted([0, 1, 1, 1, 0]) && !granted([1, 1, 1, 1]))
    // Four right items, one with a hint, are 0.78: no credit.
    #expect(!granted([0, 1, 1, 1, 0.9]))
  }

  @Test(
    "a guesser of four options is granted mastery by the pseudocode and hardly ever by the text")
  func guessers() throws {
    var plan = SkillMasteryPlan()
    (plan.knownBefore, plan.learns, plan.sessions) = (0, 0, 4)
    let comparison = SkillMasteryComparison(plan)
    let literal = try #require(comparison.rows.first { $0.rule == .literal })
    let text = try #require(comparison.rows.first { $0.rule == .twoSessions })
    #expect(literal.granted > 0.1 && literal.falselyGranted == 1)
    #expect(text.granted < 0.01)
  }

  @Test(
    "two sessions make mastery true several times as often as two answers", arguments: [0.25, 0.02])
  func comparison(guess: Double) throws {
    var plan = SkillMasteryPlan()
    plan.guess = guess
    let comparison = SkillMasteryComparison(plan)
    #expect(comparison == SkillMasteryComparison(plan))
    let literal = try #require(comparison.rows.first { $0.rule == .literal })
    let text = try #require(comparison.rows.first { $0.rule == .twoSessions })
    #expect(text.falselyGranted ?? 1 < 0.05)
    #expect(literal.falselyGranted ?? 0 > (text.falselyGranted ?? 1) * (guess > 0.1 ? 4 : 0))
    #expect(literal.items ?? 0 < text.items ?? 0)
  }
}
