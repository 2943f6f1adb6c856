import CEbur128
import MeadowFoundations

/// libebur128's state for one mono sound. One thread at a time.
struct EburState: ~Copyable {
  private var state: UnsafeMutablePointer<ebur128_state>?

  /// A state that measures what `modes` names; nil where the library has no memory for it or does
  /// not take the rate (16 Hz to 2.8 MHz).
  init?(rate: SampleRate, modes: [mode]) {
    let bits = modes.reduce(0) { $0 | Int32(bitPattern: $1.rawValue) }
    guard let state = ebur128_init(1, UInt(rate.hertz), bits) else { return nil }
    self.state = state
    // One channel that two loudspeakers play is 3 LU louder; Meadow speaks of one, as files do.
    ebur128_set_channel(state, 0, Int32(EBUR128_LEFT.rawValue))
  }

  deinit {
    var state = state
    ebur128_destroy(&state)
  }

  /// Takes more sound.
  func add(_ samples: UnsafeBufferPointer<Float>) {
    guard let start = samples.baseAddress else { return }
    ebur128_add_frames_float(state, start, samples.count)
  }

  /// The last 400 ms.
  var momentary: Loudness {
    var value = -Double.infinity
    guard ebur128_loudness_momentary(state, &value) == 0, value.isFinite else { return .silence }
    return Loudness(lufs: value)
  }

  /// The highest point between the samples, as an amplitude.
  var truePeak: Double {
    var peak = 0.0
    ebur128_true_peak(state, 0, &peak)
    return peak
  }
}
