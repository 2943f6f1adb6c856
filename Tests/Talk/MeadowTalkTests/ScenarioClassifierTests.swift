import MeadowFamily
import MeadowFoundations
import MeadowTalk
import Testing

/// The seven communication scenarios, "classified from tags, never entered by hand" (spec README,
/// resolution 17; document 001, Communication scenarios).
@Suite struct ScenarioClassifierTests {
  static func word(
    _ text: String, _ form: WordForm?, _ key: FitzgeraldKey? = nil, after pause: Double = 1.5,
    asked: String? = nil
  ) -> InteractionPart {
    InteractionPart(
      text: text, fitzgeraldKey: key, form: form, question: asked.flatMap { Question($0) },
      pauseSeconds: pause)
  }

  static func phrase(
    _ text: String, _ function: PragmaticFunction, asked: String? = nil
  ) -> InteractionPart {
    InteractionPart(
      text: text, pragmaticFunction: function, question: asked.flatMap { Question($0) },
      pauseSeconds: 1.5)
  }

  static func joined(_ parts: InteractionPart...) -> [InteractionPart] {
    var parts = parts
    for index in parts.indices.dropFirst() { parts[index].isJoined = true }
    return parts
  }

  static let milk = word("milk", .mass)
  static let want = word("want", .transitive)
  static let no = word("no", .social)
  static let mommy = word("mommy", .person)
  static let drink = "What do you want to drink?"
  static let see = "What do you see?"

  /// The rules of docs/scenarios.md, and the corners of each.
  static let rows: [(parts: [InteractionPart], scenarios: [CommunicationScenario])] = [
    // One word.
    ([milk], [.labelObject]), ([milk, milk, milk], [.labelObject]), ([mommy], [.labelObject]),
    ([word("Nana", nil, .people)], [.labelObject]), ([word("hot", .descriptor)], [.labelObject]),
    ([word("moo", .sound)], [.labelObject]), ([word("uh oh", .phrase)], [.labelObject]),
    ([want], [.expressWant]), ([word("more", .quantity)], [.expressWant]), ([no], [.expressWant]),
    ([word("all done", .phrase)], [.expressWant]), ([word("eat", nil, .verbs)], [.expressWant]),
    ([word("up", .particle)], [.expressWant]), ([word("sad", .feeling)], [.expressWant]),
    ([word("where", .question)], [.expressWant]), ([word("help", .transitive)], [.requestHelp]),
    ([word("hi", .social)], [.social]), ([word("Yes", .social)], []), ([word("I", .pronoun)], []),
    ([word("that", .pointer)], []), ([word("look", .action)], []), ([], []),
    ([InteractionPart(text: "")], []),
    // Words that make one message.
    ([want, milk], [.requestObject, .sentence]),
    ([want, want, milk], [.requestObject, .sentence]),
    ([word("more", .quantity), word("peas", .plural)], [.requestObject, .sentence]),
    ([word("bath", nil, .nouns), word("please", nil, .social)], [.requestObject, .sentence]),
    ([want, word("that", .pointer)], [.requestObject, .sentence]),
    ([want, word("up", .particle)], [.expressWant, .sentence]),
    ([want, mommy], [.expressWant, .sentence]), ([no, milk], [.expressWant, .sentence]),
    ([no, word("go", .action)], [.expressWant, .sentence]),
    ([mommy, word("come", .action)], [.expressWant, .sentence]),
    ([mommy, word("help", .transitive)], [.requestHelp, .sentence]),
    ([word("where", .question), milk], [.expressWant, .sentence]),
    ([word("I", .pronoun), word("tired", .feeling)], [.expressWant, .sentence]),
    ([word("baby", .count, .people), word("dance", .action)], [.labelObject, .sentence]),
    ([word("eat", .action), milk], [.expressWant, .sentence]),
    ([word("big", nil, .descriptors), milk], [.labelObject, .sentence]),
    ([word("my", .pronoun), milk], [.labelObject, .sentence]),
    ([word("in", .particle), word("bed", .count)], [.labelObject, .sentence]),
    ([mommy, milk], [.labelObject, .sentence]),
    ([word("bye", .social), mommy], [.social, .sentence]),
    ([word("hi", .social), want, milk], [.requestObject, .social, .sentence]),
    // Words that merely follow each other.
    ([milk, word("ball", .count)], [.labelObject]), ([word("yes", .social), milk], [.labelObject]),
    ([want, word("milk", .mass, after: 9)], [.expressWant, .labelObject]),
    (joined(want, word("milk", .mass, after: 9)), [.requestObject, .sentence]),
    // Changes of mind.
    ([word("up", .particle), word("down", .particle)], [.expressWant]),
    ([word("more", .quantity), word("all done", .phrase)], [.expressWant]),
    ([word("juice", .mass), no, milk], [.labelObject]),
    ([want, word("juice", .mass), no, milk], [.requestObject, .sentence]),
    // No messages: mashing, sound play, roaming.
    (["cup", "go", "hot", "bed"].map { word($0, .count, after: 0.3) }, []),
    ([want, word("milk", .mass, after: 0.3), word("go", .action, after: 0.3)], []),
    ([want, word("milk", .mass, after: 0.3)], [.requestObject, .sentence]),
    ((0..<6).map { _ in word("milk", .mass, after: 0.5) }, []),
    ([milk, word("home", .place), word("hot", .descriptor), word("seven", .number)], []),
    (["dog", "cow", "pig", "duck"].map { word($0, .count) }, [.labelObject]),
    // Phrases take the place of the words before them.
    ([milk, phrase("more milk", .requesting)], [.requestObject, .sentence]),
    ([milk, phrase("I want some", .requesting)], [.requestObject, .sentence]),
    ([word("book", .count), phrase("read book", .requesting)], [.expressWant, .sentence]),
    ([word("jump", .action), phrase("want jump", .requesting)], [.expressWant, .sentence]),
    ([mommy, phrase("Mommy help", .directing)], [.requestHelp, .sentence]),
    ([phrase("no help", .protesting)], [.requestHelp, .sentence]),
    ([phrase("all done", .protesting)], [.expressWant, .sentence]),
    ([word("ball", .count), phrase("where ball?", .asking)], [.expressWant, .sentence]),
    ([milk, phrase("yummy milk", .commenting)], [.labelObject, .sentence]),
    ([want, milk, phrase("yummy milk", .commenting)], [.labelObject, .sentence]),
    ([phrase("I love you", .feeling)], [.social, .sentence]),
    ([phrase("I'm sad", .feeling)], [.expressWant, .sentence]),
    ([phrase("hi", .greeting)], [.social]),
    (
      [milk, phrase("more milk", .requesting), word("Nana", nil, .people)],
      [.requestObject, .labelObject, .sentence]
    ),
    ([InteractionPart(text: "help me Nana")], [.requestHelp, .sentence]),
    ([InteractionPart(text: "hello Nana")], [.social, .sentence]),
    // Answers.
    ([word("yes", .social, asked: "Are you hungry?")], [.answerYesNo]),
    ([word("no", .social, asked: "Do you like milk?")], [.answerYesNo]),
    (
      [word("yes", .social, asked: "Do you want milk?"), milk],
      [.answerYesNo, .requestObject, .sentence]
    ),
    ([word("milk", .mass, asked: drink)], [.answerQuestion, .requestObject]),
    ([word("go", .action, asked: "What do you want?")], [.answerQuestion, .expressWant]),
    ([word("milk", .mass, asked: see)], [.answerQuestion, .labelObject]),
    ([word("go", .action, asked: see)], [.expressWant]), ([word("yes", .social, asked: see)], []),
    ([word("mommy", .person, asked: "Who is at home?")], [.answerQuestion, .labelObject]),
    ([word("in", .particle, asked: "Where is the ball?")], [.answerQuestion, .labelObject]),
    ([word("dance", .action, asked: "What is the baby doing?")], [.answerQuestion, .labelObject]),
    ([word("sad", .feeling, asked: "How do you feel?")], [.answerQuestion, .expressWant]),
    ([word("cow", .count, asked: "The dog or the cow?")], [.answerQuestion, .labelObject]),
    (
      [word("milk", .mass, asked: see), phrase("more milk", .requesting, asked: see)],
      [.answerQuestion, .requestObject, .sentence]
    ),
    (
      [phrase("yes please", .requesting, asked: "Do you want milk?")],
      [.answerYesNo, .expressWant, .sentence]
    ),
  ]

