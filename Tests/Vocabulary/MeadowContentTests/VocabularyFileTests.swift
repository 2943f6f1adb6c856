import Foundation
import MeadowContent
import MeadowFoundations
import Testing

/// A vocabulary file decodes as document 000 §03 and §04 write it, and a wrong one is answered with
/// the place and the reason.
@Suite("Vocabulary file")
struct VocabularyFileTests {
  @Test("scenes, routines, templates and follow-ups decode as written in the specification")
  func wholeFormat() throws {
    let data = try VocabularyFile.decode(Data(Sample.json.utf8))
    #expect(data.scenes["kitchen"]?.words.first?.zone == "bowl")
    #expect(data.scenes["kitchen"]?.words[1].grammar == WordGrammar(form: .mass, category: .drink))
    #expect(data.scenes["kitchen"]?.words[3].grammar.plural == "shelves")
    #expect(data.coreVocabulary[0].grammar == WordGrammar(form: .quantity))
    #expect(data.routines.first?.scene == "kitchen")
    #expect(data.routines.first?.times == [.breakfast, .lunch])
    #expect(
      data.avatarPhrases["kitchen"] == [AvatarPhrase(phrase: "I'm hungry", emoji: "😋", place: 6)])
    #expect(data.symbols == SymbolSet(art: ["banana": "banana.svg"]))
    #expect(data.sentenceTemplates.first?.carriers?.first?.fits == ["food"])
    #expect(data.sentenceTemplates.first?.level == .combinations)
    #expect(data.sentenceTemplates.first?.patterns.first?.function == .requesting)
    #expect(
      data.scsFollowUps == [
        SCSFollowUp(
          triggerWord: "banana", scene: "kitchen", phrase: "I want banana",
          pragmaticFunction: .requesting, tierMinimum: .combinations),
        SCSFollowUp(
          triggerWord: "banana", scene: "kitchen", phrase: "yummy banana!",
          pragmaticFunction: .commenting, tierMinimum: .combinations),
        SCSFollowUp(
          triggerWord: "banana", scene: nil, phrase: "more banana",
          pragmaticFunction: .requesting, tierMinimum: .firstWords),
      ])
    #expect(ContentCheck.problems(in: data) == [])
  }

  @Test("a vocabulary that is written and read again is the same, null scenes included")
  func roundTrip() throws {
    let data = try VocabularyFile.decode(Data(Sample.json.utf8))
    let written = try JSONEncoder().encode(data)
    #expect(try VocabularyFile.decode(written) == data)
    #expect(String(decoding: written, as: UTF8.self).contains(#""scene":null"#))
  }

  @Test(
    "every key is needed, and a missing one is named with its place",
    arguments: [
      ("\"emoji\": \"➕\", ", "", "coreVocabulary[0].emoji"),
      ("\"tier\": 1", "\"teir\": 1", "coreVocabulary[0].tier"),
      ("\"scene\": null, ", "", "scsFollowUps[2].scene"),
      ("\"zone\"", "\"zome\"", "scenes.kitchen.words[0].zone"),
      ("\"scsFollowUps\": [", "\"followUps\": [", "scsFollowUps"),
      ("\"coreWords\"", "\"words\"", "counts.coreWords"),
      ("\"example\"", "\"sample\"", "sentenceTemplates[0].patterns[0].example"),
      ("\"form\": \"count\"", "\"f\": 1", "scenes.kitchen.words[0].form"),
      ("\"fits\"", "\"suits\"", "sentenceTemplates[0].patterns[0].fits"),
      ("\"times\"", "\"hours\"", "routines[0].times"),
      ("\"avatarPhrases\"", "\"feelings\"", "avatarPhrases"),
      ("\"placeholder\"", "\"emoji\"", "symbols.placeholder"),
    ])
  func missingKey(part: String, replacement: String, path: String) throws {
    let problem = try problem(replacing: part, by: replacement)
    #expect(problem.path == path)
    #expect(problem.reason.contains("is missing"))
  }

  @Test(
    "a wrong value is answered with what belongs there",
    arguments: [
      ("\"tier\": 1", "\"tier\": 4", "coreVocabulary[0].tier", "1, 2, 3 (entry 1)"),
      ("\"tier\": 1", "\"tier\": \"one\"", "coreVocabulary[0].tier", "a whole number"),
      (
        "\"fitzgeraldKey\": \"verbs\"", "\"fitzgeraldKey\": \"verbz\"",
        "coreVocabulary[1].fitzgeraldKey", "people, verbs, descriptors"
      ),
      (
        "\"commenting\"", "\"comenting\"", "scsFollowUps[1].pragmaticFunction",
        "\"comenting\" is not known"
      ),
      (
        "\"projectCoreWord\": true", "\"projectCoreWord\": \"yes\"",
        "coreVocabulary[0].projectCoreWord", "true or false"
      ),
      ("\"breakfast\"", "\"brunch\"", "routines[0].times[0]", "breakfast, lunch, snack"),
      ("\"form\": \"mass\"", "\"form\": \"stuff\"", "scenes.kitchen.words[1].form", "count, mass"),
      (
        "\"category\": \"food\"", "\"category\": \"fruit\"", "scenes.kitchen.words[0].category",
        "food, drink"
      ),
      ("\"emoji\": \"➕\"", "\"emoji\": null", "coreVocabulary[0].emoji", "null is not enough"),
      ("\"routines\": [", "\"routines\": 7, \"x\": [", "routines", "a list"),
      ("\"scenes\": {", "\"scenes\": 7, \"x\": {", "scenes", "a group"),
    ])
  func wrongValue(part: String, replacement: String, path: String, reason: String) throws {
    let problem = try problem(replacing: part, by: replacement)
    #expect(problem.path == path)
    #expect(problem.reason.contains(reason), "\(problem)")
  }

  @Test(
    "what is not JSON is said to be none, and where",
    arguments: [
      ("", "too early"), ("{", "too early"), ("Hello", "line 1, column 1"),
      ("{\n  \"schema\": \"a\",, }", "line 2, column"), ("\u{0}", "line 1, column 1"),
    ])
  func notJSON(text: String, place: String) throws {
    let error = #expect(throws: VocabularyFileError.self) {
      try VocabularyFile.decode(Data(text.utf8), file: "mine.json")
    }
    guard case .notJSON("mine.json", let reason) = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains(place), "\(reason)")
  }

  @Test("a file that is not there is named")
  func noFile() {
    #expect(throws: VocabularyFileError.self) {
      try VocabularyFile.read(URL(fileURLWithPath: "/nowhere/mine.json"))
    }
  }

  @Test("an error is one sentence with file, place and reason")
  func wording() throws {
    let error = #expect(throws: VocabularyFileError.self) {
      try decode(replacing: "\"emoji\": \"➕\", ", by: "")
    }
    #expect(
      try #require(error).description
        == "mine.json: coreVocabulary[0].emoji: \"emoji\" is missing (entry 1)")
  }

  private func decode(replacing part: String, by replacement: String) throws -> VocabularyData {
    let range = try #require(Sample.json.range(of: part), "the sample holds \(part)")
    let text = Sample.json.replacingCharacters(in: range, with: replacement)
    return try VocabularyFile.decode(Data(text.utf8), file: "mine.json")
  }

  private func problem(
    replacing part: String, by replacement: String
  ) throws -> ContentProblem {
    let error = #expect(throws: VocabularyFileError.self) {
      try decode(replacing: part, by: replacement)
    }
    guard case .wrong("mine.json", let problem) = try #require(error) else {
      throw try #require(error)
    }
    return problem
  }
}
