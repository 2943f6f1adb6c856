public import MeadowFoundations
import Synchronization

/// An output that nobody hears, on a real clock: for machines without sound and for trying the API.
public final class SilentOutput: AudioOutput {
  private let timeline = Mutex(Timeline())
  private let clock = RunningClock(start: .now())

  /// An output that begins now.
  public init() {}

  public func perform<Result>(_ edit: (inout Timeline, OutputClock) -> Result) -> Result {
    timeline.withLock { timeline in
      let now = clock.frame(at: .now())
      timeline.retire(before: now)
      return edit(&timeline, OutputClock(now: now, moment: clock.moment(of: now)))
    }
  }

  public var status: OutputStatus { OutputStatus(kind: .silent, state: .awake) }

  public func observe(_ observer: @escaping @Sendable (OutputChange) -> Void) {}

  public func close() {}
}
