import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import SoundFiles
import Testing

/// Requirements, "Bad input": each recording gets an answer that helps, in bounded time and memory.
@Suite("Recordings as they come")
struct RecordingInputTests {
  private static func add(_ bytes: [UInt8]) async throws -> AddedRecording {
    let directory = TemporaryDirectory()
    return try await RecordingStore(directory: directory.path).add(bytes)
  }

  private static func problem(_ bytes: [UInt8]) async -> RecordingProblem? {
    await #expect(throws: RecordingProblem.self) { try await add(bytes) }
  }

  @Test("nothing, silence and a short click are refused, each by its name")
  func nothing() async throws {
    #expect(await Self.problem([]) == .empty)
    let silence = try RecordingRig.wave([Float](repeating: 0, count: 48_000))
    #expect(await Self.problem(silence) == .silent)
    #expect(await Self.problem(try RecordingRig.wave([])) != nil)
    let room = RecordingRig.room(seconds: 0.5)
    let short = try RecordingRig.wave(room + RecordingRig.word(seconds: 0.05) + room)
    let problem = await Self.problem(short)
    guard case .tooShort = problem else { return #expect(Bool(false), "not too short") }
  }

  @Test("eleven seconds of sound are too long, and ten minutes are not even read")
  func long() async throws {
    let problem = await Self.problem(try RecordingRig.wave(RecordingRig.word(seconds: 11)))
    guard case .tooLong(let seconds?) = problem else { return #expect(Bool(false), "not too long") }
    #expect(seconds > 10)
    let minutes = try SoundFile.encode(
      [Float](repeating: 0.1, count: 8000 * 600), as: .flac, rate: SampleRate(hertz: 8000))
    #expect(await Self.problem(minutes) == .tooLong(seconds: 600))
    #expect(await Self.problem([UInt8](repeating: 0, count: 21 << 20)) == .tooLarge(megabytes: 21))
  }

  @Test("8 bits at 8 kHz are taken, and six channels at 96 kHz")
  func formats() async throws {
    let word = RecordingRig.recording(silence: 0.3, rate: 8000)
    let bytes = word.map { UInt8(clamping: Int($0 * 127) + 128) }
    let narrow = try await Self.add(RecordingRig.rawWave(bytes, bits: 8, rate: 8000))
    #expect((0.4...0.9).contains(narrow.seconds), "\(narrow.seconds) s")
    #expect(narrow.notes.contains { $0.contains("8000 Hz") })
    let word96 = RecordingRig.recording(silence: 0.3, rate: 96_000)
    let wide = word96.flatMap { sample -> [Float] in [sample, 0, sample / 2, 0, 0, 0] }
    let added = try await Self.add(RecordingRig.wave(wide, rate: 96_000, channels: 6))
    #expect((0.48...0.58).contains(added.seconds), "\(added.seconds) s")
  }

  @Test("FLAC and Ogg are taken too", arguments: [SoundFormat.flac, .ogg])
  func compressed(format: SoundFormat) async throws {
    let added = try await Self.add(SoundFile.encode(RecordingRig.recording(), as: format))
    #expect((0.47...0.65).contains(added.seconds), "\(added.seconds) s")
  }

  @Test("channels that cancel each other are not mixed")
  func cancelling() async throws {
    let samples = RecordingRig.recording().flatMap { [$0, -$0] }
    let added = try await Self.add(RecordingRig.wave(samples, channels: 2))
    #expect(added.notes.contains { $0.hasPrefix("only channel") })
  }

  @Test("a truncated file is taken as far as it goes, with a note; one without sound is not")
  func truncated() async throws {
    let whole = try RecordingRig.wave(RecordingRig.recording(silence: 0.3))
    let added = try await Self.add(Array(whole.prefix(whole.count - 40_000)))
    #expect(added.notes.contains { $0.contains("ends too early") })
    #expect(await Self.problem(Array(whole.prefix(44))) != nil)
    #expect(await Self.problem(Array(whole.prefix(20))) != nil)
    let flac = try SoundFile.encode(RecordingRig.recording(silence: 0.3), as: .flac)
    _ = try? await Self.add(Array(flac.prefix(flac.count / 2)))
    _ = try? await Self.add(Array(flac.prefix(60)))
  }

  @Test(
    "other files are called by their name",
    arguments: [
      ("PK\u{3}\u{4}zipzipzipzip", "ZIP"), ("%PDF-1.7 ........", "PDF"),
      ("ID3\u{4}.........", "MP3"), ("....ftypM4A .....", "M4A"),
      ("<html><body>......", "web page"), ("RIFF....AVI ....", "RIFF"),
      ("hello, hello, hello", ""), ("x", ""),
    ])
  func others(text: String, name: String) async throws {
    let problem = await Self.problem(Array(text.utf8))
    guard case .notASound(let what) = problem else { return #expect(Bool(false), "\(text)") }
    #expect((what ?? "").contains(name))
    #expect(problem?.problem().field == "recording")
    #expect(problem?.advice.contains("WAV, FLAC or Ogg") == true)
  }

  @Test("some values that are no sound become silence, with a note; many refuse the file")
  func notNumbers() async throws {
    var samples = RecordingRig.recording(silence: 0.3)
    samples[100] = .nan
    samples[5000] = .infinity
    samples[9000] = 1e30
    let added = try await Self.add(RecordingRig.floats(samples))
    #expect(added.notes.contains("3 damaged values were made silent"))
    #expect((0.48...0.58).contains(added.seconds), "\(added.seconds) s")
    let nothing = RecordingRig.floats([Float](repeating: .nan, count: 20_000))
    let problem = await Self.problem(nothing)
    guard case .damaged = problem else { return #expect(Bool(false), "not damaged") }
  }

  @Test("headers that promise what is not there cost nothing")
  func lies() async throws {
    let data = RecordingRig.word().flatMap { value -> [UInt8] in
      let integer = UInt16(bitPattern: Int16(value * 32767))
      return [UInt8(truncatingIfNeeded: integer), UInt8(truncatingIfNeeded: integer >> 8)]
    }
    let huge = RecordingRig.rawWave(data, promised: 0x7fff_ff00)
    _ = try await Self.add(huge)
    #expect(await Self.problem(RecordingRig.rawWave(data, channels: 60_000)) != nil)
    #expect(await Self.problem(RecordingRig.rawWave(data, channels: 0)) != nil)
    #expect(await Self.problem(RecordingRig.rawWave(data, rate: 0)) != nil)
    #expect(await Self.problem(RecordingRig.rawWave(data, rate: 2_000_000_000)) != nil)
  }

  @Test("whatever bytes come, there is an answer")
  func noise() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var luck = SeededGenerator(seed: seed)
    let files = [
      try RecordingRig.wave(RecordingRig.recording(silence: 0.1)),
      try SoundFile.encode(RecordingRig.recording(silence: 0.1), as: .flac),
      try SoundFile.encode(RecordingRig.recording(silence: 0.1), as: .ogg),
    ]
    for _ in 0..<60 {
      var bytes = try #require(files.randomElement(using: &luck))
      for _ in 0..<Int.random(in: 1...30, using: &luck) {
        let end = Bool.random(using: &luck) ? 100 : bytes.count
        let place = Int.random(in: 0..<end, using: &luck)
        bytes[place] = UInt8.random(in: 0...255, using: &luck)
      }
      do {
        let added = try await Self.add(bytes)
        #expect(added.seconds <= RecordingLimits.longest, "seed \(seed)")
      } catch let problem as RecordingProblem {
        #expect(!problem.reason.isEmpty, "seed \(seed)")
      }
    }
  }
}
