import CPulse
import Dispatch

/// Owns libpulse's threaded main loop, whose one lock guards all that a ``PulseOutput`` holds.
///
/// `@unchecked Sendable`: the lock and the thread are libpulse's own, the pointer never changes.
final class PulseLoop: @unchecked Sendable {
  let api: UnsafeMutablePointer<pa_mainloop_api>
  private let pointer: OpaquePointer

  init() throws(PulseError) {
    guard let pointer = pa_threaded_mainloop_new(), let api = pa_threaded_mainloop_get_api(pointer)
    else { throw .unavailable }
    self.pointer = pointer
    self.api = api
    pa_threaded_mainloop_set_name(pointer, "meadow-pulse")
    guard pa_threaded_mainloop_start(pointer) >= 0 else { throw .unavailable }
  }

  /// Ending waits for the loop's thread, which cannot wait for itself.
  deinit {
    nonisolated(unsafe) let pointer = pointer  // nobody else has it any more
    if isCurrent {
      DispatchQueue.global().async { pa_threaded_mainloop_free(pointer) }
    } else {
      pa_threaded_mainloop_free(pointer)
    }
  }

  /// Whether this is the loop's own thread. A callback's reference to its output may be the last
  /// one, so that the output ends here, where the lock is held and libpulse aborts who takes it.
  private var isCurrent: Bool { pa_threaded_mainloop_in_thread(pointer) != 0 }

  func lock() { if !isCurrent { pa_threaded_mainloop_lock(pointer) } }
  func unlock() { if !isCurrent { pa_threaded_mainloop_unlock(pointer) } }
  func signal() { pa_threaded_mainloop_signal(pointer, 0) }
  func wait() { pa_threaded_mainloop_wait(pointer) }

  /// Ends the loop's thread, or leaves that to `deinit`; not with the lock held by another thread.
  func stop() { if !isCurrent { pa_threaded_mainloop_stop(pointer) } }
}
