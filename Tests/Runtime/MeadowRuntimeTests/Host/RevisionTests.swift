import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// Answers and events carry one number, so that a page can tell what is older than what it shows
/// (requirements, The child's page).
@Suite struct RevisionTests {
  /// What a page that only listens believes.
  struct Listener: Equatable {
    var navigation: NavigationState
    var bubble: BubbleState
    var offer: FollowUpOffer?
    var tray: AvatarTray
    var companion: CompanionState
    var isModelling: Bool
    var glow: String?

    init(_ state: ChildState) {
      navigation = state.navigation
      bubble = state.bubble
      offer = state.offer
      tray = state.tray
      companion = state.companion
      isModelling = state.isModelling
      glow = state.glow
    }

    mutating func hear(_ event: MeadowEvent) {
      switch event {
      case .navigation(let place, _): navigation = place
      case .bubble(let bubble): self.bubble = bubble
      case .followUps(let offer): self.offer = offer
      case .avatar(let tray): self.tray = tray
      case .companion(let companion): self.companion = companion
      case .modelling(let isOn): isModelling = isOn
      case .glow(let scene): glow = scene
      default: break
      }
    }
  }

  @Test("in 60 random stories every answer says just what the events up to its number have told")
  func consistent() async throws {
    for seed in UInt64(1)...60 {
      var random = SeededGenerator(seed: seed)
      let rig = try await ConversationRig(tier: .combinations) { $0.repeatGuardMilliseconds = 0 }
      var events = await rig.host.events().makeAsyncIterator()
      for _ in 1...2 { _ = await events.next() }  // how output and settings are
      var listener = Listener(await rig.host.state())
      var heard = await rig.host.state().revision
      for step in 1...25 {
        let told = try await Self.act(on: rig, &random)
        let state = await rig.host.state()
        while heard < state.revision, let next = await events.next() {
          #expect(next.revision == heard + 1, "seed \(seed), step \(step): an event is missing")
          heard = next.revision
          listener.hear(next.event)
          if let told, told.revision == heard {
            #expect(told.bubble == listener.bubble && told.offer == listener.offer)
          }
        }
        #expect(Listener(state) == listener, "seed \(seed), step \(step)")
        await rig.rig.pass(milliseconds: Double.random(in: 0...3_000, using: &random))
      }
      await rig.host.shutDown()
    }
  }

  /// Does something a child or a grown-up does; returns the answer of a tap.
  private static func act(
    on rig: ConversationRig, _ random: inout SeededGenerator
  ) async throws -> TapReply? {
    let (host, now) = (rig.host, rig.rig.timers.now())
    switch Int.random(in: 0..<12, using: &random) {
    case 0: _ = try? await host.move(.open("fridge"))
    case 1: _ = try? await host.move(.back)
    case 2:
      let scene = ["kitchen", "bathroom"].randomElement(using: &random) ?? "kitchen"
      _ = try? await host.move(.scene(scene))
    case 3: _ = try? await host.avatar(.open, received: now)
    case 4: return try await host.avatar(.choose("I love you"), received: now)
    case 5: _ = await host.companion(.start)
    case 6: _ = try? await host.message(.removeLast, received: now)
    case 7: _ = await host.stop()
    case 8:
      if let followUp = await host.state().offer?.followUps.randomElement(using: &random) {
        return try await host.tap(Tap(.followUp(followUp.id)), received: now)
      }
    case 9:
      var change = SettingsChange()
      change.conversation = [.full, .light, .off].randomElement(using: &random)
      _ = try await host.change(change)
    default:
      let word = ["more", "banana", "milk", "go"].randomElement(using: &random) ?? "go"
      return try await host.tap(Tap(.word(word), scene: "kitchen"), received: now)
    }
    return nil
  }

  @Test("a reset tells all that it puts away: also an open tray and a companion at work")
  func reset() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let host = family.host
    var events = await host.events().makeAsyncIterator()
    for _ in 1...2 { _ = await events.next() }
    var listener = Listener(await host.state())
    var heard = await host.state().revision
    _ = try await host.avatar(.open, received: family.rig.timers.now())
    _ = await host.companion(.start)
    try await host.reset(.settings)
    let state = await host.state()
    while heard < state.revision, let next = await events.next() {
      heard = next.revision
      listener.hear(next.event)
    }
    #expect(Listener(state) == listener)
  }

  @Test("a stream begins with how things are, under the latest number; an audition has none")
  func beginning() async throws {
    let rig = try await HostRig()
    try await rig.tap("more")
    await rig.pass(milliseconds: 2_000)
    let revision = await rig.host.state().revision
    #expect(revision > 0)
    var events = await rig.host.events().makeAsyncIterator()
    for _ in 1...2 { #expect(await events.next()?.revision == revision) }
    let audition = try await rig.host.tap(
      Tap(.word("go"), isAudition: true), received: rig.timers.now())
    #expect(audition.revision == nil)
    #expect(try await rig.tap("go").revision ?? 0 > revision)
  }
}
