import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import Synchronization
import Testing

/// Architecture §2 and §6: memory, then disk, then synthesis; a cached word needs no waiting.
@Suite("Speech service")
struct SpeechServiceTests {
  @Test("a word never spoken is not cached; once it was, it is, and as the same clip")
  func cached() async throws {
    let rig = SpeechServiceRig(TemporaryDirectory())
    let request = try SpeechRig.request("more")
    #expect(rig.speech.cached(request) == nil)
    #expect(!rig.speech.isReady(request))
    let rendering = try await rig.speech.render(request, priority: .urgent)
    #expect(rendering.origin == .synthesised)
    #expect(rig.speech.cached(request) === rendering.clip)
    #expect(rig.speech.isReady(request))
  }

  @Test("parts follow each other without a gap, and only the last is last")
  func parts() async throws {
    let rig = SpeechServiceRig(TemporaryDirectory())
    let log = Mutex<[SpeechPart]>([])
    let rendering = try await rig.speech.render(
      SpeechRig.request("banana"), priority: .urgent,
      onPart: { part in log.withLock { $0.append(part) } })
    let parts = log.withLock { $0 }
    var next = Frames.zero
    for part in parts {
      #expect(part.start == next)
      next = next + part.clip.length
    }
    #expect(parts.flatMap(\.clip.array) == rendering.clip.array)
    #expect(parts.map(\.isLast) == parts.indices.map { $0 == parts.count - 1 })
    #expect(parts.allSatisfy { $0.origin == .synthesised })
  }

  @Test("a clip at hand comes as one part, from the cache")
  func onePart() async throws {
    let rig = SpeechServiceRig(TemporaryDirectory())
    _ = try await rig.say("more")
    let log = Mutex<[SpeechPart]>([])
    _ = try await rig.speech.render(
      SpeechRig.request("more"), priority: .urgent,
      onPart: { part in log.withLock { $0.append(part) } })
    let parts = log.withLock { $0 }
    #expect(parts.count == 1)
    #expect(parts.first?.isLast == true)
    #expect(parts.first?.origin == .cache)
  }

  @Test("differences nobody hears share a clip")
  func steps() async throws {
    let rig = SpeechServiceRig(TemporaryDirectory())
    let near = Prosody(rate: 0.8501, pitch: 1.1999, range: 1.01)
    _ = try await rig.say("more")
    #expect(rig.speech.isReady(try SpeechRig.request("more", near)))
    #expect(!rig.speech.isReady(try SpeechRig.request("more", Prosody(rate: 0.9, pitch: 1.2))))
  }

  @Test("an unknown voice or a prosody out of range is the caller's problem, named")
  func badInput() async throws {
    let rig = SpeechServiceRig(TemporaryDirectory())
    let grandma = try SpeechRig.request("more", voice: VoiceID("grandma"))
    await #expect(throws: SynthesisError.self) {
      try await rig.speech.render(grandma, priority: .urgent)
    }
    let problem = #expect(throws: InputProblem.self) { try rig.speech.check(grandma) }
    #expect(problem?.field == "voice")
    let wild = try SpeechRig.request("more", Prosody(rate: 99))
    #expect(throws: InputProblem.self) { try rig.speech.check(wild) }
    #expect(rig.tones.requests.isEmpty)
  }

  @Test("what failed or was cancelled is not kept")
  func failures() async throws {
    let rig = SpeechServiceRig(TemporaryDirectory())
    rig.tones.fail(with: .engineFailed(reason: "test"))
    await #expect(throws: SynthesisError.engineFailed(reason: "test")) { try await rig.say("more") }
    rig.tones.fail(with: nil)
    await #expect(throws: SynthesisError.cancelled) {
      try await rig.speech.render(
        SpeechRig.request("more"), priority: .urgent, isCancelled: { true })
    }
    #expect(!rig.speech.isReady(try SpeechRig.request("more")))
    #expect(try await rig.say("more").origin == .synthesised)
  }

  @Test("pre-rendering tells how far it is and leaves every word at hand")
  func prerendering() async throws {
    let rig = SpeechServiceRig(TemporaryDirectory())
    let requests = try CoreWords.all.map { try SpeechRig.request($0) }
    let steps = Mutex<[Int]>([])
    let ready = await rig.speech.prerender(requests) { done, total in
      steps.withLock { $0.append(done) }
      #expect(total == requests.count)
    }
    #expect(ready == requests.count)
    #expect(steps.withLock { $0 } == Array(1...requests.count))
    #expect(requests.allSatisfy(rig.speech.isReady))
    #expect(rig.speech.statistics().ready == requests.count)
    #expect(rig.speech.statistics().wanted == requests.count)
  }

  @Test("a board larger than memory is made whole all the same")
  func largerThanMemory() async throws {
    let rig = SpeechServiceRig(TemporaryDirectory(), memory: 400_000)
    let requests = try CoreWords.all.map { try SpeechRig.request($0) }
    #expect(await rig.speech.prerender(requests) == requests.count)
    #expect(requests.count { rig.speech.isReady($0) } < requests.count)
  }

  @Test("pre-rendering passes over what cannot be made")
  func passesOver() async throws {
    let rig = SpeechServiceRig(TemporaryDirectory())
    rig.tones.fail(with: .nothingToSay(text: "x"))
    await rig.speech.prerender([try SpeechRig.request("x")])
    #expect(rig.speech.statistics().ready == 0)
    #expect(rig.speech.statistics().wanted == 1)
  }

  @Test("a cancelled pre-rendering stops before the next word")
  func stops() async throws {
    let rig = SpeechServiceRig(TemporaryDirectory())
    rig.tones.hold()
    let requests = try ["a", "b", "c"].map { try SpeechRig.request($0) }
    let task = Task { await rig.speech.prerender(requests) }
    await rig.tones.untilRequested(1)
    task.cancel()
    rig.tones.release()
    #expect(await task.value == 1)
    #expect(rig.tones.requests.count == 1)
  }

  @Test("a tap is answered while a pre-rendering waits")
  func meanwhile() async throws {
    let rig = SpeechServiceRig(TemporaryDirectory())
    _ = try await rig.say("tap")
    rig.tones.hold()
    let request = try SpeechRig.request("slow")
    let task = Task { await rig.speech.prerender([request]) }
    await rig.tones.untilRequested(2)
    #expect(rig.speech.cached(try SpeechRig.request("tap")) != nil)
    rig.tones.release()
    _ = await task.value
  }

  @Test("no number of phrases drives the board's words out of memory")
  func boardStays() async throws {
    let rig = SpeechServiceRig(TemporaryDirectory(), memory: 400_000)
    let words = try ["more", "go", "stop"].map { try SpeechRig.request($0) }
    await rig.speech.prerender(words)
    for number in 0..<40 { _ = try await rig.say("phrase number \(number)") }
    #expect(words.map(rig.speech.isReady) == [true, true, true])
    #expect(rig.speech.statistics().bytesInMemory <= 1_200_000)
  }
}
