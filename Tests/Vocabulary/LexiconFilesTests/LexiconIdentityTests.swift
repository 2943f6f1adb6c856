import LexiconFiles
import MeadowFoundations
import Testing

/// "Export then import of My Words is the identity."
@Suite("Export and import")
struct LexiconIdentityTests {
  /// An IPA for everything, as the service gives it; not what stands in the hint.
  private func ipa(_ entry: LexiconEntry) -> String? { "ˈnɛm \(entry.graphemes.count)" }

  /// The scalars of all texts: `==` on strings takes NFC and NFD for the same.
  private func scalars(_ entries: [LexiconEntry]) -> [Unicode.Scalar] {
    entries.flatMap { entry in
      (entry.graphemes
        + [entry.hint, entry.said, entry.role, entry.language, entry.emoji]
        .map { $0 ?? "-" }).flatMap(\.unicodeScalars)
    }
  }

  @Test("What is written is read again as it was, in either format", arguments: 0..<4)
  func identity(round: Int) {
    for seed in UInt64(round * 1000)..<UInt64(round * 1000 + 500) {
      var random = RandomLexicon(seed: seed)
      let entries = random.entries()
      let tidy = entries.compactMap(\.tidied)
      #expect(tidy.compactMap(\.tidied) == tidy, "seed \(seed)")
      let files = [
        PLSFile.write(entries), PLSFile.write(entries, language: "en-GB", ipa: ipa),
        CSVFile.write(entries),
      ]
      for file in files {
        let reading = LexiconFile.read(file)
        #expect(
          reading.entries == tidy && scalars(reading.entries) == scalars(tidy)
            && reading.problem == nil && reading.report.count(.refused) == 0,
          "seed \(seed): \(String(decoding: file, as: UTF8.self))")
        if reading.format == .pls {
          #expect(PLSFile.write(reading.entries) == files[0], "seed \(seed)")
        }
      }
    }
  }

  @Test("A lexicon of nothing is a valid file of nothing")
  func nothing() {
    for format in LexiconFormat.allCases {
      let reading = LexiconFile.read(LexiconFile.write([], as: format))
      #expect(reading.format == format && reading.entries.isEmpty && reading.problem == nil)
    }
  }

  @Test("Other programs read IPA, Meadow its own hint")
  func otherReaders() {
    let entry = LexiconEntry(["Siobhán"], .hint("shi-VAWN"), group: .people, emoji: "👩‍🦰")
    let bytes = PLSFile.write([entry], language: "en-US") { _ in "ʃɪˈvɔːn" }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" \
        xmlns:meadow="urn:meadow:lexicon:1" alphabet="ipa" xml:lang="en-US">
          <lexeme meadow:group="people" meadow:emoji="👩‍🦰" meadow:hint="shi-VAWN" meadow:of="ʃɪˈvɔːn">
            <grapheme>Siobhán</grapheme>
            <phoneme>ʃɪˈvɔːn</phoneme>
          </lexeme>
        </lexicon>

        """)
    let reading = PLSFile.read(bytes)
    #expect(reading.entries == [entry] && reading.report.lines[0].verdict == .accepted)
  }

  @Test("The IPA of an entry is asked for with the entry as it was given, tidy or not")
  func asked() {
    let entry = LexiconEntry([" Rex  2 "], .hint(" REKS "))
    let bytes = PLSFile.write([entry]) { $0 == entry ? "ɹɛks" : nil }
    #expect(String(decoding: bytes, as: UTF8.self).contains("<phoneme>ɹɛks</phoneme>"))
    #expect(PLSFile.read(bytes).entries == [LexiconEntry(["Rex 2"], .hint("REKS"))])
  }

  @Test("A phoneme that was edited elsewhere wins over the hint that was exported with it")
  func edited() {
    let entry = LexiconEntry(["Siobhán"], .hint("shi-VAWN"))
    let text = String(decoding: PLSFile.write([entry]) { _ in "ʃɪˈvɔːn" }, as: UTF8.self)
    let edit = text.replacing("<phoneme>ʃɪˈvɔːn", with: "<phoneme>ʃəˈvɔːn")
    let reading = PLSFile.read(Array(edit.utf8))
    #expect(reading.entries == [LexiconEntry(["Siobhán"], .hint("ipa:ʃəˈvɔːn"))])
    #expect(
      reading.report.lines[0].remarks
        == ["the pronunciation was edited after the export, so the edit was taken"])
  }

  @Test(
    "A hint comes back as it was typed, whatever stands around its sounds",
    arguments: ["ipa:/kæt/", "IPA: kæt", "cmu:K AE1 T", "x-sampa:[k{t]", "espeak:kat", "kat"])
  func typed(hint: String) {
    let entry = LexiconEntry(["cat"], .hint(hint))
    for format in LexiconFormat.allCases {
      #expect(LexiconFile.read(LexiconFile.write([entry], as: format)).entries == [entry])
    }
    #expect(PLSFile.read(PLSFile.write([entry]) { _ in "kæt" }).entries == [entry])
  }

  @Test("A word as the voice reads it carries its IPA for others and stays without a hint here")
  func unspecified() {
    let bytes = PLSFile.write([LexiconEntry(["Rex"])]) { _ in "ɹɛks" }
    #expect(String(decoding: bytes, as: UTF8.self).contains("<phoneme>ɹɛks</phoneme>"))
    #expect(PLSFile.read(bytes).entries == [LexiconEntry(["Rex"])])
  }
}
