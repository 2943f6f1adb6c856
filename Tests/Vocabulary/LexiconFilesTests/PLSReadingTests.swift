import LexiconFiles
import MeadowFoundations
import Testing

/// "PLS 1.0 import … with a report per entry (accepted, changed, refused and why), real-world files
/// included: several graphemes, `alias`, `prefer`, x-sampa and CMU alphabets, slashes, entities".
@Suite("Reading PLS")
struct PLSReadingTests {
  /// The one entry and its line of a lexicon that holds `lexeme` alone.
  private func read(
    _ lexeme: String, alphabet: String = "ipa"
  ) throws -> (entry: LexiconEntry, line: LexiconReportLine) {
    let reading = PLSFile.read(Array(PLSSample.lexicon(lexeme, alphabet: alphabet).utf8))
    let entry = try #require(reading.entries.first)
    let line = try #require(reading.report.lines.first)
    #expect(reading.report.notes.isEmpty && reading.problem == nil)
    return (entry, line)
  }

  @Test("A grapheme and a phoneme are accepted as they are")
  func plain() throws {
    let (entry, line) = try read(
      "<lexeme><grapheme>Siobhán</grapheme><phoneme>ʃɪˈvɔːn</phoneme></lexeme>")
    #expect(entry == LexiconEntry(["Siobhán"], .hint("ipa:ʃɪˈvɔːn")))
    #expect(entry.position == LexiconPosition(line: 3, column: 1))
    #expect(line.verdict == .accepted && line.word == "Siobhán" && line.entry == 0)
    #expect(line.remarks.isEmpty)
  }

  @Test("Several graphemes stay one entry that becomes several words")
  func graphemes() throws {
    let (entry, line) = try read(
      """
      <lexeme><grapheme>Katya</grapheme><grapheme>Katja</grapheme><grapheme>Катя</grapheme>
      <phoneme>ˈkɑːtjə</phoneme></lexeme>
      """)
    #expect(entry.graphemes == ["Katya", "Katja", "Катя"])
    #expect(entry.words.map(\.graphemes) == [["Katya"], ["Katja"], ["Катя"]])
    #expect(entry.words.allSatisfy { $0.hint == "ipa:ˈkɑːtjə" })
    #expect(line.verdict == .changed)
    #expect(line.remarks == ["2 more graphemes became words of their own"])
  }

