import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowSound
import MeadowTalk
import Synchronization
import Testing

/// An activity is its folder and a line in the table: all the rest comes from the protocol
/// (architecture §1, §5).
@Suite struct CountingActivityTests {
  static let begin = PlainJSON.object(["begin": .object(["of": .whole(2)])])
  static let touch = PlainJSON.object(["touch": .object([:])])

  /// What the stream told of counting, by topic.
  private func topics(_ events: [MeadowEvent]) -> [String] {
    events.compactMap { if case .activity(let news) = $0 { news.topic } else { nil } }
  }

  /// What began to sound, in order.
  private func said(_ events: [MeadowEvent]) -> [String] {
    events.compactMap { if case .started(_, let text, _, _, _) = $0 { text } else { nil } }
  }

  @Test("its events reach the stream, its state whoever comes, its narration the ear")
  func events() async throws {
    let rig = try await HostRig()
    let log = await EventLog(rig.host)
    #expect(
      try await rig.host.act(Self.begin, in: "counting")
        == .object([
          "things": .whole(2), "counted": .whole(0),
        ]))
    await rig.pass(milliseconds: 2_000)
    for _ in 0..<2 {
      _ = try await rig.host.act(Self.touch, in: "counting")
      await rig.pass(milliseconds: 2_000)
    }
    let shown = await rig.host.activities()
    #expect(shown == ["counting": .object(["things": .whole(2), "counted": .whole(2)])])
    await rig.host.shutDown()
    let events = await log.whole()
    #expect(topics(events) == ["asked", "counted", "counted"])
    #expect(said(events) == ["how many", "one", "two"])
  }

  @Test("what it may say next is made ahead as it is said then, in Meadow's own voice")
  func ahead() async throws {
    let rig = try await HostRig()
    let log = await EventLog(rig.host)
    _ = try await rig.host.act(Self.begin, in: "counting")
    await rig.host.renderedAhead()
    await rig.pass(milliseconds: 2_000)
    _ = try await rig.host.act(Self.touch, in: "counting")
    await rig.pass(milliseconds: 2_000)
    await rig.host.shutDown()
    let origins = await log.whole().compactMap { event -> ClipOrigin? in
      if case .started(_, "one", _, let origin, _) = event { origin } else { nil }
    }
    #expect(origins == [.cache])
  }

  @Test("its speech yields to a child's tap within the fade, and waits while a child speaks")
  func yields() async throws {
    let rig = try await HostRig()
    let log = await EventLog(rig.host)
    _ = try await rig.host.act(Self.begin, in: "counting")
    await rig.pass(milliseconds: 100)
    let narrated = try #require(await rig.host.state().speaking)
    let tapped = rig.output.now
    let tap = try await rig.tap("more")
    #expect(await rig.host.state().speaking == tap.utterance)
    _ = try await rig.host.act(Self.touch, in: "counting")
    #expect(await rig.host.state().speaking == tap.utterance, "it waits for its turn")
    await rig.pass(milliseconds: 5_000)
    await rig.host.shutDown()
    let events = await log.whole()
    #expect(events.contains(.interrupted(narrated)))
    #expect(said(events) == ["how many", "more", "one"])
    let expected = try HostRig.clip("more")
    let heard = rig.output.recording[(tapped - .zero).count...].prefix(expected.count)
    // The narration fades out over at most 5 ms; after it the word is all there is.
    #expect(Array(heard.dropFirst(240)) == Array(expected.dropFirst(240)))
  }

  @Test("it is woken at its deadline, and not while a child speaks")
  func deadline() async throws {
    let rig = try await HostRig()
    let log = await EventLog(rig.host)
    _ = try await rig.host.act(Self.begin, in: "counting")
    await rig.pass(milliseconds: 25_000)
    _ = await rig.host.stop()
    await rig.pass(milliseconds: 30_000)
    await rig.host.shutDown()
    #expect(said(await log.whole()) == ["how many", "how many", "how many"])
  }

  @Test("the companion's silence is its own: what another activity says goes on")
  func quiet() async throws {
    let rig = try await HostRig()
    let log = await EventLog(rig.host)
    _ = try await rig.host.act(Self.begin, in: "counting")
    await rig.pass(milliseconds: 50)
    _ = await rig.host.companion(.stop)
    await rig.pass(milliseconds: 3_000)
    await rig.host.shutDown()
    let events = await log.whole()
    let ended = events.filter { if case .interrupted = $0 { true } else { false } }
    #expect(said(events) == ["how many"] && ended.isEmpty)
  }

  @Test("what it cannot take is refused by name, and nothing has changed")
  func refused() async throws {
    let rig = try await HostRig()
    let wrong: [(PlainJSON, String, String)] = [
      (.object(["begin": .object(["of": .whole(6)])]), "counting", "begin.of"),
      (.object(["begin": .object(["of": .text("two")])]), "counting", "begin.of"),
      (.object(["begin": .object([:])]), "counting", "begin.of"),
      (.object(["jump": .object([:])]), "counting", "input"),
      (Self.touch, "sorting", "activity"),
    ]
    let before = await rig.host.activities()
    for (input, name, field) in wrong {
      let problem = await #expect(throws: InputProblem.self) {
        _ = try await rig.host.act(input, in: name)
      }
      #expect(problem?.field == field && problem?.advice.isEmpty == false, "\(input)")
    }
    #expect(await rig.host.activities() == before)
  }

  @Test("a recording of it replays to the same lines, from where it was resumed")
  func replays() async throws {
    let recorded = Mutex<[RecordedInput]>([])
    let live = try await HostRig(record: { input in recorded.withLock { $0.append(input) } })
    let log = await EventLog(live.host)
    _ = try await live.host.act(Self.begin, in: "counting")
    await live.pass(milliseconds: 300)
    try await live.tap("more")
    await live.pass(milliseconds: 2_000)
    for _ in 0..<2 {
      _ = try await live.host.act(Self.touch, in: "counting")
      await live.pass(milliseconds: 1_500)
    }
    await live.host.shutDown()
    let told = said(await log.whole())
    let bytes = recorded.withLock { $0.flatMap(\.line) }
    let inputs = try RecordedInput.decode(lines: bytes)
    #expect(inputs.count == 5 && inputs == recorded.withLock { $0 })
    var stories: [[String]] = []
    for _ in 0..<2 {
      let rig = try await HostRig()
      let replay = SessionReplay(host: rig.host, output: rig.output, timers: rig.timers)
      stories.append(try await replay.play(inputs))
    }
    #expect(stories[0] == stories[1])
    #expect(
      stories[0].contains { $0.hasSuffix(#"activity     counting asked {"counted":0,"things":2}"#) }
    )
    let heard = stories[0].compactMap { line in
      line.contains("started ") ? line.split(separator: "\"").last.map(String.init) : nil
    }
    #expect(heard == told && told == ["how many", "more", "one", "two"])
  }

  @Test("what it keeps is there after a restart, and gone after everything was put back")
  func kept() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    for input in [Self.begin, Self.touch, Self.touch] {
      _ = try await family.host.act(input, in: "counting")
      await family.rig.pass(milliseconds: 1_500)
    }
    #expect(family.profiles.savedState(.activity("counting")) == Array(#"{"best":2}"#.utf8))
    await family.log.flush()
    let logged = try await family.log.events(
      of: 1, from: WallTime(milliseconds: 0), through: WallTime(milliseconds: .max),
      kinds: [.activity],
      limit: 9)
    #expect(logged.map(\.event.text) == ["counted to 2"])
    try await family.host.reset(.settings)
    #expect(family.profiles.savedState(.activity("counting")) != nil)
    try await family.host.reset(.everything)
    #expect(family.profiles.savedState(.activity("counting")) == nil)
    await family.host.shutDown()
  }

  @Test("it resumes from what was kept, and leaves what it cannot read")
  func resumes() {
    var activity = CountingActivity()
    activity.resume(from: .object(["best": .whole(3)]), seed: 1)
    #expect(activity.best == 3)
    activity.resume(from: .text("?"), seed: 1)
    activity.resume(from: nil, seed: 1)
    #expect(activity.best == 3)
  }
}
