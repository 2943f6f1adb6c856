import MeadowFoundations
import MeadowLearning

/// A small pack of lessons: two grades, five ways to answer, seeds chosen as a release has them.
enum LearningSamples {
  static let start = WallTime(milliseconds: 1_764_000_000_000)
  static let day = "2025-11-24"

  /// The templates of each lesson, in the order of its items.
  static let plans: [(lesson: String, skill: String, templates: [String])] = [
    ("KS6-1", "KS6", ["hop", "hop", "join-within-5", "hop", "hop", "hop"].map { "ks6.\($0)" }),
    ("KS6-2", "KS6", ["hop", "join-within-5", "hop", "hop", "hop"].map { "ks6.\($0)" }),
    (
      "KS1-1", "KS1",
      ["hear-numeral", "hear-numeral", "match-words", "match-words"].map { "ks1.\($0)" }
    ),
    ("GS6-1", "GS6", Array(repeating: "gs6.near", count: 6)),
    ("GS6-2", "GS6", Array(repeating: "gs6.near", count: 6)),
    ("GS5-1", "GS5", Array(repeating: "gs5.build", count: 5)),
  ]

  static let skills = ["KS1", "KS6", "GS5", "GS6"]

  static let catalogue = SkillCatalogue(
    standards: [
      SkillSamples.standard("K.OA", "Math", "K", "Operations"),
      SkillSamples.standard("1.OA", "Math", "1", "Operations"),
    ],
    skills: skills.map { SkillSamples.skill($0, of: $0.hasPrefix("K") ? "K.OA" : "1.OA") },
    lessons: plans.enumerated().map { number, plan in
      Lesson(
        id: plan.lesson, skillId: plan.skill, title: "Lesson \(plan.lesson)", type: "numbers",
        items: plan.templates.indices.map { place(plan.lesson, $0) }, orderIndex: number + 1)
    },
    items: plans.flatMap { plan in
      plan.templates.indices.map {
        LessonItem(
          id: place(plan.lesson, $0), lessonId: plan.lesson, format: "numbers",
          difficulty: 1 + $0 / 2, hintCount: 2)
      }
    },
    badges: [SkillBadge(id: "number-novice", title: "Number Novice", skillIds: ["KS6"])])

  /// The pack, or nothing where it cannot be made, which every test then shows.
  static let content: LearningContent = {
    do {
      var templates: [String: Template] = [:]
      var places: [String: LessonPlace] = [:]
      for skill in skills {
        var seeds = ItemSeeds()
        for plan in plans where plan.skill == skill {
          let wanted = try plan.templates.map { try SampleTemplates.named($0) }
          for template in wanted { templates[template.id] = template }
          for (number, slot) in try seeds.lesson(wanted).enumerated() {
            places[place(plan.lesson, number)] = LessonPlace(
              first: slot.first.item.id, twin: slot.twin.item.id, review: slot.review.item.id)
          }
        }
      }
      return LearningContent(catalogue: catalogue, templates: templates, places: places)
    } catch { return .none }
  }()

  static func place(_ lesson: String, _ number: Int) -> String { "\(lesson).\(number + 1)" }
}

extension AnswerBoard {
  /// Answers that can be given on it; among them one that is right and one that is not.
  var candidates: [ItemAnswer] {
    switch self {
    case .choice(let options): options.map { .choice($0.id) }
    case .moving(let options): options.map { .touched($0.id) }
    case .keypad(let most): (0...most).map { .number($0) }
    case .numberLine(let from, let to, let start):
      (from...to).map { .hops($0 == start ? [] : [$0 - start], end: $0) }
    case .base10(let tens, let ones):
      (0...tens).flatMap { ten in (0...ones).map { .blocks(tens: ten, ones: $0) } }
    case .match(let board): board.orders.map { .slots($0) }
    case .sequence, .tapCount, .clock, .coins, .shade, .graph, .measure, .pegs, .row: []
    }
  }
}

extension MatchBoard {
  /// All ways to lay the tiles into the slots.
  fileprivate var orders: [[String: String]] {
    slots.reduce([[:]]) { found, slot in
      found.flatMap { order in
        tiles.map(\.id).filter { !order.values.contains($0) }.map { tile in
          order.merging([slot.id: tile]) { old, _ in old }
        }
      }
    }
  }
}

extension PlainJSON {
  /// The member at `path`, or nil where there is none or null.
  subscript(path: String...) -> PlainJSON? {
    path.reduce(self as PlainJSON?) { value, name in
      guard case .object(let members) = value, let member = members[name], member != .null else {
        return nil
      }
      return member
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var whole: Int? { if case .whole(let whole) = self { whole } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  var list: [PlainJSON]? { if case .list(let list) = self { list } else { nil } }
  var allTexts: [String] { list?.compactMap(\.text) ?? [] }
}
