import EspeakNG
import MeadowFoundations
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

  @Test(
    "nothing clings to the brackets that would silence them or be spelled out",
    arguments: [
      ("I love (Siobhán)!", "I love ( [[SIv'O:n]])!"), ("\"Siobhán\"", "\" [[SIv'O:n]]\""),
      ("#Siobhán", "# [[SIv'O:n]]"), ("Siobhán, come", "[[SIv'O:n]], come"),
      ("Where is Siobhán?", "Where is [[SIv'O:n]]?"), ("Siobhán-Jo", "[[SIv'O:n]] Jo"),
      ("Siobhán'll go", "[[SIv'O:n]] will go"), ("Siobhán’re we", "[[SIv'O:n]] are we"),
      ("Siobhán's dog", "[[SIv'O:nz]] dog"), ("Siobhán3", "[[SIv'O:n]] 3"),
      ("Mom&Siobhán", "Mom& [[SIv'O:n]]"),
    ])
  func beside(text: String, expected: String) throws {
    #expect(try Self.withName(text, "SIv'O:n") == expected)
  }

  @Test(
    "the s of a possessive that the reading does not have is said as English says it",
    arguments: [
      ("dZ'aks", "[[dZ'aks%Iz]] dog"), ("k'at", "[[k'ats]] dog"), ("'an@", "[['an@z]] dog"),
      ("dZ'OS", "[[dZ'OS%Iz]] dog"), ("f'IS||k'0p", "[[f'IS]] [[k'0ps]] dog"),
    ])
  func possessive(mnemonics: String, expected: String) throws {
    #expect(try Self.withName("Siobhán's dog", mnemonics) == expected)
  }

  @Test(
    "mnemonics that could reach the library as anything but sounds are not given to it",
    arguments: ["a]]b", "[[a", "_^_fr", "a^b", "é", "a\u{7}b", String(repeating: "a", count: 121)])
  func unsafe(mnemonics: String) throws {
    let result = try Self.withName("I love Siobhán!", mnemonics)
    #expect(result == "I love Siobhán!")
  }

  @Test("each word in phonemes has brackets of its own, which no end of a clause can part")
  func words() throws {
    #expect(try Self.withName("Siobhán!", "b'Ig||d'0g") == "[[b'Ig]] [[d'0g]]!")
  }

  @Test("no clause with phonemes comes near the length at which the library cuts it by force")
  func longClause() throws {
    let name = "Siobhán"
    let text = Array(repeating: name, count: 60).joined(separator: " ")
    let readings = (0..<60).map { index in
      WordReading(
        range: index * 8..<index * 8 + 7, sound: .phonemes(String(repeating: "SIv'O:n", count: 8)))
    }
    let request = SpeechRequest(
      text: try SpokenText(text), voice: .girl, prosody: .natural, readings: readings)
    let clauses = EspeakText(request).string.split(separator: ",")
    #expect(clauses.allSatisfy { $0.utf8.count < 725 })
  }

  @Test("other words in the place of some are read by the voice's rules")
  func spoken() throws {
    let text = try SpokenText("I love Nana R.!")
    let request = SpeechRequest(
      text: text, voice: .girl, prosody: .natural,
      readings: [WordReading(range: 7..<14, sound: .spoken("[[grandma]]"))])
    let result = EspeakText(request)
    #expect(result.string == "I love   grandma  !")
    #expect(!result.isPhonemes)
  }

  /// What the library is given for `text`, in which Siobhán is said as `mnemonics`.
  private static func withName(_ text: String, _ mnemonics: String) throws -> String {
    let text = try SpokenText(text)
    let characters = Array(text.string)
    let start = try #require(characters.firstIndex(of: "S"))
    let request = SpeechRequest(
      text: text, voice: .girl, prosody: .natural,
      readings: [WordReading(range: start..<start + 7, sound: .phonemes(mnemonics))])
    return EspeakText(request).string
  }
}
