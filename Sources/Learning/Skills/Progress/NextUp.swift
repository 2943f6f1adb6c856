public import MeadowFoundations

/// What one tap on the Continue card starts (learning R19).
public enum NextUp: Equatable, Codable, Sendable {
  /// The lesson or review that was not finished.
  case resume(skill: String, lesson: String?)
  /// The review that waits longest.
  case review(skill: String)
  /// The next lesson.
  case lesson(skill: String, lesson: String)
  /// There is nothing to learn.
  case nothing

  /// What comes next among `skills`, which are in their order of learning: what was left, then a
  /// review that is due, then the skill practised last, then a new one. A skill that this session
  /// has already shown waits for the next while there is another; once all is mastered and every
  /// lesson was done, the skill that was practised longest ago comes. What a child was placed behind, all
  /// before `first`, comes when nothing else is new. A placement that was left is no lesson to resume.
  public static func choose(
    among skills: [Skill], in catalogue: SkillCatalogue, _ state: SkillState,
    from first: String? = nil, left: LessonState? = nil, at now: WallTime
  ) -> NextUp {
    let ids = skills.map(\.id)
    if let left, left.ending != .completed, left.placement == nil, ids.contains(left.skillId) {
      return .resume(skill: left.skillId, lesson: left.lessonId)
    }
    if let review = ReviewQueue(state, at: now).due.first(where: { ids.contains($0.skillId) }) {
      return .review(skill: review.skillId)
    }
    let before = ids.prefix(first.flatMap(ids.firstIndex(of:)) ?? 0)
    let open = ids.map { Candidate($0, catalogue, state, isBefore: before.contains($0)) }
      .filter { $0.lesson != nil }
    guard
      let next = open.enumerated().min(by: { ($0.element, $0.offset) < ($1.element, $1.offset) }),
      let lesson = next.element.lesson
    else { return .nothing }
    return .lesson(skill: next.element.skill, lesson: lesson)
  }
}

/// A skill that may come next.
private struct Candidate {
  /// What is offered first.
  enum Kind: Int {
    /// It was begun and there is something left of it.
    case begun
    /// It is new.
    case new
    /// It is new, and the child begins behind it.
    case before
    /// It was begun, and this session can show nothing more of it.
    case shownToday
    /// It is mastered and all its lessons were done.
    case done
  }

  let skill: String
  let kind: Kind
  let lesson: String?
  /// When it was last practised, in milliseconds; 0 for never.
  let lastPractised: Int64

  init(_ id: String, _ catalogue: SkillCatalogue, _ state: SkillState, isBefore: Bool) {
    let record = state.record(of: id)
    let lessons = catalogue.lessons(for: id).map(\.id)
    let unfinished = lessons.first { !record.finishedLessons.contains($0) }
    skill = id
    lesson = unfinished ?? record.finishedLessons.first(where: lessons.contains)
    lastPractised = record.lastAnswered?.milliseconds ?? 0
    let isCredited = record.credits.contains { $0.session == state.session?.number }
    switch record.status {
    case .notStarted: kind = isBefore ? .before : .new
    case .learning: kind = isCredited ? .shownToday : .begun
    case .mastered, .reviewing:
      kind = unfinished == nil ? .done : isCredited ? .shownToday : .begun
    }
  }
}

extension Candidate: Comparable {
  static func < (a: Candidate, b: Candidate) -> Bool { a.order < b.order }

  static func == (a: Candidate, b: Candidate) -> Bool { a.order == b.order }

  /// The kinds in their order; what was begun by what was practised last, what is done by what was
  /// not for longest.
  private var order: (Int, Int64) {
    switch kind {
    case .begun, .shownToday: (kind.rawValue, -lastPractised)
    case .new, .before: (kind.rawValue, 0)
    case .done: (kind.rawValue, lastPractised)
    }
  }
}
