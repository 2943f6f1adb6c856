import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

/// Where a known clip lies in a recording.
public struct WaveformMatch: Equatable, Sendable {
  /// The index in the recording of the clip's first sample.
  public var start: Int
  /// How alike they are, −1…1; an undisturbed clip gives 1.
  public var likeness: Double
  /// The factor the clip was played with.
  public var gain: Float

  /// How much of a clip is compared, in frames: 100 ms, since a shorter piece of a vowel is like
  /// itself one period later.
  static let probe = 4800

  /// Finds `clip` in `recording` where its first sample lies in `range`; nil when nothing there is
  /// alike. Looks at the first 100 ms from the clip's first audible sample on, or from `skipping`
  /// frames on, where another sound still fades under the clip's beginning.
  ///
  /// The place of the largest normalised cross-correlation is exact already when the recording is
  /// the clip itself; the last step takes the least residual of the places around it.
  public static func find(
    _ clip: [Float], in recording: [Float], range: Range<Int>, skipping: Int = 0
  ) -> WaveformMatch? {
    let rise = max(skipping, OnsetDetector.rise(of: clip).count)
    guard rise < clip.count else { return nil }
    let probe = Array(clip[rise..<min(rise + probe, clip.count)])
    let places = (range.lowerBound + rise)..<(range.upperBound + rise)
    let possible = places.clamped(to: 0..<max(0, recording.count - probe.count + 1))
    let energy = dot(probe, probe, at: 0)
    guard energy > 0, !possible.isEmpty else { return nil }
    var best: (place: Int, likeness: Double) = (possible.lowerBound, -1)
    for place in possible {
      let likeness = likeness(of: probe, energy: energy, in: recording, at: place)
      if likeness > best.likeness { best = (place, likeness) }
    }
    guard best.likeness > 0.7 else { return nil }
    let near = ((best.place - 2)..<(best.place + 3)).clamped(to: possible)
    let exact = near.min { a, b in
      residual(of: probe, in: recording, at: a) < residual(of: probe, in: recording, at: b)
    }
    let place = exact ?? best.place
    return WaveformMatch(
      start: place - rise,
      likeness: likeness(of: probe, energy: energy, in: recording, at: place),
      gain: Float(dot(probe, recording, at: place) / energy))
  }

  private static func likeness(
    of probe: [Float], energy: Double, in recording: [Float], at place: Int
  ) -> Double {
    var product: Float = 0
    var power: Float = 0
    for index in probe.indices {
      let sample = recording[place + index]
      product += probe[index] * sample
      power += sample * sample
    }
    return power > 1e-9 ? Double(product) / sqrt(energy * Double(power)) : 0
  }

  private static func residual(of probe: [Float], in recording: [Float], at place: Int) -> Double {
    probe.indices.reduce(0) { sum, index in
      let difference = Double(recording[place + index] - probe[index])
      return sum + difference * difference
    }
  }

  private static func dot(_ a: [Float], _ b: [Float], at place: Int) -> Double {
    a.indices.reduce(0) { $0 + Double(a[$1]) * Double(b[place + $1]) }
  }
}
