import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import Testing

extension EspeakTests {
  /// Requirements, 4 and 5: every hint is proven by a round trip, an error names its place, and names
  /// have candidates to choose from by ear.
  @Suite("Hints and candidates")
  struct SpokenHintTests {
    static func speech() async throws -> SpeechService {
      SpeechService(voices: SpeechRig.voices, engines: [try await SpeechRig.espeak()], store: nil)
    }

    @Test(
      "the ways of writing a hint mean the same",
      arguments: [
        "shi-VAWN", "ipa:ʃɪˈvɔːn", "arpabet:SH IH0 V AO1 N", "espeak:SIv'O:n", "ipa:/ʃɪˈvɔːn/",
      ])
    func kinds(hint: String) async throws {
      let checked = try await Self.speech().check(hint: hint)
      #expect(checked.ipa == "ʃɪˈvɔːn")
      #expect(checked.arpabet == "SH IH0 V AO1 N")
      #expect(checked.respelling?.lowercased() == "shi-vawn")
      #expect(checked.warnings.isEmpty)
    }

    @Test("a foreign sound is said as the nearest one, and a warning says where")
    func foreign() async throws {
      let checked = try await Self.speech().check(hint: "ipa:ˈbœʁn")
      #expect(!checked.warnings.isEmpty)
      #expect(checked.warnings.allSatisfy { $0.range.upperBound <= 9 && !$0.message.isEmpty })
    }

    @Test(
      "a bad hint is refused with a place inside it and a way out",
      arguments: [
        "", "ipa:", "'", "ipa:ˈˌ", "ipa:[ʃɪ", "[[a]]", "espeak:[[a]]", "]]", "espeak:_^_fr a",
        "<phoneme ph='a'/>", "a\u{7}b", "🙂", "שלום", "ipa:ʃ$v", "arpabet:SH QQ0",
        String(repeating: "ba-", count: 4000), "espeak:" + String(repeating: "b'a", count: 60),
      ])
    func refused(hint: String) async throws {
      let speech = try await Self.speech()
      let refusal = await #expect(throws: HintRefusal.self) { try await speech.check(hint: hint) }
      let found = try #require(refusal)
      #expect(found.range.lowerBound >= 0 && found.range.upperBound <= hint.count)
      #expect(!found.range.isEmpty || hint.isEmpty)
      #expect(!found.reason.isEmpty && !found.advice.isEmpty)
      let problem = await #expect(throws: InputProblem.self) {
        try await speech.readings(hint: hint, of: SpokenText("Siobhán"))
      }
      #expect(problem?.field == "hint")
      #expect(problem?.place?.range == found.range)
    }

    @Test("a hint stands for the text without the punctuation around it, which keeps the melody")
    func readings() async throws {
      let readings = try await Self.speech().readings(
        hint: "shi-VAWN", of: SpokenText("\"Siobhán\"?"))
      #expect(readings.map(\.range) == [1..<8])
    }

    @Test(
      "a name has four to eight candidates, each accepted, no two alike",
      arguments: ["Siobhán", "Niamh", "Xiomara", "Nguyen", "Joaquin", "Wojciech", "Pop-Pop", "Zoë"])
    func candidates(name: String) async throws {
      let speech = try await Self.speech()
      let choices = try await speech.candidates(for: name, voice: .girl)
      #expect((4...8).contains(choices.count), "\(choices.map(\.hint))")
      #expect(Set(choices.map(\.ipa)).count == choices.count)
      for choice in choices {
        let checked = try await speech.check(hint: choice.hint)
        #expect(!checked.phonemes.isEmpty && !choice.why.isEmpty)
      }
    }

    @Test("a text that is no name is the caller's problem")
    func noName() async throws {
      let speech = try await Self.speech()
      for name in ["", "…", String(repeating: "a", count: 61)] {
        let problem = await #expect(throws: InputProblem.self) {
          try await speech.candidates(for: name, voice: .girl)
        }
        #expect(problem?.field == "text")
      }
      let problem = await #expect(throws: InputProblem.self) {
        try await speech.candidates(for: "Jo", voice: VoiceID("nobody"))
      }
      #expect(problem?.field == "voice")
    }
  }
}
