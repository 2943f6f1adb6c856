public import MeadowFoundations

/// When a skill is mastered, how hard its items are and when it is reviewed (learning K10–K14,
/// R9–R12, §3F).
///
/// Pure: the one place where this is decided, so that what is shown and what is applied agree. Times
/// are wall time; a clock that was set back ends nothing.
public struct SkillEngine: Equatable, Sendable {
  /// What can happen to it.
  public enum Input: Equatable, Codable, Sendable {
    /// A lesson of the skill was begun.
    case began(skill: String)
    /// An item was answered.
    case answered(SkillAnswer)
    /// A lesson or review is over; of its items `shown` had to be shown, `known` came back and went
    /// well. `lesson` is nil for a review and for a lesson that was left.
    case finished(skill: String, lesson: String?, shown: [String], known: [String])
    /// The child is there.
    case touched
    /// The child has stopped.
    case stopped
    /// It may be time for something.
    case tick
  }

  /// What follows, in order.
  public enum Effect: Equatable, Sendable {
    /// A session began.
    case sessionBegan(Int)
    /// A session is over.
    case sessionEnded(Int)
    /// A skill is being learnt from now on.
    case began(skill: String)
    /// The items of a skill change to `level`, 1 to 5.
    case difficulty(skill: String, level: Int)
    /// A session has shown a skill; `credits` of the two are there.
    case credited(skill: String, credits: Int)
    /// A skill is mastered; `isComeback` where it had been lost after a week or more without
    /// practice (learning R18).
    case mastered(skill: String, review: WallTime, isComeback: Bool)
    /// A review is due.
    case reviewDue(skill: String)
    /// A review went well; the next is due at `next`.
    case reviewPassed(skill: String, next: WallTime)
    /// A review did not go well; it is repeated at `next`.
    case reviewFailed(skill: String, next: WallTime)
    /// Two reviews in a row did not go well: the skill is learnt again.
    case lapsed(skill: String)
  }

  /// The sessions that master a skill (learning K10).
  public static let creditsForMastery = 2
  /// The days without practice after which a lapse counts for a comeback (learning R18).
  static let comebackDays: Int64 = 7

  /// What is known.
  public internal(set) var state: SkillState
  /// What a parent chose.
  public var rules: SkillRules
  private let skills: Set<String>
  private var rubrics: [String: Rubric] = [:]

  /// An engine for the skills of `catalogue` that goes on from `state`.
  public init(
    catalogue: SkillCatalogue, state: SkillState = SkillState(), rules: SkillRules = SkillRules()
  ) {
    self.state = state
    self.rules = rules
    skills = Set(catalogue.skills.map(\.id))
    // Of two rubrics for one skill, which the check of the content reports, the first holds.
    for rubric in catalogue.rubrics.reversed() { rubrics[rubric.skillId] = rubric }
  }

  /// When ``Input/tick`` is due: the end of the session or the next review; nil while neither is
  /// to come.
  public var deadline: WallTime? {
    let reviews = state.records.values.filter { $0.status == .mastered }.compactMap(\.review?.due)
    return (reviews + [state.session?.end].compactMap(\.self)).min()
  }

  /// Why `input` is none that it can take, or nil.
  public func problem(with input: Input) -> InputProblem? {
    switch input {
    case .began(let skill), .finished(let skill, _, _, _): problem(withSkill: skill)
    case .answered(let answer):
      problem(withSkill: answer.skillId) ?? problem(withPenalties: answer.hintPenalties)
    case .touched, .stopped, .tick: nil
    }
  }

  /// Takes `input` at `now` and returns what follows; an input with a ``problem(with:)`` is as none.
  public mutating func handle(_ input: Input, at now: WallTime) -> [Effect] {
    if problem(with: input) != nil { return [] }
    var effects = endIdleSession(at: now) + fallDue(at: now)
    switch input {
    case .began(let skill):
      effects += beSeen(at: now) + begin(skill)
    case .answered(let answer):
      effects += beSeen(at: now) + begin(answer.skillId)
      if answer.isFirstAttempt { effects += take(answer, at: now) }
    case .finished(let skill, let lesson, let shown, let known):
      change(skill) { $0.finish(lesson: lesson, shown: shown, known: known) }
    case .touched: effects += beSeen(at: now)
    case .stopped: effects += endSession()
    case .tick: break
    }
    return effects
  }

  /// The rule for `skill`: its own, or the default.
  func rubric(_ skill: String) -> Rubric {
    rubrics[skill] ?? Rubric(id: "", skillId: skill, description: "")
  }

  /// Changes the record of `skill`.
  mutating func change<Result>(
    _ skill: String, _ change: (inout SkillRecord) -> Result
  ) -> Result {
    change(&state.records[skill, default: SkillRecord()])
  }

  private mutating func begin(_ skill: String) -> [Effect] {
    guard state.record(of: skill).status == .notStarted else { return [] }
    change(skill) { $0.status = .learning }
    return [.began(skill: skill)]
  }

  private func problem(withSkill skill: String) -> InputProblem? {
    if skills.contains(skill) { return nil }
    return InputProblem(
      .unknown, field: "skill", reason: "there is no skill \"\(skill.prefix(40))\"",
      advice: "name a skill of the catalogue")
  }

  private func problem(withPenalties penalties: [Double]) -> InputProblem? {
    guard let wrong = penalties.first(where: { !(0...1).contains($0) }) else { return nil }
    return InputProblem(
      field: "hintPenalties", reason: "\(wrong) is outside 0 to 1",
      advice: "send what each hint takes off the score")
  }
}
