import EspeakNG
import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import RecordedVoices
import Testing

/// How high a speaker's resonances lie (own-28): found on voices that say what theirs are.
@Suite("Resonances, matched")
struct ResonanceMatchTests {
  private static func said(_ text: String, _ voice: VoiceID) async throws -> [Float] {
    let definition = try SharedEspeak.voices().voice(voice)
    let request = SpeechRequest(text: try SpokenText(text), voice: voice, prosody: .natural)
    let made = try await SharedEspeak.engine().say(
      request, as: definition, priority: .likely, isCancelled: { false }, onPart: { _, _ in })
    return Array(made.clip.samples)
  }

  @Test(
    "the resonances of a voice are found to 0.03 by twelve words",
    arguments: ["girl", "boy", "meadow"])
  func found(name: String) async throws {
    let voices = try SharedEspeak.voices()
    let reference = try voices.voice(.meadow)
    let voice = try voices.voice(VoiceID(name))
    var scales: [Double] = []
    for word in TakeRig.words.prefix(ResonanceMatch.words) {
      let take = try TakeRig.study(await Self.said(word, voice.id).map { $0 * 0.5 })
      let other = try await Self.said(word, .meadow)
      scales.append(
        ResonanceMatch.ratio(of: take.samples, to: other) * reference.formantScale)
    }
    let median = scales.sorted()[scales.count / 2]
    print("\(name): \(median), which is \(voice.formantScale)")
    #expect(abs(median - voice.formantScale) <= 0.03)
  }
}
