import MeadowFoundations
import MeadowLearning
import Testing

/// The properties of lessons and skills, and of words and names (learning §4, P7–P13).
@Suite struct LessonPropertiesTests {
  private func check(
    _ changes: [String: PlainJSON?], words: Set<String>? = nil
  ) throws -> [ItemProperty: Int] {
    let file = SampleTemplates.changed(changes)
    let template = try #require(file.templates.first, "\(file.problems)")
    let found = TemplateCheck(template, seeds: 0..<40, words: words)
    return Dictionary(grouping: found.violations, by: \.property).mapValues(\.count)
  }

  private func samples(_ id: String, _ seeds: Range<UInt64>) throws -> [KeyedItem] {
    try seeds.map { try ItemGenerator.item(of: SampleTemplates.named(id), seed: $0) }
  }

  @Test("P7: an item is no near-twin of itself")
  func twin() throws {
    let items = try samples("ks6.join-within-5", 0..<1) + samples("ks6.hop", 0..<1)
    #expect(ItemProperties.twin(items[0], items[0]).map(\.property) == [.twin])
    #expect(ItemProperties.twin(items[0], items[1]).count == 1)
  }

  @Test("P8 and P9: a skill has depth, and a lesson its size, two formats and hints")
  func lessons() throws {
    let two = try samples("ks6.join-within-5", 0..<2)
    let mixed = try samples("ks6.join-within-5", 0..<3) + samples("ks6.hop", 0..<3)
    #expect(
      ItemProperties.depth(two).map(\.subject) == ["KS6 at difficulty 1"]
        && ItemProperties.depth(mixed) == [])
    #expect(
      ItemProperties.lessonShape(two, grade: .kindergarten, lesson: "l").map(\.property) == [
        .lessonShape, .lessonShape,
      ])
    for grade in ItemGrade.allCases {
      #expect(ItemProperties.lessonShape(mixed, grade: grade, lesson: "l") == [])
    }
    #expect(
      ItemProperties.lessonShape(Array(mixed.dropFirst()), grade: .first, lesson: "l").count == 1)
    #expect(ItemProperties.lessonCount(4, grade: .kindergarten, skill: "s") == [])
    #expect(ItemProperties.lessonCount(3, grade: .first, skill: "s").map(\.subject) == ["s"])
  }

  @Test("P10: long sentences and words that are not on the list")
  func words() throws {
    let known: Set = ["count", "them", "all", "start", "with", "what", "is"]
    #expect(try check([:], words: known)[.words] == nil)
    #expect(
      try check(["prompt": .text("What is {a} + {b}? What is it, elephant?")], words: known)[.words]
        == 40)
    let long = "count them all count them all count them all count them all count"
    #expect(try check(["prompt": .text(long)], words: known)[.words] == 40)
    #expect(
      try check(
        [
          "prompt": .text("What is $0.75 with 3:30, twenty-one, third, ½?"),
          "range": .text("0..120"),
        ], words: known)[.words] == nil)
  }

  @Test("P11: names that lead nowhere, skills and templates nobody knows")
  func wholeness() throws {
    #expect(try check(["prompt": .text("{a|at:nowhere} + {b}")])[.wholeness] == 40)
    let twice = try SampleTemplates.plain(
      #"[{"kind": "picture", "id": "p", "picture": "🦆", "alt": "x"}, {"kind": "picture", "id": "p", "picture": "🐸", "alt": "x"}]"#
    )
    #expect(try check(["stage": twice])[.wholeness] == 40)
    let items = try samples("ks6.hop", 0..<2)
    #expect(ItemProperties.wholeness(items, skills: ["KS6"], templates: ["ks6.hop"]) == [])
    #expect(ItemProperties.wholeness(items, skills: ["K.NS.1"], templates: []).count == 4)
  }

  @Test("P12: a lesson in which the right option has a favourite place or rank")
  func balance() throws {
    let all = try samples("gs6.near", 0..<400)
    let first = Array(all.filter { KeyPlace($0)?.place == 0 }.prefix(6))
    #expect(ItemProperties.balance(first, lesson: "l").contains { $0.reason.contains("place 1") })
    let largest = Array(all.filter { KeyPlace($0)?.rank == 3 }.prefix(6))
    #expect(ItemProperties.balance(largest, lesson: "l").contains { $0.reason.contains("rank 4") })
    #expect(ItemProperties.balance(Array(first.prefix(3)), lesson: "l") == [])
    let fair = (0..<4).map { place in
      all.filter { KeyPlace($0)?.place == place && KeyPlace($0)?.rank == place }.prefix(2)
    }.joined()
    #expect(fair.count == 8 && ItemProperties.balance(Array(fair), lesson: "l") == [])
    #expect(KeyPlace(try samples("ks6.hop", 0..<1)[0]) == nil)
    #expect(KeyPlace(try samples("ks2.same", 0..<1)[0])?.rank == nil)
  }

  @Test("P13: an item that stands there twice, also with its options in another order")
  func duplicates() throws {
    let items = try samples("ks6.join-within-5", 0..<60)
    let found = ItemProperties.duplicates(items)
    #expect(items.count - found.count == 10, "ten sums within five")
    #expect(found.allSatisfy { $0.property == .noDuplicates && $0.params.contains("a=") })
    let spell = try samples("spelling.order", 0..<40)
    #expect(spell.count - ItemProperties.duplicates(spell).count == 4)
  }
}
