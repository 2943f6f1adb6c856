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
    var pools = (finished.isEmpty ? lessons : finished).map { lesson in
      nearest(catalogue.items(for: lesson.id), to: record.difficulty.level, &chance)
    }
    var chosen: [LessonItem] = []
    while chosen.count < SkillReviewLadder.itemCount {
      pools.removeAll(where: \.isEmpty)
      if pools.isEmpty { break }
      for index in pools.indices { chosen.append(pools[index].removeFirst()) }
    }
    let items = nearest(chosen, to: record.difficulty.level, &chance)
    return LessonPlan(
      reviewOf: skill, items: Array(items.prefix(SkillReviewLadder.itemCount)), in: catalogue)
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
