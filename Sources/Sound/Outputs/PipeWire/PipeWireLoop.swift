import CPipeWire
import Dispatch

/// Owns libpipewire's thread loop and its context, which starts the graph's real-time thread.
///
/// `@unchecked Sendable`: the lock and the threads are libpipewire's own, the pointers never change.
final class PipeWireLoop: @unchecked Sendable {
  /// Calls nothing of libpipewire's twice that may be called once.
  private static let isReady: Void = pw_init(nil, nil)

  let context: OpaquePointer
  private let thread: OpaquePointer

  /// A loop whose thread runs; `name` is the thread's, 15 bytes at most.
  init(_ name: String) throws(PipeWireError) {
    Self.isReady
    guard let thread = pw_thread_loop_new(name, nil) else { throw .unavailable }
    // These settings have the module that asks for real-time priority: by the process's own right
    // (RLIMIT_RTPRIO), else from RTKit; where both refuse, the thread runs as any other.
    let settings = meadow_pw_properties()
    pw_properties_set(settings, PW_KEY_CONFIG_NAME, "client-rt.conf")
    guard let context = pw_context_new(pw_thread_loop_get_loop(thread), settings, 0) else {
      pw_thread_loop_destroy(thread)
      throw .unavailable
    }
    self.thread = thread
    self.context = context
    guard pw_thread_loop_start(thread) >= 0 else { throw .unavailable }
  }

  /// Ending waits for the loop's thread, which cannot wait for itself.
  deinit {
    nonisolated(unsafe) let (thread, context) = (thread, context)  // nobody else has them any more
    let end: @Sendable () -> Void = {
      pw_thread_loop_stop(thread)
      pw_context_destroy(context)
      pw_thread_loop_destroy(thread)
    }
    if isCurrent { DispatchQueue.global().async(execute: end) } else { end() }
  }

  /// Whether this is the loop's own thread, where the lock is held.
  private var isCurrent: Bool { pw_thread_loop_in_thread(thread) }

  var loop: UnsafeMutablePointer<pw_loop> { pw_thread_loop_get_loop(thread) }

  /// The lock may be taken again by the thread that has it.
  func lock() { pw_thread_loop_lock(thread) }
  func unlock() { pw_thread_loop_unlock(thread) }
  func signal() { pw_thread_loop_signal(thread, false) }
  /// Waits for a signal, at most `seconds`; the lock is held before and after.
  func wait(seconds: Int32) { pw_thread_loop_timed_wait(thread, seconds) }
}
