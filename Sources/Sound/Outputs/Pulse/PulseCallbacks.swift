import CPulse

// libpulse calls these on the main loop's thread, with its lock held. Each takes the output from
// its last argument; the output outlives them, since it stops the loop before it goes.

private func output(_ pointer: UnsafeMutableRawPointer?) -> PulseOutput? {
  pointer.map { Unmanaged<PulseOutput>.fromOpaque($0).takeUnretainedValue() }
}

func pulseContextChanged(_: OpaquePointer?, _ me: UnsafeMutableRawPointer?) {
  output(me)?.contextChanged()
}

func pulseStreamChanged(_: OpaquePointer?, _ me: UnsafeMutableRawPointer?) {
  output(me)?.streamChanged()
}

func pulseWantsFrames(_: OpaquePointer?, _ bytes: Int, _ me: UnsafeMutableRawPointer?) {
  output(me)?.append(bytes / MemoryLayout<Float>.stride)
}

func pulseRanDry(_: OpaquePointer?, _ me: UnsafeMutableRawPointer?) { output(me)?.ranDry() }

func pulseReportedTiming(_: OpaquePointer?, _ me: UnsafeMutableRawPointer?) {
  output(me)?.takeTiming()
}

func pulseMoved(_: OpaquePointer?, _ me: UnsafeMutableRawPointer?) { output(me)?.deviceChanged() }

func pulseServerChanged(
  _: OpaquePointer?, _ event: pa_subscription_event_type_t, _ index: UInt32,
  _ me: UnsafeMutableRawPointer?
) {
  output(me)?.askDevice()
}

func pulseStreamInfo(
  _: OpaquePointer?, _ info: UnsafePointer<pa_sink_input_info>?, _ end: Int32,
  _ me: UnsafeMutableRawPointer?
) {
  guard end == 0, let info, let output = output(me) else { return }
  output.update { $0.isStreamMuted = info.pointee.mute != 0 }
}

func pulseSinkInfo(
  _: OpaquePointer?, _ info: UnsafePointer<pa_sink_info>?, _ end: Int32,
  _ me: UnsafeMutableRawPointer?
) {
  guard end == 0, let info, let output = output(me) else { return }
  output.update { device in
    device.isSinkMuted = info.pointee.mute != 0
    device.driver = info.pointee.driver.map { String(cString: $0) } ?? ""
  }
}

func pulseServerInfo(
  _: OpaquePointer?, _ info: UnsafePointer<pa_server_info>?, _ me: UnsafeMutableRawPointer?
) {
  guard let name = info?.pointee.server_name, let output = output(me) else { return }
  let isPipeWire = String(cString: name).contains("PipeWire")
  output.update { $0.isPulseAudio = !isPipeWire }
}

/// Takes all callbacks off a stream that is being let go.
func pulseSilence(_ stream: OpaquePointer) {
  pa_stream_set_state_callback(stream, nil, nil)
  pa_stream_set_write_callback(stream, nil, nil)
  pa_stream_set_underflow_callback(stream, nil, nil)
  pa_stream_set_latency_update_callback(stream, nil, nil)
  pa_stream_set_moved_callback(stream, nil, nil)
  pa_stream_set_suspended_callback(stream, nil, nil)
}
