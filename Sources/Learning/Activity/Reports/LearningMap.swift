import MeadowFoundations

/// All there is to learn as a child walks through it: grade, domain, skill, lesson (learning K18).
public struct LearningMap: Encodable, Sendable {
  public struct Lesson: Encodable, Sendable {
    public let id: String
    public let title: String
    public let type: String
    public let items: Int
    public let isFinished: Bool
  }

  public struct Skill: Encodable, Sendable {
    public let progress: SkillProgress
    public let description: String
    public let alignment: [String]
    /// Whether the child was placed behind it and has not begun it.
    public let isBefore: Bool
    public let lessons: [Lesson]
  }

  public struct Domain: Encodable, Sendable {
    public let domain: String
    /// How far it is, 0 to 100.
    public let percent: Int
    public let gold: Int
    public let skills: [Skill]
  }

  public struct Grade: Encodable, Sendable {
    public let subject: String
    public let grade: String
    /// Whether a grown-up has opened it for this child.
    public let isOpen: Bool
    public let domains: [Domain]
    /// What one tap starts now, with its words.
    public let next: NextUp
    public let card: String
  }

  public let grades: [Grade]
  /// Whether facts are open for this child.
  public let factsAreOpen: Bool
  /// Whether there are enough facts for a run of sixty seconds (learning §7).
  public let runIsOpen: Bool
}

extension LearnerCourse {
  func map(_ modules: Set<ChildModule>, at now: WallTime) -> LearningMap {
    let catalogue = room.course.catalogue
    var seen: [(Subject, Grade)] = []
    for standard in catalogue.standards
    where !seen.contains(where: { $0 == (standard.subject, standard.grade) }) {
      seen.append((standard.subject, standard.grade))
    }
    return LearningMap(
      grades: seen.map { grade($0, $1, modules, at: now) },
      factsAreOpen: modules.contains(.facts),
      runIsOpen: facts.knownFacts.count >= FactsCourse.fewestFacts)
  }

  private func grade(
    _ subject: Subject, _ grade: Grade, _ modules: Set<ChildModule>, at now: WallTime
  ) -> LearningMap.Grade {
    let catalogue = room.course.catalogue
    let domains = DomainProgress.all(
      of: subject, grade: grade, in: catalogue, room.course.state.skills)
    let module = ChildModule(grade)
    let first = module.flatMap { controls.begins[$0.rawValue] }
    let next = room.course.nextUp(subject, [grade], from: first, at: now)
    let before = room.skills(of: subject, grade).prefix { first != nil && $0 != first }
    return LearningMap.Grade(
      subject: subject.rawValue, grade: grade.rawValue,
      isOpen: module.map(modules.contains) ?? true,
      domains: domains.map { domain in
        LearningMap.Domain(
          domain: domain.domain.rawValue, percent: domain.percent, gold: domain.goldCount,
          skills: domain.skills.map { skill($0, isBefore: before.contains($0.skillId)) })
      },
      next: next,
      card: SkillWords.card(next, skillName: next.skill.flatMap { catalogue.skill($0)?.name } ?? "")
    )
  }

  private func skill(_ progress: SkillProgress, isBefore: Bool) -> LearningMap.Skill {
    let catalogue = room.course.catalogue
    let skill = catalogue.skill(progress.skillId)
    let finished = room.course.state.skills.record(of: progress.skillId).finishedLessons
    return LearningMap.Skill(
      progress: progress, description: skill?.description ?? "",
      alignment: skill?.alignment.map(\.humanCodingScheme) ?? [],
      isBefore: isBefore && progress.status == .notStarted,
      lessons: catalogue.lessons(for: progress.skillId).map { lesson in
        LearningMap.Lesson(
          id: lesson.id, title: lesson.title, type: lesson.type, items: lesson.items.count,
          isFinished: finished.contains(lesson.id))
      })
  }
}

extension NextUp {
  /// The skill it is about, or nil for nothing.
  var skill: String? {
    switch self {
    case .resume(let skill, _), .review(let skill), .lesson(let skill, _): skill
    case .nothing: nil
    }
  }
}

extension ChildModule {
  /// The year it opens, or nil for facts, which are no year.
  var grade: Grade? {
    switch self {
    case .facts: nil
    case .kindergarten: .kindergarten
    case .grade1: .first
    }
  }

  /// The module that opens `grade`, or nil where none does: packs of one's own are always open.
  init?(_ grade: Grade) {
    switch grade {
    case .kindergarten: self = .kindergarten
    case .first: self = .grade1
    default: return nil
    }
  }
}

extension LessonRoom {
  /// The ids of the skills of `grade`, in their order.
  func skills(of subject: Subject, _ grade: Grade) -> [String] {
    course.catalogue.standards(for: subject, grade: grade)
      .flatMap { course.catalogue.skills(for: $0.id) }.map(\.id)
  }

  /// Why children cannot begin so, or nil.
  func problem(with begins: [String: String]) -> InputProblem? {
    for (part, skill) in begins.sorted(by: { $0.key < $1.key }) {
      guard let grade = ChildModule(rawValue: part)?.grade else {
        return InputProblem(
          .unknown, field: "begins", reason: "there is no part \"\(part.prefix(40))\" with skills",
          advice: "name kindergarten or grade1")
      }
      guard skills(of: .math, grade).contains(skill) else {
        return InputProblem(
          .unknown, field: "begins.\(part)", reason: "it has no skill \"\(skill.prefix(40))\"",
          advice: "send an id of /v1/learning/map")
      }
    }
    return nil
  }

  /// The module that opens the lesson `id`; nil for one that is always open or not there.
  func module(ofLesson id: String) -> ChildModule? {
    course.catalogue.lesson(id).flatMap { module(ofSkill: $0.skillId) }
  }

  /// The module that opens the skill `id`; nil for one that is always open or not there.
  func module(ofSkill id: String) -> ChildModule? {
    let standard = course.catalogue.skill(id)?.standardId
    return course.catalogue.standards.first { $0.id == standard }
      .flatMap { ChildModule($0.grade) }
  }
}

extension ChildModule {
  /// What it is called.
  var title: String {
    switch self {
    case .facts: "Facts practice"
    case .kindergarten: "Kindergarten"
    case .grade1: "Grade 1"
    }
  }
}
