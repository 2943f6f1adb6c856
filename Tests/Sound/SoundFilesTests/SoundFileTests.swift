import Foundation
import MeadowFoundations
import SoundFiles
import Testing

/// Architecture §8: WAV, FLAC and Ogg by libsndfile; clips are files that any audio tool opens.
@Suite("Sound files")
struct SoundFileTests {
  /// Every kind of 16 bit value: the ends, zero and what lies between.
  static let samples: [Float] = (0..<4800).map {
    switch $0 {
    case 0: -1
    case 1: Float(32767) / 32768
    case 2: Float(-32767) / 32768
    default: Float(($0 * 37) % 20000 - 10000) / 32768
    }
  }

  @Test("WAV and FLAC give back every sample as it was", arguments: [SoundFormat.wav, .flac])
  func exact(format: SoundFormat) throws {
    let bytes = try SoundFile.encode(Self.samples, as: format, comment: "a comment")
    let sound = try SoundFile.decode(bytes)
    #expect(sound.samples == Self.samples)
    #expect(sound.sampleRate == .mix)
    #expect(sound.channels == 1)
    #expect(sound.comment == "a comment")
  }

  @Test("Ogg Vorbis keeps length, rate and roughly the sound")
  func vorbis() throws {
    let tone = (0..<48_000).map { Float(0.5 * sin(Double($0) * 0.05)) }
    let sound = try SoundFile.decode(SoundFile.encode(tone, as: .ogg))
    #expect(sound.samples.count == tone.count)
    #expect(sound.sampleRate == .mix)
    let worst = zip(sound.samples, tone).dropFirst(2000).dropLast(2000).map { abs($0 - $1) }.max()
    #expect((worst ?? 1) < 0.1)
  }

  @Test("a file in memory is the file on disk", arguments: [SoundFormat.wav, .flac])
  func memory(format: SoundFormat) throws {
    let directory = TemporaryDirectory()
    let path = directory.file("sound.\(format.rawValue)")
    let clip = Clip(Self.samples)
    try SoundFile.write(clip, to: path, as: format, comment: "c")
    let bytes = try SoundFile.encode(clip, as: format, comment: "c")
    #expect(Data(bytes) == FileManager.default.contents(atPath: path))
    #expect(try SoundFile.decode(bytes).samples == Self.samples)
  }

  @Test("channels and rate are kept")
  func stereo() throws {
    let rate = SampleRate(hertz: 22_050)
    let bytes = try SoundFile.encode(Self.samples, as: .wav, rate: rate, channels: 2)
    let sound = try SoundFile.decode(bytes)
    #expect(sound.channels == 2)
    #expect(sound.sampleRate == rate)
    #expect(sound.samples == Self.samples)
  }

  @Test("what lies beyond full scale is held at it and never wraps")
  func clipping() throws {
    let sound = try SoundFile.decode(SoundFile.encode([2, -2, 1, .nan], as: .wav))
    let top = Float(32767) / 32768
    #expect(sound.samples == [top, -1, top, 0])
  }

  @Test("nothing and noise cannot be opened, and the message says so")
  func unreadable() throws {
    for bytes in [[], (0..<5000).map { UInt8(truncatingIfNeeded: $0 * 97) }] {
      let error = #expect(throws: SoundFileError.self) { try SoundFile.decode(bytes) }
      #expect(error?.description.contains("cannot be opened") == true)
    }
  }

  @Test("a WAV cut in half never gives the whole sound")
  func truncated() throws {
    let bytes = try SoundFile.encode(Self.samples, as: .wav)
    let sound = try? SoundFile.decode(Array(bytes.prefix(bytes.count / 2)))
    #expect(sound?.samples.count ?? 0 < Self.samples.count)
  }

  @Test("a file cannot be written where there is no directory")
  func unwritable() {
    let error = #expect(throws: SoundFileError.self) {
      try SoundFile.write(Clip(Self.samples), to: "/nowhere/at/all.wav", as: .wav)
    }
    guard case .cannotWrite(let path, _) = error else {
      Issue.record("\(String(describing: error)) is another error")
      return
    }
    #expect(path == "/nowhere/at/all.wav")
  }
}
