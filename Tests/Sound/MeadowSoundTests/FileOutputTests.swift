import Foundation
import MeadowFoundations
import MeadowSound
import MeadowTestSupport
import SoundFiles
import Testing

/// A file holds what an offline output would have heard (architecture §3).
@Suite struct FileOutputTests {
  @Test("what is written is what is heard, to the last bit of 16")
  func writes() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "meadow-\(UUID().uuidString).flac").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try FileOutput(path: path)
    let offline = OfflineOutput()
    let word = Clip((0..<3_000).map { Float($0 % 64 - 32) / 128 })
    for output in [file, offline] as [any AudioOutput] {
      output.perform { timeline, clock in
        _ = try? timeline.place(
          word, on: .communication, at: clock.now + Frames(100), owner: PlacementOwner(1))
      }
    }
    file.advance(by: Frames(6_000))
    file.close()
    offline.advance(by: Frames(6_000))
    #expect(file.failure == nil && file.now == FramePosition(6_000))
    #expect(difference(try SoundFile.read(path).samples, offline.recording) == nil)
  }

  @Test("a place that cannot be written is said, with the way out")
  func refuses() {
    #expect(throws: SoundFileError.self) { try FileOutput(path: "/nonexistent/x.wav") }
  }
}
