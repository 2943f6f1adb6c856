import CPulse
import Dispatch
import MeadowFoundations

/// Connecting, losing and finding the server again. All of it runs with the mainloop's lock held.
extension PulseOutput {
  /// Makes a new context; a failed one cannot be used again (reference/pulseaudio.md §3.3).
  func connect() {
    guard !isClosed, context == nil else { return }
    connectionAttempts += 1
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    pa_proplist_sets(properties, PA_PROP_APPLICATION_NAME, "Meadow")
    pa_proplist_sets(properties, PA_PROP_APPLICATION_ID, "meadow")
    guard let made = pa_context_new_with_proplist(loop.api, "Meadow", properties) else {
      return retryLater()
    }
    context = made
    // Callbacks end before self does: close() in deinit.
    let me = Unmanaged.passUnretained(self).toOpaque()
    pa_context_set_state_callback(made, pulseContextChanged, me)
    pa_context_set_subscribe_callback(made, pulseServerChanged, me)
    let failed = pa_context_connect(made, configuration.server, PA_CONTEXT_NOAUTOSPAWN, nil)
    // Where it fails at once, the state callback has let go of the context already.
    if failed < 0, context != nil { lose() }
  }

  /// The context went from one state to another.
  func contextChanged() {
    guard let context else { return }
    switch pa_context_get_state(context) {
    case PA_CONTEXT_READY:
      ThreadPriority.raiseForSound()  // this is the main loop's thread
      openStream(in: context)
    case PA_CONTEXT_FAILED, PA_CONTEXT_TERMINATED: lose()
    default: break
    }
  }

  private func openStream(in context: OpaquePointer) {
    var spec = pa_sample_spec(
      format: PA_SAMPLE_FLOAT32LE, rate: UInt32(SampleRate.mix.hertz), channels: 1)
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    pa_proplist_sets(properties, PA_PROP_MEDIA_NAME, "Speech")
    pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "a11y")
    guard let made = pa_stream_new_with_proplist(context, "Speech", &spec, nil, properties) else {
      return lose()
    }
    stream = made
    writeFrame = 0
    clock = PulseClock()
    queued = .awake
    // Callbacks end before self does: close() in deinit.
    let me = Unmanaged.passUnretained(self).toOpaque()
    pa_stream_set_state_callback(made, pulseStreamChanged, me)
    pa_stream_set_write_callback(made, pulseWantsFrames, me)
    pa_stream_set_underflow_callback(made, pulseRanDry, me)
    pa_stream_set_latency_update_callback(made, pulseReportedTiming, me)
    pa_stream_set_moved_callback(made, pulseMoved, me)
    pa_stream_set_suspended_callback(made, pulseMoved, me)
    let flags = [
      PA_STREAM_ADJUST_LATENCY, PA_STREAM_INTERPOLATE_TIMING, PA_STREAM_AUTO_TIMING_UPDATE,
      PA_STREAM_NOT_MONOTONIC, PA_STREAM_START_UNMUTED,
    ].reduce(UInt32(0)) { $0 | $1.rawValue }
    var attributes = Self.attributes(.awake)
    let failed = pa_stream_connect_playback(
      made, configuration.sink, &attributes, pa_stream_flags_t(rawValue: flags), nil, nil)
    if failed < 0 { lose() }
  }

  /// The stream went from one state to another.
  func streamChanged() {
    guard let stream else { return }
    switch pa_stream_get_state(stream) {
    case PA_STREAM_READY: streamReady(stream)
    case PA_STREAM_FAILED, PA_STREAM_TERMINATED: lose()
    default: break
    }
  }

  private func streamReady(_ stream: OpaquePointer) {
    let time = MonotonicTime.now()
    let passed = Frames.nanoseconds(time.nanoseconds - detached.since.nanoseconds)
    base = detached.frame + passed.count
    timeline.clear()  // what was asked for while nobody could hear it is stale
    _ = timeline.takeChange()
    if connectedBefore {
      current.reconnections += 1
      observers.tell(.lost(epoch: timeline.epoch))
    }
    connectedBefore = true
    retry.reset()
    suspendedSince = nil
    askTiming(at: time)
    if let context {
      let interest = PA_SUBSCRIPTION_MASK_SINK.rawValue | PA_SUBSCRIPTION_MASK_SINK_INPUT.rawValue
      release(
        pa_context_subscribe(context, pa_subscription_mask_t(rawValue: interest), nil, nil))
    }
    deviceChanged()
    calibrate()
    loop.signal()
  }

  /// Gives up context and stream and looks for the server later; what sounded is gone.
  func lose() {
    if let context {
      lastError = String(cString: pa_strerror(pa_context_errno(context)))
    }
    let hadStream = stream != nil
    disconnect()
    if connectedBefore {
      become(.lost)
      if hadStream { observers.tell(.lost(epoch: timeline.epoch)) }
      retryLater()
    }
    loop.signal()
  }

  /// Lets go of context and stream and sets the clock running alone.
  func disconnect() {
    if let stream {
      detached = (playedFrame() + base, MonotonicTime.now())
      pulseSilence(stream)
      pa_stream_disconnect(stream)
      pa_stream_unref(stream)
    }
    stream = nil
    if let context {
      pa_context_set_state_callback(context, nil, nil)
      pa_context_set_subscribe_callback(context, nil, nil)
      pa_context_disconnect(context)
      pa_context_unref(context)
    }
    context = nil
    timeline.clear()
    pendingEdit = nil
  }

  private func playedFrame() -> Int {
    clock.playedFrame(at: MonotonicTime.now()).map { min($0, writeFrame) } ?? writeFrame
  }

  private func retryLater() {
    guard !isClosed, !isRetryDue else { return }
    isRetryDue = true
    supervisor.asyncAfter(deadline: .now() + .milliseconds(retry.next())) { [weak self] in
      guard let self else { return }
      loop.lock()
      isRetryDue = false
      if context == nil { connect() }
      loop.unlock()
    }
  }

  /// Waits for the first stream; returns why there is none, after `configuration.patience`.
  func awaitFirstStream() -> PulseError? {
    let deadline = MonotonicTime.now().nanoseconds + configuration.patience.nanoseconds
    supervisor.asyncAfter(deadline: .now() + .nanoseconds(Int(configuration.patience.nanoseconds)))
    {
      [weak loop] in
      loop?.lock()
      loop?.signal()
      loop?.unlock()
    }
    while !connectedBefore {
      if context == nil { return .noServer(reason: lastError) }
      if MonotonicTime.now().nanoseconds >= deadline { return .noServer(reason: "no answer") }
      loop.wait()
    }
    return nil
  }
}

extension Duration {
  /// The whole length in nanoseconds.
  var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
