import CPipeWire

/// Follows a sink for whether somebody muted it. With the loop's lock held, as its connection.
final class PipeWireSinkWatch {
  /// The sink's number in the registry.
  let sink: UInt32
  /// Whether it is muted.
  private(set) var isMuted = false

  private let proxy: OpaquePointer
  private let hook = UnsafeMutablePointer<spa_hook>.allocate(capacity: 1)
  private let changed: () -> Void

  /// Follows `sink`; nil where it has gone meanwhile. `changed` is called when its mute did.
  init?(_ sink: UInt32, of connection: PipeWireConnection, changed: @escaping () -> Void) {
    guard
      let proxy = connection.bind(
        sink, type: "PipeWire:Interface:Node", version: PW_VERSION_NODE)
    else { return nil }
    self.sink = sink
    self.proxy = proxy
    self.changed = changed
    hook.initialize(to: spa_hook())
    let me = Unmanaged.passUnretained(self).toOpaque()  // close() takes the hook off
    meadow_pw_listen_node(proxy, hook, nodeEvents, me)
    meadow_pw_follow_properties(proxy)
  }

  /// Ends following; before the connection is closed.
  func close() {
    spa_hook_remove(hook)
    pw_proxy_destroy(proxy)
    hook.deallocate()
  }

  fileprivate func told(_ properties: UnsafePointer<spa_pod>?) {
    let mute = meadow_pw_mute(properties)
    guard mute >= 0, isMuted != (mute == 1) else { return }
    isMuted = mute == 1
    changed()
  }
}

// Never changed, never freed: libpipewire keeps the pointer.
nonisolated(unsafe) private let nodeEvents: UnsafePointer<pw_node_events> = {
  let events = UnsafeMutablePointer<pw_node_events>.allocate(capacity: 1)
  events.initialize(to: pw_node_events())
  events.pointee.version = UInt32(PW_VERSION_NODE_EVENTS)
  events.pointee.param = { me, _, _, _, _, properties in
    guard let me else { return }
    Unmanaged<PipeWireSinkWatch>.fromOpaque(me).takeUnretainedValue().told(properties)
  }
  return UnsafePointer(events)
}()
