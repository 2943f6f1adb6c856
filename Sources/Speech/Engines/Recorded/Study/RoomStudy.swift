#if canImport(Glibc)
  import Glibc
#endif

/// What a recording holds besides the word: the room's noise and the hum of the mains. Pure.
struct RoomStudy {
  /// How far the voice stands above the room, in dB.
  let distance: Double
  /// Whether the mains are heard in it.
  let hasHum: Bool

  /// Below this the room is heard with the word, in dB.
  static let noisy = 25.0
  /// A hum this far below the voice is not heard, in dB.
  private static let unheard = 42.0
  /// How far the harmonics of the mains stand above what lies between them, in dB.
  private static let standsOut = 9.0

  /// The room around the word that `edges` found in `samples`.
  init(_ samples: [Float], _ bands: SoundBands, _ edges: WordEdges) {
    let voice = bands.all[edges.word]
    let peak = voice.max() ?? -120
    let speech = Self.mean(voice.filter { $0 > peak - 20 })
    distance = speech - Self.mean(edges.room.map { bands.all[$0] })
    let quiet = Self.longest(edges.room)
    hasHum = [50.0, 60].contains { Self.hums(samples, quiet, $0, voice: speech) }
  }

  /// The mean power of `levels`, in dB.
  private static func mean(_ levels: [Double]) -> Double {
    guard !levels.isEmpty else { return -120 }
    return 10 * log10(levels.reduce(0) { $0 + pow(10, $1 / 10) } / Double(levels.count))
  }

  /// The longest stretch of `steps`, which rise.
  private static func longest(_ steps: [Int]) -> Range<Int> {
    var (longest, start) = (0..<0, 0)
    let steps = steps.sorted()
    for (index, step) in steps.enumerated() {
      if index == 0 || step != steps[index - 1] + 1 { start = step }
      if step + 1 - start > longest.count { longest = start..<step + 1 }
    }
    return longest
  }

  /// Whether harmonics of `mains` stand out of a quiet stretch: several, or one by far, for the peaks of a
  /// room's noise stand alone.
  private static func hums(
    _ samples: [Float], _ quiet: Range<Int>, _ mains: Double, voice: Double
  ) -> Bool {
    guard quiet.count >= 160 else { return false }
    let from = quiet.lowerBound * SoundBands.hop
    let to = min(samples.count, from + min(quiet.count, 500) * SoundBands.hop)
    let stretch = Array(samples[from..<to])
    let harmonics = (1...6).map { power(stretch, mains * Double($0)) }
    let between = (0...6).map { power(stretch, mains * (Double($0) + 0.5)) }
    let heights = (0..<6).map { index in
      10 * log10(harmonics[index] / max(between[index], between[index + 1], 1e-14))
    }
    let loud = zip(harmonics, heights).filter { $1 > standsOut }.reduce(0) { $0 + $1.0 }
    guard 10 * log10(max(loud, 1e-14)) > voice - unheard else { return false }
    return heights.count { $0 > standsOut } >= 3 || heights.contains { $0 > standsOut + 9 }
  }

  /// The power of the sine of `hertz` in `samples`, under a Hann window (Goertzel's sum).
  private static func power(_ samples: [Float], _ hertz: Double) -> Double {
    let w = 2 * Double.pi * hertz / 48_000
    let turn = 2 * Double.pi / Double(samples.count)
    var (real, imaginary, weight) = (0.0, 0.0, 0.0)
    for (index, sample) in samples.enumerated() {
      let window = 0.5 - 0.5 * cos(turn * Double(index))
      real += Double(sample) * window * cos(w * Double(index))
      imaginary += Double(sample) * window * sin(w * Double(index))
      weight += window
    }
    return 2 * (real * real + imaginary * imaginary) / (weight * weight)
  }
}
