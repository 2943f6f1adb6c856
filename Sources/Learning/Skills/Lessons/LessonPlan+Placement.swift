public import MeadowFoundations

extension LessonPlan {
  /// The game that finds where a child begins in `grade`: three items of each of its skills, of middle
  /// difficulty and from as many lessons as there are, drawn by `seed` among equals. Nil where no skill
  /// has so many.
  public static func placement(
    in subject: Subject, _ grade: Grade, of catalogue: SkillCatalogue, seed: UInt64,
    at now: WallTime
  ) -> LessonPlan? {
    var chance = Chance(seed: seed)
    let drawn = catalogue.standards(for: subject, grade: grade)
      .flatMap { catalogue.skills(for: $0.id) }
      .map { skill in
        let lessons = catalogue.lessons(for: skill.id)
        let items = draw(
          SkillPlacement.itemsPerSkill, from: lessons, near: SkillPlacement.level, in: catalogue,
          &chance)
        return (skill: skill.id, items: items)
      }
      .filter { $0.items.count == SkillPlacement.itemsPerSkill }
    return LessonPlan(
      SkillPlacement(grade: grade, skills: drawn.map(\.skill), at: now),
      items: drawn.flatMap(\.items))
  }
}
