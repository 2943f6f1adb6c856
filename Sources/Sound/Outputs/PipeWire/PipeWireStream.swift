import CPipeWire
import Glibc
import MeadowFoundations

/// A stream of mono floats whose blocks are made or taken on the graph's own real-time thread.
///
/// All else runs with the loop's lock held. Whoever has it calls ``close()`` before letting go, never
/// from within a callback; that waits until the graph's thread has left.
final class PipeWireStream {
  /// When a cycle is.
  struct Moment {
    /// When it began.
    let start: MonotonicTime
    /// Where the graph's clock stood then, in frames of the mix; nil where it does not say.
    let tick: Int?
    /// How long after its end its frames leave the device, in nanoseconds.
    let delay: Int64

    fileprivate init(_ time: pw_time) {
      start = MonotonicTime(nanoseconds: time.now)
      let (num, denom) = (Int64(time.rate.num), Int64(time.rate.denom))
      tick = denom == 0 ? nil : Int(Int64(time.ticks) * num * Int64(SampleRate.mix.hertz) / denom)
      delay = denom == 0 ? 0 : max(0, time.delay) * 1_000_000_000 * num / denom
    }
  }

  /// Fills or takes the block of a cycle; on the graph's thread.
  typealias Block = (UnsafeMutableBufferPointer<Float>, Moment) -> Void

  /// Whether the graph runs it.
  private(set) var isStreaming = false
  /// Why it is over, or nil while it stands.
  private(set) var failure: String?
  /// Whether somebody muted it outside Meadow.
  private(set) var isMuted = false
  /// Its number in the registry, once the daemon has taken it.
  var node: UInt32 { pw_stream_get_node_id(pointer) }

  private let pointer: OpaquePointer
  private let direction: spa_direction
  private let hook = UnsafeMutablePointer<spa_hook>.allocate(capacity: 1)
  private let block: Block
  private let changed: () -> Void

  /// Makes a stream with `properties` and connects it; `changed` is called when its state did.
  init(
    _ name: String, to connection: PipeWireConnection, _ direction: spa_direction,
    properties: [String: String], block: @escaping Block, changed: @escaping () -> Void
  ) throws(PipeWireError) {
    let settings = meadow_pw_properties()
    for (key, value) in properties { pw_properties_set(settings, key, value) }
    guard let made = pw_stream_new(connection.core, name, settings) else {
      throw .refused(reason: String(cString: strerror(errno)))
    }
    pointer = made
    self.direction = direction
    self.block = block
    self.changed = changed
    hook.initialize(to: spa_hook())
    let me = Unmanaged.passUnretained(self).toOpaque()  // close() ends the calls
    pw_stream_add_listener(made, hook, streamEvents, me)
    let code = meadow_pw_connect(made, direction, UInt32(SampleRate.mix.hertz))
    guard code >= 0 else {
      close()
      throw .refused(reason: String(cString: strerror(-code)))
    }
  }

  /// Asks the graph for cycles of `quantum` frames.
  func ask(for quantum: Frames) {
    meadow_pw_set_latency(pointer, Self.latency(quantum))
  }

  /// A quantum as properties say it.
  static func latency(_ quantum: Frames) -> String { "\(quantum.count)/\(SampleRate.mix.hertz)" }

  /// Ends the stream.
  func close() {
    pw_stream_destroy(pointer)
    hook.deallocate()
  }

  fileprivate func become(_ state: pw_stream_state, _ error: UnsafePointer<CChar>?) {
    isStreaming = state == PW_STREAM_STATE_STREAMING
    if state == PW_STREAM_STATE_ERROR {
      failure = error.map { String(cString: $0) } ?? "no reason given"
    }
    changed()
  }

  fileprivate func control(_ id: UInt32, _ control: UnsafePointer<pw_stream_control>) {
    guard id == SPA_PROP_mute.rawValue, control.pointee.n_values > 0 else { return }
    isMuted = control.pointee.values[0] > 0.5
    changed()
  }

  /// On the graph's thread.
  fileprivate func process() {
    guard let buffer = pw_stream_dequeue_buffer(pointer) else { return }
    defer { pw_stream_queue_buffer(pointer, buffer) }
    guard let data = buffer.pointee.buffer.pointee.datas, let memory = data.pointee.data,
      let chunk = data.pointee.chunk
    else { return }
    let size = MemoryLayout<Float>.stride
    var time = pw_time()
    pw_stream_get_time_n(pointer, &time, MemoryLayout<pw_time>.size)
    let room = Int(data.pointee.maxsize) / size
    let offset: Int
    let count: Int
    if direction == SPA_DIRECTION_OUTPUT {
      let requested = Int(buffer.pointee.requested)
      offset = 0
      count = requested > 0 ? min(requested, room) : room
      chunk.pointee.offset = 0
      chunk.pointee.stride = Int32(size)
      chunk.pointee.size = UInt32(count * size)
    } else {
      offset = Int(chunk.pointee.offset) / size
      count = min(Int(chunk.pointee.size) / size, room - offset)
    }
    let samples = UnsafeMutableBufferPointer(
      start: memory.assumingMemoryBound(to: Float.self) + offset, count: max(0, count))
    block(samples, Moment(time))
  }
}

private func stream(_ pointer: UnsafeMutableRawPointer?) -> PipeWireStream? {
  pointer.map { Unmanaged<PipeWireStream>.fromOpaque($0).takeUnretainedValue() }
}

// Never changed, never freed: libpipewire keeps the pointer.
nonisolated(unsafe) private let streamEvents: UnsafePointer<pw_stream_events> = {
  let events = UnsafeMutablePointer<pw_stream_events>.allocate(capacity: 1)
  events.initialize(to: pw_stream_events())
  events.pointee.version = UInt32(PW_VERSION_STREAM_EVENTS)
  events.pointee.state_changed = { me, _, state, error in stream(me)?.become(state, error) }
  events.pointee.control_info = { me, id, control in
    if let control { stream(me)?.control(id, control) }
  }
  events.pointee.process = { me in stream(me)?.process() }
  return UnsafePointer(events)
}()
