import CPulse
import Dispatch
import MeadowFoundations

/// Learning where the server reads. All of it runs with the mainloop's lock held.
extension PulseOutput {
  /// An edit whose timeliness the next report tells.
  struct PendingEdit {
    var frame: Int
    var sent: MonotonicTime
  }

  /// Asks for a report; where an edit was just sent, the answer also says whether it was late,
  /// because the server takes edit and question in order.
  func askTiming(afterEdit frame: Int? = nil, at time: MonotonicTime) {
    guard let stream else { return }
    // Of edits in quick succession the first is judged: it is the one that had to be early.
    pendingEdit = pendingEdit ?? frame.map { PendingEdit(frame: $0, sent: time) }
    release(pa_stream_update_timing_info(stream, nil, nil))
  }

  /// How many silent edits a new stream is tried with.
  static let trials = 8

  /// Rewrites the silent queue of a new stream a few times, 10 ms apart, and judges each as any
  /// edit: the first word then finds the way warm and the margin tuned.
  func calibrate(_ rounds: Int = trials) {
    guard rounds > 0 else { return }
    supervisor.asyncAfter(deadline: .now() + .milliseconds(10)) { [weak self] in
      guard let self else { return }
      loop.lock()
      defer { loop.unlock() }
      guard stream != nil, !isClosed, suspendedSince == nil else { return }
      let time = MonotonicTime.now()
      rewrite(from: editFrame(at: time), at: time)
      calibrate(rounds - 1)
    }
  }

  /// A report has arrived.
  func takeTiming() {
    guard let stream, let timing = pa_stream_get_timing_info(stream)?.pointee else { return }
    guard timing.read_index_corrupt == 0 else { return }
    let now = MonotonicTime.now()
    var wall = timeval()
    pa_gettimeofday(&wall)
    let age = Self.microseconds(wall) - Self.microseconds(timing.timestamp)
    // The report's own time is on the wall clock; only its age is used, so that a clock set back
    // or forward between two reports moves nothing.
    guard (0...2_000_000).contains(age) else { return askTiming(at: now) }
    let moment = MonotonicTime(nanoseconds: now.nanoseconds - age * 1_000)
    let rendered = Int(timing.read_index) / MemoryLayout<Float>.stride
    let unplayed = Frames.nanoseconds(Int64(timing.sink_usec) * 1_000).count
    clock.report(rendered: rendered, unplayed: unplayed, at: moment)
    judgePendingEdit(at: moment)
  }

  /// The report is from after the server took the edit, so that what it says was heard by then is
  /// the latest that can have been heard before.
  private func judgePendingEdit(at moment: MonotonicTime) {
    guard let edit = pendingEdit, moment >= edit.sent else { return }
    pendingEdit = nil
    if clock.judge(edit: edit.frame) { announce() }
  }

  private static func microseconds(_ time: timeval) -> Int64 {
    Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_usec)
  }
}
