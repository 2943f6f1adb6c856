import LexiconFiles
import MeadowFoundations
import Testing

/// "CSV import too": tables as people and spreadsheets write them (RFC 4180).
@Suite("Reading CSV")
struct CSVReadingTests {
  private func read(_ text: String) -> LexiconReading { CSVFile.read(Array(text.utf8)) }

  private static let family = [
    LexiconEntry(
      ["Siobhán"], .hint("shi-VAWN"), group: .people, emoji: "👩‍🦰", isFavorite: true),
    LexiconEntry(["Pop-Pop"], .alias("pop pop"), group: .people),
    LexiconEntry(["Park"], group: .places),
  ]

  @Test(
    "Delimiter, line ends, quotes, order and names of the columns may differ",
    arguments: [
      "word,hint,spoken,group,emoji,favorite\nSiobhán,shi-VAWN,,people,👩‍🦰,yes\n"
        + "Pop-Pop,,pop pop,people,,no\nPark,,,places,,",
      "\u{FEFF}Favourite;Picture;Category;Say as;Pronunciation;Text\r\n"
        + "x;👩‍🦰;Family;;shi-VAWN;Siobhán\r\n;;Family;pop pop;;Pop-Pop\r\n;;place;;;Park\r\n",
      "sep=;\r\nname;group;spoken;hint;emoji;fav\r\n"
        + "Siobhán;people;;shi-VAWN;👩‍🦰;TRUE\r\nPop-Pop;people;pop pop\r\nPark;places\r\n",
      "Word\tGroup\tSpoken\tHint\tEmoji\tFavorite\r"
        + "Siobhán\tpeople\t\tshi-VAWN\t👩‍🦰\t1\r\rPop-Pop\tpeople\tpop pop\rPark\tplaces",
      "\"word\", \"hint\" ,\"spoken\",\"group\",\"emoji\",\"favorite\"\n\n"
        + "  \"Siobhán\" , shi-VAWN ,,people,👩‍🦰,y\nPop-Pop,\"\",\"pop\npop\",people\nPark,,,places\n",
    ])
  func variants(text: String) {
    let reading = read(text)
    #expect(reading.entries == Self.family)
    #expect(reading.report.summary == "3 accepted, 0 changed, 0 refused")
    #expect(reading.problem == nil)
  }

