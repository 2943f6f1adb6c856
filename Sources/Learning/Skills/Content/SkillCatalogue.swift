/// All that there is to learn, of every subject and grade: what a bundle of content holds and the
/// questions it answers (learning K8, K9).
///
/// A value: wherever it was read from, whoever holds it needs no file and no network. Whether its
/// references hold is told by ``CatalogueCheck``; a reference that leads nowhere finds nothing.
public struct SkillCatalogue: Equatable, Codable, Sendable {
  /// What the curricula ask, in the order they are shown.
  public var standards: [Standard]
  /// The skills in the order they are learnt.
  public var skills: [Skill]
  /// The lessons of all skills.
  public var lessons: [Lesson]
  /// The items of all lessons.
  public var items: [LessonItem]
  /// The hints of all items, each item's in the order they are given.
  public var hints: [Hint]
  /// The rubrics; a skill without one has the default rule.
  public var rubrics: [Rubric]
  /// The badges with a name of their own; every skill and domain has one without being named.
  public var badges: [SkillBadge]

  /// A catalogue.
  public init(
    standards: [Standard] = [], skills: [Skill] = [], lessons: [Lesson] = [],
    items: [LessonItem] = [], hints: [Hint] = [], rubrics: [Rubric] = [],
    badges: [SkillBadge] = []
  ) {
    self.standards = standards
    self.skills = skills
    self.lessons = lessons
    self.items = items
    self.hints = hints
    self.rubrics = rubrics
    self.badges = badges
  }

  /// The standards of `subject` in `grade`, in their order (learning K9).
  public func standards(for subject: Subject, grade: Grade) -> [Standard] {
    standards.filter { $0.subject == subject && $0.grade == grade }
  }

  /// The skills of the standard `id`, in their order (learning K9).
  public func skills(for id: String) -> [Skill] { skills.filter { $0.standardId == id } }

  /// The lessons of the skill `id`, by ``Lesson/orderIndex`` (learning K9).
  public func lessons(for id: String) -> [Lesson] {
    lessons.filter { $0.skillId == id }.sorted { $0.orderIndex < $1.orderIndex }
  }

  /// The items of the lesson `id` in the order they are asked (learning K9).
  public func items(for id: String) -> [LessonItem] {
    guard let lesson = lesson(id) else { return [] }
    let own = items.filter { $0.lessonId == id }
    return lesson.items.compactMap { name in own.first { $0.id == name } }
  }
}

extension SkillCatalogue {
  /// The skill `id`, or nil.
  public func skill(_ id: String) -> Skill? { skills.first { $0.id == id } }

  /// The lesson `id`, or nil.
  public func lesson(_ id: String) -> Lesson? { lessons.first { $0.id == id } }

  /// The item `id`, or nil.
  public func item(_ id: String) -> LessonItem? { items.first { $0.id == id } }

  /// The rule for the skill `id`: its own, or the default.
  public func rubric(for id: String) -> Rubric {
    rubrics.first { $0.skillId == id } ?? Rubric(id: "", skillId: id, description: "")
  }

  /// What each hint of `item` takes off its score, in the order they are given; hints that the
  /// catalogue only counts cost the default.
  public func hintPenalties(for item: LessonItem) -> [Double] {
    let own = hints.filter { $0.itemId == item.id }.map(\.penalty)
    let further = max(0, item.hintCount - own.count)
    return own + Array(repeating: Hint.defaultPenalty, count: further)
  }

  /// The domains of `subject` in `grade`, in the order of the standards.
  public func domains(for subject: Subject, grade: Grade) -> [LearningDomain] {
    standards(for: subject, grade: grade).map(\.domain).reduce(into: []) { known, domain in
      if !known.contains(domain) { known.append(domain) }
    }
  }

  /// The skills of `domain` in `grade` of `subject`, in their order.
  public func skills(in domain: LearningDomain, of subject: Subject, grade: Grade) -> [Skill] {
    let own = standards(for: subject, grade: grade).filter { $0.domain == domain }.map(\.id)
    return skills.filter { own.contains($0.standardId) }
  }
}
