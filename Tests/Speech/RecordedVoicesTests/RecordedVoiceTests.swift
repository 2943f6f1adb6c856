import EspeakNG
import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import RecordedVoices
import Testing

/// A recorded voice as the speech service says it (own-28): a recording where there is one, else the near
/// voice.
@Suite("Voices recorded at home")
struct RecordedVoiceTests {
  private struct Rig {
    let directory = TakeDirectory()
    let store: TakeStore
    let tones = ToneEngine()
    let recordings: RecordingStore
    let speech: SpeechService
    let voice: RecordedVoiceFile

    init(_ texts: [String]) async throws {
      store = TakeStore(directory: directory.path + "/voices")
      recordings = RecordingStore(directory: directory.path + "/recordings")
      speech = SpeechService(
        voices: try SharedEspeak.voices(), engines: [tones, RecordedEngine(store)],
        store: ClipStore(directory: directory.path + "/clips"), recordings: recordings)
      voice = try await TakeStoreTests.voice(store, texts)
      speech.add(voice.definition)
    }

    func request(
      _ text: String, _ prosody: Prosody = .natural, readings: [WordReading] = []
    ) throws -> SpeechRequest {
      SpeechRequest(
        text: try SpokenText(text), voice: voice.id, prosody: prosody, readings: readings)
    }

    func take(_ text: String) throws -> [Float] {
      let key = try #require(TakeKey(text))
      let take = try #require(store.take(of: key, in: voice.id))
      return try #require(store.samples(of: take, in: voice.id))
    }

    func say(_ request: SpeechRequest) async throws -> Rendering {
      try await speech.render(request, priority: .urgent)
    }
  }

  @Test("a recorded word sounds as it was recorded, whatever its case; another is the near voice's")
  func whose() async throws {
    let rig = try await Rig(["more"])
    let more = try await rig.say(rig.request("More!"))
    #expect(Array(more.clip.samples) == (try rig.take("more")) && more.origin == .recorded)
    #expect(rig.tones.requests.isEmpty)
    let help = try await rig.say(rig.request("help"))
    #expect(rig.tones.requests.map(\.text.string) == ["help"] && help.origin == .synthesised)
  }

  @Test("a phrase is a whole recording or all the near voice's: it is never put together of words")
  func phrases() async throws {
    let rig = try await Rig(["more", "juice", "I love you"])
    let phrase = try await rig.say(rig.request("more juice"))
    #expect(rig.tones.requests.map(\.text.string) == ["more juice"])
    #expect(phrase.origin == .synthesised)
    #expect(
      Array(try await rig.say(rig.request("I love you")).clip.samples)
        == (try rig.take("I love you")))
  }

  @Test("a hint changes nothing of what is recorded, and the near voice keeps to it")
  func hints() async throws {
    let rig = try await Rig(["more"])
    let hint = WordReading(range: 0..<4, sound: .phonemes("m'u:"))
    let more = try await rig.say(rig.request("more", readings: [hint]))
    #expect(Array(more.clip.samples) == (try rig.take("more")))
    _ = try await rig.say(rig.request("Maya", readings: [hint]))
    #expect(rig.tones.requests.map(\.readings) == [[hint]])
  }

  @Test(
    "a recording in My Words wins over the voice's; a whole phrase of the voice's wins over glue")
  func myWords() async throws {
    let rig = try await Rig(["Nana", "I love Nana"])
    let own = try await rig.recordings.add(
      TakeRig.wave(TakeRig.recording(TakeRig.said("banana"))))
    let sound = WordReading.Sound.recording(own.id, suffix: "")
    let word = try await rig.say(
      rig.request("Nana", readings: [WordReading(range: 0..<4, sound: sound)]))
    #expect(Array(word.clip.samples) == Array(try rig.recordings.load(own.id).samples))
    let phrase = try await rig.say(
      rig.request("I love Nana", readings: [WordReading(range: 7..<11, sound: sound)]))
    #expect(Array(phrase.clip.samples) == (try rig.take("I love Nana")))
  }

  @Test("a new take changes the sound of its text, and the name of no other sound")
  func changes() async throws {
    let rig = try await Rig(["more", "help"])
    let texts = ["more", "help", "eat", "more juice"]
    let before = try texts.map { rig.speech.soundName(of: try rig.request($0)) }
    _ = try await rig.say(rig.request("more"))
    try await TakeStoreTests.keep("more", in: rig.voice, rig.store, saying: "no more")
    let after = try texts.map { rig.speech.soundName(of: try rig.request($0)) }
    #expect(before[0] != after[0] && before.dropFirst() == after.dropFirst())
    rig.speech.forget { $0.voice == rig.voice.id }
    #expect(Array(try await rig.say(rig.request("more")).clip.samples) == (try rig.take("more")))
    rig.store.remove(try #require(TakeKey("more")), in: rig.voice.id)
    #expect(rig.speech.soundName(of: try rig.request("more")) != after[0])
  }

  @Test("what is recorded keeps its pitch, and the near voice with it; the rate is everybody's")
  func prosody() async throws {
    let rig = try await Rig(["more"])
    let wanted = Prosody(rate: 0.8, pitch: 1.2, range: 1.5, pauseMilliseconds: 0)
    let more = try await rig.say(rig.request("more", wanted))
    let longer = Double(more.clip.samples.count) / Double(try rig.take("more").count)
    #expect(abs(longer - 1.25) < 0.01)
    #expect(more.report?.reached.pitch == 1 && more.report?.limits.count == 2)
    _ = try await rig.say(rig.request("help", wanted))
    let asked = try #require(rig.tones.requests.last)
    #expect(asked.prosody.rate == 0.8 && asked.prosody.pitch == 1 && asked.prosody.range == 1)
  }

  @Test("a voice that comes and goes while Meadow speaks is known and forgotten at once")
  func comesAndGoes() async throws {
    let rig = try await Rig(["more"])
    rig.speech.remove(rig.voice.id)
    await #expect(throws: SynthesisError.self) { try await rig.say(rig.request("more")) }
    rig.speech.add(rig.voice.definition)
    #expect(try await rig.say(rig.request("more")).origin == .recorded)
  }

  @Test(
    "the near voice is brought to the speaker once five takes are voiced, and not with each more")
  func near() async throws {
    let rig = try await Rig(["more", "help", "eat", "no"])
    #expect(rig.voice.brought(near: rig.store.takes(of: rig.voice.id).values) == nil)
    try await TakeStoreTests.keep("mommy", in: rig.voice, rig.store)
    let takes = rig.store.takes(of: rig.voice.id)
    let near = try #require(rig.voice.brought(near: takes.values))
    let pitches = takes.values.compactMap(\.hertz).sorted()
    #expect(abs(near.recorded.medianHertz - pitches[pitches.count / 2]) <= 0.5)
    #expect((1...1.25).contains(near.recorded.formantScale) && near.recorded.isMeasured)
    try await TakeStoreTests.keep("up", in: rig.voice, rig.store)
    #expect(near.brought(near: rig.store.takes(of: rig.voice.id).values) == nil)
  }
}
