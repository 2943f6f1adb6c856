import MeadowFoundations
import SoundFiles
import Testing

/// Architecture §3: the file output writes the mix as it is made.
@Suite("Sound file writer")
struct SoundFileWriterTests {
  @Test("pieces of any length make the file that one piece makes")
  func pieces() throws {
    let directory = TemporaryDirectory()
    let path = directory.file("mix.wav")
    let writer = try SoundFileWriter(path: path)
    var rest = SoundFileTests.samples[...]
    var size = 1
    while !rest.isEmpty {
      try writer.write(rest.prefix(size))
      rest = rest.dropFirst(size)
      size = size * 3 % 701
    }
    writer.close()
    #expect(try SoundFile.read(path).samples == SoundFileTests.samples)
  }

  @Test("a writer that is let go leaves a complete file")
  func letGo() throws {
    let directory = TemporaryDirectory()
    let path = directory.file("mix.flac")
    do {
      let writer = try SoundFileWriter(path: path, comment: "mix")
      try writer.write(SoundFileTests.samples)
    }
    let sound = try SoundFile.read(path)
    #expect(sound.samples == SoundFileTests.samples)
    #expect(sound.comment == "mix")
  }

  @Test("a closed writer refuses, and closing twice is closing once")
  func closed() throws {
    let directory = TemporaryDirectory()
    let writer = try SoundFileWriter(path: directory.file("mix.wav"))
    writer.close()
    writer.close()
    #expect(throws: SoundFileError.self) { try writer.write([0]) }
  }

  @Test("an ending that Meadow does not write is named")
  func unsupported() {
    let error = #expect(throws: SoundFileError.self) { try SoundFileWriter(path: "/tmp/mix.mp3") }
    #expect(error == .unsupported(path: "/tmp/mix.mp3"))
  }
}
