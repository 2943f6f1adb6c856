/// How a lesson went; what its last screen tells (learning K18).
public struct LessonRecap: Equatable, Codable, Sendable {
  /// Why it is over.
  public enum Ending: String, CaseIterable, Sendable, Codable {
    /// All its items are done.
    case completed
    /// The child left.
    case left
    /// The session's limit was reached; the item that was begun was finished (learning R21).
    case limit
    /// Nothing was done for ten minutes (learning R9).
    case idle
  }

  /// The skill.
  public var skillId: String
  /// The lesson, or nil for a review or a placement.
  public var lessonId: String?
  /// Why it is over.
  public var ending: Ending
  /// Items that were to be answered and were reached.
  public var itemCount: Int
  /// Items answered right at once.
  public var firstCorrectCount: Int
  /// The items that were answered right in the end.
  public var learned: [String]
  /// The items that had to be shown and come back in a later lesson.
  public var shown: [String]
  /// How many of them were right without a wrong answer before.
  public var atOnceCount: Int
  /// Whether it was a placement.
  public var isPlacement: Bool
  /// The skill a placement found the child to begin with, or nil.
  public var placed: String?

  /// The recap of `state`, which is over for the reason `ending`.
  init(of state: LessonState, _ ending: Ending) {
    let reached = state.steps.prefix(state.reached + 1).filter { $0.role != .model }
    let correct = reached.filter { $0.outcome == .correct }.map(\.item.id)
    placed = state.placement?.found(in: state.steps, ending)
    isPlacement = state.placement != nil
    atOnceCount = reached.count { $0.outcome == .correct && $0.wrongAnswers == 0 && !$0.isReturn }
    skillId = placed ?? state.skillId
    lessonId = state.lessonId
    self.ending = ending
    itemCount = Set(reached.map(\.item.id)).count
    firstCorrectCount = reached.count { $0.isFirstCorrect == true }
    learned = correct
    shown = reached.filter { $0.outcome == .copied || $0.outcome == .copying }.map(\.item.id)
      .reduce(into: []) { known, id in
        if !known.contains(id), !correct.contains(id) { known.append(id) }
      }
  }
}
