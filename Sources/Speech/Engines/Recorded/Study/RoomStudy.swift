#if canImport(Glibc)
  import Glibc
#endif

/// What a recording holds besides the word: the room's noise and the hum of the mains. Pure.
struct RoomStudy {
  /// How far the voice stands above the room, in dB.
  let distance: Double
  /// Whether the mains are heard.
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
    hasHum = [50.0, 60].contains { mains in
      guard let (level, height) = Self.hum(samples, quiet, mains) else { return false }
      return height > Self.standsOut && level > speech - Self.unheard
    }
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

  /// The level of the harmonics of `mains` in a quiet stretch, and how far they stand out; nil where it
  /// is too short to tell.
  private static func hum(
    _ samples: [Float], _ quiet: Range<Int>, _ mains: Double
  ) -> (level: Double, height: Double)? {
    guard quiet.count >= 160 else { return nil }
    let from = quiet.lowerBound * SoundBands.hop
    let to = min(samples.count, from + min(quiet.count, 500) * SoundBands.hop)
    let stretch = Array(samples[from..<to])
    let harmonics = (1...6).map { power(stretch, mains * Double($0)) }
    let between = (1...6).map { power(stretch, mains * (Double($0) + 0.5)) }
    let strongest = harmonics.indices.max { harmonics[$0] < harmonics[$1] } ?? 0
    // One or two carry a hum; which, the microphone decides.
    let beside = max(between[strongest], strongest > 0 ? between[strongest - 1] : 0, 1e-14)
    return (
      10 * log10(max(harmonics.reduce(0, +), 1e-14)), 10 * log10(harmonics[strongest] / beside)
    )
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
