import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Testing

/// "Damaged vocabulary, scene or profile file: the service starts with the last good … copy, says
/// which file and where" (requirements, Bad input and faults).
@Suite struct ProfileTroubleTests {
  let rig = ProfileRig()

  /// Keeps `record` and ends.
  private func keep(_ record: ProfileRecord) async {
    let service = rig.start()
    service.keep(record)
    await service.flush()
  }

  @Test("a database that is lost gives way to the last good copy, which is said")
  func lostDatabase() async throws {
    await keep(.full)
    rig.loseDatabase()
    let service = rig.start()
    #expect(service.record == .full)
    let note = try #require(service.notes.first)
    #expect(note.contains(rig.mirror) && note.contains(rig.path))
    // A file that another start still closes may refuse the first writing; it is tried again.
    await service.flush()
    #expect(service.problem == nil)
    let next = rig.start()
    #expect(next.record == .full)
    #expect(next.notes == [], "it is in the database again")
  }

  @Test("a database that is rubbish gives way to the last good copy")
  func rubbishDatabase() async throws {
    await keep(.child("Ada"))
    rig.loseDatabase()
    try Data((0..<5_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
      .write(to: URL(filePath: rig.path))
    let service = rig.start()
    #expect(service.record == .child("Ada"))
    #expect(rig.files.contains("family.sqlite.damaged"))
    service.keep(.child("Bo"))
    await service.flush()
    #expect(rig.start().record == .child("Bo"))
  }

  @Test("a copy that is lost is made again and nobody is bothered")
  func lostMirror() async throws {
    await keep(.child("Ada"))
    try FileManager.default.removeItem(atPath: rig.mirror)
    let service = rig.start()
    #expect(service.notes == [])
    await service.flush()
    rig.loseDatabase()
    #expect(rig.start().record == .child("Ada"))
  }

  @Test(
    "a copy that cannot be understood is put aside, as often as it takes, and said",
    arguments: ["", "{", "[]", "null", "12", #"{"record":3}"#, #"{"record":{}}"#, "\u{FFFD}\u{0}"])
  func damagedMirror(_ rubbish: String) async throws {
    await keep(.child("Ada"))
    for name in ["profile.json.damaged", "profile.json.damaged-2"] {
      try rig.write(rubbish)
      let service = rig.start()
      #expect(service.record == .child("Ada"))
      #expect(service.notes.count == 1)
      #expect(service.notes.first?.contains(rig.directory + "/" + name) == true)
      #expect(rig.text(name) == rubbish)
      #expect(rig.text().contains("Ada"), "a good copy is there again")
    }
  }

  @Test("where database and copy are both gone, a new profile begins and the copy was put aside")
  func bothGone() async throws {
    await keep(.child("Ada"))
    rig.loseDatabase()
    try rig.write("rubbish")
    let service = rig.start()
    #expect(service.record == ProfileRecord())
    #expect(service.notes.count == 1)
    #expect(rig.text("profile.json.damaged") == "rubbish")
  }

  @Test("settings of an older Meadow that are damaged are put aside and said")
  func damagedSettings() throws {
    try rig.write("rubbish", to: "settings.json")
    let service = rig.start()
    #expect(service.record == ProfileRecord())
    #expect(service.notes.first?.contains("settings.json.damaged") == true)
  }

  @Test("a record in the database that is none is put aside, and the copy is used")
  func damagedRecord() async throws {
    await keep(.child("Ada"))
    try rig.edit("UPDATE profile SET record = 'rubbish'")
    let service = rig.start()
    #expect(service.record == .child("Ada"))
    #expect(service.notes.contains { $0.contains("profile.json.damaged") })
    #expect(rig.text("profile.json.damaged") == "rubbish")
    await service.flush()
    #expect(rig.start().notes == [])
    try rig.edit("UPDATE profile SET record = 'rubbish again'")
    try rig.write("rubbish")
    let both = rig.start()
    #expect(both.record == ProfileRecord() && both.notes.count == 2)
    await both.flush()
    #expect(rig.start().notes == [])
  }

  @Test("what one field of a file has lost takes nothing else along, and the field is named")
  func damagedField() async throws {
    await keep(.full)
    rig.loseDatabase()
    var text = rig.text()
    let edits = [
      (#""celebrations":"off""#, #""celebrations":"fireworks""#),
      (#""buttonSize":80"#, #""buttonSize":"large""#), (#""tier":2"#, #""tier":9"#),
      (#""isMuted":true"#, #""isMuted":"yes""#),
    ]
    for (old, new) in edits {
      #expect(text.contains(old), "\(old)")
      text = text.replacingOccurrences(of: old, with: new)
    }
    try rig.write(text)
    let service = rig.start()
    var expected = ProfileRecord.full
    expected.chosen.celebrations = nil
    expected.chosen.buttonSize = nil
    expected.profile.tier = nil
    expected.speech.isMuted = false
    #expect(service.record == expected)
    for field in ["chosen.celebrations", "chosen.buttonSize", "profile.tier", "speech.isMuted"] {
      #expect(service.notes.contains { $0.contains(field) && $0.contains(rig.mirror) }, "\(field)")
    }
  }

  @Test("fields that this version does not know, or that are missing, do no harm")
  func otherVersions() throws {
    try rig.write(
      #"{"schema":"meadow-profile/9","record":{"profile":{"name":"Ada","mood":1},"future":[]}}"#)
    let service = rig.start()
    #expect(service.record.profile.name == "Ada")
    #expect(service.record.speech == SpeechSettings())
  }

  @Test("values outside their range are brought back into it: a cap protects a child's ears")
  func rangesHold() throws {
    var wild = ProfileRecord.child("Ada", months: 4_000)
    wild.speech.volumeCap = Decibels(40)
    wild.speech.prosody = Prosody(rate: 9, pitch: 1, range: 1)
    wild.chosen.bubbleSeconds = 0
    wild.chosen.traySeconds = 1e9
    wild.chosen.expectantPauseSeconds = -1
    wild.chosen.holdMilliseconds = 90_000
    wild.chosen.repeatGuardMilliseconds = -4
    wild.chosen.buttonSize = 7
    wild.chosen.densityCutoffs = ["kitchen": 99, "bathroom": 3]
    let record = String(decoding: try JSONEncoder().encode(wild), as: UTF8.self)
    try rig.write(#"{"id":1,"revision":1,"record":\#(record)}"#)
    let service = rig.start()
    var tame = ProfileRecord.child("Ada")
    tame.profile.ageMonths = nil
    tame.chosen.bubbleSeconds = 3
    tame.chosen.traySeconds = 30
    tame.chosen.expectantPauseSeconds = 1
    tame.chosen.holdMilliseconds = 1000
    tame.chosen.repeatGuardMilliseconds = 0
    tame.chosen.densityCutoffs = ["kitchen": 10, "bathroom": 3]
    #expect(service.record == tame)
    #expect(tame.speech == SpeechSettings())
    let note = try #require(service.notes.first { $0.contains("speech.volumeCap") })
    for field in [
      "profile.ageMonths", "speech.prosody", "chosen.bubbleSeconds",
      "chosen.traySeconds", "chosen.expectantPauseSeconds", "chosen.holdMilliseconds",
      "chosen.repeatGuardMilliseconds", "chosen.buttonSize", "chosen.densityCutoffs",
    ] { #expect(note.contains(field), "\(field)") }
  }

  @Test("a cap that is no number is never kept as one")
  func noNumbers() async {
    let service = rig.start()
    var record = ProfileRecord.child("Ada")
    record.speech.volumeCap = Decibels(.nan)
    record.speech.prosody.rate = .infinity
    record.chosen.bubbleSeconds = .nan
    service.keep(record)
    await service.flush()
    #expect(service.problem == nil)
    let next = rig.start()
    #expect(next.record.profile.name == "Ada")
    #expect(next.record.speech == SpeechSettings())
  }

  @Test("over 500 random damages of the copy Meadow starts, with a cap in its range")
  func property() async throws {
    await keep(.full)
    let good = Array(rig.text().utf8)
    let store = FamilyStore.open(at: rig.directory + "/missing/family.sqlite")
    for seed in UInt64(1)...500 {
      var chance = SeededGenerator(seed: seed)
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &chance) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &chance)
        switch Int.random(in: 0..<3, using: &chance) {
        case 0: bytes[index] = UInt8.random(in: 32...126, using: &chance)
        case 1: bytes.remove(at: index)
        default: bytes.removeLast(min(bytes.count, Int.random(in: 0...9, using: &chance)))
        }
      }
      let path = rig.directory + "/copy.json"
      try Data(bytes).write(to: URL(filePath: path))
      let record = ProfileService(store: store, mirror: path, legacy: nil).record
      #expect(SpeechSettings.volumeCaps.contains(record.speech.volumeCap.value), "seed \(seed)")
      #expect((try? record.speech.prosody.validated()) != nil, "seed \(seed)")
      for name in rig.files where name.hasPrefix("copy") {
        try FileManager.default.removeItem(atPath: rig.directory + "/" + name)
      }
    }
  }
}
