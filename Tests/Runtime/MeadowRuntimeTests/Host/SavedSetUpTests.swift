import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowStore
import Testing

/// Settings are taken back, and kept under a name and taken up again.
@Suite(.timeLimit(.minutes(10))) struct SavedSetUpTests {
  private static func change(_ body: [String: PlainJSON]) throws -> SettingsChange {
    try SettingsChange(body)
  }

  @Test("a change is taken back and made again, and both are on the disk")
  func undo() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    let before = await host.settings()
    _ = try await host.change(Self.change(["routineGlow": .flag(false), "rate": .number(0.7)]))
    let changed = await host.settings()
    let undone = try await host.undo()
    #expect(Set(undone.step.keys) == ["routineGlow", "rate"])
    #expect(await host.settings() == before && undone.settings == before)
    #expect(family.profilesOnDisk.first?.chosen.routineGlow == nil)
    #expect(try await host.redo().settings == changed)
    #expect(family.profilesOnDisk.first?.chosen.routineGlow == false)
    _ = try await host.undo()
    await #expect(throws: InputProblem.self) { try await host.undo() }
  }

  @Test("the first choices are no change; a reset of the settings is one, and goes back")
  func reset() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    var choices = FirstChoices()
    choices.profile.ageMonths = 26
    _ = try await host.setUp(choices)
    #expect(await host.settingsHistory().done.isEmpty)
    _ = try await host.change(Self.change(["bedtime": .text("19:05")]))
    let changed = await host.settings()
    try await host.reset(.settings)
    #expect(await host.settingsHistory().done.map(\.cause) == [.change, .reset])
    #expect(try await host.undo().settings == changed)
  }

  @Test("a set-up holds what a therapist decides and nothing of the child or the family")
  func holds() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    var profile = ProfileChange()
    (profile.name, profile.ageMonths, profile.tier, profile.voice) = ("Mia", 26, 3, "boy")
    profile.hasCompletedOnboarding = true
    _ = try await host.change(profile)
    _ = try await family.add("Biscuit")
    _ = try await host.change(
      Self.change([
        "conversation": .text("off"), "rate": .number(0.7),
        "hiddenWords": .object(["kitchen": .list([.text("peas")])]),
        "favorites": .list([.text("milk")]), "bedtime": .text("19:05"),
        "volumeCapDecibels": .number(-6),
      ]))
    let (setUp, isNew) = try await host.keepSetUp(named: "  Meals,  words only ", replaces: false)
    #expect(isNew && setUp.name == "Meals, words only" && setUp.changes == [])
    let bytes = try #require(try await family.profiles.setUps().first).values
    let text = String(decoding: bytes, as: UTF8.self)
    for gone in ["Mia", "Biscuit", "boy", "milk", "19:05", "ageMonths", "volumeCap", "favorites"] {
      #expect(!text.contains(gone), "\(gone)")
    }
    #expect(text.contains("peas") && text.contains(#""tier":3"#))

    // Another day: all of that has changed, and the child has grown.
    try await host.reset(.settings)
    (profile.tier, profile.ageMonths, profile.voice) = (2, 40, "girl")
    _ = try await host.change(profile)
    _ = try await host.change(
      Self.change(["signing": .flag(true), "favorites": .list([.text("ball")])]))
    let list = try await host.setUps()
    let changes = Set(list[0].changes)
    #expect(changes.isSuperset(of: ["tier", "conversation", "hiddenWords", "signing", "rate"]))
    #expect(changes.isDisjoint(with: ["favorites", "bedtime", "voice", "ageMonths"]))
    let other = await host.settings()
    let taken = try await host.takeUpSetUp(setUp.id)
    #expect(taken.conversation == .off && taken.speech.prosody.rate == 0.7)
    #expect(taken.hiddenWords == ["kitchen": ["peas"]] && taken.tier == .sentences)
    #expect(taken.signing == false && taken.favorites == ["ball"])
    #expect(taken.speech.voice.name == "girl" && taken.ageMonths == 40)
    #expect(try await host.setUps()[0].changes.isEmpty)
    #expect(try await host.undo().settings == other)
  }

  @Test(
    "speech that followed the age when it was kept follows the age of the child that takes it up")
  func followsAge() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    _ = try await host.change(Self.change(["ageMonths": .whole(14)]))
    let (setUp, _) = try await host.keepSetUp(named: "Usual", replaces: false)
    _ = try await host.change(Self.change(["ageMonths": .whole(30), "rate": .number(0.5)]))
    let taken = try await host.takeUpSetUp(setUp.id)
    #expect(taken.speech.parentese == .byAge && taken.ageMonths == 30)
    #expect(taken.speech.prosody == HostRig.table.prosody(atMonths: 30))
  }

  @Test(
    "names: one of each, in any case, replaced only where that is wanted; none empty or too long")
  func names() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    let first = try await host.keepSetUp(named: "Meals", replaces: false).setUp
    let refused = await #expect(throws: InputProblem.self) {
      try await host.keepSetUp(named: "meals", replaces: false)
    }
    #expect(refused?.kind == .settled && refused?.field == "name")
    let again = try await host.keepSetUp(named: "meals", replaces: true)
    #expect(again.setUp.id == first.id && !again.isNew)
    #expect(try await host.setUps().map(\.name) == ["meals"])
    for bad in ["", "  ", String(repeating: "a", count: 41), "a\u{7}"] {
      await #expect(throws: InputProblem.self) {
        try await host.keepSetUp(named: bad, replaces: false)
      }
    }
    await #expect(throws: InputProblem.self) { try await host.takeUpSetUp(77) }
    await #expect(throws: InputProblem.self) { try await host.removeSetUp(77) }
  }

  @Test("a set-up that is removed, or erased with everything, is in no byte of the file")
  func erased() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    func isThere() throws -> Bool {
      let names = try FileManager.default.contentsOfDirectory(atPath: family.directory.path)
      return names.contains { name in
        let file = family.directory.appending(path: name)
        guard !file.hasDirectoryPath, let bytes = try? Data(contentsOf: file) else { return false }
        return bytes.range(of: Data("Quibbleton".utf8)) != nil
      }
    }
    let id = try await host.keepSetUp(named: "Quibbleton", replaces: false).setUp.id
    #expect(try isThere())
    try await host.removeSetUp(id)
    #expect(try !isThere())
    _ = try await host.keepSetUp(named: "Quibbleton", replaces: false)
    try await host.reset(.settings)
    #expect(try await host.setUps().count == 1)
    try await host.reset(.everything)
    #expect(try await host.setUps().isEmpty)
    #expect(try !isThere())
  }
}
