import SoundFiles
import Testing

/// Architecture §9: `--to FILE.wav|.flac|.ogg` and the media types of `/v1/speech`.
@Suite("Sound formats")
struct SoundFormatTests {
  @Test("every format has a media type of its own")
  func properties() {
    for format in SoundFormat.allCases {
      #expect(format.mediaType.hasPrefix("audio/"))
    }
    #expect(Set(SoundFormat.allCases.map(\.mediaType)).count == SoundFormat.allCases.count)
  }

  @Test("every 16 bit value survives the way to a float and back")
  func everyValue() {
    #expect((Int16.min...Int16.max).allSatisfy { PCM16.integer(PCM16.float($0)) == $0 })
  }
}
