import MeadowFoundations

/// A frame clock that runs with CLOCK_MONOTONIC, for outputs without a device of their own.
struct RunningClock {
  /// When frame 0 was.
  let start: MonotonicTime

  /// The frame that passes at `time`.
  func frame(at time: MonotonicTime) -> FramePosition {
    FramePosition(Frames.nanoseconds(time.nanoseconds - start.nanoseconds).count)
  }

  /// When the frame at `position` passes.
  func moment(of position: FramePosition) -> MonotonicTime {
    MonotonicTime(nanoseconds: start.nanoseconds + (position - .zero).nanoseconds)
  }
}
