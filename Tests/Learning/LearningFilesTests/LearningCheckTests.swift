import Foundation
import LearningFiles
import MeadowFoundations
import MeadowLearning
import Testing

/// A stranger's files: yes, or where not (learning §4, R13).
@Suite struct LearningCheckTests {
  /// A pack of spelling: another subject, in files alone.
  static let spelling = #"""
    {"note": "A small pack of spelling.",
     "standards": [{"id": "SP", "subject": "Spelling", "grade": "spelling", "domain": "Words", "description": "Spell short words."}],
     "skills": [{"id": "SP1", "standardId": "SP", "name": "Short words", "description": "Spell words of three letters."}],
     "tables": {"spelling": ["cat", "dog", "sun", "hen", "pig", "bus", "cup", "map", "net", "fox", "jam", "leg", "van", "wig", "zip", "box", "bed", "fan", "hat", "log", "mud", "nut", "pen", "rug", "sit", "top", "web", "yes", "kit", "lip", "mix", "pot"],
      "pairs": [{"word": "cat", "others": ["cut", "cot", "can"]}, {"word": "pen", "others": ["pan", "pin", "ten"]}, {"word": "ship", "others": ["chip", "shop", "sheep"]}, {"word": "sun", "others": ["son", "run", "sin"]}, {"word": "bed", "others": ["bad", "bud", "bet"]}, {"word": "dog", "others": ["dig", "dot", "fog"]}, {"word": "hat", "others": ["hot", "hut", "ham"]}, {"word": "bus", "others": ["bun", "but", "us"]}, {"word": "fox", "others": ["fix", "box", "fog"]}, {"word": "map", "others": ["mop", "nap", "mat"]}, {"word": "net", "others": ["nut", "not", "wet"]}, {"word": "pig", "others": ["peg", "pin", "big"]}, {"word": "cup", "others": ["cap", "cut", "pup"]}, {"word": "log", "others": ["leg", "lot", "dog"]}, {"word": "fan", "others": ["fin", "fun", "van"]}, {"word": "rug", "others": ["rag", "run", "hug"]}, {"word": "web", "others": ["wet", "wed", "we"]}, {"word": "lip", "others": ["lap", "lid", "tip"]}, {"word": "top", "others": ["tap", "tip", "hop"]}, {"word": "hen", "others": ["ten", "him", "hem"]}, {"word": "jam", "others": ["jar", "ham", "jet"]}, {"word": "van", "others": ["vat", "ran", "pan"]}, {"word": "zip", "others": ["sip", "zap", "lip"]}, {"word": "mud", "others": ["mad", "mug", "bud"]}]},
     "templates": [
      {"id": "spelling.order", "skill": "SP1", "grade": "1", "format": "sequence", "difficulty": 1,
       "params": {"w": "spelling"}, "prompt": "Spell {w|heard}.", "board": {"tiles": "letters(w)"},
       "answer": "letters(w)", "holds": "join(given, '') == w",
       "hints": ["Say the word slowly.", "What do you hear first?"],
       "example": ["Say the word.", "It is {w|spell}."]},
      {"id": "spelling.hear", "skill": "SP1", "grade": "1", "format": "choice", "difficulty": 1,
       "params": {"p": "pairs"}, "prompt": "Touch the word {p.word|heard}.", "answer": "p.word", "holds": "given in [p.word]",
       "wrongs": [{"value": "p.others", "tag": "sounds-alike"}], "options": {"quiet": true},
       "hints": ["Say the word slowly.", "Look at the letter in the middle."],
       "example": ["Say each word.", "It is {p.word|spell}."], "solution": "{p.word}"}
     ],
     "lessons": [
      {"id": "sp1.1", "title": "First words", "type": "spelling", "items": ["spelling.order", "spelling.hear", "spelling.order", "spelling.hear", "spelling.order", "spelling.hear"]},
      {"id": "sp1.2", "title": "More words", "type": "spelling", "items": ["spelling.hear", "spelling.order"]}
     ]}
    """#

  private func file(_ text: String, named name: String = "own.json") throws -> LearningFile {
    try LearningFile(Data(text.utf8), named: name)
  }

  @Test("another subject is a file and no code: its lessons stand beside those of maths")
  func spelling() throws {
    let pack = LearningPack([try file(Self.spelling)])
    let problems = LearningCheck.problems(in: pack, of: pack.files)
    // The second lesson is too short, and a skill has four lessons: the check says both, and no more.
    #expect(problems.count == 2 && problems.allSatisfy { $0.contains("P9") }, "\(problems)")
    let content = pack.content()
    let first = try #require(content.item(at: "sp1.1.1", for: .first))
    #expect(first.item.format == .sequence && first.item.prompt.display == "Spell 🔊.")
    #expect(content.catalogue.lessons(for: "SP1").map(\.title) == ["First words", "More words"])
  }

  @Test("the check names the file, the template, the field and the way out")
  func mistakes() throws {
    let wrong = try file(
      #"{"templates": [{"id": "a", "skill": "KS6", "grade": "K", "format": "keypad", "difficulty": 9}]}"#
    )
    let problems = LearningCheck.problems(in: LearningPack([wrong]), of: [wrong])
    #expect(problems.contains { $0.contains("difficulty") }, "\(problems)")
    #expect(problems.contains { $0.contains("prompt") }, "\(problems)")
    #expect(throws: LearningFileProblem.self) { _ = try file("[]") }
    #expect(throws: LearningFileProblem.self) { _ = try file("{") }
    #expect(throws: LearningFileProblem.self) { _ = try file(#"{"lessons": [{"id": 3}]}"#) }
    let lost = try file(
      #"{"templates": [], "lessons": [{"id": "l", "title": "t", "type": "x", "items": ["gone"]}]}"#)
    let found = LearningCheck.problems(in: LearningPack([lost]), of: [lost])
    #expect(found.contains { $0.contains("there is no template \"gone\"") }, "\(found)")
  }

  @Test("a file of a family's own that is not whole is left out as a whole, with a note")
  func own() throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    try Data(Self.spelling.utf8).write(to: directory.appending(path: "spelling.json"))
    let library = LearningLibrary(own: directory.path)
    #expect(library.content.catalogue.skill("SP1") == nil)
    #expect(library.notes.count == 1 && library.notes[0].hasPrefix("spelling.json is left out"))
    #expect(library.content.catalogue.skills.count == 21)
  }
}
