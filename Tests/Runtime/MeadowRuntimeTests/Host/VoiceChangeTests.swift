import Foundation
import MeadowContent
import MeadowFoundations
import MeadowRuntime
import MeadowSound
import MeadowSpeech
import MeadowTalk
import MeadowTestSupport
import Testing

/// A voice that takes its time and is chosen while the child talks (own-26).
@Suite("A voice is changed")
struct VoiceChangeTests {
  private struct SlowBlock: VoiceBlock {
    var formantScale: Double { 1 }
    func soundIdentity(in voice: VoiceDefinition) -> String { voice.id.name }
  }

  private struct Rig {
    let directory = FileManager.default.temporaryDirectory
      .appending(path: "meadow-voices-\(UUID().uuidString)")
    let quick = ToneEngine()
    let slow = ToneEngine(name: "slow", isFalling: true)
    let timers = VirtualTimers()
    let output = OfflineOutput()
    let synthesis: SpeechService
    let host: ActivityHost

    init(record: ProfileRecord = ProfileRecord()) async throws {
      let own = directory.path
      try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
      for (name, whose) in [("joe", "child"), ("ann", "child"), ("mom", "companion")] {
        let quick = whose == "child" ? "girl" : "meadow"
        try """
        {"id": "\(name)", "name": "\(name)", "description": "Takes its time.", "forWhom": "\(whose)",
         "engine": "slow", "medianHertz": 220, "rangeSemitones": 4, "usualGain": 0,
         "quick": "\(quick)", "slow": {}}
        """.write(toFile: own + "/\(name).json", atomically: true, encoding: .utf8)
      }
      let slow = slow
      let kind = VoiceEngineKind("slow") { _ in
        SlowBlock()
      } start: { _, _ in
        slow
      }
      synthesis = SpeechService(
        voices: try SharedEspeak.voices(own: own, of: [kind]),
        engines: [quick, slow], store: nil, memoryLimit: 32 << 20)
      let content = try VocabularyFile.bundled()
      var parts = ActivityHost.Parts(
        output: output, synthesis: synthesis,
        vocabulary: VocabularyService(content, manifests: try SceneFile.bundled()), timers: timers)
      parts.defaults = try DefaultsFile.bundled()
      parts.activities = TestActivities.all
      host = ActivityHost(parts: parts, record: record)
      await host.start()
      var settings = SettingsChange()
      settings.naturalVoice = .atOnce
      settings.repeatGuardMilliseconds = 0
      settings.celebrations = .off
      _ = try await host.change(settings)
    }

    /// Lets a third of a second pass, as between touches; the engines that were heard meanwhile, true for
    /// the slow one, each hundredth of a second by itself.
    func pass() async -> Set<Bool> {
      let start = output.recording.count
      let end = MonotonicTime(nanoseconds: timers.now().nanoseconds + 330_000_000)
      await timers.advance(to: end) { [output] moment in
        let due = Frames.nanoseconds(moment.nanoseconds) - (output.now - .zero)
        if due > .zero { output.advance(by: due) }
      }
      let heard = output.recording.dropFirst(start)
      let blocks = stride(from: heard.startIndex, to: heard.endIndex, by: 480).map {
        heard[$0..<min($0 + 480, heard.endIndex)]
      }
      return Set(blocks.compactMap(Self.falls))
    }

    /// Whether what is heard in a block falls; nil where it is silent.
    private static func falls(_ block: ArraySlice<Float>) -> Bool? {
      let steps = zip(block, block.dropFirst()).map { $1 - $0 }
      let (up, down) = (steps.count { $0 > 0 }, steps.count { $0 < 0 })
      return up + down > 100 ? down > up : nil
    }

    func choose(_ voice: String) async throws {
      var change = SettingsChange()
      change.voice = try VoiceID(voice)
      _ = try await host.change(change)
    }

    /// Taps a word; the voice it is said in.
    func tap(_ word: String) async throws -> String {
      _ = try await host.tap(Tap(.word(word)), received: timers.now())
      await host.rendered()
      return await speech.voice
    }

