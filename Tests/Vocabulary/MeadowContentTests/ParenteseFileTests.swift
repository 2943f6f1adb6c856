import Foundation
import MeadowContent
import MeadowFoundations
import Testing

/// Requirements 3: parentese by age as data with its sources (document 001; reference/child-speech.md
/// §5.2).
@Suite("Parentese file")
struct ParenteseFileTests {
  @Test("the bundled table covers one to ten years without gaps, each step with its reason")
  func bundled() throws {
    let table = try ParenteseFile.bundled()
    #expect(table.steps.first?.fromMonths == 12)
    #expect(table.steps.last.map { $0.toMonths > ParenteseTable.ages.upperBound } == true)
    #expect(ParenteseFile.problem(with: table) == nil)
    #expect(table.sources.count >= 3)
    for age in ParenteseTable.ages { _ = try table.prosody(atMonths: age).validated() }
  }

  @Test("with age the pitch sinks, the rate rises and the pauses shorten; the swing stays")
  func trend() throws {
    let steps = try ParenteseFile.bundled().steps.map(\.prosody)
    for (younger, older) in zip(steps, steps.dropFirst()) {
      #expect(older.pitch < younger.pitch)
      #expect(older.rate > younger.rate)
      #expect(older.pauseMilliseconds <= younger.pauseMilliseconds)
      #expect(older.range <= younger.range && older.range >= 1)
    }
  }

  @Test(
    "a bad table is named by its field",
    arguments: [
      ("\"fromMonths\": 18", "\"fromMonths\": 19", "steps[1].fromMonths"),
      ("\"toMonths\": 18", "\"toMonths\": 12", "steps[0].toMonths"),
      ("\"rate\": 0.8", "\"rate\": 8", "steps[0].prosody.rate"),
      ("\"pauseMilliseconds\": 160", "\"pauseMilliseconds\": -1", "pauseMilliseconds"),
      ("\"steps\"", "\"stages\"", "steps"),
    ])
  func bad(old: String, new: String, field: String) throws {
    let url = try VocabularyFile.bundledURL().deletingLastPathComponent()
      .appendingPathComponent("parentese.json")
    let good = try String(contentsOf: url, encoding: .utf8)
    #expect(good.contains(old))
    let text = good.replacingOccurrences(
      of: old, with: new, range: good.range(of: old))
    let error = #expect(throws: VocabularyFileError.self) {
      try ParenteseFile.decode(Data(text.utf8))
    }
    #expect("\(try #require(error))".contains(field), "\(String(describing: error))")
  }
}
