import Foundation
import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import SoundFiles
import Testing

/// Architecture §7, "cache damaged → re-render": clips on disk are verified on load, bounded and shared
/// by processes; one cut in half or overwritten with noise is made again and never heard.
@Suite("Clips on disk")
struct ClipStoreTests {
  @Test("a clip survives the process: the next one reads it, bit for bit")
  func survives() async throws {
    let directory = TemporaryDirectory()
    let made = try await SpeechServiceRig(directory).say("more")
    let next = SpeechServiceRig(directory)
    let read = try await next.say("more")
    #expect(read.origin == .cache)
    #expect(read.clip.array == made.clip.array)
    #expect(next.tones.requests.isEmpty)
    #expect(next.speech.statistics().diskHits == 1)
  }

  @Test("a clip file is a WAV that any tool opens and that does not say what it holds")
  func anyTool() async throws {
    let directory = TemporaryDirectory()
    let rig = SpeechServiceRig(directory)
    _ = try await rig.say("more juice")
    let sound = try SoundFile.decode(
      [UInt8](try Data(contentsOf: URL(filePath: rig.path("more juice")))))
    #expect(try sound.samples == SpeechServiceRig.expected("more juice"))
    #expect(sound.comment?.contains("juice") == false)
    #expect(directory.names.allSatisfy { $0.hasSuffix(".wav") && $0.utf8.count == 38 })
  }

  enum Damage: String, CaseIterable {
    case half, noise, oneBit, empty, header, appended, otherClip
  }

  @Test("a damaged clip is made again and never heard", arguments: Damage.allCases)
  func damaged(damage: Damage) async throws {
    let directory = TemporaryDirectory()
    let first = SpeechServiceRig(directory)
    _ = try await first.say("more")
    _ = try await first.say("want")
    let file = URL(fileURLWithPath: try first.path("more"))
    let other = URL(fileURLWithPath: try first.path("want"))
    try Self.damaged(Data(contentsOf: file), damage, other: Data(contentsOf: other))
      .write(to: file)
    let next = SpeechServiceRig(directory)
    let heard = try await next.say("more")
    #expect(try heard.clip.array == SpeechServiceRig.expected("more"))
    if damage != .appended {
      #expect(heard.origin == .synthesised)
      #expect(next.speech.statistics().damaged == 1)
    }
    let after = SpeechServiceRig(directory)
    #expect(try await after.say("more").origin == .cache)
  }

  private static func damaged(_ data: Data, _ damage: Damage, other: Data) -> Data {
    var bytes = [UInt8](data)
    switch damage {
    case .half: return data.prefix(data.count / 2)
    case .noise: return Data(bytes.indices.map { UInt8(truncatingIfNeeded: $0 * 151 + 13) })
    case .oneBit: bytes[bytes.count / 2] ^= 1
    case .empty: return Data()
    case .header: bytes.replaceSubrange(0..<44, with: repeatElement(0xff, count: 44))
    case .appended: bytes += [1, 2, 3, 4, 5, 6]
    case .otherClip: return other
    }
    return Data(bytes)
  }

  @Test("a clip of another engine, voice or prosody is another file")
  func keys() async throws {
    let directory = TemporaryDirectory()
    _ = try await SpeechServiceRig(directory).say("more")
    let other = SpeechServiceRig(directory, identity: "tone 2")
    #expect(try await other.say("more").origin == .synthesised)
    _ = try await other.speech.render(
      SpeechRig.request("more", voice: .meadow), priority: .urgent)
    _ = try await other.speech.render(SpeechRig.request("more", .natural), priority: .urgent)
    await other.store.flush()
    #expect(directory.names.count == 4)
  }

  @Test("no text and hint can take the key of another")
  func noCollision() throws {
    let voice = try SpeechRig.voices.voice(.girl)
    let requests = try [
      SpeechRig.request("a"), SpeechRig.request("a", phonemes: "b"),
      SpeechRig.request("a, hint 1 b"), SpeechRig.request("a", phonemes: "none"),
      SpeechRig.request("a", phonemes: ""),
    ]
    let keys = requests.map { ClipKey($0, voice: voice, identity: "s", notation: \.self) }
    #expect(Set(keys.map(\.name)).count == requests.count)
  }

