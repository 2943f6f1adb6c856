public import MeadowFoundations

/// A sound file that is written as the sound is made.
///
/// One thread at a time. The file is complete when the writer is closed or let go.
public final class SoundFileWriter {
  /// Where the file is.
  public let path: String
  /// Its format, from the extension of ``path``.
  public let format: SoundFormat
  private var handle: SoundHandle?

  /// Makes the file at `path`, in the format of its extension, or empties it.
  public init(
    path: String, rate: SampleRate = .house, channels: Int = 1, comment: String? = nil
  ) throws(SoundFileError) {
    guard let format = SoundFormat(path: path) else { throw .unsupported(path: path) }
    self.path = path
    self.format = format
    let handle = try SoundHandle(writing: path, format: format, rate: rate, channels: channels)
    if let comment { handle.set(comment: comment) }
    self.handle = consume handle
  }

  /// Appends interleaved `samples`; after ``close()`` this throws.
  public func write(_ samples: some Collection<Float>) throws(SoundFileError) {
    guard handle != nil else { throw .cannotWrite(path: path, reason: "it is closed") }
    try handle?.write(Array(samples), exact: format.isExact, path: path)
  }

  /// Completes the file; more calls do nothing.
  public func close() { handle = nil }
}
