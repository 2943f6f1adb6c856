import MeadowFoundations
import MeadowTalk
import Testing

/// Words put into patterns (M2-003).
@Suite struct SentenceTemplatesTests {
  private static func templates(
    _ patterns: [String], fits: [String] = WordForm.allCases.map(\.rawValue),
    carriers: [String] = []
  ) -> SentenceTemplates {
    func make(_ texts: [String]) -> [SentencePattern] {
      texts.map { SentencePattern(pattern: $0, function: .commenting, example: $0, fits: fits) }
    }
    return SentenceTemplates([
      TemplateLevel(
        level: .combinations, mlu: "2", ageRange: "18–30 months", patterns: make(patterns),
        carriers: make(carriers))
    ])
  }

  private static func say(
    _ pattern: String, _ word: String, _ grammar: WordGrammar
  ) -> String? {
    templates([pattern]).phrases(for: word, grammar, tier: .combinations).first?.text
  }

  @Test(
    "a plural is made as English makes it (M2-003)",
    arguments: [
      ("ball", "balls"), ("bus", "buses"), ("box", "boxes"), ("brush", "brushes"),
      ("watch", "watches"), ("buzz", "buzzes"), ("berry", "berries"), ("toy", "toys"),
      ("fire truck", "fire trucks"), ("y", "ys"),
    ])
  func plurals(word: String, plural: String) {
    #expect(Self.say("two [words]", word, WordGrammar(form: .count)) == "two \(plural)")
  }

  @Test("an irregular plural is the one of the data, and a plural stays as it is (M2-003)")
  func irregularPlurals() {
    let tooth = WordGrammar(form: .count, category: .body, plural: "teeth")
    #expect(Self.say("two [words]", "tooth", tooth) == "two teeth")
    #expect(Self.say("two [words]", "shoes", WordGrammar(form: .plural)) == "two shoes")
    #expect(Self.say("two [words]", "friend", WordGrammar(form: .person)) == "two friends")
  }

  @Test(
    "milk, jumping and a family's name have no plural and no article: never \"a milk\" (M2-003)")
  func withoutPlural() {
    let name = WordGrammar(form: .person, category: .person, isName: true)
    for (word, grammar) in [
      ("milk", WordGrammar(form: .mass)), ("jump", WordGrammar(form: .action)), ("Sam", name),
    ] {
      #expect(Self.say("two [words]", word, grammar) == nil)
      #expect(Self.say("see [a word]", word, grammar) == nil)
      #expect(Self.say("see [word]", word, grammar) == "see \(word)")
    }
  }

  @Test(
    "the article follows the sound (M2-003)",
    arguments: [
      ("ball", "a ball"), ("apple", "an apple"), ("Elephant", "an Elephant"),
      ("unicorn", "a unicorn"), ("ukulele", "a ukulele"), ("hour", "an hour"),
      ("umbrella", "an umbrella"), ("", "a "),
    ])
  func articles(word: String, expected: String) {
    #expect(Self.say("see [a word]", word, WordGrammar(form: .count)) == "see \(expected)")
  }

  @Test(
    "a verb says what happens now: making, running, waking up (M2-003)",
    arguments: [
      ("make", "making"), ("run", "running"), ("stop", "stopping"), ("hit", "hitting"),
      ("look", "looking"), ("open", "opening"), ("play", "playing"), ("blow", "blowing"),
      ("see", "seeing"), ("tie", "tying"), ("go", "going"), ("wake up", "waking up"),
      ("get dressed", "getting dressed"), ("eat", "eating"), ("help", "helping"),
    ])
  func happening(verb: String, expected: String) {
    let grammar = WordGrammar(form: .action)
    #expect(Self.say("baby is [wording]", verb, grammar) == "baby is \(expected)")
    #expect(Self.say("baby is [wording]", verb, WordGrammar(form: .count)) == nil)
  }

  @Test("an -ing form of the data wins over the rule (M2-003)")
  func ownHappening() {
    let word = WordGrammar(form: .transitive, ing: "picnicking")
    #expect(Self.say("we are [wording]", "picnic", word) == "we are picnicking")
  }

  @Test("an article of the data wins over the spelling (M2-003)")
  func ownArticle() {
    let word = WordGrammar(form: .count, article: "an")
    #expect(Self.say("see [a word]", "x-ray", word) == "see an x-ray")
  }

  @Test("mommy is Mommy inside a phrase; other people keep their letters")
  func familyNames() {
    let person = WordGrammar(form: .person, category: .person)
    #expect(Self.say("[word] help", "mommy", person) == "Mommy help")
    #expect(Self.say("[word] help", "baby", person) == "baby help")
    #expect(Self.say("hi [word]", "Nana R.", person) == "hi Nana R.")
    #expect(Self.say("[word] it", "papa", WordGrammar(form: .action)) == "papa it")
  }

