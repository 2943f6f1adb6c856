import EspeakNG
import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import Synchronization
import Testing

/// Architecture §6: eSpeak NG in process, on a thread of its own, the same sound every time. One
/// instance serves the process, so these run one after the other.
@Suite("eSpeak NG", .serialized)
struct EspeakTests {
  @Test(
    "the parts joined are the whole clip, bit for bit",
    arguments: [
      "more", "kick", "I want more juice please",
      "the little dog wants some more water please because it is very hot today in the garden",
      "Hi! I'm Meadow! What do you want: juice, or milk?",
    ])
  func partsAreTheWhole(text: String) async throws {
    let parts = Mutex<[(samples: [Float], isLast: Bool)]>([])
    let request = try SpeechRig.request(text)
    let voice = try SpeechRig.voices.voice(.girl)
    let whole = try await SpeechRig.espeak().say(
      request, as: voice, priority: .urgent, isCancelled: { false }
    ) { part, isLast in parts.withLock { $0.append((part.array, isLast)) } }
    let heard = parts.withLock { $0 }
    #expect(heard.flatMap(\.samples) == whole.clip.array)
    #expect(heard.map(\.isLast).firstIndex(of: true) == heard.count - 1)
    #expect(heard[0].samples.count >= Frames.milliseconds(20).count)
    #expect(heard[0].samples.count <= Frames.milliseconds(120).count)
  }

  @Test("a text sounds the same whatever was said, cut off or asked before")
  func isDeterministic() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var luck = SeededGenerator(seed: seed)
    var heard: [SpeechRequest: [Float]] = [:]
    let requests = try Self.mixedRequests()
    for _ in 0..<400 {
      let request = try #require(requests.randomElement(using: &luck))
      if Int.random(in: 0..<10, using: &luck) < 3 {
        try await cutOff(request, after: Int.random(in: 0..<4, using: &luck))
      }
      let clip = try await SpeechRig.say(request).array
      #expect(heard[request, default: clip] == clip, "\(request.text.string), seed \(seed)")
      heard[request] = clip
    }
  }

  @Test("a cancelled text ends with cancelled and gives no further part")
  func cancelling() async throws {
    let request = try SpeechRig.request("one two three four five six seven eight nine ten eleven")
    let voice = try SpeechRig.voices.voice(.girl)
    let isCancelled = Atomic(false)
    let parts = Atomic(0)
    await #expect(throws: SynthesisError.cancelled) {
      try await SpeechRig.espeak().say(
        request, as: voice, priority: .urgent,
        isCancelled: { isCancelled.load(ordering: .relaxed) },
        onPart: { _, _ in
          parts.add(1, ordering: .relaxed)
          isCancelled.store(true, ordering: .relaxed)
        })
    }
    #expect(parts.load(ordering: .relaxed) == 1)
  }

  @Test("no sample is at full scale, and every one is a 16 bit value")
  func headroom() async throws {
    for request in try Self.mixedRequests() {
      let clip = try await SpeechRig.say(request)
      #expect(clip.samples.allSatisfy { abs($0) < 1 && $0 * 32768 == ($0 * 32768).rounded() })
    }
  }

  @Test("a clip ends in silence of its own")
  func tail() async throws {
    let clip = try await SpeechRig.say(SpeechRig.request("stop"))
    #expect(clip.samples.suffix(48).allSatisfy { $0 == 0 })
    #expect(!clip.samples.suffix(480).allSatisfy { $0 == 0 })
  }

  @Test("text cannot smuggle phonemes in")
  func noPhonemes() async throws {
    let bracketed = try await SpeechRig.say(SpeechRig.request("[[b@n'an@]]"))
    let plain = try await SpeechRig.say(SpeechRig.request("b@n'an@"))
    let spoken = try await SpeechRig.say(SpeechRig.request("x", phonemes: "b@n'an@"))
    #expect(bracketed.array == plain.array)
    #expect(bracketed.array != spoken.array)
    // After a hint the library would take brackets for phonemes, were they still there.
    #expect(try await SpeechRig.say(SpeechRig.request("[[b@n'an@]]")).array == plain.array)
  }

  @Test("eSpeak NG cannot be started twice")
  func onlyOnce() async throws {
    _ = try await SpeechRig.espeak()
    let directory = TemporaryDirectory()
    await #expect(throws: SynthesisError.alreadyStarted(engine: "eSpeak NG")) {
      try await EspeakEngine.start(cacheDirectory: directory.path)
    }
  }

  @Test("a text that makes more than a minute of sound is refused as too long")
  func tooLong() async throws {
    let text = String(repeating: "www ", count: 124)
    let slow = Prosody(rate: 0.5)
    await #expect(throws: SynthesisError.tooLong(seconds: 60)) {
      try await SpeechRig.say(SpeechRig.request(text, slow))
    }
  }

  private func cutOff(_ request: SpeechRequest, after pieces: Int) async throws {
    let left = Atomic(pieces)
    let voice = try SpeechRig.voices.voice(request.voice)
    _ = try? await SpeechRig.espeak().say(
      request, as: voice, priority: .urgent,
      isCancelled: { left.subtract(1, ordering: .relaxed).newValue < 0 }, onPart: { _, _ in })
  }

  /// Words, sentences and clauses in several voices: clause pauses are where 1.51 remembers.
  static func mixedRequests() throws -> [SpeechRequest] {
    let texts = [
      "water", "kick", "stop", "I want more; I like it: yes - no. Good morning, dad.",
      "Stop! Stop! Please, stop.", "Hi! I'm Meadow! What do you want, more juice?",
      "one. two. three. four, five, six; seven: eight",
    ]
    return try texts.flatMap { text in
      try [
        SpeechRig.request(text), SpeechRig.request(text, .natural),
        SpeechRig.request(text, voice: .meadow, Prosody(rate: 1.3, pitch: 0.8, range: 2)),
      ]
    }
  }
}
