import EspeakNG
import MeadowFoundations
import MeadowSpeech
import Testing

extension EspeakTests {
  /// Architecture §9: `meadow pronounce` prints IPA and phonemes.
  @Suite("Pronunciation")
  struct SpokenPronunciationTests {
    @Test("a word is read in IPA and in mnemonics")
    func word() async throws {
      let reading = try await Self.read(SpeechRig.request("water"))
      #expect(reading == VoiceReading(ipa: "wˈɔːɾɚ", phonemes: "w'O:t#3"))
    }

    @Test("every clause is read")
    func clauses() async throws {
      let reading = try await Self.read(SpeechRig.request("Stop! More juice, please."))
      #expect(reading.ipa == "stˈɑːp mˈoːɹ dʒˈuːs plˈiːz")
    }

    @Test("a hint is read instead of the text")
    func hint() async throws {
      let reading = try await Self.read(SpeechRig.request("x", phonemes: "b@n'an@"))
      #expect(reading.phonemes == "b@n'an@")
      #expect(reading.ipa == "bənˈænə")
    }

    private static func read(_ request: SpeechRequest) async throws -> VoiceReading {
      try await SpeechRig.espeak().read(
        request, as: SpeechRig.voices.voice(request.voice))
    }
  }
}
