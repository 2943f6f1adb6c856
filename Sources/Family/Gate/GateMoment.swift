public import MeadowFoundations

/// A moment by a clock that nobody can set: the time since the machine started, and which start.
public struct GateMoment: Equatable, Sendable {
  /// The time since the machine started.
  public var time: MonotonicTime
  /// Which start that was; times of two starts cannot be compared.
  public var boot: String

  /// A moment.
  public init(time: MonotonicTime, boot: String) {
    self.time = time
    self.boot = boot
  }
}

extension MonotonicTime {
  /// The whole seconds until `end`, a part of one counting as one; 0 where it is over.
  func seconds(until end: MonotonicTime) -> Int {
    guard self < end else { return 0 }
    return Int((end.nanoseconds - nanoseconds + 999_999_999) / 1_000_000_000)
  }
}
