import MeadowFoundations
import Testing

/// Text that may be spoken: bad input (empty, 10 000 characters, control characters), with a
/// problem that names the field.
@Suite("Spoken text")
struct SpokenTextTests {
  @Test("500 characters may be spoken, 501 may not")
  func bounds() throws {
    #expect(try SpokenText(String(repeating: "a", count: 500)).string.count == 500)
    #expect(throws: InputProblem.self) { try SpokenText(String(repeating: "a", count: 501)) }
    #expect(throws: InputProblem.self) { try SpokenText(String(repeating: "a", count: 10_000)) }
  }

  @Test("a character of very many parts does not slip through the bound")
  func combining() {
    let pile = "a" + String(repeating: "\u{0301}", count: 20_000)
    #expect(pile.count == 1)
    #expect(throws: InputProblem.self) { try SpokenText(pile) }
  }

  @Test("a problem names the field it was asked for, and the way out")
  func field() {
    let problem = #expect(throws: InputProblem.self) { try SpokenText("", field: "word") }
    #expect(problem?.field == "word")
    #expect(problem?.kind == .invalid)
    #expect(problem?.description == "word: it is empty. send a word or a phrase.")
  }

  @Test(
    "what says nothing is refused",
    arguments: ["", " ", "\n\t ", ".", "…", "!?", "- -", "\u{200B}", "\u{FE0F}", "()"])
  func nothingToSay(text: String) {
    #expect(throws: InputProblem.self) { try SpokenText(text) }
  }

  @Test(
    "control characters are refused and named",
    arguments: [
      ("more\u{0}", "U+0"), ("\u{1B}[31m", "U+1b"), ("a\u{7F}", "U+7f"), ("\u{85}a\u{9B}", "U+9b"),
    ])
  func controls(text: String, name: String) {
    let problem = #expect(throws: InputProblem.self) { try SpokenText(text) }
    #expect(problem?.reason.contains(name) == true)
  }

  @Test(
    "white space is folded",
    arguments: [
      ("more", "more"), ("  all   done ", "all done"), ("I\tlove\nyou", "I love you"),
      ("\u{A0}hi\u{2003}mommy\r\n", "hi mommy"),
    ])
  func folding(text: String, spoken: String) throws {
    #expect(try SpokenText(text).string == spoken)
  }

  @Test(
    "letters of any script, numbers, signs and emoji may be spoken",
    arguments: ["I", "7", "né", "你好", "🍌", "❤️", "1️⃣", "&", "50 %", "€", "+", "👩‍👧", "don't"])
  func speakable(text: String) throws {
    #expect(try SpokenText(text).string == text)
  }
}
