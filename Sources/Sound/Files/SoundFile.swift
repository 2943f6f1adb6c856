import CSndFile
public import MeadowFoundations

/// A sound read from a file or from memory.
public struct DecodedSound: Sendable, Equatable {
  /// Interleaved samples, −1…1.
  public var samples: [Float]
  /// Frames per second.
  public var sampleRate: SampleRate
  /// Samples per frame.
  public var channels: Int
  /// The comment the file carries, or nil.
  public var comment: String?
}

/// Whole sound files, read and written in one call.
///
/// Every call blocks; none belongs on the path of a cached word.
public enum SoundFile {
  /// The longest file that is read, in samples: an hour of mono at the mix rate.
  public static let longest = 3600 * SampleRate.mix.hertz

  /// Writes `clip` to `path`, replacing what is there.
  public static func write(
    _ clip: Clip, to path: String, as format: SoundFormat, comment: String? = nil
  ) throws(SoundFileError) {
    try fill(
      SoundHandle(writing: path, format: format), Array(clip.samples), format, comment, path)
  }

  /// The bytes of a file that holds `samples`.
  public static func encode(
    _ samples: some Collection<Float>, as format: SoundFormat, rate: SampleRate = .mix,
    channels: Int = 1, comment: String? = nil
  ) throws(SoundFileError) -> [UInt8] {
    let memory = MemorySound()
    try encode(Array(samples), into: memory, format, rate, channels, comment)
    return memory.bytes
  }

  /// The bytes of a file that holds `clip`.
  public static func encode(
    _ clip: Clip, as format: SoundFormat, comment: String? = nil
  ) throws(SoundFileError) -> [UInt8] {
    try encode(clip.withSamples { Array($0) }, as: format, comment: comment)
  }

  /// The sound in the bytes of a file.
  public static func decode(_ bytes: [UInt8]) throws(SoundFileError) -> DecodedSound {
    let memory = MemorySound(bytes)
    defer { withExtendedLifetime(memory) {} }
    return try sound(in: SoundHandle(memory, name: "memory", writing: nil), "memory")
  }

  /// A scope of its own: the handle closes, and so completes the header, before it returns.
  private static func encode(
    _ samples: [Float], into memory: MemorySound, _ format: SoundFormat, _ rate: SampleRate,
    _ channels: Int, _ comment: String?
  ) throws(SoundFileError) {
    let info = SoundHandle.description(format, rate, channels)
    let handle = try SoundHandle(memory, name: "memory", writing: info)
    try fill(handle, samples, format, comment, "memory")
  }

  private static func fill(
    _ handle: borrowing SoundHandle, _ samples: [Float], _ format: SoundFormat,
    _ comment: String?, _ path: String
  ) throws(SoundFileError) {
    if let comment { handle.set(comment: comment) }
    try handle.write(samples, exact: format.isExact, path: path)
  }

  private static func sound(
    in handle: consuming SoundHandle, _ path: String
  ) throws(SoundFileError) -> DecodedSound {
    let channels = Int(handle.info.channels)
    let promised = Int(handle.info.frames)
    guard promised >= 0, channels > 0, promised <= longest / channels else {
      throw .cannotOpen(path: path, reason: "\(promised) frames are too many")
    }
    var samples = [Float](repeating: 0, count: promised * channels)
    let found = Int(sf_readf_float(handle.file, &samples, sf_count_t(promised)))
    guard found == promised else {
      throw .truncated(path: path, promised: promised, found: max(0, found))
    }
    return DecodedSound(
      samples: samples, sampleRate: SampleRate(hertz: max(1, Int(handle.info.samplerate))),
      channels: channels, comment: handle.comment)
  }
}
