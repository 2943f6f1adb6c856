public import MeadowFoundations

/// Where the mix goes: a sound server, a page, a file, or nowhere.
///
/// Each kind keeps a ``Timeline`` under its own lock and lets callers edit it. All methods may be
/// called from any thread and return within a few hundred microseconds.
public protocol AudioOutput: AnyObject, Sendable {
  /// Edits the timeline from `clock.now` on and makes the edit heard.
  ///
  /// Edits must touch no frame before `clock.now`; those are on their way to the listener. The
  /// closure runs under the output's lock: no I/O, no waiting.
  func perform<Result>(_ edit: (inout Timeline, OutputClock) -> Result) -> Result

  /// How the output fares.
  var status: OutputStatus { get }

  /// Tells `observer` of every change, from any thread; one observer at a time.
  func observe(_ observer: @escaping @Sendable (OutputChange) -> Void)

  /// Ends the output; nothing sounds afterwards.
  func close()
}

/// The frame clock of an output at the moment of an edit.
public struct OutputClock: Sendable {
  /// The first frame that an edit can still change.
  public var now: FramePosition
  /// When ``now`` is expected to leave the output.
  public var moment: MonotonicTime

  /// When the frame at `position` is expected to leave the output.
  public func moment(of position: FramePosition) -> MonotonicTime {
    MonotonicTime(nanoseconds: moment.nanoseconds + (position - now).nanoseconds)
  }
}

/// What an output tells its observer.
public enum OutputChange: Sendable, Equatable {
  /// It fares differently.
  case status(OutputStatus)
  /// Its device was lost and all that was placed before `epoch` is gone; it is never replayed.
  case lost(epoch: Int)
}
