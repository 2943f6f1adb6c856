import MeadowFoundations
import MeadowTalk
import MeadowTestSupport
import Testing

/// What can be offered is known beforehand, so that it can be read before a child sees it (M2-004).
@Suite struct PossibleFollowUpTests {
  private typealias Rig = SCSRig

  @Test(
    "whatever is offered, in any round, was among what may be offered (M2-004)",
    arguments: [Tier.combinations, .sentences])
  func nothingElse(tier: Tier) {
    var chance = Chance(seed: 7)
    for word in RealContent.words {
      var rig = Rig(RealContent.book, seed: UInt64(chance.index(below: 1000)), tier: tier)
      for _ in 0..<4 {
        expect(rig.spoke(word), after: word, tier)
        let place = chance.index(below: 3)
        guard let chosen = rig.engine.offer?.followUps[place] else { continue }
        rig.send(.chose(id: chosen.id))
        guard let next = rig.engine.offer, next.trigger == word.text else { continue }
        expect(next.followUps.map(\.phrase), after: word, tier)
      }
    }
  }

  private func expect(_ offered: [String], after word: SpokenWord, _ tier: Tier) {
    let possible = RealContent.book.possible(after: word, tier: tier)
    let usual = Set(possible.filter { $0.source != .spare && $0.source != .carrier }.map(\.phrase))
    #expect(usual.isSuperset(of: offered), "\(word.text) in \(word.scene ?? "-"): \(offered)")
  }

  @Test("where three of two functions are always left, nothing else is offered (M2-004)")
  func sources() {
    let enough = Rig.book([
      Rig.banana("want banana", .requesting), Rig.banana("yummy banana", .commenting),
      Rig.banana("no banana", .protesting),
      Rig.banana("I want banana", .requesting, tier: .sentences),
    ])
    let phrases = enough.possible(after: Rig.bananaWord, tier: .combinations)
    #expect(phrases.map(\.phrase) == ["want banana", "yummy banana", "no banana"] + Self.generic)
    let full = Rig.book([
      Rig.banana("want banana", .requesting), Rig.banana("yummy banana", .commenting),
      Rig.banana("no banana", .protesting), Rig.banana("my banana", .commenting),
    ])
    let four = full.possible(after: Rig.bananaWord, tier: .combinations)
    #expect(four.allSatisfy { $0.source == .authored } && four.count == 4)
    #expect(full.possible(after: Rig.bananaWord, tier: .firstWords).isEmpty)
  }

  @Test("what a pattern makes beside them is spare: seen only where words were hidden (M2-004)")
  func spare() {
    let pattern = SentencePattern(
      pattern: "big [word]", function: .commenting, example: "big banana", fits: ["count"])
    let level = TemplateLevel(level: .combinations, mlu: "2", ageRange: "2", patterns: [pattern])
    let four = [
      Rig.banana("want banana", .requesting), Rig.banana("yummy banana", .commenting),
      Rig.banana("no banana", .protesting), Rig.banana("banana milk", .commenting),
    ]
    let milk = SceneWord(word: "milk", emoji: "🥛", fitzgeraldKey: .nouns, zone: "fridge")
    let enough = Rig.book(four, words: [milk], levels: [level])
    let sources = enough.possible(after: Rig.bananaWord, tier: .combinations).map(\.source)
    #expect(sources == [.authored, .authored, .authored, .authored, .spare])
    let few = Rig.book(Array(four.prefix(2)), words: [milk], levels: [level])
    let built = few.possible(after: Rig.bananaWord, tier: .combinations)
    #expect(built.first { $0.phrase == "big banana" }?.source == .pattern)
  }

  private static let generic = ["more banana", "banana please", "say banana"]

  @Test("all that may be offered is listed by scene, word and tier, each word once (M2-004)")
  func everywhere() {
    let offers = FollowUpBook.everyOffer(of: RealContent.data)
    let keys = offers.map { "\($0.scene) \($0.word.lowercased()) \($0.tier.rawValue)" }
    #expect(Set(keys).count == keys.count)
    #expect(Set(offers.map(\.scene)) == Set(RealContent.data.scenes.keys))
    #expect(offers.allSatisfy { $0.phrases.count >= 3 })
    let kitchen = FollowUpBook.everyOffer(of: RealContent.data, in: "kitchen")
    #expect(kitchen == offers.filter { $0.scene == "kitchen" })
  }
}
