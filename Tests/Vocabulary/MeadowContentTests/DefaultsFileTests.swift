import Foundation
import MeadowContent
import MeadowFoundations
import Testing

/// Document 001: the defaults by age and tier as data with their sources.
@Suite("Defaults file")
struct DefaultsFileTests {
  @Test("the bundled table has a row for every tier and for 12 to 48 months without gaps")
  func bundled() throws {
    let table = try DefaultsFile.bundled()
    #expect(DefaultsCheck.problem(with: table) == nil)
    #expect(table.tiers.map(\.tier) == Tier.allCases)
    #expect(table.ages.map(\.fromMonths) == [12, 18, 24, 36])
    #expect(table.ages.last?.toMonths == 48)
  }

  @Test("signs are described for sixty words and more, in plain sentences")
  func signs() throws {
    let script = try DefaultsFile.bundled().companion
    #expect(script.signs.count >= 60)
    #expect(script.signing(of: "More") != nil && script.signing(of: "carpet") == nil)
    for text in script.signs.values { #expect(text.hasSuffix(".") && text.count < 160) }
  }

  @Test("the intro of the first launch says what document 001 says")
  func intro() throws {
    let script = try DefaultsFile.bundled().companion
    #expect(script.introWord == "eat" && script.introPauseSeconds == 45)
    #expect(script.introMessage.hasSuffix("tap ‘eat’ on the screen — that’s modeling!"))
    let seconds = script.greetingSeconds + script.modellingSeconds + script.celebratingSeconds
    #expect((13...17).contains(seconds))
  }

  @Test(
    "a bad table is named by its field",
    arguments: [
      ("\"sources\": [", "\"sources\": [], \"was\": [", "sources"),
      (
        "Most children at this age are still discovering words — does this sound right?", "",
        "tierNote"
      ),
      ("\"tier\": 3", "\"tier\": 2", "tiers"),
      ("\"least\": 30, \"most\": 45", "\"least\": 50, \"most\": 45", "tiers[0].pauseSeconds"),
      ("\"least\": 15, \"most\": 30", "\"least\": 0, \"most\": 30", "ages[1].pauseSeconds"),
      (
        "\"least\": \"full\", \"most\": \"full\"", "\"least\": \"full\", \"most\": \"off\"",
        "tiers[0].celebrations"
      ),
      ("\"fromMonths\": 30", "\"fromMonths\": 31", "tiers[2].fromMonths"),
      (
        "\"fromMonths\": 36, \"toMonths\": 48", "\"fromMonths\": 36, \"toMonths\": 36",
        "ages[3].toMonths"
      ),
      ("[1200, 1800, 2500]", "[1200, 1800, 2600]", "ages[0].scale"),
      ("[10, 24, 40]", "[10, 24]", "ages[0].scale"),
      ("\"ages\": [", "\"ages\": [], \"were\": [", "ages"),
      ("Early bedtime at 7, two naps; celebrations big and simple.", "", "ages[0].why"),
      ("\"again\": \"[word]\"", "\"again\": \"word\"", "companion.lines"),
      ("\"all done\":", "\"All done\":", "companion.signs.All done"),
      ("\"19:30\"", "\"25:00\"", "bedtime"),
      ("\"celebrations\": \"medium\"", "\"celebrations\": \"most\"", "celebrations"),
      ("\"lines\": [", "\"lines\": [], \"were\": [", "companion.lines"),
    ])
  func bad(old: String, new: String, field: String) throws {
    let url = try VocabularyFile.bundledURL().deletingLastPathComponent()
      .appendingPathComponent(DefaultsFile.name)
    let good = try String(contentsOf: url, encoding: .utf8)
    let range = try #require(good.range(of: old), "\(old) is not in the file")
    let error = #expect(throws: VocabularyFileError.self) {
      try DefaultsFile.decode(Data(good.replacingCharacters(in: range, with: new).utf8))
    }
    #expect("\(try #require(error))".contains(field), "\(String(describing: error))")
  }

  @Test("one that is no JSON is told by name")
  func unreadable() {
    let broken = #expect(throws: VocabularyFileError.self) {
      try DefaultsFile.decode(Data("{".utf8), file: "mine.json")
    }
    #expect(broken.map { "\($0)".contains("mine.json: this is not JSON") } == true)
  }
}
