import EspeakNG
import Foundation
import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import Testing

/// A voice that takes its time, and the one that speaks for it (own-26): one utterance is one voice, and
/// no touch is silent.
@Suite("Voices that stand in")
struct StandInTests {
  private struct Rig {
    let directory = TemporaryDirectory()
    let quick = ToneEngine()
    let natural = ToneEngine(name: "buzz")
    let recordings: RecordingStore
    let speech: SpeechService

    init(waits: Bool) throws {
      let own = directory.path + "/voices"
      try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: false)
      try Self.joe().write(toFile: own + "/joe.json", atomically: true, encoding: .utf8)
      recordings = RecordingStore(directory: directory.path + "/recordings")
      speech = SpeechService(
        voices: try VoiceLibrary.load(
          from: SpeechRig.voicesPath, own: own, engines: [.espeakNG, BuzzEngine.kind]),
        engines: [quick, natural], store: ClipStore(directory: directory.path + "/clips"),
        recordings: recordings)
      speech.wait(forNaturalVoices: waits)
    }

    static func joe(_ id: String = "joe", quick: String = "girl") -> String {
      """
      {"id": "\(id)", "name": "Joe", "description": "It takes its time.", "forWhom": "child",
       "engine": "buzz", "medianHertz": 220, "rangeSemitones": 4, "usualGain": 0,
       "quick": "\(quick)", "buzz": {"vowelMilliseconds": 120}}
      """
    }

    func request(_ text: String) throws -> SpeechRequest {
      try SpeechRig.request(text, voice: VoiceID("joe"), .natural)
    }

    func tap(_ request: SpeechRequest) async throws -> Rendering {
      try await speech.render(request, priority: .urgent)
    }
  }

  @Test("at once, the quick voice speaks and the natural one is made for the next touch")
  func atOnce() async throws {
    let rig = try Rig(waits: false)
    let request = try rig.request("banana")
    _ = try await rig.tap(request)
    #expect(rig.quick.requests.map(\.voice) == [.girl])
    await rig.speech.flush()
    #expect(rig.natural.requests.map(\.text) == [request.text])
    #expect(rig.speech.cached(request) != nil && rig.speech.statistics().standIns == 1)
    _ = try await rig.tap(request)
    #expect(rig.quick.requests.count == 1 && rig.natural.requests.count == 1)
  }

  @Test("a natural voice that comes in time is the one that is heard, and is kept")
  func inTime() async throws {
    let rig = try Rig(waits: true)
    let request = try rig.request("banana")
    let said = try await rig.tap(request)
    #expect(rig.quick.requests.isEmpty && rig.natural.requests.count == 1)
    #expect(rig.speech.cached(request) === said.clip)
  }

  @Test("one that comes too late leaves the word to the quick voice, and is kept for the next time")
  func late() async throws {
    let rig = try Rig(waits: true)
    let request = try rig.request("banana")
    rig.natural.hold()
    _ = try await rig.tap(request)
    #expect(rig.quick.requests.map(\.voice) == [.girl])
    #expect(rig.speech.cached(request) == nil)
    rig.natural.release()
    while rig.speech.cached(request) == nil { await Task.yield() }
    #expect(rig.natural.requests.count == 1)
  }

  @Test("what fails is said by the quick voice and never kept", arguments: [true, false])
  func failing(waits: Bool) async throws {
    let rig = try Rig(waits: waits)
    let request = try rig.request("banana")
    rig.natural.fail(with: .engineAway(reason: "it is dead", retryInSeconds: 60))
    _ = try await rig.tap(request)
    #expect(rig.quick.requests.map(\.voice) == [.girl])
    await rig.speech.flush()
    #expect(rig.speech.cached(request) == nil)
    rig.natural.fail(with: nil)
    _ = try await rig.tap(request)
    await rig.speech.flush()
    #expect(rig.speech.cached(request) != nil)
  }

  @Test("a phrase around a recording is one voice: of the quick one whole where a piece is missing")
  func oneVoice() async throws {
    let rig = try Rig(waits: false)
    let id = try await rig.recordings.add(RecordingRig.wave(RecordingRig.recording())).id
    var request = try SplicePlanTests.request("I want Max please", id, .natural)
    request.voice = try VoiceID("joe")
    guard case .speech(let first)? = SplicePlan(request).pieces.first?.content else {
      Issue.record("the phrase does not begin with words of the voice")
      return
    }
    _ = try await rig.speech.render(first, priority: .likely)
    let before = rig.natural.requests.count
    _ = try await rig.tap(request)
    let voices = Set(rig.quick.requests.map(\.voice.name))
    #expect(voices == ["girl"] && rig.quick.requests.count == 2)
    await rig.speech.flush()
    #expect(rig.natural.requests.count == before + 1, "only the piece that was missing is made")
    let quick = rig.quick.requests.count
    _ = try await rig.tap(request)
    #expect(rig.quick.requests.count == quick)
  }

  @Test("a language that the voice does not speak is spoken by the quick one")
  func language() async throws {
    let rig = try Rig(waits: true)
    var request = try rig.request("agua")
    request.language = .spanish
    _ = try await rig.tap(request)
    #expect(rig.natural.requests.isEmpty && rig.quick.requests.count == 1)
  }

  @Test("rendering ahead waits for an engine that is away, and goes on where it was")
  func away() async throws {
    let rig = try Rig(waits: false)
    rig.natural.fail(with: .engineAway(reason: "it is dead", retryInSeconds: 0))
    let requests = try ["banana", "milk", "ball"].map(rig.request)
    let rendering = Task { await rig.speech.prerender(requests) }
    await rig.natural.untilRequested(2)
    rig.natural.fail(with: nil)
    #expect(await rendering.value == 3)
    #expect(requests.allSatisfy(rig.speech.isReady))
  }

  @Test("who watches rendering ahead does not wait for ever for an engine that is away")
  func gone() async throws {
    let rig = try Rig(waits: false)
    rig.natural.fail(with: .engineAway(reason: "it is dead", retryInSeconds: 60))
    let requests = try ["banana", "milk"].map(rig.request)
    #expect(await rig.speech.prerender(requests, longestWait: 3) == 0)
  }

  @Test("a family's voice whose file is bad is left out and told; the others speak")
  func badFile() throws {
    let directory = TemporaryDirectory()
    for (id, quick) in [("joe", "girl"), ("girl", "boy"), ("jim", "joe"), ("jane", "nobody")] {
      try Rig.joe(id, quick: quick).write(
        toFile: "\(directory.path)/\(id).json", atomically: true, encoding: .utf8)
    }
    let library = try VoiceLibrary.load(
      from: SpeechRig.voicesPath, own: directory.path, engines: [.espeakNG, BuzzEngine.kind])
    #expect(library.voices.map(\.id.name) == ["boy", "girl", "joe", "meadow"])
    #expect(library.problems.count == 3)
    #expect(library.problems.contains { $0.contains("there is a voice \"girl\" already") })
    #expect(library.problems.contains { $0.contains("\"nobody\" is no voice that speaks at once") })
    let none = try VoiceLibrary.load(
      from: SpeechRig.voicesPath, own: directory.path + "/none",
      engines: [.espeakNG, BuzzEngine.kind])
    #expect(none.problems.isEmpty && none.voices.count == 3)
  }
}