  @Test("Without a header the columns are word and hint")
  func headerless() {
    let reading = read("Siobhán,shi-VAWN\nPop-Pop\n\"Zoë\",\"/ˈzoʊi/\"\n")
    #expect(
      reading.entries == [
        LexiconEntry(["Siobhán"], .hint("shi-VAWN")), LexiconEntry(["Pop-Pop"]),
        LexiconEntry(["Zoë"], .hint("ipa:ˈzoʊi")),
      ])
    #expect(reading.report.lines.map(\.verdict) == [.accepted, .accepted, .changed])
    #expect(reading.report.notes.count == 1)
    #expect(read("Rex").entries == [LexiconEntry(["Rex"])])
  }

  @Test("A column named after an alphabet gives its hints the prefix; one hint is taken")
  func alphabets() {
    let reading = read(
      """
      grapheme,ipa,arpabet
      Niamh,niːv,N IY1 V
      Aoife,/ˈiːfə/,
      Rex,,R EH1 K S
      Max,xsampa:m{ks,
      """)
    #expect(
      reading.entries.map(\.hint)
        == ["ipa:niːv", "ipa:ˈiːfə", "arpabet:R EH1 K S", "xsampa:m{ks"])
    #expect(reading.report.lines.map(\.verdict) == [.changed, .changed, .accepted, .accepted])
  }

  @Test("A bad row is refused with its line, and the next line is read")
  func badRows() {
    let reading = read(
      """
      word,hint
      "Mac"n,mack
      Rex,
      "Zoë,zoh-ee
      Max,"a ""b""
      c"
      ,nobody
      Bo,boh
      """)
    #expect(
      reading.entries == [
        LexiconEntry(["Rex"]), LexiconEntry(["Max"], .hint("a \"b\" c")),
        LexiconEntry(["Bo"], .hint("boh")),
      ])
    #expect(reading.report.lines.map(\.position.line) == [2, 3, 4, 5, 7, 8])
    #expect(
      reading.report.lines.filter { $0.verdict == .refused }.map(\.remarks) == [
        ["text follows a closing quote; a quote within quotes is written twice"],
        ["text follows a closing quote; a quote within quotes is written twice"],
        ["it has no word"],
      ])
    #expect(reading.report.lines.allSatisfy { $0.verdict != .refused || $0.advice != nil })
  }

  @Test("A quote that is never closed costs its own line alone")
  func unclosed() {
    let reading = read("word,hint\n\"Rex,x\nBo,boh\nMo,moh\n")
    #expect(reading.entries.map(\.graphemes) == [["Bo"], ["Mo"]])
    #expect(reading.report.lines[0].remarks == ["a quote is opened on this line and never closed"])
  }

  @Test("Columns and values that are not known are left out and said")
  func unknown() {
    let reading = read("word,notes,group,favorite,word\nRex,dog,pets!,maybe,Max,more\n")
    #expect(reading.entries == [LexiconEntry(["Rex"])])
    #expect(
      reading.report.notes.map(\.text) == [
        "the column \"notes\" is not known and was left out",
        "the column \"word\" stands for another's again and was left out",
      ])
    #expect(
      reading.report.lines[0].remarks == [
        "the group \"pets!\" is not people, things or places",
        "\"maybe\" is neither yes nor no, so it is no favorite",
        "what stands behind the last column was left out",
      ])
  }

  @Test("UTF-16 and Windows-1252, which spreadsheets write, are read")
  func encodings() {
    let text = "word\thint\r\nZoë\tzoh-ee\r\n"
    let wide: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let narrow = text.unicodeScalars.map { UInt8($0.value) }
    let expected = [LexiconEntry(["Zoë"], .hint("zoh-ee"))]
    #expect(CSVFile.read(wide).entries == expected)
    #expect(CSVFile.read(narrow).entries == expected)
  }

  @Test("Of 100 000 rows the first 20 000 are read, and long cells are refused")
  func many() {
    let reading = read("word\n" + String(repeating: "Rex\n", count: 100_000))
    #expect(reading.entries.count == LexiconLimits.entries)
    #expect(reading.report.notes.last?.text.hasPrefix("about 100000 rows") == true)
    let long = read("word,hint\nRex,\(String(repeating: "a", count: 2001))\nBo,\n")
    #expect(long.report.lines.map(\.verdict) == [.refused, .accepted])
    let longer = read("word,hint\n\"\(String(repeating: "a\n", count: 9000))\"\n")
    #expect(longer.report.lines.first?.verdict == .refused)
  }

  @Test("A file of nothing is a problem, a header alone is not")
  func empty() {
    #expect(read("").problem == .empty)
    #expect(read("\n \n").problem == .empty)
    #expect(read(",,,\n").problem == .empty)
    let header = read("word,hint\n")
    #expect(header.problem == nil && header.entries.isEmpty)
    #expect(header.report.notes.map(\.text) == ["the file has a header and no entries"])
  }

  @Test(
    "No exported cell begins as a formula, and import gives back what it was",
    arguments: ["=1+1", "+1", "-VAWN", "@SUM(A1)", "'=x", "''-x", "'tis", "＝1", "'", "a=b"])
  func formulas(text: String) {
    let entry = LexiconEntry([text], .hint(text), spoken: text, emoji: text)
    let bytes = CSVFile.write([entry])
    for row in String(decoding: bytes, as: UTF8.self).split(separator: "\r\n").dropFirst() {
      for cell in row.split(separator: ",") {
        #expect(!"=+-@＝".contains(cell.first ?? " "))
      }
    }
    #expect(CSVFile.read(bytes).entries == [entry])
  }
}
