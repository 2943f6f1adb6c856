import MeadowFoundations
import MeadowLearning
import Testing

/// Seeds for lessons (learning §4: first use, near-twin, review).
@Suite struct ItemSeedsTests {
  @Test("a lesson's three items to a place differ, are balanced and never stand there twice")
  func lesson() throws {
    let sums = try SampleTemplates.named("gs6.near")
    let same = try SampleTemplates.named("ks2.same")
    var seeds = ItemSeeds()
    let lessons = try (0..<3).map { _ in
      try seeds.lesson(Array(repeating: sums, count: 7) + [same])
    }
    let all = lessons.joined().flatMap(\.all)
    #expect(all.count == 72 && ItemProperties.duplicates(all) == [])
    for lesson in lessons {
      #expect(ItemProperties.balance(lesson.map(\.first), lesson: "l") == [])
      for slot in lesson { #expect(ItemProperties.twin(slot.first, slot.twin) == []) }
    }
    var again = ItemSeeds()
    #expect(try again.lesson(Array(repeating: sums, count: 7) + [same]) == lessons[0])
  }

  @Test("a template that has no more items says so")
  func exhausted() throws {
    var seeds = ItemSeeds()
    let spell = try SampleTemplates.named("spelling.order")
    #expect(throws: TemplateProblem.self) { try seeds.lesson([spell, spell]) }
  }
}
