import MeadowModel
import MeadowSpeech
import Testing

/// Architecture §7 and reference/espeak-ng.md §2.9: nothing a user types reaches eSpeak NG as anything
/// but words.
@Suite("Text for eSpeak NG")
struct EspeakTextTests {
  @Test(
    "brackets become spaces, and the text is no phonemes",
    arguments: [
      "[[b@n'an@]]", "a [[b]] c", "[[[x]]]", "]][[",
    ])
  func brackets(text: String) throws {
    guard let spoken = try? SpokenText("x " + text) else { return }
    let request = SpeechRequest(text: spoken, voice: .girl, prosody: .natural)
    let result = EspeakText(request)
    #expect(!result.string.contains("["))
    #expect(!result.string.contains("]"))
    #expect(!result.isPhonemes)
  }

  @Test(
    "plain English passes as it is",
    arguments: [
      "I want more juice, please!", "At 3.5 p.m. in the U.S.A.", "mother-in-law; e.g. Dr. Smith",
      "supercalifragilisticexpialidocious", "Zoë's naïve café",
    ])
  func plain(text: String) throws {
    #expect(EspeakText(try SpeechRig.request(text)).string == text)
  }

  @Test(
    "rows of dotted letters, which overrun a buffer of 1.51, are broken up",
    arguments: ["a.", "a. ", "x.:", "1.", "é.", "a . ", ".a"])
  func dotted(unit: String) throws {
    let text = String(String(repeating: unit, count: 250).prefix(500))
    let result = EspeakText(try SpeechRig.request(text)).string
    #expect(result.count { $0 == "." } <= EspeakTextGuard.longestAbbreviation + 1)
  }

  @Test("no word is longer than the buffer for one", arguments: ["a", "你", "-", "e\u{301}"])
  func long(unit: String) throws {
    let text = "x" + String(repeating: unit, count: 499)
    let words = EspeakText(try SpeechRig.request(text)).string.split(separator: " ")
    #expect(words.allSatisfy { $0.utf8.count <= EspeakTextGuard.longestWord.bytes })
  }

  @Test("mnemonics for a whole text are given as phonemes")
  func phonemes() throws {
    let text = EspeakText(try SpeechRig.request("banana", phonemes: "b@n'an@"))
    #expect(text.string == "[[b@n'an@]]")
    #expect(text.isPhonemes)
  }
}
