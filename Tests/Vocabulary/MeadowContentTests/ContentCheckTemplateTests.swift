import MeadowContent
import MeadowFoundations
import Testing

/// The grammar of sentence patterns (document 000 §03, SentenceTemplate; M2-003).
@Suite("Content check: sentence patterns")
struct ContentCheckTemplateTests {
  private let good: VocabularyData

  init() throws { good = try Sample.vocabulary() }

  @Test("levels stand once and say what they are for; only level 2 has beginnings to fill in")
  func levels() {
    expect("sentenceTemplates[1].level", "already") {
      $0.sentenceTemplates.append($0.sentenceTemplates[0])
    }
    expect("sentenceTemplates[0].mlu", "empty") { $0.sentenceTemplates[0].mlu = "" }
    expect("sentenceTemplates[0].ageRange", "empty") { $0.sentenceTemplates[0].ageRange = "" }
    expect("sentenceTemplates[0].carriers", "level 2") {
      $0.sentenceTemplates[0].level = .sentences
    }
  }

  @Test(
    "a pattern has one place for a word, of a known kind",
    arguments: [
      ("", "empty"), ("more", "no place for a word"), ("more ]word[", "no place for a word"),
      ("more [word", "no place for a word"), ("more [thing]", "no place [thing]"),
      ("more []", "no place []"), ("[word] [word]", "more than one place"),
      ("more [word]]", "more than one place"),
    ])
  func places(pattern: String, reason: String) {
    expect("sentenceTemplates[0].patterns[0].pattern", reason) {
      $0.sentenceTemplates[0].patterns[0].pattern = pattern
    }
  }

  @Test("an example is made by its pattern", arguments: ["want milk", "more ", "milk", "more"])
  func examples(example: String) {
    expect("sentenceTemplates[0].patterns[0].example", "not made by \"more [word]\"") {
      $0.sentenceTemplates[0].patterns[0].example = example
    }
  }

  @Test("a pattern or an example that is empty or stands twice is found")
  func doubled() {
    expect("sentenceTemplates[0].patterns[1].pattern", "already at") {
      $0.sentenceTemplates[0].patterns.append($0.sentenceTemplates[0].patterns[0])
    }
    expect("sentenceTemplates[0].carriers[0].example", "empty") {
      $0.sentenceTemplates[0].carriers?[0].example = ""
    }
  }

  @Test(
    "what a pattern fits is a form, a category or both",
    arguments: ["milk", "count/milk", "food/count", "count/food/drink", "", "count/"])
  func fits(name: String) {
    expect("sentenceTemplates[0].patterns[0].fits[1]", "neither a form") {
      $0.sentenceTemplates[0].patterns[0].fits[1] = name
    }
  }

  @Test("a pattern that fits no word is found")
  func fitsNothing() {
    expect("sentenceTemplates[0].patterns[0].fits", "fits no word") {
      $0.sentenceTemplates[0].patterns[0].fits = []
    }
  }

  private func expect(
    _ path: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation,
    after change: (inout VocabularyData) -> Void
  ) {
    var data = good
    change(&data)
    expectProblem(
      path, reason, among: ContentCheck.problems(in: data), sourceLocation: sourceLocation)
  }
}
