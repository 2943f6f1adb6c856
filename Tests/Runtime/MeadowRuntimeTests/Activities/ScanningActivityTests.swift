import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowSound
import MeadowSpeech
import MeadowTalk
import MeadowTestSupport
import Testing

/// The sound of scanning, for who cannot see its frame (document 001, Access & Motor).
@Suite struct ScanningActivityTests {
  private static let now = MonotonicTime(nanoseconds: 0)

  private static func settings(_ mode: ScanningMode, sounds: Bool) -> ChosenSettings {
    var chosen = HostRig.plain
    chosen.scanning = mode
    chosen.scanSounds = sounds
    return chosen
  }

  private func offered(_ name: String) -> PlainJSON { .object(["offered": .text(name)]) }

  private func said(_ events: [MeadowEvent]) -> [String] {
    events.compactMap { if case .started(_, let text, _, _, _) = $0 { text } else { nil } }
  }

  @Test(
    "the item is said where sounds are on and the child is scanned, and only there",
    arguments: ScanningMode.allCases, [true, false])
  func settings(mode: ScanningMode, sounds: Bool) {
    var scanning = ScanningActivity()
    let settings = FamilySettings(chosen: Self.settings(mode, sounds: sounds))
    _ = scanning.handle(.settings(settings, ChildProfile()), at: Self.now)
    let isOn = sounds && mode != .off
    #expect(scanning.state.isOn == isOn)
    let effects = scanning.handle(ScanningActivity.Input(offered: "milk"), at: Self.now)
    #expect(effects == (isOn ? [.quiet, .whisper("milk")] : []))
    let off = scanning.handle(.settings(FamilySettings(), ChildProfile()), at: Self.now)
    #expect(off == (isOn ? [.quiet] : []))
  }

  @Test("what is offered is heard softly, in Meadow's voice; what is offered next takes its place")
  func soft() async throws {
    let rig = try await HostRig(
      chosen: Self.settings(.auto, sounds: true), activities: [ScanningActivity()])
    let log = await EventLog(rig.host)
    let begin = rig.output.now
    _ = try await rig.host.act(offered("go"), in: "scanning")
    await rig.host.rendered()
    await rig.pass(milliseconds: 5_000)
    let request = SpeechRequest(text: try SpokenText("go"), voice: .meadow, prosody: .standard)
    let expected = Array(ToneEngine.clip(for: request).at(Decibels(-9)).samples)
    let heard = Array(rig.output.recording[(begin - .zero).count...].prefix(expected.count))
    #expect(heard == expected)
    for name in ["more", "stop"] {
      _ = try await rig.host.act(offered(name), in: "scanning")
      await rig.pass(milliseconds: 60)
    }
    await rig.pass(milliseconds: 5_000)
    await rig.host.shutDown()
    let events = await log.whole()
    #expect(said(events) == ["go", "more", "stop"])
    #expect(events.count { if case .interrupted = $0 { true } else { false } } == 1)
  }

  @Test("a child's word silences it in the same turn, and nothing of it waits behind the word")
  func yields() async throws {
    let rig = try await HostRig(
      chosen: Self.settings(.manual, sounds: true), activities: [ScanningActivity()])
    let log = await EventLog(rig.host)
    _ = try await rig.host.act(offered("go"), in: "scanning")
    await rig.pass(milliseconds: 60)
    let tapped = rig.output.now
    let tap = try await rig.tap("more")
    #expect(await rig.host.state().speaking == tap.utterance)
    _ = try await rig.host.act(offered("stop"), in: "scanning")
    await rig.pass(milliseconds: 8_000)
    await rig.host.shutDown()
    #expect(said(await log.whole()) == ["go", "more"])
    let expected = try HostRig.clip("more")
    let heard = rig.output.recording[(tapped - .zero).count...].prefix(expected.count)
    #expect(Array(heard.dropFirst(240)) == Array(expected.dropFirst(240)))
  }

  @Test("nothing of it is in the log, the message or what is offered")
  func leavesNoTrace() async throws {
    let family = try await FamilyRig(activities: [ScanningActivity()])
    defer { family.end() }
    _ = try await family.host.change(
      SettingsChange(Self.settings(.auto, sounds: true)))
    _ = try await family.host.act(offered("more"), in: "scanning")
    await family.rig.pass(milliseconds: 3_000)
    await family.log.flush()
    let logged = try await family.log.events(
      of: 1, from: WallTime(milliseconds: 0), through: WallTime(milliseconds: .max),
      kinds: [.speech, .wordTap, .message, .activity], limit: 9)
    #expect(logged.isEmpty)
    let state = await family.host.state()
    #expect(state.bubble.parts.isEmpty && state.offer == nil)
    await family.host.shutDown()
  }

  @Test("a name that is none or too long is refused by its field")
  func refused() async throws {
    let rig = try await HostRig(activities: [ScanningActivity()])
    for name in ["", String(repeating: "m", count: 81)] {
      let problem = await #expect(throws: InputProblem.self) {
        _ = try await rig.host.act(offered(name), in: "scanning")
      }
      #expect(problem?.field == "offered" && problem?.advice.isEmpty == false)
    }
    await rig.host.shutDown()
  }
}
