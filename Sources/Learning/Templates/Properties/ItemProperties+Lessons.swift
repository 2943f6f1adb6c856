/// What a lesson must be like, by its grade (learning K22, K30).
package struct LessonBounds: Equatable, Sendable {
  /// How many items a lesson has.
  package let items: ClosedRange<Int>
  /// How many lessons a skill has.
  package let lessons: ClosedRange<Int>

  /// The bounds of `grade`; second grade follows first.
  package init(_ grade: ItemGrade) {
    switch grade {
    case .kindergarten: (items, lessons) = (5...8, 3...4)
    case .first, .second: (items, lessons) = (6...10, 4...5)
    }
  }
}

extension ItemProperties {
  /// P8: a skill has at least three items at each difficulty it uses.
  package static func depth(_ items: [KeyedItem]) -> [PropertyViolation] {
    let groups = Dictionary(grouping: items) {
      "\($0.item.skill) at difficulty \($0.item.difficulty)"
    }
    return groups.filter { $0.value.count < 3 }.map(\.key).sorted().map {
      PropertyViolation(.depth, $0, "there are fewer than three items")
    }
  }

  /// P9 for one lesson: its size, two formats or more, and hints on every item.
  package static func lessonShape(
    _ items: [KeyedItem], grade: ItemGrade, lesson: String
  ) -> [PropertyViolation] {
    let bounds = LessonBounds(grade).items
    var found: [PropertyViolation] = []
    if !bounds.contains(items.count) {
      found.append(
        PropertyViolation(
          .lessonShape, lesson,
          "\(items.count) items are not \(bounds.lowerBound) to \(bounds.upperBound)"))
    }
    if Set(items.map(\.item.format)).count < 2 {
      found.append(PropertyViolation(.lessonShape, lesson, "all items are answered in one way"))
    }
    return found
      + items.filter(\.item.hints.isEmpty).map {
        PropertyViolation(.lessonShape, $0, "it has no hint")
      }
  }

  /// P9 for one skill: the number of its lessons.
  package static func lessonCount(
    _ count: Int, grade: ItemGrade, skill: String
  ) -> [PropertyViolation] {
    let bounds = LessonBounds(grade).lessons
    return bounds.contains(count)
      ? []
      : [
        PropertyViolation(
          .lessonShape, skill,
          "\(count) lessons are not \(bounds.lowerBound) to \(bounds.upperBound)")
      ]
  }

  /// P11 for one item: its names are its own, and what lights up is there.
  package static func names(_ keyed: KeyedItem) -> [PropertyViolation] {
    let item = keyed.item
    let segments = item.narration + item.hints.flatMap(\.words) + item.example.flatMap(\.self)
    let options = Set(item.board.options.map(\.id))
    let pieces = Set(item.stage.map(\.id))
    var found: [PropertyViolation] = []
    let all = segments.map(\.id) + item.stage.map(\.id)
    if Set(all).count < all.count || options.count < item.board.options.count {
      found.append(PropertyViolation(.wholeness, keyed, "two parts have one name"))
    }
    for segment in segments {
      let isThere =
        switch segment.target {
        case .segment(let id): id == segment.id
        case .option(let id): options.contains(id)
        case .piece(let id): pieces.contains(id)
        }
      if !isThere {
        found.append(
          PropertyViolation(
            .wholeness, keyed,
            "\(segment.id) lights up \(segment.target.rawValue), which is not there"))
      }
    }
    return found
  }

  /// P11 for all items: their skills and templates are known (learning R13).
  package static func wholeness(
    _ items: [KeyedItem], skills: Set<String>, templates: Set<String>
  ) -> [PropertyViolation] {
    items.flatMap { keyed in
      (skills.contains(keyed.item.skill)
        ? [] : [PropertyViolation(.wholeness, keyed, "there is no skill \(keyed.item.skill)")])
        + (templates.contains(keyed.item.id.template)
          ? []
          : [PropertyViolation(.wholeness, keyed, "there is no template \(keyed.item.id.template)")])
    }
  }

  /// P13: no item stands there twice within one skill, whatever the order of its options.
  package static func duplicates(_ items: [KeyedItem]) -> [PropertyViolation] {
    var seen: [String: KeyedItem] = [:]
    return items.compactMap { keyed in
      let look = "\(keyed.item.skill) \(keyed.look)"
      guard let other = seen.updateValue(keyed, forKey: look) else { return nil }
      return PropertyViolation(.noDuplicates, keyed, "it is the same as \(other.item.id)")
    }
  }
}

extension KeyedItem {
  /// All that is seen and said, without the order of options: equal for items that are the same.
  package var look: String {
    let options = item.board.options.map {
      "\($0.display) \($0.spoken) \($0.picture.map { "\($0)" } ?? "")"
    }
    var board = options.isEmpty ? "\(item.board)" : "\(item.format) \(options.sorted())"
    if case .sequence(let sequence) = item.board { board += "\(sequence.shown)" }
    return "\(item.prompt.display)|\(item.prompt.spoken)|\(item.stage)|\(board)"
  }
}
