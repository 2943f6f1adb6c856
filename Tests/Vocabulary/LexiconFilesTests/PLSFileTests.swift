import LexiconFiles
import MeadowFoundations
import Testing

/// "BOM, files that are not well-formed": what can be read is read, and the report says the rest.
@Suite("PLS files in the wild")
struct PLSFileTests {
  private static let siobhán = LexiconEntry(["Siobhán"], .hint("ipa:ʃɪˈvɔːn"))
  private static let lexeme =
    "<lexeme><grapheme>Siobhán</grapheme><phoneme>ʃɪˈvɔːn</phoneme></lexeme>"

  @Test("A byte order mark is removed and reported")
  func mark() {
    let reading = PLSFile.read(Array(("\u{FEFF}" + PLSSample.lexicon(Self.lexeme)).utf8))
    #expect(reading.entries == [Self.siobhán])
    #expect(reading.report.notes.map(\.text) == ["the byte order mark at the start was removed"])
  }

  @Test("UTF-16 of either order is read, with and without byte order mark", arguments: [0, 1])
  func wide(order: Int) {
    for mark in ["\u{FEFF}", ""] {
      let text = (mark + PLSSample.lexicon(Self.lexeme)).replacing("UTF-8", with: "UTF-16")
      let bytes = text.utf16.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return order == 0 ? pair : pair.reversed()
      }
      let reading = PLSFile.read(bytes)
      #expect(reading.entries == [Self.siobhán])
      #expect(reading.report.notes.map(\.text) == ["the file is UTF-16 and was read as such"])
    }
  }

  /// Latin-1 bytes of a lexicon that says it is `encoding`.
  private func latin(_ encoding: String) -> [UInt8] {
    PLSSample.lexicon("<lexeme><grapheme>Zoë</grapheme><alias>zo-ee</alias></lexeme>")
      .replacing("UTF-8", with: encoding).unicodeScalars.map { UInt8($0.value) }
  }

  @Test("Latin-1 is read where it is declared, and where UTF-8 is declared in error")
  func narrow() {
    for encoding in ["ISO-8859-1", "latin1", "windows-1252", "UTF-8"] {
      let reading = PLSFile.read(latin(encoding))
      #expect(reading.entries.map(\.graphemes) == [["Zoë"]])
      #expect(reading.report.notes.count == 1)
    }
  }

  @Test("An encoding that is not known is refused by name")
  func encoding() {
    #expect(PLSFile.read(latin("KOI8-R")).problem == .encoding("KOI8-R"))
    #expect(PLSFile.read([0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0]).problem == .encoding("UTF-32"))
  }

  @Test("UTF-8 that says it is something else is read as what it is")
  func mislabelled() {
    let text = PLSSample.lexicon(Self.lexeme).replacing("UTF-8", with: "iso-8859-1")
    #expect(PLSFile.read(Array(text.utf8)).entries == [Self.siobhán])
  }

  @Test("Wrong case, no namespace, no alphabet and a wrong declaration cost notes, not words")
  func careless() {
    let reading = PLSFile.read(Array(PLSSample.careless.utf8))
    #expect(reading.entries == [LexiconEntry(["Saoirse"], .hint("ipa:ˈsɜːɹʃə"))])
    #expect(reading.entries[0].position == LexiconPosition(line: 4, column: 3))
    #expect(
      reading.report.notes.map(\.text) == [
        "the file says that it is utf-16, but it is UTF-8 and was read as such",
        "spaces before the first character were removed",
        "the first element is <Lexicon> and was read as <lexicon>",
        "the file does not name PLS's namespace",
        "the file names no alphabet and was read as ipa",
        "<word> has no place here and was passed over",
        "<grapheme> has no place here and was passed over",
      ])
  }

  @Test("A prefix for PLS, other namespaces, roles and a DOCTYPE that names a file are understood")
  func scholarly() {
    let reading = PLSFile.read(Array(PLSSample.scholarly.utf8))
    #expect(
      reading.entries == [
        LexiconEntry(["read"], .hint("ipa:ɹiːd"), role: "claws:VVI claws:VV0")
      ])
    #expect(
      reading.report.notes.map(\.text) == [
        "the DOCTYPE names \"file:///etc/hostname\", which is never fetched"
      ])
  }

  @Test("A service's file with its own alphabet and a language of its own is read")
  func service() {
    let reading = PLSFile.read(Array(PLSSample.service.utf8))
    #expect(reading.language == "en-GB")
    #expect(
      reading.entries == [
        LexiconEntry(["Mac & Code"], .alias("mack and code")),
        LexiconEntry(["tomato", "Tomato"], .hint("arpabet:T AH0 M EY1 T OW2")),
      ])
  }

  @Test("Another language than English is accepted with a note")
  func language() {
    let text = PLSSample.lexicon(Self.lexeme).replacing("en-US", with: "de-DE")
    let reading = PLSFile.read(Array(text.utf8))
    #expect(reading.language == "de-DE" && reading.entries.count == 1)
    #expect(reading.report.notes.first?.text.contains("de-DE") == true)
    #expect(reading.report.notes.first?.line == 2)
  }

  @Test("Where a file is not well-formed, the entries before that are kept and the place is named")
  func broken() throws {
    let text = PLSSample.lexicon(
      """
      \(Self.lexeme)
      <lexeme><grapheme>Mác & Cheese</grapheme></lexeme>
      \(Self.lexeme)
      \(Self.lexeme)
      """)
    let reading = PLSFile.read(Array(text.utf8))
    #expect(reading.entries == [Self.siobhán] && reading.problem == nil)
    #expect(reading.report.lines.map(\.verdict) == [.accepted, .refused])
    #expect(reading.report.lines[1].remarks == ["the file is not well-formed within it"])
    let note = try #require(reading.report.notes.last)
    #expect(note.line == 4)
    #expect(note.text.contains("line 4, column 24") && note.text.contains("&amp;"))
    #expect(note.text.contains("2 entries after it were not read"))
  }

  @Test("A file that breaks off keeps its whole entries, wherever it breaks off")
  func truncated() {
    let whole = Array(PLSSample.mixed.utf8)
    var most = 0
    for count in stride(from: 1, through: whole.count, by: 7) {
      let reading = PLSFile.read(Array(whole[..<count]))
      #expect(reading.entries.count >= most)
      most = reading.entries.count
      #expect(
        reading.problem != nil || !reading.report.lines.isEmpty || !reading.report.notes.isEmpty)
    }
    #expect(most == 4)
  }

  @Test("Where nothing can be used, the problem names it and the way out")
  func problems() {
    #expect(PLSFile.read([]).problem == .empty)
    #expect(PLSFile.read(Array(" \r\n\t".utf8)).problem == .empty)
    #expect(PLSFile.read(Array("<html/>".utf8)).problem == .notALexicon(root: "html"))
    #expect(
      PLSFile.read(Array("word,hint".utf8)).problem
        == .notWellFormed(at: LexiconPosition(line: 1, column: 1), what: "syntax error"))
    #expect(PLSFile.read([0x50, 0x4B, 3, 4, 0, 0]).problem == .notText)
    let words = LexiconFileProblem.notALexicon(root: "html").inputProblem
    #expect(words.field == "file" && words.reason.contains("<html>") && !words.advice.isEmpty)
    #expect(PLSFile.read(Array(PLSSample.lexicon("").utf8)).problem == nil)
  }
}