    /// Lets the companion speak several times; the voices that were asked for what it says.
    func companion() async -> Set<String> {
      let before = (quick.requests.count, slow.requests.count)
      for _ in 1...8 {
        _ = await host.companion(.start)
        await host.rendered()
        _ = await host.companion(.stop)
        _ = await host.stop()
      }
      let asked = quick.requests.dropFirst(before.0) + slow.requests.dropFirst(before.1)
      return Set(asked.filter { $0.text.string.contains(". ") }.map(\.voice.name))
    }

    var speech: Health.Speech {
      get async {
        await host.health().speech
          ?? .init(
            voice: "", chosen: "", isChanging: false, done: 0, total: 0)
      }
    }

    func until(_ isSo: (Health.Speech) -> Bool) async {
      while !isSo(await speech) { await Task.yield() }
    }
  }

  @Test("one that takes its time speaks once what is seen is at hand in it, the old one until then")
  func later() async throws {
    let rig = try await Rig()
    rig.slow.hold()
    try await rig.choose("joe")
    #expect(try await rig.tap("more") == "girl")
    let speech = await rig.speech
    #expect(speech.chosen == "joe" && speech.isChanging && speech.done == 0 && speech.total > 10)
    #expect(await rig.host.settings().speech.voice.name == "joe")
    rig.slow.release()
    await rig.until { !$0.isChanging }
    #expect(try await rig.tap("go") == "joe")
    #expect(rig.synthesis.statistics().standIns == 0, "nothing is said by a voice instead")
    await rig.host.shutDown()
  }

  @Test("who changes their mind goes on at once")
  func back() async throws {
    let rig = try await Rig()
    rig.slow.hold()
    try await rig.choose("joe")
    try await rig.choose("girl")
    #expect(await rig.speech.isChanging == false)
    #expect(try await rig.tap("more") == "girl")
    rig.slow.release()
    try await rig.choose("boy")
    #expect(try await rig.tap("more") == "boy")
    await rig.host.shutDown()
  }

  /// How many of `wanted` were not made before all others: one at most, as two are made at a time, and the
  /// one that was begun first may be made last.
  private func late(_ wanted: [String], in texts: [String]) -> Int {
    Set(wanted).subtracting(texts.prefix(Set(wanted).count)).count
  }

  @Test("what is seen is made first, then the words of the scene, then all others")
  func order() async throws {
    let rig = try await Rig()
    try await rig.choose("joe")
    await rig.until { !$0.isChanging && $0.done == $0.total && $0.total > 500 }
    let texts = rig.slow.requests.map(\.text.string)
    let place = await rig.host.state().talk.navigation.scene
    let seen = try await rig.host.scene(place, path: [])
    let bar = seen.grid.coreWords.map(\.word)
    let scene = seen.scene.objects.map(\.word.word)
    #expect(late(bar, in: texts) <= 1)
    #expect(late(bar + scene, in: texts) <= 1, "the scene comes next")
    #expect(Set(texts).count == texts.count, "each is made once")
    await rig.host.shutDown()
  }

  @Test("what is offered is made after what is always seen, and before what is farther away")
  func offered() async throws {
    let child = ChildProfile(ageMonths: 30, tier: .combinations)
    let rig = try await Rig(record: ProfileRecord(profile: child))
    _ = try await rig.tap("more")
    let phrases = await rig.host.state().talk.offer?.followUps.map(\.phrase) ?? []
    #expect(phrases.count == 3)
    try await rig.choose("joe")
    await rig.until { !$0.isChanging && $0.done == $0.total }
    let place = await rig.host.state().talk.navigation.scene
    let seen = try await rig.host.scene(place, path: [])
    let near = seen.grid.coreWords.map(\.word) + phrases + seen.scene.objects.map(\.word.word)
    let texts = rig.slow.requests.map(\.text.string)
    #expect(late(seen.grid.coreWords.map(\.word) + phrases, in: texts) <= 1)
    #expect(late(near, in: texts) <= 1)
    await rig.host.shutDown()
  }

