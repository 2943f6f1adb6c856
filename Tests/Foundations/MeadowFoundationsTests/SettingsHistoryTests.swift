import Foundation
import MeadowFoundations
import Testing

/// Changes of the settings are taken back one by one, and made again.
@Suite struct SettingsHistoryTests {
  private var record = ProfileRecord(profile: ChildProfile(name: "Mia", ageMonths: 26))

  /// Makes `edit` a noted change of `keys`, `seconds` after 1970.
  private mutating func change(
    _ keys: String..., at seconds: Int64 = 0, _ edit: (inout ProfileRecord) -> Void
  ) {
    let old = record
    edit(&record)
    record.noteStep(
      .change, named: Set(keys), from: old, at: WallTime(milliseconds: seconds * 1000))
  }

  @Test("the last change is taken back first, each once, and made again in order")
  mutating func turns() {
    let fresh = record
    change("celebrations") { $0.chosen.celebrations = .off }
    change("bedtime") { $0.chosen.bedtime = TimeOfDay(19, 5) }
    let changed = record
    #expect(record.undo()?.keys == ["bedtime"])
    #expect(record.chosen.bedtime == nil && record.chosen.celebrations == .off)
    #expect(record.undo()?.keys == ["celebrations"])
    #expect(record.undo() == nil)
    #expect(
      (record.chosen, record.speech, record.profile) == (fresh.chosen, fresh.speech, fresh.profile))
    #expect(record.redo()?.keys == ["celebrations"])
    #expect(record.redo()?.keys == ["bedtime"])
    #expect(record.redo() == nil)
    #expect(record == changed)
  }

  @Test("what followed from a change goes back with it, and only what was set is named")
  mutating func follows() {
    change("ageMonths") {
      $0.profile.ageMonths = 40
      $0.speech.prosody.rate = 0.95
    }
    let step = record.undo()
    #expect(step?.keys == ["ageMonths"])
    #expect(record.profile.ageMonths == 26 && record.speech.prosody == SpeechSettings().prosody)
  }

  @Test("a tier goes back; a name is no setting and stays")
  mutating func names() throws {
    change("tier") {
      $0.profile.tier = .sentences
      $0.profile.name = "Noor"
    }
    #expect(record.undo()?.keys == ["tier"])
    #expect(record.profile.tier == nil && record.profile.name == "Noor")
    let text = String(decoding: try JSONEncoder().encode(record), as: UTF8.self)
    #expect(!text.contains("Mia"))
  }

  @Test("a slider that is dragged is one change, and none where it comes back")
  mutating func drags() {
    for (seconds, value) in [(0, 20.0), (10, 25), (35, 30)] {
      change("bubbleSeconds", at: Int64(seconds)) { $0.chosen.bubbleSeconds = value }
    }
    #expect(record.history.done.count == 1)
    change("bubbleSeconds", at: 66) { $0.chosen.bubbleSeconds = 40 }
    #expect(record.history.done.count == 2)
    change("bubbleSeconds", at: 70) { $0.chosen.bubbleSeconds = 30 }
    #expect(record.history.done.count == 1)
    _ = record.undo()
    #expect(record.chosen.bubbleSeconds == nil)
    // A switch is a decision each time.
    for isOn in [true, false, true] { change("signing") { $0.chosen.signing = isOn } }
    #expect(record.history.done.count == 3)
  }

  @Test("what was taken back is gone once something else is changed, and twenty are remembered")
  mutating func bounds() {
    change("signing") { $0.chosen.signing = true }
    _ = record.undo()
    change("celebrations") { $0.chosen.celebrations = .off }
    #expect(record.redo() == nil)
    for count in 1...30 { change("signing") { $0.chosen.signing = count % 2 == 0 } }
    #expect(record.history.done.count == SettingsHistory.most)
    change("signing") { _ in }
    #expect(record.history.done.count == SettingsHistory.most)
  }

  @Test("it stays with the record, and a record of an older Meadow has none")
  mutating func coding() throws {
    change("hiddenWords") { $0.chosen.hiddenWords = ["kitchen": ["peas"]] }
    change("volumeCapDecibels") { $0.speech.volumeCap = Decibels(-12) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = try encoder.encode(record)
    var again = try JSONDecoder().decode(ProfileRecord.self, from: bytes)
    #expect(again.history.done.count == 2)
    #expect(try encoder.encode(again) == bytes)
    _ = again.undo()
    _ = again.undo()
    #expect(again.chosen == ChosenSettings() && again.speech == SpeechSettings())
    let older = try JSONEncoder().encode(ProfileRecord())
    #expect(!String(decoding: older, as: UTF8.self).contains("history"))
    #expect(try JSONDecoder().decode(ProfileRecord.self, from: older).history == SettingsHistory())
  }
}
