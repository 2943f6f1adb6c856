import MeadowFoundations
import Testing

/// Levels and clips: child-speech.md §5.4, architecture §3.
@Suite("Levels and clips")
struct LevelTests {
  @Test(
    "6 dB are about a factor of two, and the way back is the same", arguments: [0, -6, -60, 3.5])
  func decibels(value: Double) {
    let linear = Decibels(value).linear
    #expect(abs(Decibels(linear: Double(linear)).value - value) < 1e-3)
    #expect(abs(Decibels(-6.0206).linear - 0.5) < 1e-4)
    #expect(Decibels.unity.linear == 1)
  }

  @Test("silence has a level too", arguments: [0, -1, 1e-9])
  func silence(gain: Double) {
    #expect(Decibels(linear: gain).value == -120)
    #expect(Decibels(linear: gain) < .audible)
  }

  @Test("a clip owns its samples")
  func clip() {
    var samples: [Float] = [0, 0.5, -0.5]
    let clip = Clip(samples)
    samples[1] = 1
    #expect(Array(clip.samples) == [0, 0.5, -0.5])
    #expect(clip.length == Frames(3))
    #expect(Clip([]).length == .zero)
  }
}
