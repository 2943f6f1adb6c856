import CPipeWire
import Dispatch
import MeadowFoundations
import Synchronization

/// Connecting, following sinks, losing and finding the daemon again. All of it runs with the loop's
/// lock held.
extension PipeWireOutput {
  /// Connects and makes the stream, or looks again later.
  func connect() {
    guard !isClosed, connection == nil else { return }
    connectionAttempts += 1
    do {
      let wake = shared.wake
      let made = try PipeWireConnection(loop, remote: configuration.remote) { wake.signal() }
      connection = made
      let shared = shared
      quantum = wantedQuantum
      stream = try PipeWireStream(
        "Speech", to: made, SPA_DIRECTION_OUTPUT, properties: properties,
        block: { block, moment in
          if shared.state.withLock({ $0.fill(block, at: moment) }) { wake.signal() }
        },
        changed: { wake.signal() })
    } catch {
      lose(error.description)
    }
  }

  private var wantedQuantum: Frames {
    shared.state.withLock { $0.quantum.frames }
  }

  private var properties: [String: String] {
    [
      PW_KEY_APP_NAME: "Meadow", PW_KEY_APP_ID: "meadow", PW_KEY_NODE_NAME: "meadow",
      PW_KEY_NODE_DESCRIPTION: "Meadow", PW_KEY_MEDIA_NAME: "Speech", PW_KEY_MEDIA_TYPE: "Audio",
      PW_KEY_MEDIA_CATEGORY: "Playback", PW_KEY_MEDIA_ROLE: "Accessibility",
      PW_KEY_NODE_LATENCY: PipeWireStream.latency(quantum),
    ]
  }

  /// Something was told: does what follows of it.
  func tend() {
    guard !isClosed else { return }
    if let failure = connection?.failure ?? stream?.failure { lose(failure) }
    if let connection, let stream { follow(connection, stream) }
    announce()
    loop.signal()
  }

  private func follow(_ connection: PipeWireConnection, _ stream: PipeWireStream) {
    let wanted = wantedQuantum
    if wanted != quantum {
      quantum = wanted
      stream.ask(for: wanted)
    }
    let target = stream.isStreaming ? connection.graph.sink(of: stream.node) : nil
    if sink?.sink != target {
      sink?.close()
      let wake = shared.wake
      sink = target.flatMap { PipeWireSinkWatch($0, of: connection) { wake.signal() } }
    }
    let isMuted = stream.isMuted || sink?.isMuted == true
    let name = target.flatMap { connection.graph.sinks[$0] }
    let isBack = target != nil && !wasHeard
    shared.state.withLock { state in
      if target == nil, state.isLinked { state.mix.freeze(at: .now()) }
      state.isLinked = target != nil
      state.status.isMutedOutside = isMuted
      if let name { state.status.sink = name }
      if isBack, told.status.state == .lost { state.status.reconnections += 1 }
      state.status.state =
        target != nil
        ? state.heardState : (state.status.state == .connecting ? .connecting : .lost)
    }
    if target != nil { retry.reset() }
    wasHeard = target != nil
  }

  /// Gives up the connection and looks for the daemon later; what sounded is gone.
  func lose(_ reason: String) {
    lastError = reason
    disconnect()
    let isFirst = shared.state.withLock { state in
      if state.status.state != .connecting { state.status.state = .lost }
      return state.status.state == .connecting
    }
    if !isFirst { retryLater() }
    loop.signal()
  }

  /// Lets go of the stream and the connection; the clock stands still.
  func disconnect() {
    sink?.close()
    sink = nil
    stream?.close()
    stream = nil
    connection?.close()
    connection = nil
    wasHeard = false
    shared.state.withLock { state in
      state.isLinked = false
      state.mix.lose(at: .now())
    }
  }

  private func retryLater() {
    guard !isClosed, !isRetryDue else { return }
    isRetryDue = true
    supervisor.asyncAfter(deadline: .now() + .milliseconds(retry.next())) { [weak self] in
      guard let self else { return }
      loop.lock()
      isRetryDue = false
      connect()
      loop.unlock()
    }
  }

  /// Tells the observer what changed.
  private func announce() {
    let new = shared.state.withLock { ($0.freshStatus(), $0.mix.timeline.epoch) }
    let old = told
    told = new
    if new.0 != old.status { observers.tell(.status(new.0)) }
    if new.1 != old.epoch { observers.tell(.lost(epoch: new.1)) }
  }

  /// Waits until the stream is heard; returns why it is not, after `configuration.patience`.
  func awaitSound() -> PipeWireError? {
    let deadline = MonotonicTime.now().nanoseconds + configuration.patience.nanoseconds
    while !wasHeard {
      guard let connection else { return .noServer(reason: lastError) }
      if connection.isListed, connection.graph.sinks.isEmpty { return .noSink }
      if MonotonicTime.now().nanoseconds >= deadline { return .refused(reason: "no answer") }
      loop.wait(seconds: 1)
    }
    return nil
  }
}

/// libpipewire calls this on the loop's thread, with its lock held; the output outlives it, since it
/// takes the event away before it goes.
func pipeWireTend(_ me: UnsafeMutableRawPointer?, _: UInt64) {
  me.map { Unmanaged<PipeWireOutput>.fromOpaque($0).takeUnretainedValue() }?.tend()
}
