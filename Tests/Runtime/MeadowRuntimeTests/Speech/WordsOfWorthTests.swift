import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import MeadowTestSupport
import Testing

/// The order in which a voice is recorded (own-28).
@Suite("Words in order of worth")
struct WordsOfWorthTests {
  private static func words(_ tier: Tier, own: [String] = ["Nana", "More"]) -> [WordOfWorth] {
    let english = TalkContent(vocabulary: VocabularyService(RealContent.data))
    return WordsOfWorth([english], own: own, tier: tier).words
  }

  @Test(
    "core words of the tier come first, then what keeps a child safe, names, scenes and phrases",
    arguments: Tier.allCases)
  func order(tier: Tier) {
    let words = Self.words(tier)
    let core = RealContent.data.coreVocabulary.filter { $0.tier <= tier }
    #expect(Set(words.prefix(core.count).map(\.text)) == Set(core.map(\.word)))
    var groups: [WordOfWorth.Group] = []
    for word in words.dropFirst(core.count) where groups.last != word.group {
      groups.append(word.group)
    }
    let rest: [WordOfWorth.Group] = tier == .sentences ? [] : [.core]
    #expect(groups == [.safety, .feelings, .mine] + rest + [.scene, .phrases])
    #expect(words.count { $0.group == .core } == RealContent.data.coreVocabulary.count)
    #expect(words.count { $0.group == .safety } == 8)
  }

  @Test("no text is asked for twice, and a name that is a core word stays one")
  func once() {
    let words = Self.words(.combinations)
    #expect(Set(words.map { $0.text.lowercased() }).count == words.count)
    #expect(words.filter { $0.group == .mine }.map(\.text) == ["Nana"])
  }

  @Test("a board in two languages asks for both, or for the one that is wanted")
  func languages() {
    let english = TalkContent(vocabulary: VocabularyService(RealContent.data))
    let spanish = TalkContent(vocabulary: VocabularyService(RealContent.spanish[0]))
    let both = WordsOfWorth([spanish, english], own: [], tier: .firstWords).words
    #expect(both.count > Self.words(.firstWords, own: []).count)
    let one = WordsOfWorth(
      [english], own: ["Nana"], tier: .firstWords, languages: [.spanish]
    ).words
    #expect(one.isEmpty)
  }
}
