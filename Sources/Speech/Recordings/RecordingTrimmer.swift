#if canImport(Glibc)
  import Glibc
#endif

/// Finds the word in a recording: where its sound begins and ends, soft consonants included.
///
/// By energy in frames of 5 ms against the recording's own quiet. From the first frame that is
/// clearly louder it goes back as long as there is anything above the quiet, in the high frequencies
/// too, where f, s and h are.
struct RecordingTrimmer {
  /// The samples of one frame at the mix rate: 5 ms.
  static let hop = 240
  /// Kept before the first sound and behind the last, in frames of 5 ms.
  private static let margins = (before: 2, after: 6)
  /// The longest soft sound before and behind, in frames: an f of 200 ms, a breath-out of 300 ms.
  private static let softest = (before: 40, after: 60)
  /// Sounds shorter than this, apart from all others by ``far``, are a click at the switch.
  private static let click = 5
  private static let far = 24

  private let loud: [Double]
  private let high: [Double]

  /// The frames of `samples`, mono at the mix rate.
  init(_ samples: [Float]) {
    var loud: [Double] = []
    var high: [Double] = []
    var last: Float = 0
    for start in stride(from: 0, to: samples.count - Self.hop + 1, by: Self.hop) {
      var energy = 0.0
      var difference = 0.0
      for sample in samples[start..<start + Self.hop] {
        energy += Double(sample * sample)
        difference += Double((sample - last) * (sample - last))
        last = sample
      }
      loud.append(Self.decibels(energy))
      high.append(Self.decibels(difference))
    }
    self.loud = loud
    self.high = high
  }

  private static func decibels(_ energy: Double) -> Double {
    10 * log10(max(energy / Double(hop), 1e-9))
  }

  /// The range of the word in samples, or nil where nothing stands out of the quiet.
  func word() -> Range<Int>? {
    guard let peak = loud.max(), peak > -70 else { return nil }
    let quiet = Self.quiet(loud)
    guard peak - quiet > 8 else { return 0..<loud.count * Self.hop }
    let threshold = min(max(quiet + 9, peak - 40), peak - 6)
    let bursts = Self.withoutClicks(Self.bursts(loud.map { $0 > threshold }))
    guard let first = bursts.first, let last = bursts.last else { return nil }
    let quietHigh = Self.quiet(high)
    let isSound = { (frame: Int) in
      loud[frame] > quiet + 4 || high[frame] > quietHigh + 6
    }
    var start = first.lowerBound
    let earliest = max(0, start - Self.softest.before)
    while start > earliest, isSound(start - 1) || (start > earliest + 1 && isSound(start - 2)) {
      start -= 1
    }
    var end = last.upperBound
    let latest = min(loud.count, end + Self.softest.after)
    while end < latest, isSound(end) || (end + 1 < latest && isSound(end + 1)) { end += 1 }
    start = max(0, start - Self.margins.before)
    end = min(loud.count, end + Self.margins.after)
    return start * Self.hop..<end * Self.hop
  }

  /// The level below which the quietest tenth lies.
  private static func quiet(_ levels: [Double]) -> Double {
    let sorted = levels.sorted()
    return max(-80, sorted[sorted.count / 10])
  }

  private static func bursts(_ isLoud: [Bool]) -> [Range<Int>] {
    var bursts: [Range<Int>] = []
    for (frame, isLoud) in isLoud.enumerated() where isLoud {
      if let last = bursts.last, frame - last.upperBound < far {
        bursts[bursts.count - 1] = last.lowerBound..<frame + 1
      } else {
        bursts.append(frame..<frame + 1)
      }
    }
    return bursts
  }

  private static func withoutClicks(_ bursts: [Range<Int>]) -> [Range<Int>] {
    let words = bursts.filter { $0.count > click }
    return words.isEmpty ? bursts : words
  }
}
