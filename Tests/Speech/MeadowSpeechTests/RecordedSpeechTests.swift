import MeadowFoundations
import MeadowLoudness
import MeadowSpeech
import MeadowTestSupport
import Synchronization
import Testing

/// Requirements, 6 and 7: recordings are heard on the same path as words; what changed is never heard
/// again; what was made in haste is made exactly afterwards.
@Suite("Speech with recordings")
struct RecordedSpeechTests {
  private struct Rig {
    let directory = TemporaryDirectory()
    let tones = ToneEngine()
    let recordings: RecordingStore
    let store: ClipStore
    let speech: SpeechService
    let id: RecordingID

    init() async throws {
      recordings = RecordingStore(directory: directory.path + "/recordings")
      store = ClipStore(directory: directory.path + "/clips")
      speech = SpeechService(
        voices: SpeechRig.voices, engines: [tones], store: store, recordings: recordings)
      id = try await recordings.add(RecordingRig.wave(RecordingRig.recording())).id
    }

    func request(_ text: String, _ prosody: Prosody = .natural) throws -> SpeechRequest {
      try SplicePlanTests.request(text, id, prosody)
    }
  }

  @Test("a word that is a recording is that recording, from then on at hand")
  func alone() async throws {
    let rig = try await Rig()
    let request = try rig.request("Max")
    let made = try await rig.speech.render(request, priority: .urgent)
    #expect(made.origin == .recorded)
    #expect(difference(made.clip.array, try rig.recordings.load(rig.id).array) == nil)
    #expect(rig.speech.cached(request) === made.clip)
    #expect(rig.speech.origin(of: request) == .recorded)
    let again = try await rig.speech.render(request, priority: .urgent)
    #expect(again.origin == .recorded && again.clip === made.clip)
    #expect(rig.tones.requests.isEmpty)
    await rig.speech.flush()
    let fresh = SpeechService(
      voices: SpeechRig.voices, engines: [rig.tones], store: rig.store,
      recordings: rig.recordings)
    #expect(try await fresh.render(request, priority: .urgent).origin == .recorded)
  }

  @Test("at another rate it is longer by as much")
  func rate() async throws {
    let rig = try await Rig()
    let natural = try await rig.speech.render(rig.request("Max"), priority: .urgent).clip
    let slow = try await rig.speech.render(
      rig.request("Max", Prosody(rate: 0.8)), priority: .urgent
    ).clip
    #expect(abs(slow.length.seconds * 0.8 / natural.length.seconds - 1) < 0.02)
  }

  @Test("in a phrase the parts joined are the whole, in order, and only the last is last")
  func parts() async throws {
    let rig = try await Rig()
    let log = Mutex<[SpeechPart]>([])
    let request = try rig.request("I love Max, and Max's dog")
    let made = try await rig.speech.render(
      request, priority: .urgent, onPart: { part in log.withLock { $0.append(part) } })
    let parts = log.withLock { $0 }
    var next = Frames.zero
    for part in parts {
      #expect(part.start == next)
      next = next + part.clip.length
    }
    #expect(difference(parts.flatMap(\.clip.array), made.clip.array) == nil)
    #expect(parts.map(\.isLast) == parts.indices.map { $0 == parts.count - 1 })
    #expect(made.origin == .synthesised)
    #expect(rig.tones.requests.map(\.text.string) == ["I love,", "and,", "s", "dog"])
    let exact = made.clip.array.allSatisfy { ($0 * 32768).rounded() == $0 * 32768 }
    #expect(exact)
  }

  @Test("a recording that is gone is said by the voice, and that is not kept")
  func missing() async throws {
    let rig = try await Rig()
    let request = try rig.request("Max")
    rig.recordings.remove(rig.id)
    let made = try await rig.speech.render(request, priority: .urgent)
    #expect(rig.tones.requests.map(\.text.string) == ["Max"])
    #expect(made.clip.length > .zero)
    #expect(!rig.speech.isReady(request))
    #expect(rig.speech.statistics().substitutes == 1)
  }

  @Test("what a changed word is in is dropped from memory and disk, and everything else stays")
  func forgetting() async throws {
    let rig = try await Rig()
    let old = [try rig.request("Max"), try rig.request("I love Max")]
    let others = [try SpeechRig.request("more"), try SpeechRig.request("Max")]
    for request in old + others { _ = try await rig.speech.render(request, priority: .urgent) }
    await rig.speech.prerender([old[1]])
    let sounds = others.map { rig.speech.cached($0) }
    let before = rig.store.path(
      ClipKey(
        others[0], voice: try SpeechRig.voices.voice(.girl), identity: rig.tones.identity,
        notation: rig.tones.notation))
    let forgotten = rig.speech.forget(rig.id)
    #expect(Set(forgotten) == Set(old))
    #expect(old.allSatisfy { !rig.speech.isReady($0) })
    #expect(zip(others, sounds).allSatisfy { rig.speech.cached($0) === $1 })
    await rig.speech.flush()
    let names = TemporaryNames(rig.directory.path + "/clips").names
    // "more", "Max" by the voice, and "I love," have their files still.
    #expect(names.count == 3)
    #expect(names.contains { before.hasSuffix($0) })
  }

  @Test("a clip made in haste is not kept; the exact one is made behind it and is at hand then")
  func provisional() async throws {
    let directory = TemporaryDirectory()
    let store = ClipStore(directory: directory.path)
    let hasty = HastyEngine()
    let speech = SpeechService(voices: SpeechRig.voices, engines: [hasty], store: store)
    let request = try SpeechRig.request("more")
    let first = try await speech.render(request, priority: .urgent)
    #expect(difference(first.clip.array, HastyEngine.hasty) == nil)
    await speech.flush()
    let exact = try #require(speech.cached(request))
    #expect(difference(exact.array, HastyEngine.exact) == nil)
    #expect(directory.names.count == 1)
    #expect(speech.statistics().provisional == 1)
    #expect(try await speech.render(request, priority: .urgent).clip === exact)
  }
}

/// The names in a directory.
private struct TemporaryNames {
  let names: [String]

  init(_ path: String) { names = (try? fileNames(path)) ?? [] }
}
