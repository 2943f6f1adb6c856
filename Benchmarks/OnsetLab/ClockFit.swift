public import MeadowFoundations
public import MeadowSound

/// The straight line from a recording's frames to CLOCK_MONOTONIC, valid around the span it was
/// fitted over. Pure.
///
/// A block cannot be delivered before it is played, but it may be delivered late, so its arrival
/// times lie above the true line: the line goes through their lower envelope. The envelope is the
/// earliest tenth of each bucket of blocks and not the earliest block, because a sink that rewinds
/// hands the next block out early by up to its own length (reference/pulseaudio.md §3.5).
public struct ClockFit: Equatable, Sendable {
  /// Nanoseconds per frame at the mix rate without drift.
  static let nominal = 1e9 / Double(SampleRate.mix.hertz)
  /// The largest drift that is believed, in parts per million; crystals stay within 100.
  static let mostDrift = 500.0

  /// The sample clock's drift against CLOCK_MONOTONIC, in parts per million; positive is slow.
  public let driftPartsPerMillion: Double
  /// The median distance of the envelope's points from the line, in ms: how sure the line is.
  public let scatterMilliseconds: Double

  private let anchorFrame: Int
  private let anchorTime: Double  // nanoseconds
  private let slope: Double  // nanoseconds per frame

  /// The line under the arrivals of `blocks`; nil with fewer than 20 blocks of sound.
  public init?(blocks: [MonitorBlock]) {
    let points = blocks.filter { !$0.isHole }.map { (frame: $0.frame, time: $0.arrival) }
    self.init(points, quantile: 0.1)
  }

  /// The line through the server's own `marks`; nil with fewer than 20.
  public init?(marks: [PlayMark]) {
    self.init(marks.map { (frame: $0.frame, time: $0.time) }, quantile: 0.5)
  }

  private init?(_ points: [(frame: Int, time: MonotonicTime)], quantile: Double) {
    guard points.count >= 20, let first = points.first else { return nil }
    let start = first.time.nanoseconds
    let residuals = points.map { point in
      let x = Double(point.frame - first.frame)
      return (x: x, y: Double(point.time.nanoseconds - start) - x * Self.nominal)
    }
    let size = max(4, points.count / 40)
    let envelope = stride(from: 0, to: residuals.count, by: size).map { from in
      let bucket = residuals[from..<min(from + size, residuals.count)].sorted { $0.y < $1.y }
      return bucket[Int(Double(bucket.count - 1) * quantile)]
    }
    let limit = Self.nominal * Self.mostDrift / 1e6
    let drift = max(-limit, min(limit, Self.medianSlope(envelope)))
    let offset = median(envelope.map { $0.y - drift * $0.x })
    anchorFrame = first.frame
    anchorTime = Double(start) + offset
    slope = Self.nominal + drift
    driftPartsPerMillion = drift / Self.nominal * 1e6
    scatterMilliseconds = median(envelope.map { abs($0.y - drift * $0.x - offset) }) / 1e6
  }

  /// When the frame numbered `frame` passes.
  public func time(of frame: Int) -> MonotonicTime {
    MonotonicTime(
      nanoseconds: Int64((anchorTime + Double(frame - anchorFrame) * slope).rounded()))
  }

  /// The frame that passes at `time`, rounded down.
  public func frame(at time: MonotonicTime) -> Int {
    anchorFrame + Int(((Double(time.nanoseconds) - anchorTime) / slope).rounded(.down))
  }

  /// The median of the slopes between all pairs that are far enough apart to tell (Theil and Sen).
  private static func medianSlope(_ points: [(x: Double, y: Double)]) -> Double {
    let apart = ((points.last?.x ?? 0) - (points.first?.x ?? 0)) / 3
    var slopes: [Double] = []
    for (index, a) in points.enumerated() {
      for b in points[(index + 1)...] where b.x - a.x > max(apart, 1) {
        slopes.append((b.y - a.y) / (b.x - a.x))
      }
    }
    return median(slopes)
  }
}

/// The middle of `values`; 0 of none.
func median(_ values: [Double]) -> Double {
  guard !values.isEmpty else { return 0 }
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}
