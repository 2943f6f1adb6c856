/// The fundamental frequency of a sound over time.
public struct PitchTrack: Equatable, Sendable {
  /// One moment.
  public struct Point: Equatable, Sendable {
    /// From the start of the sound, in seconds.
    public var seconds: Double
    /// The fundamental frequency, or nil where nothing is voiced.
    public var hertz: Double?

    /// A moment.
    public init(seconds: Double, hertz: Double?) {
      self.seconds = seconds
      self.hertz = hertz
    }
  }

  /// The moments, in order, evenly spaced.
  public var points: [Point]

  /// A track of `points`.
  public init(points: [Point]) { self.points = points }

  /// The voiced moments' frequencies, rising.
  public var sorted: [Double] { points.compactMap(\.hertz).sorted() }

  /// The median F0 in hertz, or nil without three voiced moments.
  public var medianHertz: Double? { percentile(50) }

  /// From the 5th to the 95th percentile of F0, in semitones, or nil without three voiced moments.
  public var rangeSemitones: Double? {
    guard let low = percentile(5), let high = percentile(95), low > 0 else { return nil }
    return Semitones.between(low, high)
  }

  /// The F0 at the moment nearest to `seconds`, or nil where nothing is voiced or nothing sounds.
  public func hertz(at seconds: Double) -> Double? {
    guard points.count > 1, let first = points.first else { return nil }
    let index = ((seconds - first.seconds) / (points[1].seconds - first.seconds)).rounded()
    return points.indices.contains(Int(index)) ? points[Int(index)].hertz : nil
  }

  /// A percentile (0–100) of the voiced moments, between the two nearest; nil where fewer than three
  /// are voiced.
  public func percentile(_ percent: Double) -> Double? {
    let values = sorted
    guard values.count >= 3 else { return nil }
    let place = min(max(percent, 0), 100) / 100 * Double(values.count - 1)
    let below = Int(place)
    let above = min(below + 1, values.count - 1)
    return values[below] + (place - Double(below)) * (values[above] - values[below])
  }
}
