import MeadowFoundations
import MeadowTalk
import Testing

/// Which word a loop goes on with (spec README, resolution 6).
@Suite struct ContentWordTests {
  private static let words = [
    word("banana", .count, .food), word("spoon", .count, .dish), word("hungry", .feeling, .none),
    word("fire truck", .count, .toy), word("bite", .transitive, .none),
    word("snack", .count, .meal),
    word("leaf", .count, .nature, plural: "leaves"), word("dog", .count, .animal),
  ]
  private static let core = [
    core("want", .transitive, .thing), core("more", .quantity), core("mommy", .person),
    core("help", .action), core("up", .particle), core("what", .question),
  ]

  private static func word(
    _ text: String, _ form: WordForm, _ category: WordCategory, plural: String? = nil
  ) -> SceneWord {
    var word = SceneWord(
      word: text, emoji: "🙂", fitzgeraldKey: .nouns, zone: "table", form: form,
      category: category)
    word.plural = plural
    return word
  }

  private static func core(
    _ text: String, _ form: WordForm, _ category: WordCategory? = nil
  ) -> CoreWord {
    CoreWord(
      word: text, emoji: "🙂", fitzgeraldKey: .misc, group: "", tier: .firstWords, form: form,
      category: category)
  }

  /// The word after `phrase`, offered for `trigger` in the kitchen.
  private static func next(_ trigger: String, _ phrase: String) throws -> String {
    let followUp = SCSFollowUp(
      triggerWord: trigger, phrase: phrase, pragmaticFunction: .requesting,
      tierMinimum: .combinations)
    var rig = SCSRig(SCSRig.book([followUp], words: words, core: core))
    let grammar =
      words.first { $0.word == trigger }?.grammar ?? core.first { $0.word == trigger }?.grammar
    rig.spoke(
      SpokenWord(text: trigger, grammar: try #require(grammar), scene: "kitchen"))
    return try #require(rig.engine.offer?.followUps.first { $0.phrase == phrase }?.trigger)
  }

  @Test(
    "the loop goes on with the phrase's content word (resolution 6)",
    arguments: [
      ("banana", "I want banana", "banana"), ("hungry", "want snack", "snack"),
      ("want", "want more", "want"), ("more", "more banana please", "banana"),
      ("mommy", "Mommy help", "mommy"), ("up", "pick me up", "up"), ("up", "Mommy help", "help"),
      ("help", "help Mommy", "help"), ("up", "want up", "up"), ("dog", "want more", "dog"),
      ("banana", "banana, spoon", "banana"), ("want", "want spoon banana", "banana"),
      ("banana", "my fire truck!", "fire truck"), ("dog", "sit doggy", "dog"),
      ("leaf", "want leaves", "leaf"), ("dog", "big bite", "bite"), ("bite", "so good", "bite"),
      ("what", "what's that?", "what"), ("banana", "ho ! um", "banana"),
    ])
  func content(trigger: String, phrase: String, expected: String) throws {
    #expect(try Self.next(trigger, phrase) == expected)
  }

  @Test("the word the loop goes on with brings its own grammar and follow-ups")
  func nextOffer() throws {
    let book = SCSRig.book(
      [
        SCSRig.banana("want spoon", .requesting),
        SCSFollowUp(
          triggerWord: "spoon", phrase: "my spoon", pragmaticFunction: .commenting,
          tierMinimum: .combinations),
      ], words: Self.words, core: Self.core)
    var rig = SCSRig(book)
    rig.spoke()
    let wanted = try #require(rig.engine.offer?.followUps.first)
    #expect(wanted.phrase == "want spoon")
    rig.send(.chose(id: wanted.id))
    #expect(rig.engine.offer?.trigger == "spoon")
    #expect(rig.phrases.contains("my spoon"))
  }

  @Test("outside of a scene the core words are known, and a scene's own are not")
  func noScene() throws {
    let followUp = SCSFollowUp(
      triggerWord: "what", phrase: "help banana", pragmaticFunction: .requesting,
      tierMinimum: .combinations)
    var rig = SCSRig(SCSRig.book([followUp], words: Self.words, core: Self.core))
    rig.spoke(SpokenWord(text: "what", grammar: WordGrammar(form: .question), scene: nil))
    #expect(rig.engine.offer?.followUps.first?.trigger == "help")
  }

  @Test("a book is equal to itself alone")
  func books() {
    let book = SCSRig.book([])
    #expect(book == book)
    #expect(book != SCSRig.book([]))
  }
}