  @Test("The phoneme with prefer is chosen, and the report says why")
  func prefer() throws {
    let (entry, line) = try read(
      """
      <lexeme><grapheme>Nguyen</grapheme><phoneme>ŋwɪən</phoneme>
      <phoneme prefer="true">wɪn</phoneme></lexeme>
      """)
    #expect(entry.hint == "ipa:wɪn")
    #expect(
      line.remarks == ["the second reading, a phoneme, was chosen because it has prefer=\"true\""])
  }

  @Test("Without prefer the first in the file's order is chosen, phoneme or alias")
  func order() throws {
    let (entry, line) = try read(
      """
      <lexeme><grapheme>W3C</grapheme><alias>World Wide Web Consortium</alias>
      <phoneme>x</phoneme></lexeme>
      """)
    #expect(entry.pronunciation == .alias("World Wide Web Consortium"))
    #expect(entry.said == "World Wide Web Consortium" && entry.hint == nil)
    #expect(line.remarks == ["the first of 2 readings was chosen because none is preferred"])
  }

  @Test(
    "Alphabets go by the names that files give them",
    arguments: [
      ("ipa", "ipa:"), ("IPA", "ipa:"), ("x-sampa", "xsampa:"), ("x-SAMPA", "xsampa:"),
      ("X-SAMPA", "xsampa:"), ("xsampa", "xsampa:"), ("x_sampa", "xsampa:"),
      ("x-amazon-pron-xsampa", "xsampa:"), ("cmu", "arpabet:"), ("x-cmu", "arpabet:"),
      ("cmu-arpabet", "arpabet:"), ("x-cmu-arpabet", "arpabet:"), ("x-arpabet", "arpabet:"),
      ("x-espeak-ng", "espeak:"),
    ])
  func alphabets(name: String, prefix: String) throws {
    let lexeme = "<lexeme><grapheme>a</grapheme><phoneme>AH0</phoneme></lexeme>"
    #expect(try read(lexeme, alphabet: name).entry.hint == prefix + "AH0")
    let own = lexeme.replacing("<phoneme>", with: "<phoneme alphabet=\"\(name)\">")
    let (entry, line) = try read(own)
    #expect(entry.hint == prefix + "AH0")
    #expect(line.verdict == (prefix == "ipa:" ? .accepted : .changed))
  }

  @Test("A word whose only alphabet is unknown is refused with the way out")
  func unknownAlphabet() throws {
    let reading = PLSFile.read(
      Array(
        PLSSample.lexicon(
          "<lexeme><grapheme>a</grapheme><phoneme alphabet=\"x-microsoft-sapi\">h eh</phoneme>"
            + "</lexeme>"
        ).utf8))
    #expect(reading.entries.isEmpty && reading.problem == nil)
    let line = try #require(reading.report.lines.first)
    #expect(line.verdict == .refused && line.entry == nil && line.word == "a")
    #expect(line.remarks == ["its alphabet \"x-microsoft-sapi\" is not known"])
    #expect(line.advice == "Write it in ipa, x-sampa or cmu-arpabet")
  }

  @Test("Beside an unknown alphabet a known one is chosen")
  func fallback() throws {
    let (entry, line) = try read(
      """
      <lexeme><grapheme>a</grapheme>
      <phoneme alphabet="x-microsoft-ups" prefer="true">H EH</phoneme>
      <phoneme>ə</phoneme></lexeme>
      """)
    #expect(entry.hint == "ipa:ə")
    #expect(
      line.remarks == [
        "a phoneme in the unknown alphabet \"x-microsoft-ups\" was left out",
        "the second reading, a phoneme, was chosen because no earlier one can be read",
      ])
  }

  @Test(
    "Slashes and brackets around IPA are removed",
    arguments: ["/kæt/", "[kæt]", " / kæt / ", "[/kæt/]"])
  func slashes(phoneme: String) throws {
    let (entry, line) = try read(
      "<lexeme><grapheme>cat</grapheme><phoneme>\(phoneme)</phoneme></lexeme>")
    #expect(entry.hint == "ipa:kæt")
    #expect(line.verdict == .changed && line.remarks[0].contains("slashes or brackets"))
  }

  @Test("Two transcriptions in slashes and doubled brackets are left for the hint's own check")
  func notWrapped() throws {
    for phoneme in ["/a/ or /b/", "[[kat]]", "//", "/"] {
      let (entry, line) = try read(
        "<lexeme><grapheme>cat</grapheme><phoneme>\(phoneme)</phoneme></lexeme>")
      #expect(entry.hint == "ipa:" + phoneme && line.verdict == .accepted)
    }
  }

  @Test("Entities, CDATA, comments, examples, spaces and NFD are read through")
  func text() throws {
    let (entry, line) = try read(
      """
      <lexeme role="noun" xml:lang="ga"><!-- <grapheme>no</grapheme> -->
        <grapheme>
          Mac &amp;  <![CDATA[<Ch>]]>eese O\u{301}
        </grapheme>
        <phoneme>k&#x259;<!-- - -->t</phoneme><example>some <b>mac</b></example>
      </lexeme>
      """)
    #expect(
      entry.graphemes.map { Array($0.unicodeScalars) } == [Array("Mac & <Ch>eese Ó".unicodeScalars)]
    )
    #expect(entry.hint == "ipa:kət")
    #expect(entry.role == "noun" && entry.language == "ga")
    #expect(line.verdict == .accepted)
  }

  @Test("A word without a reading is accepted, one without a grapheme is refused")
  func incomplete() throws {
    #expect(
      try read("<lexeme><grapheme>Rex</grapheme></lexeme>").entry.pronunciation == .unspecified)
    let (entry, line) = try read("<lexeme><grapheme>a</grapheme><phoneme/></lexeme>")
    #expect(
      entry.pronunciation == .unspecified && line.remarks == ["an empty phoneme was left out"])
    let reading = PLSFile.read(
      Array(PLSSample.lexicon("<lexeme><grapheme> </grapheme><alias>b</alias></lexeme>").utf8))
    #expect(reading.report.lines.map(\.remarks) == [["it has no grapheme"]])
  }

  @Test("The report adds up")
  func summary() {
    let reading = PLSFile.read(Array(PLSSample.mixed.utf8))
    #expect(reading.report.summary == "2 accepted, 2 changed, 1 refused")
    #expect(reading.report.lines.compactMap(\.entry) == [0, 1, 2, 3])
    #expect(reading.language == "en-US")
  }
}
