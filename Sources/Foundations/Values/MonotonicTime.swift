#if canImport(Glibc)
  import Glibc
#endif

/// A moment on CLOCK_MONOTONIC, in nanoseconds; the clock of every latency figure.
public struct MonotonicTime: Equatable, Comparable, Sendable, Codable {
  /// Nanoseconds since the machine started.
  public var nanoseconds: Int64

  /// The moment `nanoseconds` after the machine started.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// This moment, read from the machine. Engines take time as an argument and never call it.
  public static func now() -> MonotonicTime {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec))
  }

  /// The milliseconds from `earlier` to this moment.
  public func milliseconds(since earlier: MonotonicTime) -> Double {
    Double(nanoseconds - earlier.nanoseconds) / 1_000_000
  }

  /// The moment `seconds` after this one, at most a day; what is no number counts as nothing.
  package func later(bySeconds seconds: Double) -> MonotonicTime {
    let held = seconds > 0 ? min(seconds, 86_400) : 0
    return MonotonicTime(nanoseconds: nanoseconds + Int64((held * 1_000_000_000).rounded()))
  }

  public static func < (a: MonotonicTime, b: MonotonicTime) -> Bool {
    a.nanoseconds < b.nanoseconds
  }
}
