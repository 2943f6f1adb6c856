/// How many sample frames pass in one second; everything Meadow mixes runs at ``SampleRate/mix``.
public struct SampleRate: Equatable, Sendable, Codable {
  /// Frames per second, in hertz; positive.
  public let hertz: Int

  /// A rate in hertz; must be positive.
  public init(hertz: Int) {
    precondition(hertz > 0, "a sample rate is positive")
    self.hertz = hertz
  }

  /// The rate of every clip, timeline and output: 48 kHz (architecture §3).
  public static let mix = SampleRate(hertz: 48_000)
}

/// A number of frames at the mix rate; a length on the timeline.
public struct Frames: Equatable, Comparable, Sendable, Codable {
  /// The count, which may be negative when it is a difference.
  public var count: Int

  /// A length of `count` frames.
  @inlinable public init(_ count: Int) { self.count = count }

  /// No frames.
  public static let zero = Frames(0)

  /// The frames that pass in `milliseconds`, rounded to the nearest.
  public static func milliseconds(_ milliseconds: Double) -> Frames {
    Frames(Int((milliseconds * Double(SampleRate.mix.hertz) / 1000).rounded()))
  }

  /// The frames that pass in `nanoseconds`, rounded down.
  public static func nanoseconds(_ nanoseconds: Int64) -> Frames {
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    let hertz = Int64(SampleRate.mix.hertz)
    return Frames(Int(seconds * hertz + rest * hertz / 1_000_000_000))
  }

  /// This length in seconds.
  public var seconds: Double { Double(count) / Double(SampleRate.mix.hertz) }

  /// This length in milliseconds.
  public var milliseconds: Double { seconds * 1000 }

  /// This length in nanoseconds, rounded up, so that as many frames fit into it again.
  public var nanoseconds: Int64 {
    let hertz = SampleRate.mix.hertz
    let (seconds, rest) = count.quotientAndRemainder(dividingBy: hertz)
    return Int64(seconds * 1_000_000_000 + (rest * 1_000_000_000 + hertz - 1) / hertz)
  }

  @inlinable public static func < (a: Frames, b: Frames) -> Bool { a.count < b.count }
  @inlinable public static func + (a: Frames, b: Frames) -> Frames { Frames(a.count + b.count) }
  @inlinable public static func - (a: Frames, b: Frames) -> Frames { Frames(a.count - b.count) }
}

/// A place on an output's frame clock: what is heard at this frame is decided by the timeline.
public struct FramePosition: Equatable, Comparable, Sendable, Codable {
  /// Frames since the output's clock began; never wraps in a lifetime of use.
  public var frame: Int

  /// The position `frame` frames after the clock began.
  @inlinable public init(_ frame: Int) { self.frame = frame }

  /// Where the clock begins.
  public static let zero = FramePosition(0)

  @inlinable public static func < (a: FramePosition, b: FramePosition) -> Bool {
    a.frame < b.frame
  }
  @inlinable public static func + (a: FramePosition, b: Frames) -> FramePosition {
    FramePosition(a.frame + b.count)
  }
  @inlinable public static func - (a: FramePosition, b: Frames) -> FramePosition {
    FramePosition(a.frame - b.count)
  }
  @inlinable public static func - (a: FramePosition, b: FramePosition) -> Frames {
    Frames(a.frame - b.frame)
  }
}
