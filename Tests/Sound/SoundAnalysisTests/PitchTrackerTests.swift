import Foundation
import MeadowFoundations
import SoundAnalysis
import Testing

/// The instrument behind the loop and the contours on the page: known sounds give known pitches.
@Suite("Pitch tracker")
struct PitchTrackerTests {
  /// A voice-like buzz of 20 harmonics whose F0 goes from `start` to `end`.
  static func buzz(_ start: Double, _ end: Double, seconds: Double, rate: Int) -> [Float] {
    var phase = 0.0
    let count = Int(seconds * Double(rate))
    return (0..<count).map { index in
      let hertz = start + (end - start) * Double(index) / Double(count)
      phase += hertz / Double(rate)
      let sum = (1...20).reduce(0.0) { sum, harmonic in
        hertz * Double(harmonic) > Double(rate) / 2
          ? sum : sum + cos(2 * .pi * phase * Double(harmonic)) / Double(harmonic + 2)
      }
      return Float(sum * 0.2)
    }
  }

  @Test("a steady voice is found within 0.5 %", arguments: [8_000, 22_050, 26_000, 48_000])
  func steady(rate: Int) throws {
    for hertz in [80.0, 123, 175, 250, 300, 404, 520] {
      let track = PitchTracker().track(
        Self.buzz(hertz, hertz, seconds: 0.3, rate: rate), rate: SampleRate(hertz: rate))
      let median = try #require(track.medianHertz)
      #expect(abs(median / hertz - 1) < 0.005, "\(hertz) at \(rate): \(median)")
      #expect(try #require(track.rangeSemitones) < 0.2)
    }
  }

  @Test("a glide is followed, moment by moment")
  func glide() throws {
    let track = PitchTracker().track(
      Self.buzz(200, 400, seconds: 0.5, rate: 22_050), rate: SampleRate(hertz: 22_050))
    for point in track.points where (0.05...0.42).contains(point.seconds) {
      let hertz = try #require(point.hertz)
      #expect(abs(hertz / (200 + 400 * point.seconds) - 1) < 0.03, "\(point)")
    }
  }

  @Test("a moment has the pitch of the nearest one; before, after and in a pause there is none")
  func moment() {
    let track = PitchTrack(points: [
      .init(seconds: 0.01, hertz: 100), .init(seconds: 0.02, hertz: nil),
      .init(seconds: 0.03, hertz: 120),
    ])
    #expect([0.006, 0.014, 0.02, 0.026, 0.034].map(track.hertz) == [100, 100, nil, 120, 120])
    #expect([-1, 0.004, 0.036, 2].map(track.hertz) == [nil, nil, nil, nil])
    #expect(PitchTrack(points: []).hertz(at: 0) == nil)
  }

  @Test("noise and silence have no pitch, and neither has nothing")
  func unvoiced() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var luck = SeededGenerator(seed: seed)
    let noise = (0..<22_050).map { _ in Float.random(in: -0.3...0.3, using: &luck) }
    let track = PitchTracker().track(noise, rate: SampleRate(hertz: 22_050))
    #expect(track.sorted.count * 10 < track.points.count, "seed \(seed)")
    for silence in [[], [0], [Float](repeating: 0, count: 9999)] {
      let track = PitchTracker().track(silence, rate: .mix)
      #expect(track.medianHertz == nil)
      #expect(track.rangeSemitones == nil)
      #expect(track.sorted.isEmpty)
    }
  }

  @Test("percentiles lie between the voiced moments, and semitones are twelve to the octave")
  func percentiles() throws {
    let track = PitchTrack(
      points: [300.0, 100, 200].map { PitchTrack.Point(seconds: 0, hertz: $0) }
        + [PitchTrack.Point(seconds: 1, hertz: nil)])
    #expect(track.medianHertz == 200)
    #expect(track.percentile(0) == 100)
    #expect(track.percentile(75) == 250)
    #expect(Semitones.between(110, 220) == 12)
    #expect(abs(Semitones.factor(12) - 2) < 1e-12)
  }
}