  @Test("a voice that comes waits for the words of the scene that the child goes to")
  func elsewhere() async throws {
    let rig = try await Rig()
    rig.slow.hold()
    try await rig.choose("joe")
    _ = try await rig.host.move(.scene("bathroom"))
    rig.slow.release()
    await rig.until { !$0.isChanging }
    let seen = try await rig.host.scene("bathroom", path: []).scene.objects.map(\.word.word)
    let made = Set(rig.slow.requests.map(\.text.string))
    #expect(!seen.isEmpty && Set(seen).isSubset(of: made))
    await rig.host.shutDown()
  }

  @Test(
    "a voice is changed a hundred times while the child talks: no touch is silent, none is mixed")
  func often() async throws {
    let rig = try await Rig()
    let seed = UInt64.random(in: 0...UInt64.max)
    var luck = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      try await rig.choose(["joe", "ann", "girl", "boy"].randomElement(using: &luck) ?? "girl")
      let word = ["more", "go", "stop", "help"].randomElement(using: &luck) ?? "go"
      let reply = try await rig.host.tap(Tap(.word(word)), received: rig.timers.now())
      await rig.host.rendered()
      #expect(reply.onsetMilliseconds != nil, "seed \(seed): \(reply)")
      let heard = await rig.pass()
      #expect(heard.count == 1, "seed \(seed): \(heard) of \(reply)")
    }
    let chosen = await rig.host.settings().speech.voice.name
    await rig.until { $0.voice == chosen }
    await rig.host.shutDown()
  }

  @Test("the companion speaks in the voice that is chosen for it, and in Meadow's without it")
  func companion() async throws {
    let rig = try await Rig()
    var change = SettingsChange()
    change.naturalVoice = .wait
    _ = try await rig.host.change(change)
    #expect(await rig.companion() == ["meadow"])
    change.companionVoice = try VoiceID("mom")
    _ = try await rig.host.change(change)
    #expect(await rig.companion() == ["mom"])
    #expect(try await rig.tap("more") == "girl", "the child's voice is its own")
    rig.synthesis.remove(try VoiceID("mom"))
    #expect(await rig.companion().subtracting(["meadow"]).isEmpty)
    await rig.host.shutDown()
  }

  @Test("Meadow's own voice speaks for the companion's while that one is away")
  func companionAway() async throws {
    let rig = try await Rig()
    rig.slow.fail(with: .engineAway(reason: "it is dead", retryInSeconds: 60))
    var change = SettingsChange()
    change.naturalVoice = .wait
    change.companionVoice = try VoiceID("mom")
    _ = try await rig.host.change(change)
    #expect(await rig.companion() == ["mom", "meadow"])
    #expect(rig.synthesis.statistics().standIns > 0)
    await rig.host.shutDown()
  }

  @Test("a voice that is not there is refused for the companion, too")
  func unknown() async throws {
    let rig = try await Rig()
    var change = SettingsChange()
    change.companionVoice = try VoiceID("nobody")
    let problem = await #expect(throws: InputProblem.self) { try await rig.host.change(change) }
    #expect(problem?.field == "companionVoice" && problem?.advice.contains("mom") == true)
    await rig.host.shutDown()
  }

  @Test("pages are told when a voice comes or goes, and why it is away")
  func away() async throws {
    let rig = try await Rig()
    var events = await rig.host.events().makeAsyncIterator()
    func untilTold() async {
      while let next = await events.next(), next.event != .voices {}
    }
    rig.slow.fare(.away(reason: "it is dead", retryInSeconds: 60))
    await untilTold()
    func problem(_ id: String) -> String? {
      rig.host.speech.voices().first { $0.id == id }?.problem
    }
    #expect(problem("joe") == "it is dead" && problem("girl") == nil)
    rig.slow.fail(with: .engineAway(reason: "it is dead", retryInSeconds: 60))
    try await rig.choose("joe")
    let speech = await rig.speech
    #expect(speech.isChanging && speech.voice == "girl" && speech.problem == "it is dead")
    rig.slow.fare(.ready)
    await untilTold()
    #expect(problem("joe") == nil)
    await rig.host.shutDown()
  }
}
