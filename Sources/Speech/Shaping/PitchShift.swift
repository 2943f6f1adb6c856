import MeadowFoundations
import SoundAnalysis

#if canImport(Glibc)
  import Glibc
#endif

/// Says a sound at another height and in another time without moving its resonances, by overlapping its
/// periods anew (pitch-synchronous overlap and add, after Moulines and Charpentier 1990).
///
/// A man's voice goes up by more than an octave here. Rubber Band, which stretches recordings, leaves
/// less of a word on such a way. The same samples always give the same sound. Any thread.
struct PitchShift {
  private let samples: [Float]
  private let marks: [PitchMarks.Mark]

  /// A shift of `samples`, mono at the mix rate, whose melody is `track`.
  init(_ samples: [Float], _ track: PitchTrack) {
    self.samples = samples
    marks = PitchMarks(samples, track).marks
  }

  /// The sound `stretch` times as long, each period of F0 `f` at `hertz(f)`.
  func made(stretch: Double, hertz: (Double) -> Double) -> [Float] {
    let rate = Double(SampleRate.mix.hertz)
    var output = [Float](repeating: 0, count: Int((Double(samples.count) * stretch).rounded()))
    guard !marks.isEmpty else { return output }
    var (time, index, uses) = (0.0, 0, 0)
    var window = HannWindows()
    while time < Double(output.count) {
      let nearest = self.nearest(to: time / stretch, from: index)
      uses = nearest == index ? uses + 1 : 0
      index = nearest
      let mark = marks[index]
      let spacing = mark.isVoiced ? rate / hertz(rate / mark.period) : mark.period
      // No wider than the periods on either side, so that grains overlap by half and add up to one.
      let half = Int(min(spacing, mark.period))
      // The same noise twice is a tone; backwards it is another one.
      let isReversed = !mark.isVoiced && uses % 2 == 1
      if half > 0 {
        add(mark.frame, half, to: Int(time.rounded()), isReversed, window(half), in: &output)
      }
      time += spacing
    }
    return output
  }

  private func nearest(to frame: Double, from start: Int) -> Int {
    var index = start
    while index + 1 < marks.count,
      abs(Double(marks[index + 1].frame) - frame) <= abs(Double(marks[index].frame) - frame)
    {
      index += 1
    }
    return index
  }

  /// Adds what sounds `half` around `source`, faded to both sides, around `target`.
  private func add(
    _ source: Int, _ half: Int, to target: Int, _ isReversed: Bool, _ window: [Float],
    in output: inout [Float]
  ) {
    let (first, last) = (max(-half, -target), min(half, output.count - 1 - target))
    guard first <= last else { return }
    output.withUnsafeMutableBufferPointer { output in
      samples.withUnsafeBufferPointer { samples in
        for offset in first...last {
          let from = source + (isReversed ? -offset : offset)
          guard samples.indices.contains(from) else { continue }
          output[target + offset] += samples[from] * window[abs(offset)]
        }
      }
    }
  }
}

/// Half of Hann windows, from the middle on; most periods of a sound are as long as another one.
private struct HannWindows {
  private var halves: [Int: [Float]] = [:]

  /// The one that is gone after `half` frames.
  mutating func callAsFunction(_ half: Int) -> [Float] {
    if let known = halves[half] { return known }
    let window = (0...half).map {
      Float(0.5 + 0.5 * cos(Double.pi * Double($0) / Double(half)))
    }
    halves[half] = window
    return window
  }
}
