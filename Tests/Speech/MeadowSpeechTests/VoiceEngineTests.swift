import EspeakNG
import Foundation
import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import Testing

/// Architecture §1: every voice comes through one door; a second engine proves it.
@Suite("Voice engines")
struct VoiceEngineTests {
  /// Voices of two engines, and a service in which both speak.
  struct Rig {
    let directory = TemporaryDirectory()
    let library: VoiceLibrary
    let tones = ToneEngine()

    init() throws {
      let voices = directory.path + "/voices"
      try FileManager.default.createDirectory(
        atPath: voices, withIntermediateDirectories: false)
      try FileManager.default.copyItem(
        atPath: SpeechRig.voicesPath + "/girl.json", toPath: voices + "/girl.json")
      try Self.robot().write(toFile: voices + "/robot.json", atomically: true, encoding: .utf8)
      library = try VoiceLibrary.load(from: voices, engines: [.espeakNG, BuzzEngine.kind])
    }

    static func robot(_ vowels: String = "120") -> String {
      """
      {"id": "robot", "name": "Robot", "description": "It buzzes.", "forWhom": "child",
       "engine": "buzz", "medianHertz": 220, "rangeSemitones": 4, "usualGain": 0,
       "buzz": {"vowelMilliseconds": \(vowels)}}
      """
    }

    func speech(buzz: BuzzEngine = BuzzEngine()) -> SpeechService {
      SpeechService(
        voices: library, engines: [tones, buzz],
        store: ClipStore(directory: directory.path + "/clips"))
    }

    func request(_ text: String, phonemes: String? = nil) throws -> SpeechRequest {
      try SpeechRig.request(text, voice: VoiceID("robot"), .natural, phonemes: phonemes)
    }
  }

  @Test("each voice is said by the engine that its file names")
  func routes() async throws {
    let rig = try Rig()
    #expect(rig.library.voices.map(\.engine) == ["espeak-ng", "buzz"])
    let speech = rig.speech()
    let robot = try await speech.render(rig.request("banana"), priority: .urgent)
    #expect(rig.tones.requests.isEmpty)
    #expect(robot.clip.length.milliseconds > 300)
    let girl = try await speech.render(SpeechRig.request("banana"), priority: .urgent)
    #expect(girl.clip.array == ToneEngine.clip(for: try SpeechRig.request("banana")).array)
    #expect(try await speech.pronounce(rig.request("banana")).phonemes == "-o-o-o")
  }

  @Test(
    "its prosody is measured and corrected, though its laws are not true",
    arguments: [(0.7, 1.0), (0.85, 1.3), (1.2, 0.8), (1.0, 1.5)])
  func prosody(rate: Double, pitch: Double) async throws {
    let rig = try Rig()
    var request = try rig.request("a banana")
    request.prosody = Prosody(rate: rate, pitch: pitch)
    let natural = try await rig.speech().render(rig.request("a banana"), priority: .background)
    let made = try await rig.speech().render(request, priority: .background)
    let report = try #require(made.report)
    #expect(abs(report.reached.pitch / pitch - 1) < 0.02, "\(report)")
    #expect(abs(report.reached.rate / rate - 1) < 0.01, "\(report)")
    let ratio = natural.clip.length.milliseconds / made.clip.length.milliseconds
    #expect(abs(ratio / rate - 1) < 0.03)
  }

  @Test("its clips have a key of their own, which its version is part of")
  func keys() async throws {
    let rig = try Rig()
    let request = try rig.request("banana")
    let first = rig.speech()
    let made = try await first.render(request, priority: .likely)
    await first.flush()
    let kept = try await rig.speech().render(request, priority: .likely)
    #expect(kept.origin == .cache)
    #expect(kept.clip.array == made.clip.array)
    var newer = BuzzEngine()
    newer.identity = "buzz 2"
    let anew = try await rig.speech(buzz: newer).render(request, priority: .likely)
    #expect(anew.origin == .synthesised)
  }

  @Test("a hint is said in its phonemes, and is called unproven, since nobody read it back")
  func hints() async throws {
    let rig = try Rig()
    let speech = rig.speech()
    let checked = try await speech.check(hint: "shi-VAWN")
    #expect(!checked.isProven)
    #expect(
      checked.warnings.contains { $0.message.contains("unproven") && $0.message.contains("buzz") })
    let hinted = try rig.request("Siobhán", phonemes: checked.phonemes)
    #expect(try await speech.pronounce(hinted).phonemes == "-o-o-")
    #expect(try await speech.pronounce(rig.request("Siobhán")).phonemes == "-oo----")
    let without = try await speech.render(rig.request("Siobhán"), priority: .likely)
    let with = try await speech.render(hinted, priority: .likely)
    #expect(with.clip.array != without.clip.array)
  }

  @Test("beside an engine that reads back, a hint is proven by one and unproven by the other")
  func mixedHints() async throws {
    let rig = try Rig()
    let speech = SpeechService(
      voices: rig.library, engines: [try await SpeechRig.espeak(), BuzzEngine()], store: nil)
    let checked = try await speech.check(hint: "shi-VAWN")
    #expect(!checked.isProven)
    #expect(checked.warnings.count == 1)
    let alone = SpeechService(
      voices: SpeechRig.voices, engines: [try await SpeechRig.espeak()], store: nil)
    let proven = try await alone.check(hint: "shi-VAWN")
    #expect(proven.isProven && proven.warnings.isEmpty)
    #expect(proven.phonemes == checked.phonemes)
  }

  @Test("what an engine has no way to do is told, not passed over")
  func limits() async throws {
    let speech = SpeechService(
      voices: SpeechRig.voices, engines: [HastyEngine(abilities: [.range])], store: nil)
    var request = try SpeechRig.request("banana")
    request.prosody = Prosody(rate: 0.8, pitch: 1, range: 1.5)
    let report = try #require(try await speech.render(request, priority: .likely).report)
    #expect(report.reached == Prosody(rate: 1, pitch: 1, range: 1.5))
    #expect(report.limits == ["The voice has no other rate than its own"])
    let checked = try await speech.check(hint: "shi-VAWN")
    #expect(checked.warnings.contains { $0.message.contains("reads the letters") })
  }

  @Test("a voice whose engine does not run is a problem that names the voices that speak")
  func missing() async throws {
    let rig = try Rig()
    let speech = SpeechService(voices: rig.library, engines: [rig.tones], store: nil)
    let error = await #expect(throws: SynthesisError.self) {
      try await speech.render(rig.request("banana"), priority: .urgent)
    }
    guard case .input(let problem)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(problem.field == "voice")
    #expect(problem.reason.contains("robot") && problem.reason.contains("buzz"))
    #expect(problem.advice == "choose one of girl")
  }

  @Test("a value out of range in an engine's block is named with the engine, and the way out")
  func badBlock() throws {
    let directory = TemporaryDirectory()
    let file = directory.path + "/robot.json"
    try Rig.robot("4000").write(toFile: file, atomically: true, encoding: .utf8)
    let error = #expect(throws: VoiceLibraryError.self) {
      try VoiceLibrary.load(from: directory.path, engines: [.espeakNG, BuzzEngine.kind])
    }
    guard case .invalid(file, "buzz.vowelMilliseconds", let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("4000") && reason.contains("40.0 to 400.0"))
  }
}
