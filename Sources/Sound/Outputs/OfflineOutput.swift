public import MeadowFoundations
import Synchronization

/// An output on a virtual clock: time passes when it is told to; tests and replays listen to it.
public final class OfflineOutput: AudioOutput {
  private struct State {
    var timeline = Timeline()
    var now = FramePosition.zero
    var recording: [Float] = []
  }

  private let state = Mutex(State())
  private let observers = ObserverBox()
  private let keepsRecording: Bool

  /// An output at frame 0; it keeps what it renders unless told otherwise.
  public init(keepsRecording: Bool = true) { self.keepsRecording = keepsRecording }

  /// Lets `frames` pass, rendering them in blocks of `block` frames; returns what was heard.
  @discardableResult
  public func advance(by frames: Frames, block: Int = 480) -> [Float] {
    state.withLock { state in
      var heard = [Float](repeating: 0, count: max(0, frames.count))
      heard.withUnsafeMutableBufferPointer { heard in
        for start in stride(from: 0, to: heard.count, by: max(1, block)) {
          let part = UnsafeMutableBufferPointer(
            rebasing: heard[start..<min(start + max(1, block), heard.count)])
          state.timeline.render(into: part, from: state.now + Frames(start))
        }
      }
      state.now = state.now + Frames(heard.count)
      state.timeline.retire(before: state.now)
      if keepsRecording { state.recording += heard }
      return heard
    }
  }

  /// Everything heard since the beginning.
  public var recording: [Float] { state.withLock { $0.recording } }

  /// The virtual time.
  public var now: FramePosition { state.withLock { $0.now } }

  /// The moment that a frame means on this clock.
  public static func moment(of position: FramePosition) -> MonotonicTime {
    MonotonicTime(nanoseconds: Frames(position.frame).nanoseconds)
  }

  /// Behaves as a device that was lost and came back: what was placed is gone.
  public func loseDevice() {
    let epoch = state.withLock { state in
      state.timeline.clear()
      return state.timeline.epoch
    }
    observers.tell(.lost(epoch: epoch))
  }

  public func perform<Result>(_ edit: (inout Timeline, OutputClock) -> Result) -> Result {
    state.withLock { state in
      edit(&state.timeline, OutputClock(now: state.now, moment: Self.moment(of: state.now)))
    }
  }

  public var status: OutputStatus { OutputStatus(kind: .offline, state: .awake) }

  public func observe(_ observer: @escaping @Sendable (OutputChange) -> Void) {
    observers.set(observer)
  }

  public func close() {}
}
