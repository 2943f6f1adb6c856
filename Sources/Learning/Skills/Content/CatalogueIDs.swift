/// The ids of a catalogue, kind by kind, for its check.
struct CatalogueIDs {
  let standards: Set<String>
  let skills: Set<String>
  /// The lesson each item says it belongs to.
  let lessonOfItem: [String: String]
  /// The items each lesson asks for.
  let itemsOfLesson: [String: Set<String>]
  let itemsWithHint: Set<String>
  /// The ids that are empty or there more than once.
  let duplicates: [CatalogueProblem]

  init(_ catalogue: SkillCatalogue) {
    standards = Set(catalogue.standards.map(\.id))
    skills = Set(catalogue.skills.map(\.id))
    lessonOfItem = Dictionary(catalogue.items.map { ($0.id, $0.lessonId) }) { first, _ in first }
    itemsOfLesson = Dictionary(catalogue.lessons.map { ($0.id, Set($0.items)) }) { first, _ in
      first
    }
    itemsWithHint = Set(catalogue.hints.map(\.itemId))
    duplicates =
      Self.faults(.standard, catalogue.standards.map(\.id))
      + Self.faults(.skill, catalogue.skills.map(\.id))
      + Self.faults(.lesson, catalogue.lessons.map(\.id))
      + Self.faults(.item, catalogue.items.map(\.id))
      + Self.faults(.hint, catalogue.hints.map(\.id))
      + Self.faults(.rubric, catalogue.rubrics.map(\.id))
      + Self.faults(.badge, catalogue.badges.map(\.id))
  }

  /// What is wrong with `skill` as the skill that the thing `id` of `kind` is for; at most one.
  func problems(
    withSkill skill: String, of kind: CatalogueProblem.Kind, _ id: String
  ) -> [CatalogueProblem] {
    if skills.contains(skill) { return [] }
    if standards.contains(skill) { return [.standardAsSkill(kind, id: id, standard: skill)] }
    return [.unknownSkill(kind, id: id, skill: skill)]
  }

  private static func faults(
    _ kind: CatalogueProblem.Kind, _ ids: [String]
  ) -> [CatalogueProblem] {
    var known: Set<String> = []
    return ids.compactMap { id in
      if id.isEmpty { return .emptyText(kind, id: id, field: "id") }
      return known.insert(id).inserted ? nil : .duplicateID(kind, id: id)
    }
  }
}
