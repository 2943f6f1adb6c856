import MeadowFoundations
import MeadowSound
import OnsetLab

/// Clips and recordings made from a seed.
struct SyntheticSound {
  var chance: SeededGenerator

  init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

  /// A voice-like clip: a few harmonics that glide, with a soft rise of `rise` frames.
  mutating func clip(_ count: Int, rise: Int = 40) -> [Float] {
    let pitch = Double.random(in: 0.015...0.04, using: &chance)
    let parts = (1...6).map { harmonic in
      (Double(harmonic), Double.random(in: 0.02...0.12, using: &chance))
    }
    var phase = 0.0
    return (0..<count).map { index in
      phase += pitch * (1 + 0.3 * Double(index) / Double(count))
      let sum = parts.reduce(0) { $0 + triangle(phase * $1.0) * $1.1 }
      let noise = Double.random(in: -0.01...0.01, using: &chance)
      return Float((sum + noise) * min(1, Double(index) / Double(rise)))
    }
  }

  private func triangle(_ phase: Double) -> Double {
    let part = (phase / 6.283).truncatingRemainder(dividingBy: 1)
    return 4 * abs(part - 0.5) - 1
  }

  /// The blocks of a recording of `seconds`: 1 ms each, each late by a skewed chance amount, on a
  /// clock that drifts by `ppm`; `early` of 100 come half a block early, as after a rewind.
  mutating func blocks(seconds: Int, ppm: Double, early: Int = 0, floor: Double = 0.1)
    -> [MonitorBlock]
  {
    let slope = 1e6 / 48 * (1 + ppm / 1e6)
    return (0..<(seconds * 1000)).map { index in
      let late = Double.random(in: 0...1, using: &chance)
      let isEarly = Int.random(in: 0..<100, using: &chance) < early
      let delay = floor + late * late * late * 2 - (isEarly ? 0.5 : 0)
      let time = 5e9 + Double(index * 48) * slope + delay * 1e6
      return MonitorBlock(
        frame: index * 48, count: 48, arrival: MonotonicTime(nanoseconds: Int64(time)))
    }
  }
}
