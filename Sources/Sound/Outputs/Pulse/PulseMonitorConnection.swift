import CPulse
import Glibc
import MeadowFoundations
import Synchronization

/// Opening the recording and taking what comes. All of it runs with the main loop's lock held.
extension PulseMonitor {
  /// The fragment asked for, in frames: 1 ms.
  static let fragment = SampleRate.mix.hertz / 1000
  /// Fragments between two questions about the time of the frames: 20 ms.
  static let blocksPerMark = 20

  /// Connects and starts the stream; returns why it cannot.
  func open(sink: String?, server: String?) -> PulseMonitorError? {
    guard let made = pa_context_new(loop.api, "Meadow onset lab") else { return .unavailable }
    context = made
    // close() takes the callbacks off before self goes.
    let me = Unmanaged.passUnretained(self).toOpaque()
    pa_context_set_state_callback(made, monitorContextChanged, me)
    if pa_context_connect(made, server, PA_CONTEXT_NOAUTOSPAWN, nil) < 0 {
      return .noServer(reason: reason(of: made))
    }
    while pa_context_get_state(made) != PA_CONTEXT_READY {
      if !isGood(pa_context_get_state(made)) { return .noServer(reason: reason(of: made)) }
      loop.wait()
    }
    return openStream(in: made, sink: sink, me: me)
  }

  private func openStream(
    in context: OpaquePointer, sink: String?, me: UnsafeMutableRawPointer
  ) -> PulseMonitorError? {
    var spec = pa_sample_spec(
      format: PA_SAMPLE_FLOAT32LE, rate: UInt32(SampleRate.mix.hertz), channels: 1)
    guard let made = pa_stream_new(context, "Onset lab", &spec, nil) else { return .unavailable }
    stream = made
    pa_stream_set_state_callback(made, monitorStreamChanged, me)
    pa_stream_set_read_callback(made, monitorHasFrames, me)
    var attributes = pa_buffer_attr(
      maxlength: .max, tlength: .max, prebuf: .max, minreq: .max,
      fragsize: UInt32(Self.fragment * MemoryLayout<Float>.stride))
    let source = sink.map { "\($0).monitor" } ?? "@DEFAULT_MONITOR@"
    let flags = PA_STREAM_ADJUST_LATENCY.rawValue | PA_STREAM_DONT_MOVE.rawValue
    let failed = pa_stream_connect_record(
      made, source, &attributes, pa_stream_flags_t(rawValue: flags))
    if failed < 0 { return problem(of: context, sink: sink) }
    while pa_stream_get_state(made) != PA_STREAM_READY {
      let state = pa_stream_get_state(made)
      if state == PA_STREAM_FAILED || state == PA_STREAM_TERMINATED {
        return problem(of: context, sink: sink)
      }
      loop.wait()
    }
    noteGrant(of: made, asked: source)
    return nil
  }

  private func noteGrant(of stream: OpaquePointer, asked: String) {
    let name = pa_stream_get_device_name(stream).map { String(cString: $0) } ?? asked
    let granted = pa_stream_get_buffer_attr(stream).map { Int($0.pointee.fragsize) } ?? 0
    state.withLock {
      $0.source = name
      $0.fragment = granted / MemoryLayout<Float>.stride
    }
  }

  /// The context or the stream changed; ends the recording when it broke off.
  func connectionChanged() {
    defer { loop.signal() }
    guard let context, let stream, !source.isEmpty else { return }
    let hasContext = isGood(pa_context_get_state(context))
    if hasContext, pa_stream_get_state(stream) == PA_STREAM_READY { return }
    let why = reason(of: context)
    state.withLock { if $0.failure == nil { $0.failure = .lost(reason: why) } }
  }

  /// Takes all that the server has for us. Runs on the main loop's thread about 1000 times a second.
  func takeFrames() {
    guard let stream else { return }
    let now = MonotonicTime.now()
    while pa_stream_readable_size(stream) > 0 {
      var data: UnsafeRawPointer?
      var bytes = 0
      guard pa_stream_peek(stream, &data, &bytes) >= 0, bytes > 0 else { break }
      let count = bytes / MemoryLayout<Float>.stride
      // The stream's format is float32; a copy, since the lock's value may not keep the pointer.
      let frames = data.map {
        Array(UnsafeBufferPointer(start: $0.assumingMemoryBound(to: Float.self), count: count))
      }
      state.withLock { state in
        if let frames {
          frames.withUnsafeBufferPointer { state.recording.append($0, at: now) }
        } else {
          state.recording.appendHole(count, at: now)
        }
      }
      pa_stream_drop(stream)
    }
    askForMark(stream)
  }

  private func askForMark(_ stream: OpaquePointer) {
    blocksUntilMark -= 1
    guard blocksUntilMark <= 0 else { return }
    blocksUntilMark = Self.blocksPerMark
    let me = Unmanaged.passUnretained(self).toOpaque()  // see open(sink:)
    pa_stream_update_timing_info(stream, monitorReportedTiming, me).map(pa_operation_unref)
  }

  /// The server has said how far it has written and how much of that its sink has yet to play.
  ///
  /// `sink_usec` is the sink's own latency and `source_usec` what the source holds back; checked on
  /// 16.1 against the play position of a stream of numbered frames: within 0.03 ms.
  func takeMark() {
    guard let stream, let timing = pa_stream_get_timing_info(stream)?.pointee else { return }
    guard timing.write_index_corrupt == 0 else { return }
    var wall = timeval()
    pa_gettimeofday(&wall)
    let now = MonotonicTime.now()
    let age = microseconds(wall) - microseconds(timing.timestamp)
    guard (0...100_000).contains(age) else { return }  // the wall clock was set meanwhile
    let ahead = Int64(timing.sink_usec) - Int64(timing.source_usec) - age
    let mark = PlayMark(
      frame: Int(timing.write_index) / MemoryLayout<Float>.stride,
      time: MonotonicTime(nanoseconds: now.nanoseconds + ahead * 1000))
    state.withLock { $0.recording.append(mark) }
  }

  private func microseconds(_ time: timeval) -> Int64 {
    Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_usec)
  }

  private func isGood(_ state: pa_context_state_t) -> Bool {
    state != PA_CONTEXT_FAILED && state != PA_CONTEXT_TERMINATED
  }

  private func reason(of context: OpaquePointer) -> String {
    String(cString: pa_strerror(pa_context_errno(context)))
  }

  private func problem(of context: OpaquePointer, sink: String?) -> PulseMonitorError {
    pa_context_errno(context) == Int32(PA_ERR_NOENTITY.rawValue)
      ? .noSuchSink(sink) : .refused(reason: reason(of: context))
  }
}

// libpulse calls these on the main loop's thread, with its lock held; the monitor outlives them.

private func monitor(_ pointer: UnsafeMutableRawPointer?) -> PulseMonitor? {
  pointer.map { Unmanaged<PulseMonitor>.fromOpaque($0).takeUnretainedValue() }
}

private func monitorContextChanged(_: OpaquePointer?, _ me: UnsafeMutableRawPointer?) {
  monitor(me)?.connectionChanged()
}

private func monitorStreamChanged(_: OpaquePointer?, _ me: UnsafeMutableRawPointer?) {
  monitor(me)?.connectionChanged()
}

private func monitorHasFrames(_: OpaquePointer?, _: Int, _ me: UnsafeMutableRawPointer?) {
  monitor(me)?.takeFrames()
}

private func monitorReportedTiming(
  _: OpaquePointer?, _ success: Int32, _ me: UnsafeMutableRawPointer?
) {
  if success != 0 { monitor(me)?.takeMark() }
}
