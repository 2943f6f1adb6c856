import CSndFile
public import MeadowFoundations

/// A sound in the bytes of a file, read block by block, so that a caller can stop early.
///
/// One thread at a time. What a header promises is believed only as far as samples arrive.
public final class SoundReader {
  /// Frames per second, as the header says.
  public let sampleRate: SampleRate
  /// Samples per frame.
  public let channels: Int
  /// The frames that the header promises, or nil where it says nothing of use.
  public let promisedFrames: Int?

  private let memory: MemorySound
  /// Nil only in `deinit`: the handle must go before the memory that it reads.
  private var handle: SoundHandle?

  /// The most channels that are read.
  public static let mostChannels = 32
  /// The sample rates that are read, in hertz.
  public static let rates = 4_000...384_000

  /// Opens `bytes`; `name` is for messages. Throws ``SoundFileError/cannotOpen(path:reason:)``.
  public init(_ bytes: [UInt8], name: String = "memory") throws(SoundFileError) {
    memory = MemorySound(bytes)
    let handle = try SoundHandle(memory, name: name, writing: nil)
    channels = Int(handle.info.channels)
    let rate = Int(handle.info.samplerate)
    guard (1...Self.mostChannels).contains(channels) else {
      throw .cannotOpen(path: name, reason: "it has \(channels) channels")
    }
    guard Self.rates.contains(rate) else {
      throw .cannotOpen(path: name, reason: "its sample rate is \(rate) Hz")
    }
    sampleRate = SampleRate(hertz: rate)
    let frames = handle.info.frames
    promisedFrames = frames > 0 && frames < Int64.max / 2 ? Int(frames) : nil
    self.handle = consume handle
  }

  deinit { handle = nil }

  /// The next interleaved samples, −1…1 unless the file has others, of at most `frames` frames; empty
  /// at the end of what can be read.
  public func read(atMost frames: Int) -> [Float] {
    guard let file = handle?.file else { return [] }
    return [Float](unsafeUninitializedCapacity: frames * channels) { buffer, count in
      let read = sf_readf_float(file, buffer.baseAddress, sf_count_t(frames))
      count = max(0, min(Int(read), frames)) * channels
    }
  }
}
