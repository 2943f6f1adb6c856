import Foundation
import MeadowFoundations
import MeadowSpeech
import SoundAnalysis
import Testing

/// A child's voice from a grown-up's (own-26): pitch, time and resonances apart from each other, no first
/// sound lost.
@Suite("Shaped sounds")
struct ShapedSoundTests {
  static let rate = SampleRate(hertz: 22_050)

  /// A vowel of a man at 100 Hz that falls by four semitones, with a resonance at `formant`, behind so
  /// much soft noise, in silence.
  static func word(formant: Double = 700, noise: Double = 0, seconds: Double = 0.4) -> [Int16] {
    let rate = Double(Self.rate.hertz)
    var luck = SeededGenerator(seed: 3)
    var samples = [Double](repeating: 0, count: Int(0.2 * rate))
    samples += (0..<Int(noise * rate)).map { _ in Double.random(in: -0.02...0.02, using: &luck) }
    let (radius, angle) = (exp(-Double.pi * 80 / rate), 2 * Double.pi * formant / rate)
    var (phase, last, before) = (0.0, 0.0, 0.0)
    for index in 0..<Int(seconds * rate) {
      let place = Double(index) / (seconds * rate)
      phase += 100 * pow(2, (2 - 4 * place) / 12) / rate
      let pulse = phase >= 1 ? 1.0 : 0
      phase = phase.truncatingRemainder(dividingBy: 1)
      let value = pulse + 2 * radius * cos(angle) * last - radius * radius * before
      (before, last) = (last, value)
      samples.append(0.3 * value * min(1, min(place, 1 - place) * 20))
    }
    samples += [Double](repeating: 0, count: Int(0.3 * rate))
    return samples.map { Int16(max(-1, min(1, $0)) * 20_000) }
  }

  private func made(
    _ samples: [Int16], _ shape: VoiceShape, _ prosody: Prosody = .natural
  ) throws -> [Float] {
    Array(try ShapedSound.make(samples, at: Self.rate, shape, prosody).clip.samples)
  }

  private func hertz(_ samples: [Float]) throws -> Double {
    try #require(PitchTracker(range: 60...600).track(samples, rate: .mix).medianHertz)
  }

  /// Where a sound has most of its power between 300 and 3000 Hz, by Goertzel's way, in steps of 20 Hz.
  private func resonance(_ samples: [Float], around f0: Double) -> Double {
    let powers = stride(from: 300.0, through: 3000, by: 20).map { hertz -> (Double, Double) in
      let band = stride(from: -f0 / 2, through: f0 / 2, by: 20).map { power(samples, hertz + $0) }
      return (hertz, band.reduce(0, +))
    }
    return powers.max { $0.1 < $1.1 }?.0 ?? 0
  }

  private func power(_ samples: [Float], _ hertz: Double) -> Double {
    let factor = 2 * cos(2 * .pi * hertz / 48_000)
    var (last, before) = (0.0, 0.0)
    for sample in samples { (before, last) = (last, Double(sample) + factor * last - before) }
    return last * last + before * before - factor * last * before
  }

  @Test("a voice as it is keeps its melody, its length and its resonance")
  func asItIs() throws {
    let samples = try made(Self.word(), VoiceShape(sourceHertz: 100))
    #expect(abs(try hertz(samples) / 100 - 1) < 0.02)
    #expect(abs(Double(samples.count) / 48_000 - 0.4) < 0.05)
    #expect(abs(resonance(samples, around: 100) / 700 - 1) < 0.1)
  }

  @Test(
    "a child's voice lies where it is asked to, its resonances as much higher as its shape says",
    arguments: [(285.0, 1.17), (255.0, 1.14), (175.0, 1.05)])
  func child(median: Double, scale: Double) throws {
    let shape = VoiceShape(formantScale: scale, medianHertz: median, sourceHertz: 100)
    let samples = try made(Self.word(), shape)
    #expect(abs(try hertz(samples) / median - 1) < 0.015)
    #expect(abs(Double(samples.count) / 48_000 - 0.4) < 0.05, "\(samples.count)")
    let found = resonance(samples, around: median) / (700 * scale)
    #expect(abs(found - 1) < 0.15, "\(found)")
  }

  @Test(
    "rate, pitch and range are met, and told as they were reached",
    arguments: [(0.7, 1.0, 1.0), (1.3, 1.2, 1.0), (1.0, 0.8, 1.5), (0.85, 1.3, 0.5)])
  func prosody(rate: Double, pitch: Double, range: Double) throws {
    let shape = VoiceShape(formantScale: 1.1, medianHertz: 200, sourceHertz: 100)
    let natural = try made(Self.word(), shape)
    let wanted = Prosody(rate: rate, pitch: pitch, range: range)
    let clip = try ShapedSound.make(Self.word(), at: Self.rate, shape, wanted)
    let samples = Array(clip.clip.samples)
    #expect(abs(try hertz(samples) / (200 * pitch) - 1) < 0.02)
    #expect(abs(Double(natural.count) / Double(samples.count) / rate - 1) < 0.03)
    let report = try #require(clip.report)
    #expect(abs(report.reached.pitch / pitch - 1) < 0.02)
    #expect(abs(report.reached.range / range - 1) < 0.2, "\(report)")
  }

  @Test("the soft beginning of a word is kept, and silence before it is not")
  func beginning() throws {
    let without = try made(Self.word(), VoiceShape(sourceHertz: 100))
    let with = try made(Self.word(noise: 0.12), VoiceShape(sourceHertz: 100))
    let more = Double(with.count - without.count) / 48_000
    #expect(abs(more - 0.12) < 0.02, "\(more)")
  }

  @Test("the same sound is shaped alike; silence, nothing and noise are no words")
  func same() throws {
    let shape = VoiceShape(formantScale: 1.17, medianHertz: 285, sourceHertz: 100)
    #expect(try made(Self.word(), shape) == made(Self.word(), shape))
    let silence = [Int16](repeating: 0, count: 9000)
    var luck = SeededGenerator(seed: 5)
    let noise = (0..<13_230).map { _ in Int16.random(in: -8000...8000, using: &luck) }
    for (samples, fault) in [(silence, ShapedSound.Fault.silent), ([], .silent), (noise, .noVoice)]
    {
      #expect(throws: fault) {
        _ = try ShapedSound.make(samples, at: Self.rate, shape, .natural)
      }
    }
  }
}
