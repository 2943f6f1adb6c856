import Foundation
import MeadowFoundations
import MeadowSound
import Testing

/// Chimes are short, soft and below speech: document 000 §06 (under 1 s), "soft attack",
/// child-speech.md §5.4 (6 LU or more below speech).
@Suite("Chimes")
struct ChimeTests {
  @Test("a chime lasts less than a second", arguments: ChimeIntensity.allCases)
  func short(intensity: ChimeIntensity) {
    let clip = Chime.clip(intensity)
    #expect(clip.length.milliseconds < 1000)
    #expect(clip.length.milliseconds > 300)
  }

  @Test("a chime begins and ends at zero", arguments: ChimeIntensity.allCases)
  func ends(intensity: ChimeIntensity) {
    let samples = Chime.clip(intensity).samples
    #expect(samples.first == 0)
    #expect(samples.last == 0)
    #expect(samples.suffix(48).allSatisfy { abs($0) < Decibels.audible.linear })
  }

  @Test("a chime rises over at least 8 ms", arguments: ChimeIntensity.allCases)
  func softAttack(intensity: ChimeIntensity) {
    // A raised cosine of 12 ms is at 4 % after 1.5 ms, at 25 % after 4 ms; a click would be there at once.
    let loudness = Array(Chime.clip(intensity).samples).map(abs)
    let stroke = loudness.prefix(Frames.milliseconds(40).count).max() ?? 0
    func loudest(within milliseconds: Double) -> Float {
      loudness.prefix(Frames.milliseconds(milliseconds).count).max() ?? 1
    }
    #expect(stroke > 0)
    #expect(loudest(within: 1.5) < 0.06 * stroke)
    #expect(loudest(within: 4) < 0.35 * stroke)
    #expect(loudest(within: 8) < 0.9 * stroke)
  }

  @Test("no sample steps further than the partials allow", arguments: ChimeIntensity.allCases)
  func noClick(intensity: ChimeIntensity) {
    // The steepest a bar of the highest note can be: each partial's weight times its ratio, summed
    // (1 + 0.32 + 0.56 + 0.18 = 2.06) times 784 Hz. A click would step further.
    let samples = Array(Chime.clip(intensity).samples)
    let peak = samples.map(abs).max() ?? 0
    let step = zip(samples, samples.dropFirst()).map { abs($1 - $0) }.max() ?? 1
    #expect(step < peak * Float(2 * Double.pi * 784 * 2.06 / 48_000))
  }

  @Test("no sample is over -12 dBFS, and the fuller the chime the louder it is")
  func levels() {
    let peaks = ChimeIntensity.allCases.map { Chime.clip($0).samples.map(abs).max() ?? 0 }
    #expect(peaks.allSatisfy { $0 <= Decibels(-12).linear && $0 > Decibels(-30).linear })
    #expect(peaks == peaks.sorted())
    #expect(Set(peaks).count == peaks.count)
  }

  @Test(
    "a chime is at least 6 LU softer than speech at -19 LUFS", arguments: ChimeIntensity.allCases)
  func belowSpeech(intensity: ChimeIntensity) {
    let loudness = KWeighting.momentaryMaximum(of: Array(Chime.clip(intensity).samples))
    #expect(loudness <= -25)
    #expect(loudness > -40, "a chime nobody hears rewards nobody")
  }

  @Test("nothing of a chime lies over 6 kHz", arguments: ChimeIntensity.allCases)
  func warm(intensity: ChimeIntensity) {
    let samples = Chime.clip(intensity).samples.map(Double.init)
    let low = Set([523.25, 659.26, 783.99].map { power(of: samples, at: $0) })
    let high = stride(from: 6000.0, through: 20_000, by: 250).map { power(of: samples, at: $0) }
    #expect((high.max() ?? 1) < (low.max() ?? 0) * 1e-5)
  }

  @Test("a chime is the same every time, and no two intensities sound alike")
  func deterministic() {
    let first = ChimeIntensity.allCases.map { Array(Chime.clip($0).samples) }
    let second = ChimeIntensity.allCases.map { Array(Chime.clip($0).samples) }
    #expect(first == second)
    #expect(Set(first).count == first.count)
  }

  @Test(
    "subtle has one stroke, medium two, full three",
    arguments: zip(ChimeIntensity.allCases, [1, 2, 3]))
  func strokes(intensity: ChimeIntensity, count: Int) {
    // A stroke is a 10 ms block clearly louder than the one 30 ms before it.
    let samples = Array(Chime.clip(intensity).samples)
    let blocks = stride(from: 0, to: samples.count - 480, by: 480).map { start in
      samples[start..<start + 480].map(abs).max() ?? 0
    }
    let padded = [Float](repeating: 1e-6, count: 3) + blocks
    let rising = zip(padded, padded.dropFirst(3)).map { $1 > $0 * 1.25 }
    let edges = zip([false] + rising, rising).count { !$0 && $1 }
    #expect(edges == count)
  }

  /// The power of `samples` at `hertz` (Goertzel).
  private func power(of samples: [Double], at hertz: Double) -> Double {
    let turn = 2 * cos(2 * Double.pi * hertz / 48_000)
    var (last, before) = (0.0, 0.0)
    for (index, sample) in samples.enumerated() {
      // A Hann window keeps the low partials from leaking up.
      let window = 0.5 - 0.5 * cos(2 * Double.pi * Double(index) / Double(samples.count))
      (last, before) = (sample * window + turn * last - before, last)
    }
    return last * last + before * before - turn * last * before
  }
}

/// Momentary loudness of ITU-R BS.1770-5: two filters at 48 kHz, then the mean over 400 ms.
private enum KWeighting {
  static func momentaryMaximum(of samples: [Float]) -> Double {
    let padded = samples.map(Double.init) + [Double](repeating: 0, count: 19_200)
    let shelf = filter(
      padded, [1.53512485958697, -2.69169618940638, 1.19839281085285],
      [-1.69065929318241, 0.73248077421585])
    let weighted = filter(shelf, [1, -2, 1], [-1.99004745483398, 0.99007225036621])
    let sums = weighted.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1 * $1) }
    let loudest = zip(sums, sums.dropFirst(19_200)).map { $1 - $0 }.max() ?? 0
    return -0.691 + 10 * log10(loudest / 19_200)
  }

  private static func filter(_ input: [Double], _ b: [Double], _ a: [Double]) -> [Double] {
    var (x1, x2, y1, y2) = (0.0, 0.0, 0.0, 0.0)
    return input.map { x in
      let y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
      (x2, x1, y2, y1) = (x1, x, y1, y)
      return y
    }
  }
}
