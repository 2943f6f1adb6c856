import EspeakNG
import MeadowFoundations
import MeadowPhonetics
import MeadowSpeech
import MeadowTestSupport
import Testing

extension EspeakTests {
  @Suite("a voice in a second language (docs/content.md, Languages)")
  struct SpanishSpeechTests {
    private static func request(
      _ text: String, readings: [WordReading] = [], in language: Language = .spanish
    ) throws -> SpeechRequest {
      SpeechRequest(
        text: try SpokenText(text), voice: .girl, prosody: .natural, readings: readings,
        language: language)
    }

    private static func service() async throws -> SpeechService {
      SpeechService(
        voices: try SharedEspeak.voices(), engines: [try await SharedEspeak.engine()], store: nil)
    }

    @Test(
      "Spanish is read by the rules of Latin America",
      arguments: [
        ("leche", "lˈetʃe"), ("jugo", "xˈuɣo"), ("cereza", "seɾˈesa"), ("perro", "pˈero"),
        ("niño", "nˈiɲo"), ("ya acabé", "ʝˈa ˌakaβˈe"),
      ])
    func readsSpanish(_ text: String, _ ipa: String) async throws {
      #expect(try await Self.service().pronounce(Self.request(text)).ipa == ipa)
    }

    @Test("English is read as ever, before and after Spanish")
    func keepsEnglish() async throws {
      let service = try await Self.service()
      let before = try await service.render(Self.request("milk", in: .english), priority: .likely)
      _ = try await service.render(Self.request("leche"), priority: .likely)
      let other = try await Self.service()
      let after = try await other.render(Self.request("milk", in: .english), priority: .likely)
      #expect(Array(before.clip.samples) == Array(after.clip.samples))
      #expect(
        try await service.pronounce(Self.request("milk", in: .english)).ipa.contains("mˈɪlk"))
    }

    @Test("the same letters in two languages are two sounds, each kept as its own")
    func keepsApart() async throws {
      let service = try await Self.service()
      let english = try await service.render(Self.request("pie", in: .english), priority: .likely)
      let spanish = try await service.render(Self.request("pie"), priority: .likely)
      #expect(Array(english.clip.samples) != Array(spanish.clip.samples))
      #expect(service.cached(try Self.request("pie"))?.length == spanish.clip.length)
      #expect(service.cached(try Self.request("pie", in: .english))?.length == english.clip.length)
    }

    @Test("a voice reaches in Spanish what it was asked for, to 3 % in pitch and 6 % in rate")
    func keepsPitch() async throws {
      let service = try await Self.service()
      for word in ["leche", "quiero", "más jugo", "pelota"] {
        let made = try await service.render(Self.request(word), priority: .background)
        let report = try #require(made.report)
        #expect(abs(report.reached.pitch / report.wanted.pitch - 1) < 0.03, "\(word): \(report)")
        #expect(abs(report.reached.rate / report.wanted.rate - 1) < 0.06, "\(word): \(report)")
      }
    }

    @Test(
      "every sound of a hint has one in Spanish that the voice knows",
      arguments: Phoneme.allCases.filter { $0 != .glottal })
    func everySound(_ phoneme: Phoneme) async throws {
      let sounds = [
        Sound(.s), phoneme.isVowel ? Sound(phoneme, .primary) : Sound(phoneme), Sound(.palm),
      ]
      let name = try #require(Pronunciation(words: [sounds]))
      let engine = try await SharedEspeak.engine()
      let voice = try SharedEspeak.voices().voice(.girl)
      let reading = WordReading(range: 0..<1, sound: .phonemes(name.notation))
      var spanish = try Self.request("x", readings: [reading])
      spanish.language = .spanish
      let service = SpeechService(voices: VoiceLibrary([voice]), engines: [engine], store: nil)
      let ipa = try await service.pronounce(spanish).ipa
      // An s, what it became, and an a: what the table does not know would be left out.
      #expect(ipa.contains("s") && ipa.contains("a") && ipa.filter(\.isLetter).count >= 3, "\(ipa)")
    }
  }
}
