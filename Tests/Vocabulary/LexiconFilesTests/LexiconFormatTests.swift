import LexiconFiles
import Testing

/// "PLS 1.0 import and export … CSV import too": the format is found from the file itself.
@Suite("Lexicon formats")
struct LexiconFormatTests {
  @Test("The bytes decide before the name does")
  func bytes() {
    #expect(LexiconFormat.detect(Array("<lexicon/>".utf8), name: "words.csv") == .pls)
    #expect(LexiconFormat.detect(Array("\u{FEFF}\n  <?xml".utf8)) == .pls)
    #expect(LexiconFormat.detect([0xFF, 0xFE, 0x3C, 0, 0x61, 0]) == .pls)
    #expect(LexiconFormat.detect([0xFE, 0xFF, 0, 0x77, 0, 0x6F]) == .csv)
    #expect(LexiconFormat.detect(Array("word,hint".utf8)) == .csv)
  }

  @Test("A damaged PLS file is told by its name")
  func name() {
    #expect(LexiconFormat.detect(Array("lexicon>".utf8), name: "family.PLS") == .pls)
    #expect(LexiconFormat.detect(Array("lexicon>".utf8), name: "family.csv") == .csv)
  }

  @Test(
    "Archives, pictures and other data are no lexicon",
    arguments: [
      [0x50, 0x4B, 3, 4, 20], [0x1F, 0x8B, 8, 0], [0x89, 0x50, 0x4E, 0x47],
      [1, 2, 3, 0, 0, 0, 7], [0x25, 0x50, 0x44, 0x46, 0x2D],
    ] as [[UInt8]])
  func data(bytes: [UInt8]) {
    #expect(LexiconFormat.detect(bytes, name: "family.pls") == nil)
    #expect(LexiconFile.read(bytes).problem == .notText)
  }
}
