import Foundation
import MeadowFoundations
import MeadowLoudness
import Testing

/// Requirements 9: every clip at the same perceived level, true peak at most −1 dBTP.
@Suite("Loudness")
struct LoudnessTests {
  /// A tone of `amplitude` and so many seconds.
  static func tone(_ hertz: Double, _ amplitude: Float, seconds: Double) -> [Float] {
    (0..<Int(48_000 * seconds)).map {
      amplitude * Float(sin(2 * Double.pi * hertz * Double($0) / 48_000))
    }
  }

  @Test("a tone of 997 Hz at −20 dBFS is −23 LUFS in one channel")
  func standard() {
    // EBU Tech 3341, minimum requirements: a stereo tone at −23 dBFS reads −23 LUFS; one channel at
    // the same level reads 3 LU less.
    let tone = Self.tone(997, 0.1, seconds: 3)
    #expect(abs(LoudnessMeter.momentaryMaximum(tone, rate: .mix).lufs + 23) < 0.1)
    let peak = Decibels(linear: LoudnessMeter.truePeak(tone, rate: .mix))
    #expect(abs(peak.value + 20) < 0.1)
  }

  @Test("a word shorter than 400 ms is as soft as its share of them, wherever it lies")
  func short() {
    let whole = LoudnessMeter.momentaryMaximum(Self.tone(997, 0.1, seconds: 1), rate: .mix)
    for lead in [0, 100, 7_777, 30_000] {
      let samples = [Float](repeating: 0, count: lead) + Self.tone(997, 0.1, seconds: 0.2)
      let short = LoudnessMeter.momentaryMaximum(samples, rate: .mix)
      #expect(abs(whole.lufs - short.lufs - 3.01) < 0.1, "\(lead)")
    }
  }

  @Test("silence and nothing are −120 LUFS, and stay as they are")
  func silence() {
    for samples in [[], [Float](repeating: 0, count: 48_000)] {
      #expect(LoudnessMeter.momentaryMaximum(samples, rate: .mix) == .silence)
      let result = Leveller.level(
        samples, rate: .mix, target: Loudness(lufs: -19), ceiling: Decibels(-1))
      #expect(result.samples == samples)
    }
  }

  @Test("any sound comes to the target, or stays below it under the ceiling")
  func levels() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var luck = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let samples = Self.word(&luck)
      let result = Leveller.level(
        samples, rate: .mix, target: Loudness(lufs: -19), ceiling: Decibels(-1.3))
      let after = LoudnessMeter.momentaryMaximum(result.samples, rate: .mix)
      let peak = Decibels(linear: LoudnessMeter.truePeak(result.samples, rate: .mix))
      #expect(peak.value <= -1.2, "seed \(seed)")
      #expect(after.lufs <= -18.9, "seed \(seed)")
      // What is softer than the most gain stays softer: it is noise, not speech.
      if result.limited == .unity, result.gain.value < Leveller.mostGain {
        #expect(abs(after.lufs + 19) < 0.1, "seed \(seed)")
      }
      #expect(result.samples.count == samples.count)
    }
  }

  @Test("a single click is held under the ceiling, and what is far from it is only gained")
  func click() {
    var samples = Self.tone(200, 0.1, seconds: 0.5)
    samples[12_000] = 0.9
    let result = Leveller.level(
      samples, rate: .mix, target: Loudness(lufs: -19), ceiling: Decibels(-1))
    #expect(result.limited.value < 0)
    #expect(LoudnessMeter.truePeak(result.samples, rate: .mix) <= 0.8913)
    let gain = result.gain.linear
    #expect(zip(samples, result.samples).prefix(11_000).allSatisfy { $0 * gain == $1 })
  }

  @Test("not-a-number and infinity never reach a loudspeaker")
  func nonsense() {
    var samples = Self.tone(200, 0.1, seconds: 0.5)
    samples[100] = .nan
    samples[200] = .infinity
    let result = Leveller.level(
      samples, rate: .mix, target: Loudness(lufs: -19), ceiling: Decibels(-1))
    #expect(result.samples.allSatisfy { $0.isFinite && abs($0) <= 1 })
    #expect(abs(LoudnessMeter.momentaryMaximum(result.samples, rate: .mix).lufs + 19) < 1)
  }

  /// A tone with a random envelope, length and height.
  private static func word(_ luck: inout SeededGenerator) -> [Float] {
    let length = Double.random(in: 0.05...1.5, using: &luck)
    let height = Float.random(in: 0.001...1, using: &luck)
    let tone = tone(Double.random(in: 90...3000, using: &luck), height, seconds: length)
    return tone.indices.map { index in
      let part = Float(index) / Float(tone.count)
      return tone[index] * (1 - part) * (1 - part)
    }
  }
}
