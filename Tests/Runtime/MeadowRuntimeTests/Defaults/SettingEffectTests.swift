import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// What settings change for a child, for those that no other test hears or sees.
@Suite struct SettingEffectTests {
  @Test(
    "a child that nobody has moved begins in the view that is set", arguments: BoardMode.allCases)
  func defaultView(view: BoardMode) throws {
    let rig = try SessionRig(place: nil) { $0.defaultView = view }
    #expect(rig.session.navigation.state.mode == view)
  }

  @Test(
    "the view that is set shows at once and at every start; in between the child's own stays",
    arguments: BoardMode.allCases)
  func defaultViewActs(view: BoardMode) throws {
    let other: BoardMode = view == .scene ? .grid : .scene
    let left = NavigationState(scene: "bathroom", mode: other)
    var rig = try SessionRig(place: left) { $0.defaultView = view }
    #expect(rig.session.navigation.state == NavigationState(scene: "bathroom", mode: view))
    rig.send(.move(.mode(other)))
    rig.send(.move(.scene("playroom")))
    #expect(rig.session.navigation.state.mode == other)
    var settings = rig.session.settings
    settings.showsLabels.toggle()
    rig.send(.settings(settings, ChildProfile()))
    #expect(rig.session.navigation.state.mode == other)
    settings.defaultView = other
    #expect(rig.send(.settings(settings, ChildProfile())).places.isEmpty)
    settings.defaultView = view
    #expect(
      rig.send(.settings(settings, ChildProfile())).places
        == [NavigationState(scene: "playroom", mode: view)])
  }

  @Test("bubble and tray stay as long as is set", arguments: [3.0, 12, 20])
  func stay(seconds: Double) async throws {
    let rig = try await ConversationRig {
      $0.bubbleSeconds = seconds
      $0.traySeconds = seconds
    }
    _ = try await rig.host.avatar(.open, received: rig.rig.timers.now())
    await rig.rig.pass(milliseconds: seconds * 1000 - 50)
    #expect(await rig.host.state().tray.isOpen)
    await rig.rig.pass(milliseconds: 100)
    #expect(await !rig.host.state().tray.isOpen)
    try await rig.say("banana", pause: 0)
    while await rig.host.state().speaking != nil { await rig.rig.pass(milliseconds: 10) }
    await rig.rig.pass(milliseconds: seconds * 1000 - 50)
    #expect(await rig.host.state().bubble.parts == ["banana"])
    await rig.rig.pass(milliseconds: 100)
    #expect(await rig.host.state().bubble.parts.isEmpty)
  }

  @Test("with Speak With Me off the companion models nothing")
  func speakWithMe() async throws {
    for isOn in [true, false] {
      let rig = try await ConversationRig { $0.speakWithMe = isOn }
      let activity = await rig.host.companion(.start).companion.activity
      #expect(activity == (isOn ? .modelling : .resting))
    }
  }

  @Test(
    "a second touch counts once within the time that is set, and always where it is off",
    arguments: [(250, true), (50, false), (0, false)])
  func repeatGuard(milliseconds: Int, isOne: Bool) async throws {
    let rig = try await ConversationRig { $0.repeatGuardMilliseconds = milliseconds }
    let first = try await rig.say("banana", pause: 100)
    let second = try await rig.say("banana", pause: 100)
    #expect((first.utterance == second.utterance) == isOne)
  }

  @Test(
    "the gate shuts by itself after the time that is set",
    arguments: [AutoLock.fiveMinutes, .never])
  func autoLock(lock: AutoLock) async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    var change = SettingsChange()
    change.autoLock = lock
    _ = try await family.host.change(change)
    guard
      case .open(let token, let seconds) = await family.host.gate.openGate(
        heldMilliseconds: 3_000, code: nil)
    else {
      Issue.record("a hold of three seconds did not open it")
      return
    }
    #expect(seconds == lock.seconds)
    await family.rig.pass(milliseconds: 299_000)
    #expect(family.host.gate.isGateOpen(token))
    await family.rig.pass(milliseconds: 2_000)
    #expect(family.host.gate.isGateOpen(token) == (lock == .never))
  }

  @Test("each time of the day that is set makes its scene glow")
  func routines() async throws {
    let rig = try await ConversationRig()
    await rig.host.tell(.clock(TimeOfDay(3, 33)))
    let times = SettingCatalogue.all.filter { $0.group == .routines }
    #expect(times.count == 7)
    for entry in times {
      #expect(await rig.host.state().glow == nil)
      let time = PlainJSON.text("03:33")
      let value = if case .times = entry.form { PlainJSON.list([time]) } else { time }
      _ = try await rig.host.change(SettingsChange([entry.key: value]))
      #expect(await rig.host.state().glow != nil, "\(entry.key)")
      _ = try await rig.host.change(SettingsChange([entry.key: .null]))
    }
  }
}
