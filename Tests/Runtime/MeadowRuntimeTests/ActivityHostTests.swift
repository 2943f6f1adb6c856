import MeadowFoundations
import MeadowRuntime
import MeadowSound
import MeadowSpeech
import MeadowTalk
import MeadowTestSupport
import Testing

/// The life of a tap, told to the frame (architecture §2; M2-005).
@Suite struct ActivityHostTests {
  @Test("a tap is heard from the very frame it came in, whole and unchanged")
  func taps() async throws {
    let rig = try await HostRig()
    await rig.pass(milliseconds: 10)
    let reply = try await rig.tap("more")
    #expect(reply.text == "more" && reply.origin == .synthesised)
    await rig.pass(milliseconds: 1_000)
    let word = try HostRig.clip("more")
    #expect(difference(rig.output.recording[480..<480 + word.count], word) == nil)
  }

  @Test("a word that was said before comes from memory, and says so")
  func remembers() async throws {
    let rig = try await HostRig()
    try await rig.tap("more")
    await rig.pass(milliseconds: 1_000)
    #expect(try await rig.tap("more").origin == .cache)
    #expect(rig.tones.requests.count == 1)
    #expect(await rig.host.onset().warm.count == 1)
    #expect(await rig.host.onset().cold.count == 1)
  }

  @Test("a board larger than memory is ready once all of it has been made (/healthz)")
  func largeBoard() async throws {
    let rig = try await HostRig(memoryLimit: 30_000)
    let report = try await rig.host.prerender(manner: Manner()) { _, _ in }
    #expect(report.ready == 4 && report.wanted == 4)
    let words = try ["more", "go", "stop", "I love you"].map {
      SpeechRequest(text: try SpokenText($0), voice: .girl, prosody: .standard)
    }
    #expect(words.count { rig.synthesis.isReady($0) } < 4, "it does not fit")
    #expect(await rig.host.health().cache.ready == 4)
    rig.synthesis.forget { $0.text.string == "I love you" }
    #expect(await rig.host.health().cache.ready < 4)
  }

  @Test("another word interrupts within the fade and is heard whole")
  func interrupts() async throws {
    let rig = try await HostRig()
    try await rig.tap("I love you")
    await rig.pass(milliseconds: 100)
    try await rig.tap("go")
    await rig.pass(milliseconds: 2_000)
    let go = try HostRig.clip("go")
    let settled = 4_800 + Timeline.fade.count
    #expect(difference(rig.output.recording[settled..<4_800 + go.count], go[192...]) == nil)
    #expect(isSilent(rig.output.recording[(4_800 + go.count)...]))
  }

  @Test("ten taps in two seconds: ten started events, and the last word is heard whole")
  func manyTaps() async throws {
    let rig = try await HostRig()
    let log = await EventLog(rig.host)
    for index in 0..<10 {
      try await rig.tap(index == 9 ? "stop" : "more")
      if index < 9 { await rig.pass(milliseconds: 200) }
    }
    let start = rig.output.now.frame
    await rig.pass(milliseconds: 1_500)
    await rig.host.shutDown()
    let started = await log.whole().filter { if case .started = $0 { true } else { false } }
    #expect(started.count == 10)
    let stop = try HostRig.clip("stop")
    #expect(
      difference(rig.output.recording[start + 192..<start + stop.count], stop[192...]) == nil)
  }

  @Test("Stop silences within the fade and reports what it cut off")
  func stops() async throws {
    let rig = try await HostRig()
    let reply = try await rig.tap("I love you")
    await rig.pass(milliseconds: 50)
    #expect(await rig.host.stop() == reply.utterance)
    await rig.pass(milliseconds: 500)
    #expect(isSilent(rig.output.recording[(2_400 + 192)...]))
    #expect(await rig.host.stop() == nil)
  }

  @Test("with the policy finish the word is heard to its end, then the newest")
  func finishes() async throws {
    var settings = SpeechSettings()
    settings.interruptions.word = .finish
    let rig = try await HostRig(settings: settings)
    try await rig.tap("more")
    #expect(try await rig.tap("go").onsetMilliseconds == nil)
    #expect(try await rig.tap("stop").onsetMilliseconds == nil)
    await rig.pass(milliseconds: 3_000)
    let more = try HostRig.clip("more")
    let stop = try HostRig.clip("stop")
    let heard = rig.output.recording
    #expect(difference(heard[..<more.count], more) == nil)
    let second = try #require(heard[more.count...].firstIndex { $0 != 0 })
    let lead = stop.firstIndex { $0 != 0 } ?? 0
    #expect(second - more.count <= lead + 480)
    #expect(difference(heard[(second - lead)..<(second - lead + stop.count)], stop) == nil)
  }

  @Test("a device that is lost takes its speech with it; the next tap speaks, nothing is replayed")
  func losesDevice() async throws {
    let rig = try await HostRig()
    let log = await EventLog(rig.host)
    let first = try await rig.tap("I love you")
    await rig.pass(milliseconds: 50)
    rig.output.loseDevice()
    let second = try await rig.tap("go")
    await rig.pass(milliseconds: 2_000)
    await rig.host.shutDown()
    let events = await log.whole()
    #expect(events.contains(.interrupted(first.utterance)))
    #expect(events.contains(.finished(second.utterance)))
    let go = try HostRig.clip("go")
    #expect(difference(rig.output.recording[2_400..<2_400 + go.count], go) == nil)
    #expect(isSilent(rig.output.recording[(2_400 + go.count)...]))
  }

  @Test("a chime sounds, yields to a word and is silenced by mute; a word is not")
  func chimes() async throws {
    let rig = try await HostRig()
    #expect(await rig.host.chime(.full) == .played)
    await rig.pass(milliseconds: 20)
    try await rig.tap("go")
    #expect(await rig.host.chime(.full) == .speech)
    await rig.pass(milliseconds: 2_000)
    var change = SettingsChange()
    change.muted = true
    _ = try await rig.host.change(change)
    #expect(await rig.host.chime(.subtle) == .muted)
    let silent = rig.output.now.frame
    try await rig.tap("more")
    await rig.pass(milliseconds: 100)
    #expect(!isSilent(rig.output.recording[silent...]))
  }

  @Test("a word that has no sound fails aloud, and the next one speaks")
  func fails() async throws {
    let rig = try await HostRig()
    rig.tones.fail(with: .engineFailed(reason: "a test"))
    await #expect(throws: InputProblem.self) { try await rig.tap("more") }
    rig.tones.fail(with: nil)
    #expect(try await rig.tap("go").onsetMilliseconds != nil)
  }

  @Test("a word that is not on the board, or a wrong manner, changes nothing of what is heard")
  func refuses() async throws {
    let rig = try await HostRig()
    try await rig.tap("I love you")
    await rig.pass(milliseconds: 20)
    for tap in [
      Tap(.word("xyzzy")), Tap(.phrase("")), Tap(.word("go"), manner: Manner(voice: "../../x")),
      Tap(.word("go"), manner: Manner(voice: "nobody")), Tap(.word("go"), manner: Manner(rate: 9)),
      Tap(.word("go"), manner: Manner(pitch: .nan)),
    ] {
      await #expect(throws: InputProblem.self) {
        try await rig.host.tap(tap, received: rig.timers.now())
      }
    }
    await rig.pass(milliseconds: 1_000)
    let word = try HostRig.clip("I love you")
    #expect(difference(rig.output.recording[..<word.count], word) == nil)
  }
}
