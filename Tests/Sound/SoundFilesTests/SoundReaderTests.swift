import MeadowFoundations
import MeadowTestSupport
import SoundFiles
import Testing

/// Requirements, "Bad input": a file is read in blocks, and its header is not believed.
@Suite("Reading a sound block by block")
struct SoundReaderTests {
  private static let samples = (0..<10_000).map { Float($0 % 200 - 100) / 128 }

  @Test("the blocks joined are the sound", arguments: [SoundFormat.wav, .flac])
  func blocks(format: SoundFormat) throws {
    let bytes = try SoundFile.encode(
      Self.samples, as: format, rate: SampleRate(hertz: 16_000), channels: 2)
    let reader = try SoundReader(bytes)
    #expect(reader.channels == 2)
    #expect(reader.sampleRate.hertz == 16_000)
    #expect(reader.promisedFrames == 5000)
    var read: [Float] = []
    while true {
      let block = reader.read(atMost: 999)
      guard !block.isEmpty else { break }
      #expect(block.count <= 1998)
      read += block
    }
    #expect(difference(read, Self.samples) == nil)
  }

  @Test("a truncated file ends where its samples end")
  func truncated() throws {
    let bytes = try SoundFile.encode(Self.samples, as: .wav)
    let reader = try SoundReader(Array(bytes.prefix(bytes.count / 2)))
    var count = 0
    while case let block = reader.read(atMost: 4096), !block.isEmpty { count += block.count }
    #expect((4000...5000).contains(count))
  }

  @Test("more channels or another rate than any microphone has are refused")
  func bounds() throws {
    let many = try SoundFile.encode(
      [Float](repeating: 0, count: 640), as: .wav, channels: SoundReader.mostChannels * 2)
    #expect(throws: SoundFileError.self) { try SoundReader(many) }
    let slow = try SoundFile.encode(Self.samples, as: .wav, rate: SampleRate(hertz: 100))
    #expect(throws: SoundFileError.self) { try SoundReader(slow) }
    #expect(throws: SoundFileError.self) { try SoundReader([1, 2, 3]) }
  }
}
