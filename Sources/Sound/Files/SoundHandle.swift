import CSndFile
import MeadowFoundations

/// The owner of one open libsndfile handle; closes it when it goes.
///
/// Not for two threads at once; its users hold it in a value of their own.
struct SoundHandle: ~Copyable {
  /// The library's handle; open until `deinit`.
  let file: OpaquePointer
  /// Rate, channels and length as the library found or took them.
  let info: SF_INFO

  /// Makes the file at `path` for one channel at the mix rate, or empties it.
  init(writing path: String, format: SoundFormat) throws(SoundFileError) {
    var info = Self.description(format, .mix, 1)
    guard let file = sf_open(path, CInt(SFM_WRITE), &info) else {
      throw .cannotWrite(path: path, reason: Self.lastError(nil))
    }
    self.init(file: file, info: info)
  }

  /// Opens `memory`, which must outlive the handle.
  init(_ memory: MemorySound, name: String, writing info: SF_INFO?) throws(SoundFileError) {
    var info = info ?? SF_INFO()
    let isWriting = info.format != 0
    var calls = MemorySound.calls
    let user = Unmanaged.passUnretained(memory).toOpaque()
    guard
      let file = sf_open_virtual(&calls, CInt(isWriting ? SFM_WRITE : SFM_READ), &info, user)
    else {
      let reason = Self.lastError(nil)
      throw isWriting
        ? .cannotWrite(path: name, reason: reason) : .cannotOpen(path: name, reason: reason)
    }
    self.init(file: file, info: info)
  }

  private init(file: OpaquePointer, info: SF_INFO) {
    self.file = file
    self.info = info
  }

  deinit { sf_close(file) }

  /// The comment string, where there is one.
  var comment: String? { sf_get_string(file, CInt(SF_STR_COMMENT)).map { String(cString: $0) } }

  /// Sets the comment; only before the first sample.
  func set(comment: String) { sf_set_string(file, CInt(SF_STR_COMMENT), comment) }

  /// Appends interleaved samples, as exact 16 bit values where the format holds them.
  func write(_ samples: [Float], exact: Bool, path: String) throws(SoundFileError) {
    let written =
      exact
      ? sf_write_short(file, samples.map(PCM16.integer), sf_count_t(samples.count))
      : sf_write_float(file, samples, sf_count_t(samples.count))
    guard written == samples.count else {
      throw .cannotWrite(path: path, reason: Self.lastError(file))
    }
  }

  /// What the library says about its last failure.
  static func lastError(_ file: OpaquePointer?) -> String {
    sf_strerror(file).map { String(cString: $0) } ?? "no reason given"
  }

  /// The description of a file to be written.
  static func description(_ format: SoundFormat, _ rate: SampleRate, _ channels: Int) -> SF_INFO {
    var info = SF_INFO()
    info.samplerate = CInt(rate.hertz)
    info.channels = CInt(channels)
    info.format = format.code
    return info
  }
}