  @Test("what is said of form and category together wins over what is said of the form alone")
  func precedence() {
    let levels = [
      TemplateLevel(
        level: .combinations, mlu: "2", ageRange: "",
        patterns: [
          SentencePattern(
            pattern: "my [word]", function: .commenting, example: "", fits: ["count"]),
          SentencePattern(
            pattern: "hot [word]", function: .protesting, example: "", fits: ["count/appliance"]),
          SentencePattern(
            pattern: "yum [word]", function: .commenting, example: "", fits: ["food"]),
        ])
    ]
    let templates = SentenceTemplates(levels)
    func texts(_ category: WordCategory) -> [String] {
      let word = WordGrammar(form: .count, category: category)
      return templates.phrases(for: "it", word, tier: .combinations).map(\.text)
    }
    #expect(texts(.appliance) == ["hot it"])
    #expect(texts(.food) == ["my it", "yum it"])
    #expect(texts(.toy) == ["my it"])
  }

  @Test(
    "a pattern may name words that it is good for besides, and words of its kinds that it is not")
  func namedWords() {
    let templates = SentenceTemplates([
      TemplateLevel(
        level: .combinations, mlu: "2", ageRange: "",
        patterns: [
          SentencePattern(
            pattern: "so [word]", function: .commenting, example: "", fits: ["descriptor"],
            except: ["Broken"]),
          SentencePattern(
            pattern: "hi [word]", function: .greeting, example: "", fits: ["person"],
            words: ["moon"]),
        ])
    ])
    func texts(_ word: String, _ form: WordForm) -> [String] {
      templates.phrases(for: word, WordGrammar(form: form), tier: .combinations).map(\.text)
    }
    #expect(texts("hot", .descriptor) == ["so hot"])
    #expect(texts("broken", .descriptor) == [])
    #expect(texts("Moon", .count) == ["hi Moon"] && texts("sun", .count) == [])
  }

  @Test("a name that is both a form and a category means the form where it stands alone")
  func ambiguousNames() {
    let templates = Self.templates(["hi [word]"], fits: ["person"])
    let baby = WordGrammar(form: .count, category: .person)
    let mommy = WordGrammar(form: .person, category: .person)
    #expect(templates.phrases(for: "baby", baby, tier: .combinations).isEmpty)
    #expect(templates.phrases(for: "friend", mommy, tier: .combinations).count == 1)
  }

  @Test("a pattern without a place for a word is left out, a phrase never comes twice")
  func brokenPatterns() {
    let templates = Self.templates([
      "more", "]more[", "more [thing]", "more [word]", "more [word]", "more [words]",
    ])
    let phrases = templates.phrases(
      for: "peas", WordGrammar(form: .plural), tier: .combinations)
    #expect(phrases.map(\.text) == ["more peas"])
  }

  @Test("a level that the data do not have gives nothing; of two of one level the first counts")
  func levels() {
    let food = WordGrammar(form: .mass, category: .food)
    func level(_ text: String) -> TemplateLevel {
      let pattern = SentencePattern(
        pattern: text, function: .requesting, example: "", fits: ["mass"])
      return TemplateLevel(level: .combinations, mlu: "2", ageRange: "", patterns: [pattern])
    }
    let templates = SentenceTemplates([level("more [word]"), level("no [word]")])
    #expect(templates.phrases(for: "rice", food, tier: .firstWords).isEmpty)
    #expect(templates.phrases(for: "rice", food, tier: .combinations).map(\.text) == ["more rice"])
    #expect(templates == SentenceTemplates([level("more [word]")]))
    let built = BuiltPhrase(text: "more rice", function: .requesting, level: .combinations)
    #expect(templates.phrases(for: "rice", food, tier: .sentences) == [built])
  }

  @Test("a beginning to fill in keeps what stands before its gap (D24)")
  func beginnings() {
    let templates = Self.templates([], carriers: ["I want [word]"])
    let phrases = templates.carriers(for: "milk", WordGrammar(form: .mass))
    #expect(phrases.map(\.text) == ["I want milk"])
    #expect(phrases.map(\.beginning) == ["I want …"])
  }

  @Test("the last resort has four different phrases for any word (§05, step 4)")
  func generic() {
    let phrases = Self.templates([]).generic(
      for: "mommy", WordGrammar(form: .person, category: .person))
    #expect(phrases.map(\.text) == ["more Mommy", "no Mommy", "Mommy please", "say Mommy"])
    #expect(Set(phrases.map(\.function)).count >= 2)
  }
}
