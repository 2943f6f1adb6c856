import MeadowFamily
import MeadowFoundations
import MeadowTalk
import Testing

/// The seven communication scenarios, "classified from tags, never entered by hand" (spec README,
/// resolution 17; document 001, Communication scenarios).
@Suite struct ScenarioClassifierTests {
  static func word(
    _ text: String, _ form: WordForm?, _ key: FitzgeraldKey? = nil, answers: Bool = false
  ) -> InteractionPart {
    InteractionPart(text: text, fitzgeraldKey: key, form: form, answersCompanion: answers)
  }

  static func phrase(
    _ text: String, _ function: PragmaticFunction, answers: Bool = false
  ) -> InteractionPart {
    InteractionPart(text: text, pragmaticFunction: function, answersCompanion: answers)
  }

  static let milk = word("milk", .mass)
  static let want = word("want", .transitive)
  static let no = word("no", .social)

  /// The rows of the table, and the corners of each.
  static let rows: [(parts: [InteractionPart], scenarios: [CommunicationScenario])] = [
    // requestHelp
    ([word("help", .transitive)], [.requestHelp]),
    (
      [word("mommy", .person), phrase("Mommy help", .directing)],
      [.requestHelp, .expressWant, .sentence]
    ),
    ([phrase("Help, please!", .requesting)], [.requestHelp, .expressWant, .sentence]),
    ([phrase("no help", .protesting)], [.expressWant, .sentence]),
    // answerYesNo
    ([word("Yes", .social)], [.answerYesNo]),
    ([no], [.answerYesNo]),
    ([word("yes", nil, .social, answers: true)], [.answerYesNo]),
    ([word("yes", .social), word("please", .social)], [.answerYesNo, .expressWant, .sentence]),
    ([no, milk], [.expressWant, .sentence]),
    ([no, word("go", .action)], [.expressWant, .sentence]),
    ([milk, no], [.labelObject, .sentence]),
    ([phrase("no", .protesting)], [.expressWant]),
    // answerQuestion
    ([word("milk", .mass, answers: true)], [.answerQuestion, .labelObject]),
    ([word("go", .action, answers: true)], [.answerQuestion, .expressWant]),
    (
      [no, word("hot", .descriptor, answers: true)],
      [.answerYesNo, .answerQuestion, .sentence]
    ),
    // requestObject
    ([want, milk], [.requestObject, .sentence]),
    ([milk, phrase("more milk", .requesting)], [.requestObject, .sentence]),
    ([word("more", .quantity), word("peas", .plural)], [.requestObject, .sentence]),
    ([word("bath", nil, .nouns), word("please", nil, .social)], [.requestObject, .sentence]),
    // expressWant
    ([want], [.expressWant]),
    ([word("more", .quantity)], [.expressWant]),
    ([want, word("up", .particle)], [.expressWant, .sentence]),
    ([want, word("mommy", .person)], [.expressWant, .sentence]),
    ([word("jump", .action), phrase("want jump", .requesting)], [.expressWant, .sentence]),
    ([phrase("all done", .protesting)], [.expressWant, .sentence]),
    ([phrase("I love you", .feeling)], [.expressWant, .sentence]),
    ([word("sad", .feeling)], [.expressWant]),
    ([word("where", .question)], [.expressWant]),
    ([word("ball", .count), phrase("where ball?", .asking)], [.expressWant, .sentence]),
    ([word("eat", nil, .verbs)], [.expressWant]),
    // labelObject
    ([milk], [.labelObject]),
    ([word("mommy", .person)], [.labelObject]),
    ([word("hot", .descriptor)], [.labelObject]),
    ([word("moo", .sound)], [.labelObject]),
    ([word("Nana", nil, .people)], [.labelObject]),
    ([word("big", nil, .descriptors)], [.labelObject]),
    ([milk, phrase("yummy milk", .commenting)], [.labelObject, .sentence]),
    (
      [want, milk, phrase("yummy milk", .commenting)],
      [.requestObject, .labelObject, .sentence]
    ),
    // nothing of these: it was said to somebody
    ([word("all done", .phrase)], [.expressWant]),
    ([word("again", .social)], [.expressWant]),
    // social
    ([word("hi", .social)], [.social]),
    ([phrase("bye-bye", .greeting)], [.social, .sentence]),
    ([phrase("hi", .greeting)], [.social]),
    (
      [word("thank you", .social), word("Nana", nil, .people)], [.labelObject, .social, .sentence]
    ),
    // the same word again is no sentence
    ([milk, milk], [.labelObject]),
    ([want, want, milk], [.requestObject, .sentence]),
    ([InteractionPart(text: "")], [.expressWant]),
    // nothing at all
    ([], []),
  ]

  @Test("each row of the table, and the corners of each", arguments: rows.indices)
  func classifies(row: Int) {
    let (parts, scenarios) = Self.rows[row]
    let texts = parts.map(\.text)
    #expect(ScenarioClassifier.scenarios(of: parts) == scenarios, "\(texts)")
  }

  @Test("the rows above reach all")
  func reachesAll() {
    #expect(Set(Self.rows.flatMap(\.scenarios)) == Set(CommunicationScenario.allCases))
  }

  @Test("whatever is said is for something, nothing twice, the sentence last", arguments: 1...20)
  func holdsForAnything(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let parts = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        Self.anything(using: &generator)
      }
      let scenarios = ScenarioClassifier.scenarios(of: parts)
      #expect(Set(scenarios).count == scenarios.count, "seed \(seed)")
      #expect(scenarios.first != nil && scenarios.first != .sentence, "seed \(seed)")
      #expect(!scenarios.dropLast().contains(.sentence), "seed \(seed)")
      if Set(parts.map { $0.text.lowercased() }).count >= 2 {
        #expect(scenarios.last == .sentence, "seed \(seed)")
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
      answersCompanion: Bool.random(using: &generator))
  }
}