  @Test("each rule of the coding manual, and the corners of each", arguments: rows.indices)
  func classifies(row: Int) {
    let (parts, scenarios) = Self.rows[row]
    let texts = parts.map(\.text)
    #expect(ScenarioClassifier.scenarios(of: parts) == scenarios, "\(texts)")
  }

  @Test("the rows above reach all")
  func reachesAll() {
    #expect(Set(Self.rows.flatMap(\.scenarios)) == Set(CommunicationScenario.allCases))
  }

  @Test("whatever is touched: nothing twice, the sentence last and never alone", arguments: 1...20)
  func holdsForAnything(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let parts = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        Self.anything(using: &generator)
      }
      let scenarios = ScenarioClassifier.scenarios(of: parts)
      #expect(Set(scenarios).count == scenarios.count, "seed \(seed)")
      #expect(scenarios.first != .sentence, "seed \(seed)")
      #expect(!scenarios.dropLast().contains(.sentence), "seed \(seed)")
      if Set(parts.map { $0.text.lowercased() }).count == 1, !parts[0].text.contains(" ") {
        #expect(!scenarios.contains(.sentence), "seed \(seed)")
      }
      if parts.allSatisfy({ $0.question == nil }) {
        #expect(!scenarios.contains(.answerYesNo) && !scenarios.contains(.answerQuestion))
      }
    }
  }

  private static func anything(using generator: inout SeededGenerator) -> InteractionPart {
    let texts = ["milk", "no", "yes", "help", "more", "want", "mommy", "more milk", "", "uh oh"]
    func some<Value>(_ values: [Value]) -> Value? {
      Bool.random(using: &generator) ? values.randomElement(using: &generator) : nil
    }
    return InteractionPart(
      text: some(texts) ?? "banana", fitzgeraldKey: some(FitzgeraldKey.allCases),
      form: some(WordForm.allCases), pragmaticFunction: some(PragmaticFunction.allCases),
      question: some([see, drink, "Do you want milk?"]).flatMap { Question($0) },
      pauseSeconds: some([0.2, 0.7, 1.5, 8]))
  }
}
