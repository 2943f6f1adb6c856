import CPulse
import MeadowFoundations

/// Following the sink: moved, suspended, muted. All of it runs with the mainloop's lock held.
extension PulseOutput {
  /// Speech that waited longer than this for a suspended sink is stale and never heard.
  static let staleAfter = Duration.milliseconds(500)

  /// The stream was moved to another sink, or its sink went to sleep or woke.
  func deviceChanged() {
    guard let stream else { return }
    let time = MonotonicTime.now()
    current.sink = pa_stream_get_device_name(stream).map { String(cString: $0) }
    if pa_stream_is_suspended(stream) > 0 {
      if suspendedSince == nil { suspendedSince = time }
      clock.freeze(at: time)
      become(.suspended)
    } else {
      if suspendedSince != nil { resume(at: time) }
      become(queued == .relaxed ? .relaxed : .awake)
    }
    askTiming(at: time)
    askDevice()
    announce()
  }

  /// Goes on where it stood, unless what was being said is stale by now.
  private func resume(at time: MonotonicTime) {
    let since = max(suspendedSince ?? time, lastUse)
    suspendedSince = nil
    clock.thaw(at: time)
    guard .nanoseconds(time.nanoseconds - since.nanoseconds) > Self.staleAfter else { return }
    timeline.clear()
    _ = timeline.takeChange()
    observers.tell(.lost(epoch: timeline.epoch))
    rewrite(from: editFrame(at: time), at: time)
  }

  /// The queue ran empty: a defect while awake, natural while the sink sleeps.
  func ranDry() {
    guard suspendedSince == nil, current.state != .lost else { return }
    current.underruns += 1
    announce()
  }

  /// Asks what the sink can do and whether somebody muted it or our stream outside Meadow.
  func askDevice() {
    guard let context, let stream else { return }
    // Callbacks end before self does: close() in deinit.
    let me = Unmanaged.passUnretained(self).toOpaque()
    release(pa_context_get_server_info(context, pulseServerInfo, me))
    release(
      pa_context_get_sink_input_info(context, pa_stream_get_index(stream), pulseStreamInfo, me))
    release(
      pa_context_get_sink_info_by_index(
        context, pa_stream_get_device_index(stream), pulseSinkInfo, me))
  }

  /// What the server, the stream and the sink said of themselves.
  struct Device {
    var isPulseAudio = true
    var isStreamMuted = false
    var isSinkMuted = false
    var driver = "module-null-sink.c"

    /// How much to queue while somebody may tap.
    var awakeLength: QueueLength { canRewind ? .awake : .short }

    /// PulseAudio's own null and ALSA sinks take back what they have rendered; Bluetooth, tunnels
    /// and PipeWire's pulse server do not (reference/pulseaudio.md §3.2).
    var canRewind: Bool {
      isPulseAudio && (driver.contains("null-sink") || driver.contains("alsa"))
    }
  }

  /// One of the answers to ``askDevice()`` has arrived.
  func update(_ change: (inout Device) -> Void) {
    change(&device)
    clock.canRewind = device.canRewind
    if queued != .relaxed, queued != device.awakeLength { setQueue(device.awakeLength) }
    let isMuted = device.isSinkMuted || device.isStreamMuted
    guard current.isMutedOutside != isMuted else { return }
    current.isMutedOutside = isMuted
    announce()
  }
}
