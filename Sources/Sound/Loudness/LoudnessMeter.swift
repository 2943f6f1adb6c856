import CEbur128
public import MeadowFoundations

/// How loud a sound is heard, by libebur128 (EBU R128, ITU-R BS.1770).
public enum LoudnessMeter {
  /// How far the 400 ms window moves between two readings. Against 1 ms it misses less than 0.1 LU
  /// of a word; a reading costs 10 µs.
  static let hop = 0.02

  /// The loudest 400 ms of `samples`, with silence around them.
  public static func momentaryMaximum(_ samples: [Float], rate: SampleRate) -> Loudness {
    guard let state = EburState(rate: rate, modes: [EBUR128_MODE_M]) else { return .silence }
    return feed(samples, rate, state)
  }

  /// The highest point between the samples, as an amplitude; above 1 it clips in a loudspeaker.
  public static func truePeak(_ samples: [Float], rate: SampleRate) -> Double {
    guard let state = EburState(rate: rate, modes: [EBUR128_MODE_TRUE_PEAK]) else { return 0 }
    samples.withUnsafeBufferPointer { state.add($0) }
    return state.truePeak
  }

  /// Feeds everything and reads the window at every hop and at the end. The library begins with
  /// 400 ms of silence, and after the last sample no window holds more than the one that ends there.
  private static func feed(
    _ samples: [Float], _ rate: SampleRate, _ state: borrowing EburState
  ) -> Loudness {
    let step = max(1, Int(hop * Double(rate.hertz)))
    var maximum = Loudness.silence
    samples.withUnsafeBufferPointer { all in
      for start in stride(from: 0, to: all.count, by: step) {
        let end = min(all.count, start + step)
        state.add(UnsafeBufferPointer(rebasing: all[start..<end]))
        maximum = max(maximum, state.momentary)
      }
    }
    return maximum
  }
}
