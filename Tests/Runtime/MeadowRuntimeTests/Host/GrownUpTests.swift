import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowStore
import MeadowTalk
import MeadowVocabulary
import Testing

/// A grown-up's things through the whole host: gate, profile, insight, reset (M2-008, M2-009, M2-010;
/// document 001).
@Suite struct GrownUpTests {
  @Test("what a child does is in the log after the sound, and in the insight of its day")
  func insight() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    var change = ProfileChange()
    change.tier = 2
    _ = try await family.host.change(change)
    let reply = try await family.rig.tap("banana")
    await family.rig.pass(milliseconds: 1_500)
    let chosen = try #require(reply.offer?.followUps.first)
    _ = try await family.host.tap(
      Tap(.followUp(chosen.id)), received: family.rig.timers.now())
    await family.rig.pass(milliseconds: 2_000)
    _ = try await family.host.move(.scene("bathroom"))
    await family.rig.pass(milliseconds: 20_000)
    let report = try await family.host.insight.insight(.last(days: 1))
    #expect(report.daysActive == 1 && report.total.wordTaps == 1 && report.total.followUps == 1)
    #expect(report.total.sceneChanges >= 1 && report.total.multiWordMessages == 1)
    #expect(report.messages.map(\.words) == [["banana", chosen.phrase]])
    let events = try await family.log.events(
      of: 1, from: WallTime(milliseconds: 0), through: WallTime(milliseconds: .max), limit: 100)
    let kinds = Set(events.map(\.event.kind))
    #expect(
      kinds.isSuperset(of: [.wordTap, .speech, .followUp, .navigation, .sceneEntry, .interaction]))
    #expect(events.first { $0.event.kind == .wordTap }?.event.tier == .combinations)
  }

  private static func change(_ edit: (inout ChosenSettings) -> Void) -> SettingsChange {
    var chosen = ChosenSettings()
    edit(&chosen)
    return SettingsChange(chosen)
  }

  @Test("what the command line changes beside a service is not undone by the next change there")
  func beside() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let store = FamilyStore.open(at: family.directory.appending(path: "family.sqlite").path)
    let other = ProfileService(
      store: store, mirror: family.directory.appending(path: "profile.json").path, legacy: nil)
    var record = other.record
    record.profile.name = "Mia"
    other.keep(record)
    await other.flush()
    _ = try await MyWords(store: store).add(MyWordContent(group: .people, text: "Rex"))
    _ = try await family.host.change(Self.change { $0.celebrations = .off })
    #expect(await family.host.profile().profile.name == "Mia")
    #expect(await family.host.words.words().words.map(\.word.content.text) == ["Rex"])
    #expect(family.profiles.record.profile.name == "Mia")
    #expect(family.profiles.record.chosen.celebrations == .off)
    record = other.record
    record.chosen.signing = true
    other.keep(record)
    await other.flush()
    async let first = family.host.change(Self.change { $0.showsLabels = true })
    async let second = family.host.change(Self.change { $0.celebrations = .full })
    _ = try await (first, second)
    let chosen = family.profiles.record.chosen
    #expect(chosen.signing == true && chosen.showsLabels == true && chosen.celebrations == .full)
    try await other.reset(.everything)
    guard case .open = await family.host.gate.openGate(heldMilliseconds: 3_000, code: nil) else {
      Issue.record("the gate did not open")
      return
    }
    #expect(await family.host.profile().profile.name == "")
    #expect(family.profiles.record == ProfileRecord())
  }

  @Test("an audition is in no log")
  func audition() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    _ = try await family.host.tap(
      Tap(.word("banana"), isAudition: true), received: family.rig.timers.now())
    await family.rig.pass(milliseconds: 2_000)
    #expect(try await family.host.insight.insight(.last(days: 1)).total.wordTaps == 0)
  }

  @Test("the gate wants three seconds, then the code; its token is good until it is closed")
  func gate() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    #expect(
      await host.gate.gate()
        == GateStatus(
          hasCode: false, holdMilliseconds: 3000, cooldownSeconds: 0, autoLock: .tenMinutes))
    guard
      case .refused(let short, nil) = await host.gate.openGate(heldMilliseconds: 2_999, code: nil)
    else {
      Issue.record("a short hold opened it")
      return
    }
    #expect(short.field == "heldMilliseconds")
    guard case .open(let token, 600?) = await host.gate.openGate(heldMilliseconds: 3_000, code: nil)
    else {
      Issue.record("a hold of three seconds did not open it")
      return
    }
    #expect(host.gate.isGateOpen(token) && !host.gate.isGateOpen("x"))
    #expect(try await host.gate.setGateCode("4711").hasCode)
    await #expect(throws: InputProblem.self) { try await host.gate.setGateCode("47a1") }
    for wait in [nil, nil, 30] {
      guard
        case .refused(let wrong, let seconds) = await host.gate.openGate(
          heldMilliseconds: 3_000, code: "0000")
      else {
        Issue.record("a wrong code opened it")
        return
      }
      #expect(wrong.field == "code" && (seconds == nil) == (wait == nil))
    }
    guard case .refused(_, _?) = await host.gate.openGate(heldMilliseconds: 3_000, code: "4711")
    else {
      Issue.record("the cooldown let somebody in")
      return
    }
    await host.gate.closeGate(token)
    #expect(!host.gate.isGateOpen(token))
    #expect(await host.gate.gate().cooldownSeconds > 0)
  }

  @Test("the gate shuts by itself after the ten minutes of its auto-lock, and says so (M2-008)")
  func autoLock() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    let events = await host.events()
    guard
      case .open(let token, 600?) = await host.gate.openGate(heldMilliseconds: 3_000, code: nil),
      case .open(let closed, _) = await host.gate.openGate(heldMilliseconds: 3_000, code: nil)
    else {
      Issue.record("a hold of three seconds did not open it")
      return
    }
    await host.gate.closeGate(closed)
    await family.rig.pass(milliseconds: 599_000)
    #expect(host.gate.isGateOpen(token))
    await family.rig.pass(milliseconds: 2_000)
    #expect(!host.gate.isGateOpen(token))
    await host.shutDown()
    var told: [Bool] = []
    for await published in events {
      if case .gate(let isOpen) = published.event { told.append(isOpen) }
    }
    #expect(told == [true, true, false, false], "once for each that was opened")
  }

  @Test("a grown-up who is busy is not shut out: the ten minutes begin anew")
  func stays() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    let gate = host.gate
    guard case .open(let token, _) = await gate.openGate(heldMilliseconds: 3_000, code: nil) else {
      Issue.record("a hold of three seconds did not open it")
      return
    }
    for _ in 0..<3 {
      await family.rig.pass(milliseconds: 599_000)
      #expect(await gate.stayInGate(token) == .open(token: token, seconds: 600))
    }
    await family.rig.pass(milliseconds: 599_000)
    #expect(gate.isGateOpen(token))
    await family.rig.pass(milliseconds: 2_000)
    #expect(!gate.isGateOpen(token))
    guard case .refused = await gate.stayInGate(token) else {
      Issue.record("a gate that has been shut was opened by staying")
      return
    }
  }

  @Test("a profile and its place are on the disk when the answer is there")
  func keeps() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    var change = ProfileChange()
    change.name = "  Mia  Rose "
    change.ageMonths = 14
    change.tier = 3
    let reply = try await family.host.change(change)
    #expect(reply.profile.name == "Mia Rose" && reply.tier == .sentences)
    #expect(reply.suggestedTier == .firstWords && reply.note != nil)
    #expect(family.profiles.record.profile == reply.profile)
    #expect(family.profilesOnDisk.map(\.profile) == [reply.profile])
    _ = try await family.host.move(.open("fridge"))
    #expect(
      family.profiles.savedState(.navigation).map { String(decoding: $0, as: UTF8.self) }?
        .contains("fridge") == true)
    for (field, edit) in [
      ("name", { $0.name = String(repeating: "x", count: 41) }), ("tier", { $0.tier = 4 }),
      ("ageMonths", { $0.ageMonths = 5 }), ("voice", { $0.voice = "nobody" }),
    ] as [(String, (inout ProfileChange) -> Void)] {
      var wrong = ProfileChange()
      edit(&wrong)
      let problem = await #expect(throws: InputProblem.self) {
        try await family.host.change(wrong)
      }
      #expect(problem?.field == field)
    }
    #expect(family.profiles.record.profile == reply.profile)
  }

  @Test("a reset of settings keeps the child and its words; a reset of everything keeps nothing")
  func reset() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    _ = try await family.add("Biscuit")
    var profile = ProfileChange()
    profile.name = "Mia"
    _ = try await family.host.change(profile)
    var change = SettingsChange()
    change.muted = true
    change.conversation = .off
    _ = try await family.host.change(change)
    try await family.host.reset(.settings)
    let settings = await family.host.settings()
    #expect(settings.conversation == .full && !settings.speech.isMuted)
    #expect(await family.host.profile().profile.name == "Mia")
    #expect(await family.host.words.words().words.count == 1)
    _ = try await family.rig.tap("banana")
    await family.rig.pass(milliseconds: 2_000)
    try await family.host.reset(.everything)
    #expect(await family.host.profile().profile == ChildProfile())
    #expect(await family.host.words.words().words.isEmpty)
    #expect(try await family.host.insight.insight(.last(days: 1)).days.isEmpty)
    #expect(try await family.rig.tap("banana").text == "banana")
  }

  @Test("a family's own word stands in the scene, is found, and brings follow-ups that fit a name")
  func ownWords() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    var change = ProfileChange()
    change.tier = 2
    _ = try await family.host.change(change)
    _ = try await family.add("Biscuit")
    #expect(
      try await family.host.scene("kitchen", path: []).scene.myWords.map(\.word) == ["Biscuit"])
    let offer = try #require(try await family.rig.tap("Biscuit").offer)
    #expect(offer.followUps.count == 3)
    #expect(offer.followUps.allSatisfy { $0.phrase.contains("Biscuit") })
  }
}
