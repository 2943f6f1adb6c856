public import MeadowLearning

/// What was seen of a learner's lessons.
public struct LessonReport: Equatable, Sendable {
  /// One day, or several together.
  public struct Day: Equatable, Sendable {
    /// Sessions: 0 or 1 a day.
    public internal(set) var sessions = 0
    /// Answers of all kinds, and those of them that were right; items that were passed by; hints.
    public internal(set) var answers = 0
    public internal(set) var right = 0
    public internal(set) var skipped = 0
    public internal(set) var hints = 0
    /// First attempts that counted for mastery, and those of them that were right.
    public internal(set) var firstAttempts = 0
    public internal(set) var firstRight = 0
    /// Lessons that were done to their end, reviews that went well and that did not.
    public internal(set) var lessons = 0
    public internal(set) var reviewsPassed = 0
    public internal(set) var reviewsFailed = 0
    /// How many skills are in each state at the end of it.
    public internal(set) var states: [SkillStatus: Int] = [:]

    /// A day on which nothing was asked yet.
    public init() {}
  }

  /// A skill that was begun.
  public struct Skill: Equatable, Sendable {
    /// The skill.
    public let id: String
    public let name: String
    /// How far it is.
    public let status: SkillStatus
    /// First attempts that counted for mastery, and those of them that were right.
    public let firstAttempts: Int
    public let firstRight: Int
    /// The days, from 1, on which it was mastered, more than one where it was lost between.
    public let masteredOn: [Int]
    /// The days, from 1, on which it was lost again.
    public let lostOn: [Int]
  }

  /// What happened on each day that is over.
  public private(set) var days: [Day] = []
  /// The skills that were begun, in their order of learning, as of the last day that is over.
  public private(set) var skills: [Skill] = []
  var today = Day()
  private var mastered: [String: [Int]] = [:]
  private var lost: [String: [Int]] = [:]

  init() {}

  mutating func note(_ effect: LessonRoom.Effect, day: Int) {
    switch effect {
    case .judged(let answer) where answer.isScored:
      today.firstAttempts += 1
      today.firstRight += answer.verdict.isCorrect ? 1 : 0
    case .course(.recap(let recap)):
      let isLesson = recap.lesson.lessonId != nil
      today.lessons += isLesson && recap.lesson.ending == .completed ? 1 : 0
    case .course(.skill(.mastered(let skill, _, _))): mastered[skill, default: []].append(day)
    case .course(.skill(.lapsed(let skill))): lost[skill, default: []].append(day)
    case .course(.skill(.reviewPassed)): today.reviewsPassed += 1
    case .course(.skill(.reviewFailed)): today.reviewsFailed += 1
    case .judged, .course, .shown, .ask, .read, .hinted: break
    }
  }

  mutating func endDay(_ catalogue: SkillCatalogue, _ state: SkillState) {
    for skill in catalogue.skills {
      today.states[state.record(of: skill.id).status, default: 0] += 1
    }
    skills = catalogue.skills.filter { state.record(of: $0.id).status != .notStarted }.map {
      skill in
      let record = state.record(of: skill.id)
      return Skill(
        id: skill.id, name: skill.name, status: record.status, firstAttempts: record.attemptCount,
        firstRight: record.correctCount, masteredOn: mastered[skill.id] ?? [],
        lostOn: lost[skill.id] ?? [])
    }
    days.append(today)
    today = Day()
  }
}

extension LessonReport.Day {
  /// Adds the day that follows.
  mutating func add(_ next: Self) {
    sessions += next.sessions
    answers += next.answers
    right += next.right
    skipped += next.skipped
    hints += next.hints
    firstAttempts += next.firstAttempts
    firstRight += next.firstRight
    lessons += next.lessons
    reviewsPassed += next.reviewsPassed
    reviewsFailed += next.reviewsFailed
    states = next.states
  }

  /// `days` in stretches of `length` days, the last perhaps shorter.
  static func stretches(_ days: [Self], of length: Int) -> [Self] {
    stride(from: 0, to: days.count, by: max(1, length)).map { start in
      days[start..<min(start + max(1, length), days.count)].reduce(into: Self()) { $0.add($1) }
    }
  }
}
