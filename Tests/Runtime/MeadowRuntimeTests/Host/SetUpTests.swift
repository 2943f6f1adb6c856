import MeadowContent
import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// The set-up through the whole host (document 001, "Two screens, four choices, under 60 seconds" and
/// "Set a Grown-Up Code"): everything or nothing, once, and on the disk before the answer.
@Suite struct SetUpTests {
  @Test("all four choices and the code are in force and on the disk when the answer is there")
  func everything() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let reply = try await family.host.setUp(Self.mia)
    #expect(reply.profile.name == "Mia" && reply.profile.ageMonths == 14)
    #expect(reply.tier == .sentences && reply.voice == "boy" && reply.note != nil)
    #expect(reply.profile.hasCompletedOnboarding && reply.storeProblem == nil)
    #expect(family.profilesOnDisk.map(\.profile) == [reply.profile])
    #expect(await family.host.gate.gate().hasCode)
    #expect(await family.host.settings().speech.voice.name == "boy")
    guard case .open = await family.host.gate.openGate(heldMilliseconds: 3_000, code: "4711") else {
      Issue.record("the code of the set-up does not open the gate")
      return
    }
  }

  @Test("whoever skips everything gets the defaults, and the two-finger hold guards the settings")
  func skipped() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let before = await family.host.settings()
    let reply = try await family.host.setUp(FirstChoices())
    #expect(reply.profile == ChildProfile(hasCompletedOnboarding: true))
    #expect(reply.tier == .firstWords && reply.voice == "girl" && reply.suggestedTier == nil)
    #expect(await family.host.settings() == before)
    #expect(await !family.host.gate.gate().hasCode)
  }

  @Test("a tier that nobody chose is the one the age suggests, and goes on following it")
  func tierByAge() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    var choices = FirstChoices()
    choices.profile.ageMonths = 20
    let reply = try await family.host.setUp(choices)
    #expect(reply.tier == .combinations && reply.profile.tier == nil)
    var older = ProfileChange()
    older.ageMonths = 31
    #expect(try await family.host.change(older).tier == .sentences)
  }

  @Test("the people who are offered become My Words as the child calls them, none twice")
  func people() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let offered = try await family.host.advice(ageMonths: nil, tier: nil).people
    #expect(offered.map(\.text).prefix(2) == ["Grandma", "Grandpa"])
    var choices = FirstChoices()
    choices.people = [OfferedPerson(text: "Nana", emoji: "👵"), OfferedPerson(text: "", emoji: "👴")]
    let problem = await #expect(throws: InputProblem.self) { try await family.host.setUp(choices) }
    #expect(problem?.field == "people[1].text")
    #expect(await !family.host.profile().profile.hasCompletedOnboarding)
    // What was there before the problem is not added a second time.
    choices.people[1].text = "Opa"
    _ = try await family.host.setUp(choices)
    let words = await family.host.words.words().words.map(\.word.content)
    #expect(words.map(\.text) == ["Nana", "Opa"] && words.map(\.emoji) == ["👵", "👴"])
    #expect(words.allSatisfy { $0.group == .people && $0.owner == .family })
  }

  @Test("after the first time it changes nothing, whoever sends it and whatever it says")
  func once() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let reply = try await family.host.setUp(Self.mia)
    var other = FirstChoices()
    other.profile.name = "Ben"
    other.code = "0000"
    let problem = await #expect(throws: InputProblem.self) { try await family.host.setUp(other) }
    #expect(problem?.kind == .settled && problem?.field == "body")
    #expect(await family.host.profile() == reply)
    guard case .refused = await family.host.gate.openGate(heldMilliseconds: 3_000, code: "0000")
    else {
      Issue.record("the code was changed without the gate")
      return
    }
  }

  @Test("of two that set Meadow up at once, one does and the other is told")
  func race() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    let outcomes = await withTaskGroup(of: String?.self) { group in
      for name in ["Mia", "Ben", "Zoe"] {
        group.addTask {
          var choices = Self.mia
          choices.profile.name = name
          return try? await host.setUp(choices).profile.name
        }
      }
      return await group.reduce(into: [String]()) { if let name = $1 { $0.append(name) } }
    }
    #expect(outcomes.count == 1)
    #expect(await host.profile().profile.name == outcomes.first)
  }

  @Test("what cannot be is refused by its name, and nothing has changed")
  func refused() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let before = await family.host.profile()
    for (field, edit) in [
      ("name", { $0.profile.name = String(repeating: "x", count: 41) }),
      ("ageMonths", { $0.profile.ageMonths = 5 }),
      ("tier", { $0.profile.tier = 0 }), ("voice", { $0.profile.voice = "nobody" }),
      ("code", { $0.code = "47a1" }),
      ("code", { $0.code = "" }),
    ] as [(String, (inout FirstChoices) -> Void)] {
      var wrong = Self.mia
      edit(&wrong)
      let problem = await #expect(throws: InputProblem.self) {
        try await family.host.setUp(wrong)
      }
      #expect(problem?.field == field)
      #expect(await family.host.profile() == before)
      #expect(await !family.host.gate.gate().hasCode, "the code came with a wrong \(field)")
    }
  }

  @Test("a code that is there, from before a profile was lost, is not changed without the gate")
  func keepsCode() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    _ = try await family.host.gate.setGateCode("4711")
    var choices = FirstChoices()
    choices.code = "0000"
    let problem = await #expect(throws: InputProblem.self) { try await family.host.setUp(choices) }
    #expect(problem?.kind == .settled && problem?.field == "code")
    #expect(await !family.host.profile().profile.hasCompletedOnboarding)
    choices.code = nil
    #expect(try await family.host.setUp(choices).profile.hasCompletedOnboarding)
    guard case .open = await family.host.gate.openGate(heldMilliseconds: 3_000, code: "4711") else {
      Issue.record("the code was changed")
      return
    }
  }

  @Test(
    "a child at Tier 1 meets the companion, one at Tier 2 lands in the kitchen", arguments: [1, 2])
  func firstLaunch(tier: Int) async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    var choices = FirstChoices()
    choices.profile.tier = tier
    _ = try await family.host.setUp(choices)
    let state = await family.host.state()
    #expect(state.companion.isIntro == (tier == 1))
    #expect(state.navigation.scene == "kitchen")
  }

  @Test("the note comes with a tier two steps from the age's, and only then")
  func advice() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    let far = try await host.advice(ageMonths: 14, tier: 3)
    #expect(far.suggestedTier == .firstWords)
    #expect(far.note?.contains("does this sound right?") == true)
    #expect(try await host.advice(ageMonths: 14, tier: 2).note == nil)
    #expect(try await host.advice(ageMonths: 40, tier: 1).note != nil)
    let people = try DefaultsFile.bundled().people
    #expect(
      try await host.advice(ageMonths: 24, tier: nil)
        == SetUpAdvice(suggestedTier: .combinations, people: people))
    #expect(try await host.advice(ageMonths: nil, tier: 3) == SetUpAdvice(people: people))
    for (field, age, tier) in [("ageMonths", 5, 1), ("tier", 14, 4)] {
      let problem = await #expect(throws: InputProblem.self) {
        try await host.advice(ageMonths: age, tier: tier)
      }
      #expect(problem?.field == field)
    }
  }

  private static let mia: FirstChoices = {
    var choices = FirstChoices()
    choices.profile.name = " Mia "
    choices.profile.ageMonths = 14
    choices.profile.tier = 3
    choices.profile.voice = "boy"
    choices.code = "4711"
    return choices
  }()
}
