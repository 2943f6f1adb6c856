public import MeadowFoundations

/// What learning tells whoever listens (learning K20, R32, R33); each is an event `learning.<topic>`.
public enum LearningNews: Equatable, Sendable {
  case screenAppeared(String)
  case sessionStart
  case sessionStop(minutes: Int)
  case lessonStarted(skill: String, lesson: String?)
  case lessonCompleted(skill: String, lesson: String?, ending: LessonRecap.Ending)
  case itemAnswered(skill: String, item: String, isCorrect: Bool, hintsUsed: Int)
  case hintUsed(skill: String, item: String)
  case factAnswered(FactAnswer, KeyTimes?)
  case timedRunFinished(TimedResult)
  case badgeEarned(String)
  case reviewDue(skill: String)
  case reviewStarted(skill: String)
  case reviewFinished(skill: String, isPassed: Bool)
  case promptNarrated(item: String)
  case placementStarted(Grade)
  /// Where the child begins, or nil where it left before that was found.
  case placementFinished(Grade, skill: String?)
  case moved(StageMove)
  /// What is read now lights these up; nothing where nothing is read.
  case narrating(NarrationLine?)
  /// A grown-up's limit or a break: what is said of it.
  case limit(String)
  /// What is shown has changed without an event of its own: by itself, or since a page went on.
  case changed

  /// The event's topic.
  public var topic: String {
    switch self {
    case .screenAppeared: "screen_appeared"
    case .sessionStart: "session_start"
    case .sessionStop: "session_stop"
    case .lessonStarted: "lesson_started"
    case .lessonCompleted: "lesson_completed"
    case .itemAnswered: "item_answered"
    case .hintUsed: "hint_used"
    case .factAnswered: "fact_answered"
    case .timedRunFinished: "timed_run_finished"
    case .badgeEarned: "badge_earned"
    case .reviewDue: "review_due"
    case .reviewStarted: "review_started"
    case .reviewFinished: "review_finished"
    case .promptNarrated: "prompt_narrated"
    case .placementStarted: "placement_started"
    case .placementFinished: "placement_finished"
    case .moved(let move): move.rawValue
    case .narrating: "narrating"
    case .limit: "limit"
    case .changed: "changed"
    }
  }

  /// What there is to know of it.
  public var data: PlainJSON {
    switch self {
    case .screenAppeared(let name): .object(["name": .text(name)])
    case .sessionStart, .changed, .moved: .object([:])
    case .sessionStop(let minutes): .object(["minutes": .whole(minutes)])
    case .lessonStarted(let skill, let lesson): Self.lesson(skill, lesson)
    case .lessonCompleted(let skill, let lesson, let ending):
      Self.lesson(skill, lesson, ["ending": .text(ending.rawValue)])
    case .itemAnswered(let skill, let item, let isCorrect, let hints):
      .object([
        "skillId": .text(skill), "itemId": .text(item), "correct": .flag(isCorrect),
        "usedHint": .flag(hints > 0), "hintsUsed": .whole(hints),
      ])
    case .hintUsed(let skill, let item):
      .object(["skillId": .text(skill), "itemId": .text(item)])
    case .factAnswered(let answer, let times): Self.fact(answer, times)
    case .timedRunFinished(let result):
      .object([
        "run": .whole(result.run), "correct": .whole(result.correct),
        "answers": .whole(result.answers.count), "complete": .flag(result.isComplete),
      ])
    case .badgeEarned(let id): .object(["badgeId": .text(id)])
    case .reviewDue(let skill), .reviewStarted(let skill): .object(["skillId": .text(skill)])
    case .reviewFinished(let skill, let isPassed):
      .object(["skillId": .text(skill), "passed": .flag(isPassed)])
    case .promptNarrated(let item): .object(["itemId": .text(item)])
    case .placementStarted(let grade): .object(["grade": .text(grade.rawValue)])
    case .placementFinished(let grade, let skill):
      .object(
        ["grade": .text(grade.rawValue)]
          .merging(skill.map { ["skillId": .text($0)] } ?? [:]) { known, _ in known })
    case .narrating(let line): .object(["line": line.map(Self.line) ?? .null])
    case .limit(let text): .object(["text": .text(text)])
    }
  }

  private static func lesson(
    _ skill: String, _ lesson: String?, _ more: [String: PlainJSON] = [:]
  ) -> PlainJSON {
    var members = more
    members["skillId"] = .text(skill)
    if let lesson { members["lessonId"] = .text(lesson) }
    return .object(members)
  }

  private static func fact(_ answer: FactAnswer, _ times: KeyTimes?) -> PlainJSON {
    var members: [String: PlainJSON] = [
      "factId": .text(answer.fact.rawValue), "mode": .text(answer.mode.rawValue),
      "correct": .flag(answer.isCorrect), "attempt": .whole(answer.isFirstAttempt ? 1 : 2),
      "interrupted": .flag(answer.responseMilliseconds == nil),
    ]
    if let first = times?.firstKey { members["rtFirstMs"] = .whole(first) }
    if let commit = times?.commit { members["rtCommitMs"] = .whole(commit) }
    return .object(members)
  }

  private static func line(_ line: NarrationLine) -> PlainJSON {
    .object([
      "text": .text(line.text),
      "parts": .list(
        line.parts.map { .object(["target": .text($0.target), "spoken": .text($0.spoken)]) }),
    ])
  }
}
