import Foundation
import LexiconFiles
import MeadowFoundations
import Testing

/// "`samples/`: … sample lexicons".
@Suite("Sample lexicons")
struct LexiconSampleTests {
  private func sample(_ name: String) throws -> [UInt8] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../samples/lexicons")
    return Array(try Data(contentsOf: root.appending(path: name)))
  }

  @Test("The two families have the same words, and nothing in them is refused")
  func same() throws {
    let pls = LexiconFile.read(try sample("family.pls"))
    let csv = LexiconFile.read(try sample("family.csv"))
    #expect(pls.format == .pls && csv.format == .csv)
    #expect(pls.entries.count == 12 && pls.entries.map(\.graphemes) == csv.entries.map(\.graphemes))
    #expect(pls.report.count(.refused) == 0 && csv.report.count(.refused) == 0)
    #expect(pls.entries.map(\.group) == csv.entries.map(\.group))
    #expect(pls.problem == nil && pls.report.notes.isEmpty)
    #expect(Set(pls.entries.map(\.group)) == Set(MyWordGroup.allCases))
  }

  @Test("They come back from an export as they were", arguments: ["family.pls", "family.csv"])
  func identity(name: String) throws {
    let entries = LexiconFile.read(try sample(name)).entries
    for format in LexiconFormat.allCases {
      #expect(LexiconFile.read(LexiconFile.write(entries, as: format)).entries == entries)
    }
  }
}