  @Test("two stores on one directory write and read the same clips at once")
  func together() async throws {
    let directory = TemporaryDirectory()
    let rigs = [SpeechServiceRig(directory, memory: 0), SpeechServiceRig(directory, memory: 0)]
    let words = CoreWords.all.prefix(40)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for rig in rigs {
        group.addTask {
          for word in words + words.reversed() {
            let clip = try await rig.speech.render(
              SpeechRig.request(word), priority: .likely
            ).clip
            #expect(try clip.array == SpeechServiceRig.expected(word))
          }
        }
      }
      try await group.waitForAll()
    }
    for rig in rigs { await rig.store.flush() }
    #expect(directory.names.count == words.count)
    #expect(rigs.allSatisfy { $0.speech.statistics().damaged == 0 })
  }

  @Test("when the limit is passed the clips used longest ago give way")
  func bounded() async throws {
    let directory = TemporaryDirectory()
    let limit = 200_000
    let rig = SpeechServiceRig(directory, memory: 0, disk: limit)
    _ = try await rig.say("kept")
    for number in 0..<40 {
      _ = try await rig.say("word \(number)")
      _ = try await rig.say("kept")
    }
    let size = try directory.names.reduce(0) {
      let attributes = try FileManager.default.attributesOfItem(atPath: directory.path + "/" + $1)
      return $0 + ((attributes[.size] as? NSNumber)?.intValue ?? 0)
    }
    #expect(size <= limit)
    #expect(rig.speech.statistics().bytesOnDisk == size)
    #expect(FileManager.default.fileExists(atPath: try rig.path("kept")))
    #expect(FileManager.default.fileExists(atPath: try rig.path("word 39")))
    #expect(!FileManager.default.fileExists(atPath: try rig.path("word 0")))
  }

  @Test("where nothing can be written speech goes on, and the failure is counted")
  func unwritable() async throws {
    let directory = TemporaryDirectory()
    let file = directory.path + "/file"
    try Data().write(to: URL(fileURLWithPath: file))
    let tones = ToneEngine()
    let store = ClipStore(directory: file + "/clips")
    let speech = SpeechService(voices: SpeechRig.voices, engines: [tones], store: store)
    let made = try await speech.render(SpeechRig.request("more"), priority: .urgent)
    await store.flush()
    #expect(try made.clip.array == SpeechServiceRig.expected("more"))
    #expect(speech.statistics().writeFailures > 0)
    #expect(speech.statistics().lastWriteFailure?.contains("clips") == true)
  }

  @Test("saves that wait for a slow disk are bounded; one too many is dropped and counted")
  func waiting() async throws {
    let directory = TemporaryDirectory()
    let clip = Clip([Float](repeating: 0.25, count: 1000))
    let store = ClipStore(directory: directory.path, waitingLimit: 3 * 4000)
    let voice = try SpeechRig.voices.voice(.girl)
    let keys = try (0..<6).map {
      ClipKey(try SpeechRig.request("word \($0)"), voice: voice, identity: "s", notation: \.self)
    }
    let isFree = DispatchSemaphore(value: 0)
    store.occupyWriter { isFree.wait() }
    for key in keys.prefix(5) { store.saveLater(clip, key) }
    isFree.signal()
    await store.flush()
    #expect(directory.names.count == 3)
    store.saveLater(clip, keys[5])
    await store.flush()
    #expect(store.load(keys[5]) != nil)
    var statistics = CacheStatistics()
    store.report(to: &statistics)
    #expect(statistics.savesDropped == 2)
    #expect(statistics.writeFailures == 0)
  }

  @Test("a pipe where a clip belongs holds nobody up, and gives way", .timeLimit(.minutes(10)))
  func pipe() async throws {
    let directory = TemporaryDirectory()
    let rig = SpeechServiceRig(directory)
    #expect(mkfifo(try rig.path("more"), 0o600) == 0)
    let heard = try await rig.say("more")
    #expect(heard.origin == .synthesised)
    #expect(try await SpeechServiceRig(directory).say("more").origin == .cache)
  }

  @Test("a directory that is removed while running is made again")
  func removed() async throws {
    let directory = TemporaryDirectory()
    let rig = SpeechServiceRig(directory)
    _ = try await rig.say("more")
    try FileManager.default.removeItem(atPath: directory.path)
    _ = try await rig.say("want")
    #expect(directory.names.count == 1)
    #expect(rig.speech.statistics().writeFailures == 0)
  }
}
