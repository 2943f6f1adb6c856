/// When a skill counts as mastered (learning K10, R9).
public enum SkillMasteryRule: String, CaseIterable, Sendable, Codable {
  /// Document 003's pseudocode, word for word: each answer after which the mean of up to five scores
  /// is 0.8 or more is a credit; two credits are mastery.
  case literal
  /// Document 003's text: five scores of one session, one credit a session, two credits.
  case twoSessions
}

/// The scores of one skill under a rule.
package struct SkillMasteryRecord: Equatable {
  /// The mean that is asked (learning K10).
  private static let threshold = 0.8
  private let rule: SkillMasteryRule
  private var scores: [(score: Double, session: Int)] = []
  private var credits = 0
  private var credited: Int?

  package init(_ rule: SkillMasteryRule) { self.rule = rule }

  /// Takes a score (0–1) of the session numbered `session`; true once the skill is mastered.
  package mutating func take(score: Double, session: Int) -> Bool {
    scores.append((score, session))
    if scores.count > 5 { scores.removeFirst() }
    let mean = scores.map(\.score).reduce(0, +) / Double(scores.count)
    if mean >= Self.threshold && isCounted(in: session) {
      credits += 1
      credited = session
    }
    return credits >= 2
  }

  private func isCounted(in session: Int) -> Bool {
    switch rule {
    case .literal: true
    case .twoSessions:
      credited != session && scores.count == 5 && scores.allSatisfy { $0.session == session }
    }
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.rule == b.rule && a.credits == b.credits && a.credited == b.credited
      && a.scores.elementsEqual(b.scores) { $0 == $1 }
  }
}
