/// Finds peaks that a microphone or its amplifier has cut off: several samples alike at the very top.
enum ClippedPeaks {
  /// Whether `samples`, as they were recorded, have them.
  static func are(in samples: [Float]) -> Bool {
    let high = samples.max() ?? 0
    let low = samples.min() ?? 0
    return count(samples, at: high, 1) + count(samples, at: -low, -1) >= 3
  }

  /// How many times `samples` stay at `top`; what is soft is not cut off there.
  private static func count(_ samples: [Float], at top: Float, _ sign: Float) -> Int {
    guard top > 0.25 else { return 0 }
    var (count, run) = (0, 0)
    for sample in samples {
      if sample * sign >= top * 0.9995 {
        run += 1
        // A round peak has fewer: the lowest voice at 48 kHz three.
        if run == 5 { count += 1 }
      } else {
        run = 0
      }
    }
    return count
  }
}
