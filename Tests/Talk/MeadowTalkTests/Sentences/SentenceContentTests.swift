import MeadowFoundations
import MeadowTalk
import MeadowTestSupport
import Testing

/// The templates that Meadow ships, with every word that it ships (M2-003).
@Suite struct SentenceContentTests {
  private static func length(of phrase: BuiltPhrase, with word: SpokenWord) -> Int {
    let names = word.text.split(separator: " ").count
    return phrase.text.split(separator: " ").count - names + 1
  }

  @Test("at Tier 1 every word stands alone (M2-003)")
  func firstWords() {
    for word in RealContent.words {
      let phrases = RealContent.templates.phrases(
        for: word.text, word.grammar, tier: .firstWords)
      #expect(phrases.map { $0.text.lowercased() } == [word.text.lowercased()])
    }
  }

  @Test("every word has three phrases of its tier's length, of two functions or more (M2-003)")
  func everyWord() {
    for word in RealContent.words {
      for tier in [Tier.combinations, .sentences] {
        let phrases = RealContent.templates.phrases(for: word.text, word.grammar, tier: tier)
        let own = phrases.filter { $0.level == tier }
        #expect(Set(own.map(\.text)).count >= 3, "\(word.text) at Tier \(tier.rawValue)")
        #expect(Set(own.map(\.function)).count >= 2, "\(word.text) at Tier \(tier.rawValue)")
        let wrong = phrases.filter { Self.length(of: $0, with: word) != $0.level.rawValue }
        #expect(wrong.isEmpty, "\(word.text): \(wrong.map(\.text))")
      }
    }
  }

  @Test("no two phrases of a word differ in their marks alone")
  func distinct() {
    for word in RealContent.words {
      let phrases = RealContent.templates.phrases(
        for: word.text, word.grammar, tier: .sentences)
      let bare = phrases.map { $0.text.lowercased().filter { !"?!".contains($0) } }
      #expect(Set(bare).count == bare.count, "\(word.text): \(bare)")
    }
  }

  @Test("a word of any form and category has three phrases, whatever a family's file says of it")
  func everyGrammar() {
    for form in WordForm.allCases {
      for category in WordCategory.allCases {
        let grammar = WordGrammar(form: form, category: category)
        for tier in [Tier.combinations, .sentences] {
          let own = RealContent.templates.phrases(for: "blick", grammar, tier: tier)
            .filter { $0.level == tier }
          #expect(own.count >= 3, "\(form)/\(category) at Tier \(tier.rawValue)")
        }
      }
    }
  }

  @Test("every word that a pattern names is on the board")
  func namedWords() {
    let board = Set(RealContent.words.map { $0.text.lowercased() })
    for level in RealContent.data.sentenceTemplates {
      for pattern in level.patterns + (level.carriers ?? []) {
        let named = (pattern.words ?? []) + (pattern.except ?? [])
        let unknown = named.filter { !board.contains($0.lowercased()) }
        #expect(unknown.isEmpty, "\(pattern.pattern): \(unknown)")
      }
    }
  }

  @Test(
    "toddlers' English, not accidents of a template",
    arguments: [
      "a milk", "want happy", "more shoes on", "eat spoon", "want stove", "more spoon",
      "want hands", "more hands", "a peas", "two milks", "want hot", "a Biscuit", "two Biscuits",
      "more happy", "want oven", "want knife", "want medicine", "more medicine",
    ])
  func accidents(phrase: String) {
    for word in RealContent.words {
      let built =
        RealContent.templates.phrases(for: word.text, word.grammar, tier: .sentences)
        + RealContent.templates.carriers(for: word.text, word.grammar)
      #expect(!built.contains { $0.text == phrase }, "\(word.text)")
    }
  }

  @Test(
    "phrases that a parent would say",
    arguments: [
      ("kitchen", "milk", "more milk"), ("kitchen", "banana", "I want banana"),
      ("kitchen", "cup", "where's my cup?"), ("kitchen", "stove", "turn stove off"),
      ("kitchen", "mommy", "Mommy help"), ("bathroom", "bath", "no bath"),
      ("bathroom", "hands", "wash my hands"), ("playroom", "ball", "where ball?"),
      ("bedroom", "shoes", "shoes on"), ("outdoors", "up", "want up"),
      ("outdoors", "outside", "let's go outside"), ("outdoors", "moo", "it goes moo"),
      ("bedroom", "tired", "I'm so tired"), ("kitchen", "hot", "it's hot"),
      ("playroom", "jump", "can I jump?"), ("kitchen", "open", "open it please"),
    ])
  func parents(scene: String, word: String, phrase: String) throws {
    let found =
      RealContent.words.first { $0.scene == scene && $0.text == word }
      ?? RealContent.words.first { $0.text == word }
    let spoken = try #require(found)
    let built = RealContent.templates.phrases(
      for: spoken.text, spoken.grammar, tier: .sentences)
    #expect(built.contains { $0.text == phrase }, "\(built.map(\.text))")
  }

  @Test("Tier 2 has beginnings to fill in for things, places, feelings and doings (D24)")
  func carriers() {
    for form in [WordForm.count, .mass, .plural, .person, .place, .activity, .action, .feeling] {
      let words = RealContent.words.filter { $0.grammar.form == form }
      let with = words.filter {
        !RealContent.templates.carriers(for: $0.text, $0.grammar).isEmpty
      }
      #expect(with.count * 10 >= words.count * 8, "\(form): \(with.count) of \(words.count)")
      for word in with {
        for phrase in RealContent.templates.carriers(for: word.text, word.grammar) {
          #expect(phrase.beginning?.contains("…") == true)
          #expect(phrase.level == .combinations)
        }
      }
    }
  }
}
