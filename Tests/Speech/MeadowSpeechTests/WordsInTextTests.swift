import EspeakNG
import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import Testing

extension EspeakTests {
  /// Requirements, 4: hints apply wherever the word occurs, also inside phrases, and the sentence keeps
  /// its melody.
  @Suite("Words in texts")
  struct WordsInTextTests {
    static let siobhan = "SI2v'O:n"

    @Test(
      "a name said by a hint stands in its sentence like any other",
      arguments: [
        ("I love Siobhán's dog!", "aɪ lˈʌv ʃɪvˈɔːnz dˈɑːɡ"),
        ("Where is Siobhán?", "wˌɛɹ ɪz ʃɪvˈɔːn"), ("(Siobhán)", "ʃɪvˈɔːn"),
        ("\"Siobhán\" is here", "ʃɪvˈɔːn ɪz hˈɪɹ"), ("¿Siobhán?", "ʃɪvˈɔːn"),
        ("Siobhán, Siobhán and Siobhán", "ʃɪvˈɔːn ʃɪvˈɔːn ænd ʃɪvˈɔːn"),
        ("the Siobhán-Jo", "ðə ʃɪvˈɔːn dʒˈoʊ"),
      ])
    func inContext(text: String, ipa: String) async throws {
      let request = try Self.request(text, "Siobhán", Self.siobhan)
      let reading = try await SpeechRig.espeak().read(
        request, as: SpeechRig.voices.voice(.girl))
      #expect(reading.ipa == ipa)
    }

    @Test(
      "a hint does not split the clause: no pause comes into it",
      arguments: [
        "I love Susan very much!", "Where is Susan now?", "I love Susan's dog!", "Hi (Susan) you",
      ])
    func noPause(text: String) async throws {
      let plain = try await SpeechRig.say(SpeechRig.request(text, .natural))
      let hinted = try await SpeechRig.say(Self.request(text, "Susan", "s'u:z@n", .natural))
      let difference = abs(plain.length.milliseconds - hinted.length.milliseconds)
      // A comma would add 160 ms; the voice gives phonemes and letters slightly different lengths.
      #expect(difference < 60, "\(plain.length.milliseconds) and \(hinted.length.milliseconds) ms")
    }

    @Test("a hint on one word leaves every other word's clip bit-identical")
    func othersStay() async throws {
      let seed = UInt64.random(in: 0...UInt64.max)
      var luck = SeededGenerator(seed: seed)
      var words: [String] = []
      for _ in 0..<12 { words.append(try #require(CoreWords.all.randomElement(using: &luck))) }
      let phrase = "I want \(words[0]) now"
      var before: [[Float]] = []
      for word in words + [phrase] {
        before.append(try await SpeechRig.say(SpeechRig.request(word)).array)
      }
      for word in words {
        _ = try await SpeechRig.say(SpeechRig.request("x", phonemes: Self.siobhan))
        _ = try await SpeechRig.say(Self.request("I love Siobhán's \(word)", "Siobhán", "n'i:v"))
        _ = try await SpeechRig.espeak().readBack(Self.siobhan)
      }
      for (word, sound) in zip(words + [phrase], before) {
        let after = try await SpeechRig.say(SpeechRig.request(word)).array
        #expect(difference(after, sound) == nil, "\(word), seed \(seed)")
      }
    }

    @Test("reading names by the rules of other languages changes no clip")
    func languagesLeaveNoMark() async throws {
      let words = ["more", "water", "I want banana please"]
      var before: [[Float]] = []
      for word in words { before.append(try await SpeechRig.say(SpeechRig.request(word)).array) }
      for name in ["Siobhán", "Nguyễn", "Wojciech", "आरव", "Наташа"] {
        let readings = try await SpeechRig.espeak().readings(
          of: name, byRulesOf: EspeakLanguage.names.sorted())
        #expect(readings.foreign.count > 5)
      }
      for (word, sound) in zip(words, before) {
        let after = try await SpeechRig.say(SpeechRig.request(word)).array
        #expect(difference(after, sound) == nil, "\(word)")
      }
    }

    /// `text` with every `name` in it said as `mnemonics`.
    static func request(
      _ text: String, _ name: String, _ mnemonics: String, _ prosody: Prosody = .standard
    ) throws -> SpeechRequest {
      let word = MyWord(
        id: 1,
        content: MyWordContent(
          group: .people, text: name, hint: "espeak:" + mnemonics, phonemes: mnemonics),
        position: 0)
      let spoken = try SpokenText(text)
      return SpeechRequest(
        text: spoken, voice: .girl, prosody: prosody,
        readings: SpokenLexicon(words: [word]).readings(in: spoken))
    }
  }
}
