import LexiconFiles
import MeadowFoundations
import Testing

/// "No XML entity attack reaches the parser's memory or the file system"; "PLS: billion laughs,
/// external entities, 100 000 entries … an answer that helps, in bounded time and memory".
@Suite("Attacks by PLS")
struct PLSAttackTests {
  private func read(_ doctype: String, _ word: String) -> LexiconReading {
    PLSFile.read(
      Array(
        """
        <?xml version="1.0"?>
        <!DOCTYPE lexicon \(doctype)>
        <lexicon xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa">
        <lexeme><grapheme>Rex</grapheme></lexeme>
        <lexeme><grapheme>\(word)</grapheme></lexeme></lexicon>
        """.utf8))
  }

  @Test("A billion laughs stop at the first declaration")
  func laughs() {
    let entities = (1...9).map { level in
      "<!ENTITY l\(level) \"\(String(repeating: "&l\(level - 1);", count: 10))\">"
    }
    let reading = read("[<!ENTITY l0 \"lol\">\(entities.joined())]", "&l9;")
    #expect(reading.problem == .declarations(what: "the entity \"l0\"", line: 2))
    #expect(reading.entries.isEmpty && reading.report.lines.isEmpty)
    #expect(reading.problem?.inputProblem.reason.contains("l0") == true)
  }

  @Test("One long entity used very often is refused all the same")
  func quadratic() {
    let reading = read(
      "[<!ENTITY a \"\(String(repeating: "a", count: 50_000))\">]",
      String(repeating: "&a;", count: 50_000))
    #expect(reading.problem == .declarations(what: "the entity \"a\"", line: 2))
  }

  @Test(
    "Entities that name files or servers are refused, of either kind",
    arguments: [
      "[<!ENTITY x SYSTEM \"file:///etc/hostname\">]",
      "[<!ENTITY x PUBLIC \"p\" \"http://127.0.0.1:1/\">]",
      "[<!ENTITY % x SYSTEM \"file:///etc/hostname\"> %x;]",
    ])
  func external(doctype: String) {
    #expect(read(doctype, "&x;").problem == .declarations(what: "the entity \"x\"", line: 2))
  }

  @Test("A DOCTYPE's own file is not fetched, and a word that needs it is refused")
  func doctype() {
    let reading = read("SYSTEM \"file:///etc/hostname\"", "Zo&euml;")
    #expect(reading.entries.map(\.graphemes) == [["Rex"]])
    #expect(reading.report.lines[1].remarks == ["it uses &euml;, which the file does not declare"])
    #expect(reading.report.lines[1].advice == "Write the character itself")
  }

  @Test("The five entities of XML itself may be declared again")
  func predefined() {
    let reading = read("[<!ENTITY lt \"&#38;#60;\"><!ENTITY amp \"&#38;#38;\">]", "&lt;3 &amp;")
    #expect(reading.entries.map(\.graphemes) == [["Rex"], ["<3 &"]])
  }

  @Test("Many declared attributes are refused, since each would cost every element")
  func attributes() {
    let many = (0..<100).map { "<!ATTLIST lexeme a\($0) CDATA \"x\">" }.joined()
    #expect(read("[\(many)]", "a").problem == .declarations(what: "very many attributes", line: 2))
    #expect(read("[<!ATTLIST lexeme role CDATA \"noun\">]", "a").entries[0].role == "noun")
  }

  @Test("XInclude is an element of another namespace, no more")
  func include() {
    let include =
      "<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"/etc/hostname\" parse=\"text\"/>"
    let reading = PLSFile.read(
      Array(PLSSample.lexicon("<lexeme><grapheme>a\(include)b</grapheme></lexeme>\(include)").utf8))
    #expect(reading.entries.map(\.graphemes) == [["ab"]])
    #expect(
      reading.report.notes.map(\.text)
        == ["<include> is of another namespace and was passed over"])
  }

  @Test("Of 100 000 entries the first 20 000 are read, and the report counts the rest")
  func many() {
    let lexeme = "<lexeme><grapheme>a</grapheme></lexeme>\n"
    let text = PLSSample.lexicon(String(repeating: lexeme, count: 100_000))
    let reading = PLSFile.read(Array(text.utf8))
    #expect(reading.entries.count == LexiconLimits.entries)
    #expect(reading.report.lines.count == LexiconLimits.entries)
    #expect(
      reading.report.notes.map(\.text)
        == ["the file has 100000 entries; the first 20000 were read"])
  }

  @Test("Texts and attributes have a longest length, which refuses one entry and no more")
  func long() {
    let most = String(repeating: "ə", count: LexiconLimits.characters)
    let lexemes = [most, most + "ə", String(repeating: "a", count: 1_000_000)].map {
      "<lexeme><grapheme>a</grapheme><phoneme>\($0)</phoneme></lexeme>"
    }
    let reading = PLSFile.read(
      Array(
        PLSSample.lexicon(
          lexemes.joined() + "<lexeme role=\"\(most)ə\"><grapheme>b</grapheme></lexeme>"
        )
        .utf8))
    #expect(reading.report.lines.map(\.verdict) == [.accepted, .refused, .refused, .refused])
    #expect(reading.report.lines[1].remarks == ["it has a text of more than 2000 characters"])
  }

  @Test("Reading stops where elements lie too deep")
  func deep() {
    let body =
      "<lexeme><grapheme>a</grapheme></lexeme>" + String(repeating: "<metadata>", count: 100_000)
    let reading = PLSFile.read(Array(PLSSample.lexicon(body).utf8))
    #expect(reading.entries.count == 1 && reading.problem == nil)
    #expect(reading.report.notes.contains { $0.text.contains("32 deep") })
  }

  @Test("A thousand graphemes or readings in one entry are cut to a few, and that is said")
  func alternatives() throws {
    let body =
      "<lexeme>" + String(repeating: "<grapheme>a</grapheme>", count: 1000)
      + String(repeating: "<alias>b</alias>", count: 1000) + "</lexeme>"
    let reading = PLSFile.read(Array(PLSSample.lexicon(body).utf8))
    #expect(reading.entries.first?.graphemes.count == LexiconLimits.alternatives)
    let remarks = try #require(reading.report.lines.first?.remarks)
    #expect(remarks.contains("only the first 32 graphemes were read"))
    #expect(remarks.contains("only the first 32 readings were looked at"))
  }

  @Test("A file over the limit is refused before it is looked at")
  func large() {
    let bytes = [UInt8](repeating: 0x3C, count: LexiconLimits.bytes + 1)
    #expect(PLSFile.read(bytes).problem == .tooLarge(bytes: bytes.count))
    #expect(CSVFile.read(bytes).problem == .tooLarge(bytes: bytes.count))
  }
}
