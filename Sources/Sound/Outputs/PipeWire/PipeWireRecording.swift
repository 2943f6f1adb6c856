import MeadowFoundations
import Synchronization

/// What a PipeWire recorder has heard; the graph's thread brings it, all others read it.
///
/// It is all that the graph's thread has of a recorder: were it the recorder itself, that thread could
/// hold the last reference to it, and end it, which waits for that thread.
final class PipeWireRecording: Sendable {
  /// The frames of a block that is expected, for the room to keep blocks in.
  private static let usualBlock = 128

  /// What the graph's thread has brought and nobody has taken over yet.
  fileprivate struct Arrivals {
    var samples: [Float] = []
    var blocks: [(start: MonotonicTime, count: Int)] = []

    init() {
      samples.reserveCapacity(SampleRate.mix.hertz)
      blocks.reserveCapacity(SampleRate.mix.hertz / 64)
    }
  }

  /// What was taken over.
  struct State {
    fileprivate(set) var recording: MonitorRecording
    fileprivate(set) var last: PipeWireCycle?
    fileprivate var spare = Arrivals()
  }

  private let arrivals = Mutex(Arrivals())
  private let state: Mutex<State>

  /// An empty one that keeps `seconds` of sound.
  init(keeping seconds: Int) {
    let kept = seconds * SampleRate.mix.hertz
    state = Mutex(
      State(recording: MonitorRecording(keeping: kept, fragment: Self.usualBlock)))
  }

  /// Takes the block of the cycle that began at `start`. On the graph's thread.
  func append(_ block: UnsafeMutableBufferPointer<Float>, at start: MonotonicTime) {
    guard !block.isEmpty else { return }
    arrivals.withLock { arrivals in
      arrivals.samples.append(contentsOf: block)
      arrivals.blocks.append((start, block.count))
    }
  }

  /// A value of all that has been brought.
  func reading<Value: Sendable>(_ value: (State) -> Value) -> Value {
    takeOver()
    return state.withLock { value($0) }
  }

  /// Takes over what the graph's thread has brought, which waits no longer for it than two arrays
  /// take to change places.
  func takeOver() {
    state.withLock { state in
      arrivals.withLock { swap(&$0, &state.spare) }
      var first = 0
      for block in state.spare.blocks {
        let hole = state.last?.missed(until: block.start, tick: nil, frames: block.count) ?? 0
        if hole > 0 { state.recording.appendHole(hole, at: block.start) }
        state.spare.samples[first..<first + block.count].withUnsafeBufferPointer {
          state.recording.append($0, at: block.start)
        }
        first += block.count
        state.last = PipeWireCycle(
          at: block.start, tick: nil, frames: block.count, after: state.last)
      }
      state.spare.samples.removeAll(keepingCapacity: true)
      state.spare.blocks.removeAll(keepingCapacity: true)
    }
  }
}
