import Glibc
public import MeadowFoundations

/// Records what a sink plays, at 48 kHz mono, with the time of every block.
///
/// All calls may come from any thread; none blocks for longer than a block takes to copy, except
/// ``wait(until:patience:)``.
public protocol SinkMonitor: AnyObject, Sendable {
  /// The name of what is recorded.
  var source: String { get }
  /// Frames recorded since the beginning, holes included; the number of the next frame.
  var end: Int { get }
  /// Frames that were lost: the recorder was too slow or the server dropped them.
  var lostFrames: Int { get }
  /// The frames in a block.
  var fragment: Int { get }
  /// Why the recording ended, or nil while it goes on.
  var problem: String? { get }

  /// The samples of `range`, or nil where they are not there yet or no longer kept.
  func read(_ range: Range<Int>) -> [Float]?
  /// The blocks that arrived in `span`.
  func blocks(in span: ClosedRange<MonotonicTime>) -> [MonitorBlock]
  /// What the server said about the times of the frames it played in `span`; empty where it says
  /// nothing beside the blocks.
  func marks(in span: ClosedRange<MonotonicTime>) -> [PlayMark]
  /// Ends the recording; what was recorded can still be read.
  func close()
}

extension SinkMonitor {
  /// Waits until the block that arrived at `time` or later is recorded; false when `patience`
  /// milliseconds after `time` it still is not, or the recording has ended.
  public func wait(until time: MonotonicTime, patience: Int = 500) -> Bool {
    let limit = time.nanoseconds + Int64(patience) * 1_000_000
    while true {
      let now = MonotonicTime.now()
      if !blocks(in: time...max(time, now)).isEmpty { return true }
      if problem != nil || now.nanoseconds > limit { return false }
      let pause = (time.nanoseconds - now.nanoseconds) / 1_000
      usleep(UInt32(min(999_999, max(1_000, pause))))
    }
  }
}
