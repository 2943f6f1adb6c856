public import MeadowFoundations
public import SoundFiles
import Synchronization

/// Writes the mix to a sound file on a virtual clock: what a replay sounds like, however long.
public final class FileOutput: AudioOutput {
  private struct State {
    var timeline = Timeline()
    var now = FramePosition.zero
    var failure: SoundFileError?
  }

  private let state = Mutex(State())
  private let writer: WriterBox

  /// SoundFileWriter is used by one thread at a time, which `state`'s lock sees to.
  private final class WriterBox: @unchecked Sendable {
    let writer: SoundFileWriter
    init(_ writer: SoundFileWriter) { self.writer = writer }
  }

  /// A file at `path`, in the format of its extension: wav, flac or ogg.
  public init(path: String) throws(SoundFileError) {
    writer = WriterBox(try SoundFileWriter(path: path))
  }

  /// Lets `frames` pass, writing them.
  public func advance(by frames: Frames) {
    state.withLock { state in
      var left = frames.count
      while left > 0 {
        let block = [Float](unsafeUninitializedCapacity: min(left, 4_800)) { buffer, count in
          count = min(left, 4_800)
          state.timeline.render(
            into: UnsafeMutableBufferPointer(rebasing: buffer[..<count]), from: state.now)
        }
        do throws(SoundFileError) { try writer.writer.write(block) } catch {
          state.failure = state.failure ?? error
        }
        state.now = state.now + Frames(block.count)
        left -= block.count
      }
      state.timeline.retire(before: state.now)
    }
  }

  /// Why not all could be written, or nil.
  public var failure: SoundFileError? { state.withLock { $0.failure } }

  /// The virtual time.
  public var now: FramePosition { state.withLock { $0.now } }

  public func perform<Result>(_ edit: (inout Timeline, OutputClock) -> Result) -> Result {
    state.withLock { state in
      edit(
        &state.timeline,
        OutputClock(now: state.now, moment: OfflineOutput.moment(of: state.now)))
    }
  }

  public var status: OutputStatus { OutputStatus(kind: .file, state: .awake) }

  public func observe(_ observer: @escaping @Sendable (OutputChange) -> Void) {}

  public func close() { state.withLock { _ in writer.writer.close() } }
}
