import MeadowFoundations
import MeadowPhonetics
import Testing

/// Words found in texts: requirements, 4. Also inside phrases and follow-ups, with the
/// possessive and plural.
@Suite("Lexicon")
struct LexiconTests {
  static let lexicon: Lexicon = {
    let names = [
      "Siobhán", "Pop-Pop", "Nana", "Nana Rose", "James", "Zoe", "Zoë", "D'Angelo", "Jones",
    ]
    return Lexicon(names.map { .init($0, .spoken($0)) })
  }()

  private func found(_ text: String) -> [String] {
    let characters = Array(text)
    return Self.lexicon.readings(in: text).map {
      "\($0.entry.phrase)|\(String(characters[$0.range]))|\($0.ending)"
    }
  }

  @Test(
    "names are found as whole words, of any case, with their endings",
    arguments: [
      ("I love Siobhán", ["Siobhán|Siobhán|"]), ("SIOBHÁN'S dog", ["Siobhán|SIOBHÁN'S|'s"]),
      ("siobhan’s", ["Siobhán|siobhan’s|'s"]), ("two Siobháns!", ["Siobhán|Siobháns|s"]),
      ("Siobhanna", []), ("go to pop-pop now", ["Pop-Pop|pop-pop|"]),
      ("Pop Pop's car", ["Pop-Pop|Pop Pop's|'s"]), ("Nana Rose", ["Nana Rose|Nana Rose|"]),
      ("nana, rose", ["Nana|nana|"]),
      ("Nana and Nana Rose", ["Nana|Nana|", "Nana Rose|Nana Rose|"]),
      ("James's hat", ["James|James's|'s"]), ("James' hat", ["James|James'|'"]),
      ("'James'", ["James|James|"]), ("Zoe", ["Zoe|Zoe|"]), ("Zoë", ["Zoë|Zoë|"]),
      ("d’angelo", ["D'Angelo|d’angelo|"]), ("the Joneses", ["Jones|Joneses|es"]),
      ("Siobhán-shaped", ["Siobhán|Siobhán|"]), ("", []), ("😀", []),
      ("Nana Siobhán Nana", ["Nana|Nana|", "Siobhán|Siobhán|", "Nana|Nana|"]),
    ])
  func names(text: String, finds: [String]) { #expect(found(text) == finds) }

  @Test("composed and decomposed letters are one")
  func unicode() {
    #expect(found("Siobha\u{301}n") == ["Siobhán|Siobhán|"])
  }

  @Test("a match says what is to be spoken, with the ending's own sound")
  func readings() throws {
    let name = try PronunciationHint("shi-VAWN").pronunciation
    let id = try #require(RecordingID("0123456789abcdef0123456789abcdef"))
    let lexicon = Lexicon([
      .init("Siobhán", .pronunciation(name)), .init("Max", .recording(id)),
      .init("GG", .spoken("gee gee")),
    ])
    let readings = lexicon.readings(in: "Siobhán's, Max's and GG's").map(\.reading)
    #expect(
      readings == [
        WordReading(range: 0..<9, sound: .phonemes("/esh kit v ˈthought n z/")),
        WordReading(range: 11..<16, sound: .recording(id, suffix: "/kit z/")),
        WordReading(range: 21..<25, sound: .spoken("gee gee's")),
      ])
  }

  @Test("of two entries with one phrase the later counts")
  func later() {
    let lexicon = Lexicon([.init("Bo", .spoken("one")), .init("bo", .spoken("two"))])
    #expect(lexicon.readings(in: "Bo").map(\.entry.sound) == [.spoken("two")])
  }

  @Test("no text makes matches that overlap or leave it", arguments: 1...30 as ClosedRange<UInt64>)
  func property(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let pieces = [
      "Nana", " ", "-", "Rose", "'", "’s", "s", "Pop", "é", "Siobhan", ",", "James", "😀",
    ]
    let text = (0..<20).map { _ in pieces.randomElement(using: &chance) ?? "" }.joined()
    var end = 0
    for match in Self.lexicon.readings(in: text) {
      #expect(match.range.lowerBound >= end && match.range.upperBound <= text.count, "seed \(seed)")
      end = match.range.upperBound
    }
  }

  @Test("a word is taken apart into a name and its ending")
  func forms() {
    #expect(WordForms("Siobhán’s").forms.map { String($0.stem) } == ["Siobhán’s", "Siobhán"])
    #expect(WordForms("Siobháns").forms.map { String($0.ending) } == ["", "s"])
    #expect(WordForms("James'").forms.map { String($0.stem) } == ["James'", "James", "Jame"])
    #expect(WordForms("Max").forms.map(\.suffix) == [nil])
  }
}
