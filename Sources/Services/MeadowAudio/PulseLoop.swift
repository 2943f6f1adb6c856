import CPulse

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

  deinit { pa_threaded_mainloop_free(pointer) }

  func lock() { pa_threaded_mainloop_lock(pointer) }
  func unlock() { pa_threaded_mainloop_unlock(pointer) }
  func signal() { pa_threaded_mainloop_signal(pointer, 0) }
  func wait() { pa_threaded_mainloop_wait(pointer) }

  /// Ends the loop's thread; must not be called with the lock held.
  func stop() { pa_threaded_mainloop_stop(pointer) }
}
