import CPulse
import MeadowFoundations

/// Filling and rewriting the server's queue. All of it runs with the mainloop's lock held.
extension PulseOutput {
  /// Appends `frames` frames behind what is queued; the server asked for them.
  func append(_ frames: Int) {
    let time = MonotonicTime.now()
    // A queue that ran dry is behind the clock: what would come too late is left out.
    let played = clock.playedFrame(at: time)
    if suspendedSince == nil, let played, played > writeFrame + Frames.milliseconds(100).count {
      writeFrame = played
    }
    let until = writeFrame + frames
    put(from: writeFrame, to: until)
    writeFrame = until
    if let played { timeline.retire(before: FramePosition(min(played, writeFrame) + base)) }
    relaxIfIdle(at: time)
  }

  /// Renders anew what is queued from `start` on, then asks how early or late that was; what lies
  /// behind the queue comes with its turn.
  func rewrite(from start: Int, at time: MonotonicTime) {
    guard stream != nil else { return }
    wake()
    guard start < writeFrame else { return }
    put(from: start, to: writeFrame)
    askTiming(afterEdit: start, at: time)
  }

  /// Sends the frames from `start` to `end` to their absolute places in the queue.
  private func put(from start: Int, to end: Int) {
    guard let stream else { return }
    var frame = start
    while frame < end {
      var memory: UnsafeMutableRawPointer?
      var bytes = (end - frame) * MemoryLayout<Float>.stride
      let wanted = bytes
      guard pa_stream_begin_write(stream, &memory, &bytes) >= 0, let memory else { return }
      let count = min(bytes, wanted) / MemoryLayout<Float>.stride
      guard count > 0 else { return }
      let block = UnsafeMutableBufferPointer(
        start: memory.assumingMemoryBound(to: Float.self), count: count)  // begin_write: 4-aligned
      timeline.render(into: block, from: FramePosition(frame + base))
      let offset = Int64(frame * MemoryLayout<Float>.stride)
      let written = pa_stream_write(
        stream, memory, count * MemoryLayout<Float>.stride, nil, offset, PA_SEEK_ABSOLUTE)
      guard written >= 0 else { return }
      frame += count
    }
  }

  /// Shortens the queue again after an edit.
  private func wake() {
    if queued == .relaxed { setQueue(device.awakeLength) }
    if current.state == .relaxed { become(.awake) }
  }

  /// Lengthens the queue when nobody has tapped for a while.
  private func relaxIfIdle(at time: MonotonicTime) {
    let idle = Duration.nanoseconds(time.nanoseconds - lastUse.nanoseconds)
    guard queued != .relaxed, current.state == .awake, idle > configuration.idleAfter,
      timeline.isSilent(from: FramePosition(writeFrame + base))
    else { return }
    setQueue(.relaxed)
    become(.relaxed)
  }

  /// The server goes over to the longer blocks at once, so the frames for them are sent first;
  /// without that every change tears a hole of a whole block (measured: 125 ms at 1 s).
  func setQueue(_ length: QueueLength) {
    guard let stream else { return }
    let played = min(clock.playedFrame(at: MonotonicTime.now()) ?? writeFrame, writeFrame)
    let until = max(writeFrame, played + length.frames)
    put(from: writeFrame, to: until)
    writeFrame = until
    queued = length
    var attributes = Self.attributes(length)
    release(pa_stream_set_buffer_attr(stream, &attributes, nil, nil))
  }

  /// The stream attributes that architecture §3 measured.
  static func attributes(_ length: QueueLength) -> pa_buffer_attr {
    let bytes = UInt32(length.frames * MemoryLayout<Float>.stride)
    return pa_buffer_attr(
      maxlength: .max, tlength: bytes, prebuf: 0, minreq: bytes / 4, fragsize: .max)
  }

  /// Lets go of an operation whose end nobody waits for.
  func release(_ operation: OpaquePointer?) {
    if let operation { pa_operation_unref(operation) }
  }
}
