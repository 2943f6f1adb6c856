import CPipeWire
import Glibc

/// One connection to the daemon: its core, and what its registry says of sinks and links.
///
/// All of it runs with the loop's lock held; libpipewire calls back on the loop's thread. Whoever has
/// it calls ``close()`` before letting go, never from within a callback.
final class PipeWireConnection {
  let core: OpaquePointer
  private(set) var graph = PipeWireGraph()
  /// Whether the registry has told all that there was at the beginning.
  private(set) var isListed = false
  /// Why the connection is over, or nil while it stands.
  private(set) var failure: String?

  private let registry: OpaquePointer
  private let hooks = UnsafeMutablePointer<spa_hook>.allocate(capacity: 2)
  private let changed: () -> Void

  /// Connects to the daemon at the socket `remote`, nil for the one that the environment names;
  /// `changed` is called when anything did.
  init(
    _ loop: PipeWireLoop, remote: String?, changed: @escaping () -> Void
  ) throws(PipeWireError) {
    let settings = meadow_pw_properties()
    if let remote { pw_properties_set(settings, PW_KEY_REMOTE_NAME, remote) }
    guard let core = pw_context_connect(loop.context, settings, 0) else {
      throw .noServer(reason: String(cString: strerror(errno)))
    }
    guard let registry = pw_core_get_registry(core, UInt32(PW_VERSION_REGISTRY), 0) else {
      pw_core_disconnect(core)
      throw .noServer(reason: "it has no registry")
    }
    self.core = core
    self.registry = registry
    self.changed = changed
    hooks.initialize(repeating: spa_hook(), count: 2)
    let me = Unmanaged.passUnretained(self).toOpaque()  // close() takes both hooks off
    meadow_pw_listen_core(core, hooks, coreEvents, me)
    meadow_pw_listen_registry(registry, hooks + 1, registryEvents, me)
    meadow_pw_sync(core)
  }

  /// Follows the object `id` of the registry; nil where it has gone meanwhile.
  func bind(_ id: UInt32, type: String, version: Int32) -> OpaquePointer? {
    pw_registry_bind(registry, id, type, UInt32(version), 0).map { OpaquePointer($0) }
  }

  /// Ends the connection; all that was made with it must be gone.
  func close() {
    spa_hook_remove(hooks)
    spa_hook_remove(hooks + 1)
    pw_proxy_destroy(registry)
    pw_core_disconnect(core)
    hooks.deallocate()
  }

  fileprivate func listed() {
    isListed = true
    changed()
  }

  fileprivate func failed(_ code: Int32, _ message: String) {
    // Others' errors are those of one object; the stream hears of its own.
    guard code == -EPIPE else { return }
    failure = message
    changed()
  }

  fileprivate func added(_ id: UInt32, _ type: String, _ properties: UnsafePointer<spa_dict>?) {
    let before = graph
    graph.add(id, type: type) { name in
      properties.flatMap { spa_dict_lookup($0, name) }.map { String(cString: $0) }
    }
    if graph != before { changed() }
  }

  fileprivate func removed(_ id: UInt32) {
    let before = graph
    graph.remove(id)
    if graph != before { changed() }
  }
}

private func connection(_ pointer: UnsafeMutableRawPointer?) -> PipeWireConnection? {
  pointer.map { Unmanaged<PipeWireConnection>.fromOpaque($0).takeUnretainedValue() }
}

// Never changed, never freed: libpipewire keeps the pointers.
nonisolated(unsafe) private let coreEvents: UnsafePointer<pw_core_events> = {
  let events = UnsafeMutablePointer<pw_core_events>.allocate(capacity: 1)
  events.initialize(to: pw_core_events())
  events.pointee.version = UInt32(PW_VERSION_CORE_EVENTS)
  events.pointee.done = { me, id, _ in if id == PW_ID_CORE { connection(me)?.listed() } }
  events.pointee.error = { me, id, _, code, message in
    guard id == PW_ID_CORE else { return }
    connection(me)?.failed(code, message.map { String(cString: $0) } ?? "no reason given")
  }
  return UnsafePointer(events)
}()

nonisolated(unsafe) private let registryEvents: UnsafePointer<pw_registry_events> = {
  let events = UnsafeMutablePointer<pw_registry_events>.allocate(capacity: 1)
  events.initialize(to: pw_registry_events())
  events.pointee.version = UInt32(PW_VERSION_REGISTRY_EVENTS)
  events.pointee.global = { me, id, _, type, _, properties in
    connection(me)?.added(id, type.map { String(cString: $0) } ?? "", properties)
  }
  events.pointee.global_remove = { me, id in connection(me)?.removed(id) }
  return UnsafePointer(events)
}()
