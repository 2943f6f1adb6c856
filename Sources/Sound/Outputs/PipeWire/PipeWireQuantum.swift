package import MeadowFoundations

/// How long a cycle of the graph Meadow asks for: short while a child is there, longer while nobody taps,
/// and longer for a while on a machine that cannot keep up. Pure: times are arguments.
package struct PipeWireQuantum {
  /// How far the output rests.
  package enum Rest: Int, Comparable, Sendable {
    /// Somebody has tapped lately.
    case awake
    /// Nobody has for a while: half the wakeups, for which the next tap pays 5 ms at most.
    case resting
    /// Nobody is there: an eighth of the wakeups; the next tap pays up to 37 ms, once.
    case alone

    package static func < (a: Rest, b: Rest) -> Bool { a.rawValue < b.rawValue }
  }

  /// The cycle that somebody who taps waits for: 2.7 ms. 256 frames cost one half as many wakeups and
  /// twice the wait; shorter ones gain less than a service's own millisecond.
  static let awake = Frames(128)
  /// The longest for a machine that cannot keep up: a tap still comes within 21 ms.
  static let most = Frames(512)
  /// PipeWire's own usual one.
  static let usual = Frames(1_024)
  /// How many missed cycles in ``memory`` are no chance.
  static let patience = 3
  /// How long a missed cycle counts.
  static let memory = Duration.seconds(10)
  /// How long without one until a shorter cycle is tried again.
  static let recovery = Duration.seconds(300)

  /// How far the output rests.
  package var rest = Rest.awake
  private var least = Self.awake
  private var missed = 0
  private var lastMiss = MonotonicTime(nanoseconds: 0)

  /// A machine that keeps up, awake.
  package init() {}

  /// What is asked for.
  package var frames: Frames {
    switch rest {
    case .awake: least
    case .resting: max(least, Frames(256))
    case .alone: Self.usual
    }
  }

  /// A cycle was missed at `time` that would have been heard: after a few the cycles grow.
  package mutating func miss(at time: MonotonicTime) {
    let passed = time.nanoseconds - lastMiss.nanoseconds
    missed = passed > Self.memory.nanoseconds ? 1 : missed + 1
    lastMiss = time
    guard missed >= Self.patience else { return }
    missed = 0
    least = min(Self.most, Frames(least.count * 2))
  }

  /// A cycle was met at `time`: after minutes without a miss the cycles shrink.
  package mutating func meet(at time: MonotonicTime) {
    guard least > Self.awake,
      time.nanoseconds - lastMiss.nanoseconds > Self.recovery.nanoseconds
    else { return }
    lastMiss = time
    least = max(Self.awake, Frames(least.count / 2))
  }
}
