import MeadowFoundations
import MeadowRuntime
import MeadowSound
import MeadowTalk
import Testing

/// Places, feelings, celebrations and the companion through the whole host (document 000 §06, M2-001,
/// M2-007, M2-011; document 001).
@Suite struct ChildDayTests {
  @Test("a first word is celebrated once its exchange is over, never before")
  func celebratesLater() async throws {
    let rig = try await ConversationRig()
    try await rig.say("banana", pause: 11_000)
    try await rig.say("milk", pause: 20_000)
    let told = await rig.told()
    let celebration = try #require(
      told.firstIndex { if case .celebration = $0 { true } else { false } })
    let gone = try #require(told.firstIndex(of: .followUps(nil)))
    #expect(celebration == told.index(after: gone) || celebration > gone)
    #expect(!told[..<gone].contains { if case .celebration = $0 { true } else { false } })
  }

  @Test("at Tier 1 a celebration waits until the word was heard, so that its chime is heard too")
  func celebratesAfterWord() async throws {
    let rig = try await ConversationRig(months: 14, tier: .firstWords)
    let word = try await rig.say("banana", pause: 3_000)
    let told = await rig.told()
    let finished = try #require(told.firstIndex(of: .finished(word.utterance)))
    let celebration = try #require(
      told.firstIndex { if case .celebration = $0 { true } else { false } })
    #expect(celebration > finished)
  }

  @Test("a tap cuts off a celebration's chime at once")
  func tapCutsChime() async throws {
    let rig = try await ConversationRig(months: 14, tier: .firstWords)
    try await rig.say("banana", pause: 0)
    while !(await rig.host.state().speaking == nil) { await rig.rig.pass(milliseconds: 5) }
    await rig.rig.pass(milliseconds: 30)
    let start = rig.rig.output.now.frame
    try await rig.say("milk", pause: 100)
    let milk = try HostRig.clip("milk", await rig.host.settings().speech.prosody)
    let heard = rig.rig.output.recording[(start + 192)..<(start + 1_000)]
    #expect(heard.elementsEqual(milk[192..<1_000]))
  }

  @Test("celebrations that are off are really off")
  func off() async throws {
    let rig = try await ConversationRig(months: 14, tier: .firstWords) { $0.celebrations = .off }
    for _ in 0..<30 { try await rig.say("banana") }
    let told = await rig.told()
    #expect(!told.contains { if case .celebration = $0 { true } else { false } })
  }

  @Test("a touch on a container says its word and opens it; back leads out; the way is told")
  func opens() async throws {
    let rig = try await ConversationRig()
    let tap = Tap(.word("fridge"), scene: "kitchen", object: "fridge")
    let reply = try await rig.host.tap(tap, received: rig.rig.timers.now())
    #expect(reply.text == "fridge" && reply.offer != nil)
    var state = await rig.host.state()
    #expect(
      state.navigation.path == ["fridge"] && state.breadcrumb.map(\.id) == ["kitchen", "fridge"])
    state = try await rig.host.move(.back)
    #expect(state.navigation.path.isEmpty && state.offer == nil)
    await #expect(throws: InputProblem.self) { try await rig.host.move(.scene("moon")) }
    await #expect(throws: InputProblem.self) { try await rig.host.move(.open("moon")) }
  }

  @Test("a scene shows its objects and its grid; a wrong path is refused by its field")
  func scenes() async throws {
    let rig = try await ConversationRig()
    #expect(
      await rig.host.scenes().map(\.id).sorted() == [
        "bathroom", "bedroom", "kitchen", "outdoors", "playroom",
      ])
    let kitchen = try await rig.host.scene("kitchen", path: [])
    #expect(kitchen.scene.objects.contains { $0.id == "fridge" && $0.opens })
    #expect(kitchen.grid.coreWords.contains { $0.word == "I love you" })
    let fridge = try await rig.host.scene("kitchen", path: ["fridge"])
    #expect(!fridge.scene.objects.isEmpty)
    for path in [["moon"], ["fridge", "moon"]] {
      await #expect(throws: InputProblem.self) { try await rig.host.scene("kitchen", path: path) }
    }
    await #expect(throws: InputProblem.self) { try await rig.host.scene("moon", path: []) }
  }

  @Test("a feeling is said at once, starts no loop, and the tray closes; so it does after 5 s")
  func feelings() async throws {
    let rig = try await ConversationRig()
    _ = try await rig.host.avatar(.open, received: rig.rig.timers.now())
    let tray = await rig.host.state().tray
    #expect(tray.isOpen && tray.phrases.first?.phrase == "I love you" && tray.phrases.count > 5)
    let phrase = tray.phrases[1].phrase
    let said = try await rig.host.avatar(.choose(phrase), received: rig.rig.timers.now())
    #expect(said?.text == phrase && said?.offer == nil)
    #expect(await rig.host.state().tray.isOpen == false)
    _ = try await rig.host.avatar(.open, received: rig.rig.timers.now())
    #expect(await rig.host.state().navigation.overlay == .avatar)
    await rig.rig.pass(milliseconds: 5_100)
    let state = await rig.host.state()
    #expect(!state.tray.isOpen && state.navigation.overlay == nil)
    await #expect(throws: InputProblem.self) {
      try await rig.host.avatar(.choose("I am a pirate"), received: rig.rig.timers.now())
    }
  }

  @Test("I love you is said from anywhere, with the tray closed and feelings off")
  func love() async throws {
    let rig = try await ConversationRig { $0.feelingsTray = false }
    let said = try await rig.host.avatar(.choose("I love you"), received: rig.rig.timers.now())
    #expect(said?.text == "I love you")
  }

  @Test("the companion models a word, waits, and celebrates whatever is touched")
  func companion() async throws {
    let rig = try await ConversationRig(months: 14, tier: .firstWords)
    #expect(await rig.host.companion(.start).companion.activity == .modelling)
    await rig.rig.pass(milliseconds: 6_000)
    #expect(await rig.host.state().companion.activity == .waiting)
    try await rig.say("cup", pause: 3_000)
    let told = await rig.told()
    let activities = told.compactMap { event -> CompanionState.Activity? in
      if case .companion(let state) = event { state.activity } else { nil }
    }
    #expect(activities.contains(.celebrating) && activities.last == .resting)
  }

  @Test("a child's touch silences the companion at once, and the word is heard whole")
  func companionGivesWay() async throws {
    let rig = try await ConversationRig()
    _ = await rig.host.companion(.start)
    await rig.rig.pass(milliseconds: 100)
    let start = rig.rig.output.now.frame
    try await rig.say("milk", pause: 1_500)
    let milk = try HostRig.clip("milk", await rig.host.settings().speech.prosody)
    let heard = rig.rig.output.recording[(start + 192)..<(start + milk.count)]
    #expect(heard.elementsEqual(milk[192...]))
  }

  @Test("setting a Tier 1 child up begins the intro; another tier goes straight on")
  func intro() async throws {
    for (months, activity) in [(14, CompanionState.Activity.greeting), (40, .resting)] {
      let rig = try await ConversationRig(months: nil, tier: nil)
      var change = ProfileChange()
      change.ageMonths = months
      change.hasCompletedOnboarding = true
      let reply = try await rig.host.change(change)
      #expect(reply.tier == (months == 14 ? .firstWords : .sentences))
      #expect(await rig.host.state().companion.activity == activity)
    }
  }

  @Test("what glows follows the clock, and a switch turns it off")
  func glow() async throws {
    let rig = try await ConversationRig()
    await rig.host.tell(.clock(TimeOfDay(12, 0)))
    #expect(await rig.host.state().glow == "kitchen")
    var change = SettingsChange()
    change.routineGlow = false
    _ = try await rig.host.change(change)
    #expect(await rig.host.state().glow == nil)
  }

  @Test("defaults follow the age until a grown-up sets them, and come back when cleared")
  func defaults() async throws {
    let rig = try await ConversationRig(months: 14, tier: nil)
    #expect(await rig.host.settings().signing)
    var change = SettingsChange()
    change.signing = false
    change.celebrations = .subtle
    let set = try await rig.host.change(change)
    #expect(!set.signing && set.celebrations == .subtle)
    var age = ProfileChange()
    age.ageMonths = 40
    _ = try await rig.host.change(age)
    #expect(await rig.host.settings().celebrations == .subtle)
    var clear = SettingsChange()
    clear.cleared = ["celebrations", "signing"]
    let cleared = try await rig.host.change(clear)
    #expect(cleared.celebrations != .subtle && !cleared.signing)
  }

  static let refused: [(field: String, edit: @Sendable (inout SettingsChange) -> Void)] = [
    ("bubbleSeconds", { $0.bubbleSeconds = 1 }), ("traySeconds", { $0.traySeconds = .nan }),
    ("expectantPauseSeconds", { $0.expectantPauseSeconds = 500 }),
    ("holdMilliseconds", { $0.holdMilliseconds = 1001 }),
    ("repeatGuardMilliseconds", { $0.repeatGuardMilliseconds = -1 }),
    ("buttonSize", { $0.buttonSize = 70 }),
    ("naps", { $0.naps = Array(repeating: TimeOfDay(12, 0), count: 5) }),
    ("densities", { $0.densities = ["moon": .low] }),
    ("densityCutoffs.kitchen", { $0.densityCutoffs = ["kitchen": 11] }),
    ("densityCutoffs", { $0.densityCutoffs = ["moon": 1] }),
    ("hiddenWords", { $0.hiddenWords = ["core": ["i love you"]] }),
    ("hiddenWords", { $0.hiddenWords = ["kitchen": ["zebra crossing"]] }),
    ("favorites", { $0.favorites = ["zebra crossing"] }),
  ]

  @Test("a setting outside its range, or one that hides I love you, is refused and nothing changes")
  func refuses() async throws {
    let rig = try await ConversationRig()
    let before = await rig.host.settings()
    for (field, edit) in Self.refused {
      var change = SettingsChange()
      edit(&change)
      let problem = await #expect(throws: InputProblem.self) { try await rig.host.change(change) }
      #expect(problem?.field == field)
    }
    #expect(await rig.host.settings() == before)
  }
}
