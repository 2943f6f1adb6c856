import EspeakNG
import Foundation
import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import Testing

/// Architecture §7: a full disk takes nobody's speech away. A voice whose file cannot be written is
/// replaced by the nearest one that is there, and that sound is never kept as the right one.
@Suite("Voices that cannot be written", .serialized)
struct SubstituteTests {
  /// A voice of one test's own: eSpeak NG and its directory serve the whole process.
  private static func voice() throws -> VoiceDefinition {
    var voice = try SpeechRig.voices.voice(.girl)
    voice.id = try VoiceID("t\(UInt32.random(in: 0...UInt32.max))")
    return voice
  }

  private static func file(_ voice: VoiceDefinition, _ prosody: Prosody) throws -> String {
    let root = NSTemporaryDirectory() + "/meadow-tests-\(getuid())"
    let data = try EspeakDataDirectory(system: EspeakSystemData.find(nil), root: root)
    let name = try EspeakVariant(EspeakVoice(voice), prosody).name
    return data.path + "/espeak-ng-data/voices/!v/" + name
  }

  /// A directory where the file belongs, which no rename replaces.
  private static func block(_ file: String) throws {
    try FileManager.default.createDirectory(
      atPath: file + "/full", withIntermediateDirectories: true)
  }

  private static func say(
    _ voice: VoiceDefinition, _ prosody: Prosody
  ) async throws -> MadeClip {
    try await SpeechRig.espeak().say(
      SpeechRig.request("more", voice: voice.id, prosody), as: voice, priority: .urgent,
      isCancelled: { false }, onPart: { _, _ in })
  }

  @Test("a pitch that cannot be written is spoken by the same voice at its usual pitch")
  func usualPitch() async throws {
    let voice = try Self.voice()
    let high = Prosody(rate: 0.85, pitch: 1.5, range: 1)
    let blocked = try Self.file(voice, high)
    let usual = try await Self.say(voice, .standard)
    #expect(usual.substitution == nil)
    try Self.block(blocked)
    defer { try? FileManager.default.removeItem(atPath: blocked) }
    let made = try await Self.say(voice, high)
    #expect(made.substitution?.contains(blocked) == true)
    #expect(made.clip.array == usual.clip.array)
    try FileManager.default.removeItem(atPath: blocked)
    let right = try await Self.say(voice, high)
    #expect(right.substitution == nil)
    #expect(right.clip.array != usual.clip.array)
    try? FileManager.default.removeItem(atPath: Self.file(voice, .standard))
  }

  @Test("a voice of which nothing can be written still speaks, and its clip is not kept")
  func baseVoice() async throws {
    let voice = try Self.voice()
    let files = [try Self.file(voice, .standard), try Self.file(voice, .natural)]
    for file in files { try Self.block(file) }
    defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
    let directory = TemporaryDirectory()
    let store = ClipStore(directory: directory.path)
    let speech = SpeechService(
      voices: VoiceLibrary([voice]), engines: [try await SpeechRig.espeak()], store: store)
    let request = try SpeechRig.request("more", voice: voice.id)
    await speech.prerender([request])
    let rendering = try await speech.render(request, priority: .urgent)
    await store.flush()
    #expect(rendering.clip.length.milliseconds > 100)
    #expect(!speech.isReady(request))
    #expect(directory.names.isEmpty)
    let statistics = speech.statistics()
    #expect(statistics.substitutes == 2)
    #expect(statistics.writeFailures == 2)
    #expect(statistics.ready == 0)
    #expect(statistics.lastWriteFailure?.contains(files[0]) == true)
    // With room again the right sound is made and kept.
    for file in files { try FileManager.default.removeItem(atPath: file) }
    let right = try await speech.render(request, priority: .urgent)
    #expect(right.clip.array != rendering.clip.array)
    await speech.flush()
    #expect(speech.isReady(request))
    #expect(speech.statistics().substitutes == 2)
  }
}
