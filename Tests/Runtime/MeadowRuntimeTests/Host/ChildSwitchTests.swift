import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowStore
import MeadowTalk
import Testing

/// Several children in one family, through the whole host (requirements, 13 Profiles).
@Suite struct ChildSwitchTests {
  private static func names(_ host: ActivityHost) async -> [String] {
    await host.children().map { ($0.isActive ? "*" : "") + $0.profile.name }
  }

  private static func named(_ name: String) -> ProfileChange {
    var change = ProfileChange()
    change.name = name
    return change
  }

  @Test("with a switch the message ends in the log of whose it was, and the next begins anew")
  func switches() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let ben = try await family.addBen { $0.tier = 3 }
    let host = family.host
    _ = try await host.move(.scene("bathroom"))
    _ = try await family.rig.tap("more")
    _ = try await host.switchChild(to: ben.number)
    #expect(await Self.names(host) == ["Mia", "*Ben"])
    let state = await host.state()
    #expect(state.bubble.parts.isEmpty && state.tier == .sentences)
    #expect(state.navigation.scene != "bathroom")
    _ = try await family.rig.tap("go")
    _ = try await host.move(.scene("bedroom"))
    _ = try await host.switchChild(to: 1)
    #expect(await host.state().navigation.scene == "bathroom")
    #expect(await host.settings().tier == .firstWords)
    let mia = try await host.insight.insight(.last(days: 1))
    #expect(mia.total.words == ["more": 1] && mia.messages.map(\.words) == [["more"]])
    let other = try await host.insight.insight(.last(days: 1), of: ben.number)
    #expect(other.total.words == ["go": 1] && other.messages.map(\.words) == [["go"]])
    _ = try await host.switchChild(to: ben.number)
    #expect(await host.state().navigation.scene == "bedroom")
    let problem = await #expect(throws: InputProblem.self) {
      try await host.insight.insight(.last(days: 1), of: 9)
    }
    #expect(problem?.field == "child" && problem?.kind == .unknown)
  }

  @Test("what was celebrated and what an activity kept is that child's, and is there again")
  func keepsStates() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let ben = try await family.addBen()
    let host = family.host
    func count() async throws {
      _ = try await host.act(.object(["begin": .object(["of": .whole(1)])]), in: "counting")
      _ = try await host.act(.object(["touch": .object([:])]), in: "counting")
    }
    try await count()
    await family.profiles.flush()
    let mine = family.profiles.savedState(.activity("counting"))
    #expect(mine != nil)
    _ = try await family.rig.tap("more")
    await family.rig.pass(milliseconds: 20_000)
    let milestones = family.profiles.savedState(.milestones)
    #expect(milestones != nil)
    _ = try await host.switchChild(to: ben.number)
    #expect(family.profiles.savedState(.activity("counting")) == nil)
    #expect(family.profiles.savedState(.milestones) != milestones)
    _ = try await host.switchChild(to: 1)
    #expect(family.profiles.savedState(.activity("counting")) == mine)
    #expect(family.profiles.savedState(.milestones) == milestones)
  }

  @Test("every view is told of a switch, and its answers fit what it was told")
  func events() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let ben = try await family.addBen()
    let log = await EventLog(family.host)
    _ = try await family.host.switchChild(to: ben.number)
    let state = await family.host.state()
    await family.host.shutDown()
    let told = await log.whole()
    #expect(told.contains(.children(active: ben.number)))
    #expect(
      told.contains { if case .profile(let child) = $0 { child.name == "Ben" } else { false } })
    #expect(told.contains { if case .settings = $0 { true } else { false } })
    #expect(told.contains(.navigation(state.navigation, breadcrumb: state.breadcrumb)))
  }

  @Test("settings and what can be taken back are one child's; the volume goes along to a new one")
  func settings() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    var quiet = SettingsChange()
    quiet.volumeCapDecibels = -12
    quiet.autoLock = .thirtyMinutes
    quiet.showsLabels = true
    _ = try await host.change(quiet)
    let ben = try await family.addBen { $0.ageMonths = 14 }
    _ = try await host.keepSetUp(named: "Meals", replaces: false)
    _ = try await host.switchChild(to: ben.number)
    let settings = await host.settings()
    #expect(settings.speech.volumeCap == Decibels(-12) && settings.autoLock == .thirtyMinutes)
    #expect(!settings.showsLabels && settings.speech.prosody.rate == 0.8, "by its age")
    #expect(await host.settingsHistory().done.isEmpty)
    #expect(try await host.setUps().map(\.name) == ["Meals"])
    var change = SettingsChange()
    change.bubbleSeconds = 20
    _ = try await host.change(change)
    #expect(await host.settingsHistory().done.count == 1)
    _ = try await host.switchChild(to: 1)
    let mine = await host.settings()
    #expect(mine.showsLabels && mine.bubbleSeconds == 12)
  }

  @Test("a new child is checked as the profile is, and needs a name; the first alone may have none")
  func checks() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    let edits: [(String, (inout ProfileChange) -> Void)] = [
      ("name", { $0.name = " " }), ("name", { $0.name = String(repeating: "x", count: 41) }),
      ("ageMonths", { $0.ageMonths = 3 }), ("tier", { $0.tier = 4 }),
      ("voice", { $0.voice = "robot" }), ("motor", { $0.motor = "telepathy" }),
      ("modules", { $0.modules = ["facts", "algebra"] }), ("modules", { $0.modules = ["talk"] }),
    ]
    for (field, edit) in edits {
      var change = Self.named("Ben")
      edit(&change)
      let problem = await #expect(throws: InputProblem.self) { try await host.addChild(change) }
      #expect(problem?.field == field)
    }
    #expect(await host.children().count == 1)
    let ben = try await family.addBen {
      $0.motor = "slow"
      $0.modules = ["kindergarten", "facts"]
      $0.voice = "boy"
    }
    #expect(ben.profile.motor == .slow && ben.profile.modules == [.facts, .kindergarten])
    #expect(ben.voice == "boy" && !ben.isActive && ben.profile.hasCompletedOnboarding)
    _ = try await host.addChild(Self.named("Ben"))
    await #expect(throws: InputProblem.self) {
      try await host.changeChild(ben.number, Self.named(""))
    }
    #expect(try await host.changeChild(1, Self.named("")).profile.name == "")
    _ = try await host.switchChild(to: ben.number)
    await #expect(throws: InputProblem.self) { try await host.change(Self.named("")) }
  }

  @Test("a child that is not active is changed where it is, and only what is named")
  func changes() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    let ben = try await family.addBen { $0.ageMonths = 40 }
    var change = ProfileChange()
    change.modules = ["grade1"]
    change.tier = 2
    let changed = try await host.changeChild(ben.number, change)
    #expect(changed.profile.modules == [.grade1] && changed.profile.ageMonths == 40)
    #expect(changed.tier == .combinations && !changed.isActive)
    #expect(await host.profile().profile.name == "Mia")
    #expect(family.profilesOnDisk.map(\.profile.modules) == [[], [.grade1]])
    let problem = await #expect(throws: InputProblem.self) {
      try await host.changeChild(9, change)
    }
    #expect(problem?.field == "id" && problem?.kind == .unknown)
    #expect(try await host.changeChild(1, change).isActive)
    #expect(await host.profile().profile.modules == [.grade1])
  }

  @Test("another program's switch is taken up, and what was said belongs to whom it was")
  func besides() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let ben = try await family.addBen()
    let store = FamilyStore.open(at: family.directory.appending(path: "family.sqlite").path)
    let other = ProfileService(
      store: store, mirror: family.directory.appending(path: "profile.json").path, legacy: nil)
    _ = try await family.rig.tap("more")
    _ = try await other.activate(ben.number)
    guard case .open = await family.host.gate.openGate(heldMilliseconds: 3_000, code: nil) else {
      Issue.record("the gate did not open")
      return
    }
    #expect(await Self.names(family.host) == ["Mia", "*Ben"])
    _ = try await family.rig.tap("go")
    await family.rig.pass(milliseconds: 20_000)
    let mia = try await family.host.insight.insight(.last(days: 1), of: 1)
    #expect(mia.messages.map(\.words) == [["more"]])
    // And one that is erased there leaves no trace of what it went on saying here.
    _ = await other.takeUp()
    _ = try await other.activate(1)
    try await other.erase(ben.number)
    _ = try await family.rig.tap("stop")
    _ = await family.host.settingsHistory()
    #expect(await Self.names(family.host) == ["*Mia"])
    let gone = try await family.log.insight(of: ben.number, from: nil, through: nil)
    #expect(gone.total.interactions == 0)
  }
}
