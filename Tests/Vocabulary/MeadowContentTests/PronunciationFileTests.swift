import Foundation
import MeadowContent
import MeadowFoundations
import Testing

/// What the voice's rules say wrong, and how it is said instead (brief: a word that is mispronounced
/// is lost on a child).
@Suite struct PronunciationFileTests {
  @Test("the pronunciations that come with Meadow are there, each once and with its reason")
  func bundled() throws {
    let list = try PronunciationFile.bundled()
    #expect(list.count > 40)
    #expect(list.allSatisfy { !$0.hint.isEmpty && !$0.phonemes.isEmpty && !$0.why.isEmpty })
    #expect(list.contains { $0.text == "you" && $0.alone == true })
  }

  static let broken: [(text: String, reason: String)] = [
    ("[{", "not JSON"), (#"[{"text":"ow"}]"#, "hint"),
    (
      #"[{"text":"ow","hint":"OW","phonemes":"'aU","why":"x"},"#
        + #"{"text":"Ow","hint":"OW","phonemes":"'aU","why":"x"}]"#, "[1].text"
    ),
  ]

  @Test("a file that is cut, lacks a field or says a word twice is refused by its place")
  func refuses() {
    for (text, reason) in Self.broken {
      let error = #expect(throws: VocabularyFileError.self) {
        try PronunciationFile.decode(Data(text.utf8))
      }
      #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
    }
  }
}
