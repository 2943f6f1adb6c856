import Foundation
import MeadowFoundations
import Testing

@Suite("what a word is, apart from its English (document 000 §03)")
struct WordIDTests {
  @Test(
    "a word as it was known before words had ids names its id",
    arguments: [
      ("milk", "milk"), ("all done", "all-done"), ("I love you", "i-love-you"), ("I", "i"),
      ("i'm full", "im-full"), ("don’t touch me", "dont-touch-me"), ("yummy!", "yummy"),
      ("night-night", "night-night"), ("baño", "baño"), ("", ""), ("  more  ", "more"),
    ])
  func namesOld(_ text: String, _ id: String) {
    #expect(WordID(text).name == id)
  }

  @Test("an id names itself, however often it is read")
  func isItsOwn() {
    for text in ["milk", "all done", "I love you", "¡Qué rico!", "R2 D2", "a  b"] {
      let id = WordID(text)
      #expect(WordID(id.name) == id)
    }
  }

  @Test("it is kept as its name alone")
  func isKept() throws {
    let bytes = try JSONEncoder().encode([WordID("all done")])
    #expect(String(decoding: bytes, as: UTF8.self) == #"["all-done"]"#)
    #expect(
      try JSONDecoder().decode([WordID].self, from: Data(#"["all done"]"#.utf8)) == ["all-done"])
  }
}
