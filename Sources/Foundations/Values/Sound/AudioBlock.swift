/// A run of frames for a page's own speakers; a later one overwrites what it overlaps.
public struct AudioBlock: Sendable {
  /// The position of the first frame.
  public var from: FramePosition
  /// The output's frame clock when the block was made.
  public var now: FramePosition
  /// The frames, 48 kHz mono.
  public var samples: [Float]

  /// A block of `samples` beginning at `from`.
  public init(from: FramePosition, now: FramePosition, samples: [Float]) {
    self.from = from
    self.now = now
    self.samples = samples
  }
}
