import MeadowFoundations
import SoundAnalysis

/// Where the periods of a voice lie in a sound, one mark for each; where nothing is voiced, a mark every
/// 5 ms.
///
/// From the loudest moment of a voiced stretch to both sides, each mark where the sound is most like that
/// around the mark before it.
struct PitchMarks {
  /// One period.
  struct Mark: Equatable {
    /// Its middle, in frames.
    var frame: Int
    /// How long it is, in frames.
    var period: Double
    /// Whether the voice sounds there.
    var isVoiced: Bool
  }

  /// The period of what is not voiced, in frames: 5 ms.
  static let unvoicedPeriod = 240
  /// How far a period may be from what the track says of it.
  private static let reach = (short: 0.8, long: 1.25)
  /// The first search is at one sample of so many: 12 kHz, where the first three formants are.
  private static let coarse = 4
  /// The longest gap in a voiced stretch that is a slip of the tracker, in moments.
  private static let slip = 2

  /// The marks, rising.
  let marks: [Mark]

  /// The marks of `samples`, mono at the mix rate, whose melody is `track`.
  init(_ samples: [Float], _ track: PitchTrack) {
    let finder = Finder(samples, track)
    var marks: [Mark] = []
    var frame = 0
    for stretch in finder.stretches {
      Self.fill(from: frame, to: stretch.lowerBound, into: &marks)
      let voiced = finder.marks(in: stretch)
      marks += voiced
      frame = voiced.last.map { $0.frame + Int($0.period) } ?? frame
    }
    Self.fill(from: frame, to: samples.count, into: &marks)
    self.marks = marks
  }

  private static func fill(from start: Int, to end: Int, into marks: inout [Mark]) {
    for frame in stride(from: start, to: end, by: unvoicedPeriod) {
      marks.append(Mark(frame: frame, period: Double(unvoicedPeriod), isVoiced: false))
    }
  }

  /// Looks for the marks of voiced stretches.
  private struct Finder {
    let samples: [Float]
    /// The same at a quarter of the rate.
    let coarse: [Float]
    /// The F0 of each moment of the track, its slips filled; nil where nothing is voiced.
    let hertz: [Double?]
    /// The frames between two moments.
    let step: Double

    init(_ samples: [Float], _ track: PitchTrack) {
      self.samples = samples
      coarse = Decimation.decimate(samples, by: PitchMarks.coarse)
      let points = track.points
      let seconds = points.count > 1 ? points[1].seconds - points[0].seconds : 1
      step = seconds * Double(SampleRate.mix.hertz)
      hertz = Self.filled(points.map(\.hertz))
    }

    private static func filled(_ hertz: [Double?]) -> [Double?] {
      var filled = hertz
      for start in hertz.indices where hertz[start] == nil {
        guard start > 0, filled[start - 1] != nil,
          hertz[start...].prefix(slip + 1).contains(where: { $0 != nil })
        else { continue }
        filled[start] = filled[start - 1]
      }
      return filled
    }

    /// The voiced stretches in frames.
    var stretches: [Range<Int>] {
      var stretches: [Range<Int>] = []
      var start: Int?
      for index in hertz.indices.map({ $0 }) + [hertz.count] {
        let isVoiced = index < hertz.count && hertz[index] != nil
        if isVoiced, start == nil { start = index }
        if !isVoiced, let begun = start {
          stretches.append(
            Int(Double(begun) * step)..<min(samples.count, Int(Double(index) * step)))
          start = nil
        }
      }
      return stretches
    }

    /// The period that the track gives at `frame`, in frames.
    private func period(at frame: Int) -> Double {
      let index = min(max(0, Int(Double(frame) / step)), hertz.count - 1)
      return Double(SampleRate.mix.hertz) / (hertz[index] ?? 200)
    }

    func marks(in stretch: Range<Int>) -> [Mark] {
      guard let first = loudest(in: stretch) else { return [] }
      var frames = [first]
      while let next = neighbour(of: frames[frames.count - 1], forward: true),
        next < stretch.upperBound
      {
        frames.append(next)
      }
      var before: [Int] = []
      while let next = neighbour(of: before.last ?? first, forward: false),
        next >= stretch.lowerBound
      {
        before.append(next)
      }
      return (before.reversed() + frames).map {
        Mark(frame: $0, period: period(at: $0), isVoiced: true)
      }
    }

    private func loudest(in stretch: Range<Int>) -> Int? {
      stretch.max { abs(samples[$0]) < abs(samples[$1]) }
    }

    /// The mark one period from `frame`, where the sound is most like that around it: at a quarter of the
    /// rate first, then among the best lag's neighbours.
    private func neighbour(of frame: Int, forward: Bool) -> Int? {
      let period = period(at: frame)
      let lags = Int(period * reach.short)...Int(period * reach.long)
      let half = Int(period / 2)
      let sign = forward ? 1 : -1
      let (part, near) = (PitchMarks.coarse, frame / PitchMarks.coarse)
      func likest(_ lags: some Sequence<Int>, _ at: (Int) -> Float?) -> Int? {
        var best: (likeness: Float, lag: Int)?
        for lag in lags {
          guard let likeness = at(lag) else { continue }
          if likeness > best?.likeness ?? -.infinity { best = (likeness, lag) }
        }
        return best?.lag
      }
      let rough = likest(lags.lowerBound / part...lags.upperBound / part) { lag in
        Self.likeness(coarse, near, near + sign * lag, half / part)
      }
      guard let rough else { return nil }
      let close = (rough - 1) * part + 1..<(rough + 1) * part
      return likest(close.clamped(to: lags.lowerBound..<lags.upperBound + 1)) { lag in
        Self.likeness(samples, frame, frame + sign * lag, half)
      }.map { frame + sign * $0 }
    }

    /// The normalised cross-correlation of `half` around two frames; nil where one lies too near an end.
    private static func likeness(_ samples: [Float], _ a: Int, _ b: Int, _ half: Int) -> Float? {
      guard min(a, b) - half >= 0, max(a, b) + half < samples.count else { return nil }
      return samples.withUnsafeBufferPointer { samples in
        let (from, other, count) = (a - half, b - half, 2 * half + 1)
        let power = Dot.product(samples, other, samples, other, count) + 1e-9
        return Dot.product(samples, from, samples, other, count) / power.squareRoot()
      }
    }
  }
}
