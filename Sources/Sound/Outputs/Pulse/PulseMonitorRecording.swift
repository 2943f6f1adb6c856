public import MeadowFoundations

/// A run of frames as the sound server delivered it.
public struct MonitorBlock: Equatable, Sendable {
  /// The first frame, counted from the beginning of the recording.
  public var frame: Int
  /// How many frames.
  public var count: Int
  /// When it was read from the server.
  public var arrival: MonotonicTime
  /// Whether the frames were lost; they are zero in the recording and keep the count right.
  public var isHole: Bool

  /// A block of `count` frames from `frame` on.
  public init(frame: Int, count: Int, arrival: MonotonicTime, isHole: Bool = false) {
    self.frame = frame
    self.count = count
    self.arrival = arrival
    self.isHole = isHole
  }
}

/// The server's own statement of when a recorded frame is played.
public struct PlayMark: Equatable, Sendable {
  /// The frame, counted from the beginning of the recording.
  public var frame: Int
  /// When the sink plays it, by the server's clock of the sink.
  public var time: MonotonicTime

  /// `frame` is played at `time`.
  public init(frame: Int, time: MonotonicTime) {
    self.frame = frame
    self.time = time
  }
}

/// The last seconds of a recording, addressed by absolute frame, with the times of its blocks.
///
/// A value without locks; ``PulseMonitor`` guards the one it fills.
package struct MonitorRecording {
  /// Frames recorded since the beginning, holes included; the next frame's number.
  package private(set) var end = 0
  /// Frames that were lost.
  package private(set) var lost = 0
  private var samples: [Float]
  private var blocks: Ring<MonitorBlock>
  private var marks: Ring<PlayMark>

  /// Keeps the last `frames` frames, and the times of as many blocks of `fragment` frames.
  package init(keeping frames: Int, fragment: Int = 48) {
    samples = Array(repeating: 0, count: frames)
    blocks = Ring(capacity: frames / fragment)
    marks = Ring(capacity: frames / fragment / 10)
  }

  /// Adds `block` as it came at `arrival`.
  package mutating func append(_ block: UnsafeBufferPointer<Float>, at arrival: MonotonicTime) {
    for (offset, sample) in block.enumerated() { samples[(end + offset) % samples.count] = sample }
    note(block.count, at: arrival, isHole: false)
  }

  /// Adds `count` frames that the server had to drop.
  package mutating func appendHole(_ count: Int, at arrival: MonotonicTime) {
    for frame in end..<(end + count) { samples[frame % samples.count] = 0 }
    lost += count
    note(count, at: arrival, isHole: true)
  }

  /// Adds what the server says about the time of a frame.
  package mutating func append(_ mark: PlayMark) { marks.append(mark) }

  /// The samples of `range`, or nil where they are not there yet or no longer kept.
  package func read(_ range: Range<Int>) -> [Float]? {
    guard range.upperBound <= end, range.lowerBound >= max(0, end - samples.count) else {
      return nil
    }
    return range.map { samples[$0 % samples.count] }
  }

  /// The kept blocks that arrived in `span`, oldest first.
  package func blocks(in span: ClosedRange<MonotonicTime>) -> [MonitorBlock] {
    blocks.elements.filter { span.contains($0.arrival) }
  }

  /// The kept marks whose time lies in `span`, oldest first.
  package func marks(in span: ClosedRange<MonotonicTime>) -> [PlayMark] {
    marks.elements.filter { span.contains($0.time) }
  }

  private mutating func note(_ count: Int, at arrival: MonotonicTime, isHole: Bool) {
    blocks.append(MonitorBlock(frame: end, count: count, arrival: arrival, isHole: isHole))
    end += count
  }
}

/// The last `capacity` elements.
private struct Ring<Element> {
  let capacity: Int
  private var storage: [Element] = []
  private var next = 0

  init(capacity: Int) {
    self.capacity = max(1, capacity)
    storage.reserveCapacity(self.capacity)
  }

  mutating func append(_ element: Element) {
    if storage.count < capacity {
      storage.append(element)
    } else {
      storage[next] = element
      next = (next + 1) % capacity
    }
  }

  var elements: [Element] { Array(storage[next...] + storage[..<next]) }
}
