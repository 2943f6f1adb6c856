import MeadowFoundations
import OnsetLab
import Testing

/// Words found again in a recording, and clicks between them (architecture §3).
@Suite("Waveform match")
struct WaveformMatchTests {
  /// A recording of `old` cut off by `new`, as the timeline mixes it.
  private static func recording(
    _ old: [Float], at oldStart: Int, _ new: [Float], at newStart: Int, count: Int,
    length: Int = 192
  ) -> [Float] {
    var samples = [Float](repeating: 0, count: count)
    for index in old.indices where oldStart + index < count {
      let gain = FadeCurve.gain(after: oldStart + index - newStart, of: length)
      samples[oldStart + index] += old[index] * gain
    }
    for index in new.indices where newStart + index < count {
      samples[newStart + index] += new[index]
    }
    return samples
  }

  @Test("a clip is found at its very frame, whatever its gain")
  func exactPlace() throws {
    for seed in UInt64(1)...12 {
      var sound = SyntheticSound(seed: seed)
      let clip = sound.clip(12_000)
      let place = Int.random(in: 700...4000, using: &sound.chance)
      let gain = Float.random(in: 0.1...1, using: &sound.chance)
      var recording = [Float](repeating: 0, count: 20_000)
      for index in clip.indices { recording[place + index] = clip[index] * gain }
      let found = WaveformMatch.find(clip, in: recording, range: 600..<4800)
      let match = try #require(found, "seed \(seed)")
      #expect(match.start == place, "seed \(seed)")
      #expect(abs(match.gain - gain) < 0.001, "seed \(seed)")
    }
  }

  @Test("silence and another word are not the clip")
  func notThere() {
    var sound = SyntheticSound(seed: 20)
    let clip = sound.clip(9000)
    let silence = [Float](repeating: 0, count: 15_000)
    let noise = (0..<15_000).map { _ in Float.random(in: -0.3...0.3, using: &sound.chance) }
    let inSilence = WaveformMatch.find(clip, in: silence, range: 0..<5000)
    let ofSilence = WaveformMatch.find(silence, in: clip, range: 0..<100)
    let inNoise = WaveformMatch.find(clip, in: noise, range: 0..<5000)
    #expect(inSilence == nil && ofSilence == nil && inNoise == nil)
  }

  @Test("a clean splice is explained to the last sample")
  func cleanSplice() throws {
    for seed in UInt64(1)...10 {
      var sound = SyntheticSound(seed: seed)
      let (old, new) = (sound.clip(18_000), sound.clip(15_000))
      let at = Int.random(in: 7000...9000, using: &sound.chance)
      let samples = Self.recording(old, at: 800, new, at: at, count: 20_000)
      let found = InterruptionMatch.find(
        old: old, new: new, in: samples, oldRange: 700..<5000, newRange: 6900..<11_000)
      let match = try #require(found, "seed \(seed)")
      #expect(match.oldStart == 800, "seed \(seed)")
      #expect(match.newStart == at && match.fadeStart == at, "seed \(seed)")
      #expect(match.largestResidual < 1e-5, "seed \(seed)")
      #expect(match.oldLastAudible < at + 192 && match.oldLastAudible > at + 60, "seed \(seed)")
      #expect(match.newFirstAudible == at + OnsetDetector.rise(of: new).count, "seed \(seed)")
    }
  }

  @Test("a click of 0.01 at the splice is found and placed")
  func click() throws {
    var sound = SyntheticSound(seed: 31)
    let (old, new) = (sound.clip(18_000), sound.clip(15_000))
    var samples = Self.recording(old, at: 800, new, at: 8000, count: 20_000)
    samples[8033] += 0.01
    let found = InterruptionMatch.find(
      old: old, new: new, in: samples, oldRange: 700..<5000, newRange: 7900..<12_000)
    let match = try #require(found)
    #expect(match.residualAt == 8033)
    #expect(abs(match.largestResidual - 0.01) < 0.0005)
  }

  @Test("a word cut off without a fade is a click")
  func noFade() throws {
    var sound = SyntheticSound(seed: 32)
    let (old, new) = (sound.clip(18_000), sound.clip(15_000))
    let samples = Self.recording(old, at: 800, new, at: 8000, count: 20_000, length: 1)
    let found = InterruptionMatch.find(
      old: old, new: new, in: samples, oldRange: 700..<5000, newRange: 7900..<12_000)
    let match = try #require(found)
    #expect(match.largestResidual > Decibels.audible.linear)
    #expect(match.oldLastAudible <= 8000)
  }

  @Test("the onset is the first sample over -60 dBFS, and the rise is the clip's own")
  func onset() {
    let samples: [Float] = [0, 0.0009, -0.0009, 0.0011, 0.5, 0, -0.2]
    #expect(OnsetDetector.firstAudible(in: samples) == 3)
    #expect(OnsetDetector.firstAudible(in: samples, from: 5) == 6)
    #expect(OnsetDetector.lastAudible(in: samples, range: 0..<6) == 4)
    #expect(OnsetDetector.rise(of: samples) == Frames(3))
    #expect(OnsetDetector.rise(of: [0, 0]) == .zero)
  }
}
