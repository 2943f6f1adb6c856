import MeadowFoundations
import MeadowSpeech
import MeadowTestSupport
import Testing

/// Requirements, 7: the rate of a recording changes by Rubber Band with its pitch kept.
@Suite("Stretching recordings")
struct TimeStretchTests {
  @Test(
    "the pitch and the length are within 2 %, the level within 1 dB",
    arguments: [0.625, 0.8, 1.18, 1.5, 2.0], [140.0, 300.0])
  func keepsPitch(factor: Double, hertz: Double) {
    let word = RecordingRig.word(seconds: 0.7, hertz: hertz)
    let made = TimeStretch.stretch(word, by: factor)
    #expect(made.count == Int((Double(word.count) * factor).rounded()))
    let pitch = RecordingRig.hertz(made)
    #expect(abs(pitch / hertz - 1) < 0.02, "\(pitch) Hz")
    let level = Self.power(made) / Self.power(word)
    #expect((0.79...1.26).contains(level), "\(level)")
    // The word fills the whole length: what is heard is as long as what is counted.
    let loud = made.indices.filter { abs(made[$0]) > 0.02 }
    let heard = Double((loud.last ?? 0) - (loud.first ?? 0))
    let wasHeard = word.indices.filter { abs(word[$0]) > 0.02 }
    let expected = Double((wasHeard.last ?? 0) - (wasHeard.first ?? 0)) * factor
    #expect(abs(heard / expected - 1) < 0.02, "\(heard) of \(expected)")
  }

  @Test("the same sound comes out the same to the last bit")
  func isDeterministic() {
    let word = RecordingRig.word()
    let first = TimeStretch.stretch(word, by: 1.3)
    for _ in 0..<4 { #expect(difference(TimeStretch.stretch(word, by: 1.3), first) == nil) }
  }

  @Test("a factor of 1 changes nothing, and nothing stays nothing")
  func unchanged() {
    let word = RecordingRig.word()
    #expect(difference(TimeStretch.stretch(word, by: 1), word) == nil)
    #expect(TimeStretch.stretch([], by: 2).isEmpty)
  }

  private static func power(_ samples: [Float]) -> Double {
    samples.reduce(0) { $0 + Double($1 * $1) } / Double(max(1, samples.count))
  }
}
