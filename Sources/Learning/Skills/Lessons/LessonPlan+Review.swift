import MeadowFoundations

extension LessonPlan {
  /// A review of `skill`: three items from lessons the child has finished, or from any where it has
  /// finished none, as near as can be to the level it has reached, each of another lesson where
  /// there are enough; drawn by `seed` among equals (learning R12). Nil for a skill without items.
  public static func review(
    of skill: String, record: SkillRecord, in catalogue: SkillCatalogue, seed: UInt64
  ) -> LessonPlan? {
    let lessons = catalogue.lessons(for: skill)
    let finished = lessons.filter { record.finishedLessons.contains($0.id) }
    var chance = Chance(seed: seed)
    let items = draw(
      SkillReviewLadder.itemCount, from: finished.isEmpty ? lessons : finished,
      near: record.difficulty.level, in: catalogue, &chance)
    return LessonPlan(reviewOf: skill, items: items, in: catalogue)
  }

  /// `count` items of `lessons` as near as can be to `level`, each of another lesson where there are
  /// enough; fewer where there are fewer.
  static func draw(
    _ count: Int, from lessons: [Lesson], near level: Int, in catalogue: SkillCatalogue,
    _ chance: inout Chance
  ) -> [LessonItem] {
    var pools = lessons.map { nearest(catalogue.items(for: $0.id), to: level, &chance) }
    var chosen: [LessonItem] = []
    while chosen.count < count {
      pools.removeAll(where: \.isEmpty)
      if pools.isEmpty { break }
      for index in pools.indices { chosen.append(pools[index].removeFirst()) }
    }
    return Array(nearest(chosen, to: level, &chance).prefix(count))
  }

  /// `items` by their distance from `level`, in a drawn order where that is the same.
  private static func nearest(
    _ items: [LessonItem], to level: Int, _ chance: inout Chance
  ) -> [LessonItem] {
    let drawn = items.map { (item: $0, order: chance.index(below: Int(Int32.max))) }
    return drawn.sorted {
      (abs($0.item.difficulty - level), $0.order) < (abs($1.item.difficulty - level), $1.order)
    }.map(\.item)
  }
}
