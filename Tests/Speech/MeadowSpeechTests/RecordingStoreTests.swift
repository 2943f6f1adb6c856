import Foundation
import MeadowFoundations
import MeadowLoudness
import MeadowSpeech
import MeadowTestSupport
import SoundFiles
import Testing

/// Requirements, 7: own recordings are trimmed, cleaned of clicks at the ends and as loud as the voice.
@Suite("Own recordings")
struct RecordingStoreTests {
  @Test("a word is cut out of the silence around it, with a short margin, and the notes say so")
  func trimmed() async throws {
    let directory = TemporaryDirectory()
    let store = RecordingStore(directory: directory.path + "/recordings")
    let added = try await store.add(RecordingRig.wave(RecordingRig.recording()))
    #expect((0.48...0.58).contains(added.seconds), "\(added.seconds) s")
    #expect(added.notes.contains { $0.hasSuffix("s of silence were cut") })
    let clip = try store.load(added.id)
    #expect(clip.length.seconds == added.seconds)
    #expect(abs(clip.samples.first ?? 1) < 0.001 && abs(clip.samples.last ?? 1) < 0.001)
  }

  @Test("a soft consonant before the word stays")
  func softOnset() async throws {
    let hiss = RecordingRig.room(seconds: 0.12, level: 0.004, seed: 3)
    let samples =
      RecordingRig.room(seconds: 0.5) + hiss + RecordingRig.word(seconds: 0.4)
      + RecordingRig.room(seconds: 0.5, seed: 4)
    let directory = TemporaryDirectory()
    let added = try await RecordingStore(directory: directory.path).add(RecordingRig.wave(samples))
    #expect(added.seconds > 0.52, "\(added.seconds) s")
    #expect(added.seconds < 0.62, "\(added.seconds) s")
  }

  @Test("a click of the switch before the word goes")
  func click() async throws {
    let click: [Float] = (0..<200).map { $0 % 2 == 0 ? 0.4 : -0.4 }
    let samples = RecordingRig.room(seconds: 0.1) + click + RecordingRig.recording()
    let directory = TemporaryDirectory()
    let added = try await RecordingStore(directory: directory.path).add(RecordingRig.wave(samples))
    #expect((0.48...0.58).contains(added.seconds), "\(added.seconds) s")
  }

  @Test("a soft and a loud recording come out as loud as the voice", arguments: [0.01, 0.2, 0.9])
  func level(level: Float) async throws {
    let directory = TemporaryDirectory()
    let store = RecordingStore(directory: directory.path)
    let added = try await store.add(RecordingRig.wave(RecordingRig.recording(level: level)))
    let clip = try store.load(added.id)
    let loudness = LoudnessMeter.momentaryMaximum(clip.array, rate: .mix)
    #expect(abs(loudness.lufs - SpeechLevel.target.lufs) < 1, "\(loudness.lufs) LUFS")
    #expect(added.notes.contains { $0.hasPrefix("the level was") })
  }

  @Test("a constant offset is taken away")
  func offset() async throws {
    let directory = TemporaryDirectory()
    let store = RecordingStore(directory: directory.path)
    let added = try await store.add(RecordingRig.wave(RecordingRig.recording().map { $0 + 0.3 }))
    let clip = try store.load(added.id)
    #expect(abs(clip.array.reduce(0, +) / Float(clip.length.count)) < 0.005)
    #expect((0.48...0.62).contains(added.seconds), "\(added.seconds) s")
  }

  @Test("the same sound again is the same recording; a removed one is unknown")
  func identity() async throws {
    let directory = TemporaryDirectory()
    let store = RecordingStore(directory: directory.path)
    let bytes = try RecordingRig.wave(RecordingRig.recording())
    let first = try await store.add(bytes)
    let second = try await RecordingStore(directory: directory.path).add(bytes)
    #expect(first.id == second.id)
    #expect(directory.names == ["\(first.id).flac"])
    store.remove(first.id)
    #expect(throws: RecordingProblem.unknown(first.id)) { try store.load(first.id) }
    #expect(directory.names.isEmpty)
  }

  @Test("what no word names can go alone, and with everything all that lies there goes")
  func removesAll() async throws {
    let directory = TemporaryDirectory()
    let store = RecordingStore(directory: directory.path)
    let kept = try await store.add(RecordingRig.wave(RecordingRig.recording()))
    let other = "\(String(repeating: "a", count: 32)).flac"
    for name in [other, "\(kept.id).flac.7-7.part"] {
      try Data([1]).write(to: URL(filePath: directory.path + "/" + name))
    }
    try FileManager.default.createDirectory(
      atPath: directory.path + "/mine", withIntermediateDirectories: false)
    store.removeAll(but: [kept.id])
    #expect(directory.names == ["\(kept.id).flac", "mine"].sorted())
    store.removeAll()
    #expect(directory.names.isEmpty)
    RecordingStore(directory: directory.path + "/none").removeAll()
  }

  @Test("a file that is not what was written is never heard")
  func damaged() async throws {
    let directory = TemporaryDirectory()
    let store = RecordingStore(directory: directory.path)
    let added = try await store.add(RecordingRig.wave(RecordingRig.recording()))
    let other = try SoundFile.encode(RecordingRig.word(), as: .flac)
    try Data(other).write(to: URL(filePath: "\(directory.path)/\(added.id).flac"))
    #expect(throws: RecordingProblem.unknown(added.id)) { try store.load(added.id) }
    // Adding the sound again mends it.
    _ = try await store.add(RecordingRig.wave(RecordingRig.recording()))
    #expect(throws: Never.self) { try store.load(added.id) }
  }

  @Test("a directory that cannot be written is the answer, and nothing is kept")
  func unwritable() async throws {
    let directory = TemporaryDirectory()
    try Data().write(to: URL(filePath: directory.path + "/file"))
    let store = RecordingStore(directory: directory.path + "/file/recordings")
    let problem = await #expect(throws: RecordingProblem.self) {
      try await store.add(RecordingRig.wave(RecordingRig.recording()))
    }
    #expect(problem?.reason.contains("cannot be kept") == true)
  }
}
