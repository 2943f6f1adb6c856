/// What kind of file some bytes are, by how they begin.
enum RecordingFormat {
  case wav, flac, ogg

  /// The format of `bytes`, or the problem that names what they are instead.
  init(_ bytes: [UInt8]) throws(RecordingProblem) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= RecordingLimits.bytes else {
      throw .tooLarge(megabytes: bytes.count >> 20)
    }
    let start = bytes.prefix(12)
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: text.utf8)
    }
    if ["RIFF", "RF64", "RIFX"].contains(where: { begins($0) }), begins("WAVE", at: 8) {
      self = .wav
    } else if begins("fLaC") {
      self = .flac
    } else if begins("OggS") {
      self = .ogg
    } else {
      throw .notASound(what: Self.others.first { begins($0.mark, at: $0.offset) }?.name)
    }
  }

  private static let others: [(mark: String, offset: Int, name: String)] = [
    ("PK", 0, "a ZIP archive"), ("%PDF", 0, "a PDF document"), ("ID3", 0, "an MP3 file"),
    ("ftyp", 4, "an MP4 or M4A file"), ("FORM", 0, "an AIFF file"), ("caff", 0, "a CAF file"),
    ("\u{1A}E", 0, "a WebM or Matroska file"), ("RIFF", 0, "another RIFF file, such as a video"),
    ("#!AMR", 0, "an AMR file"), (".snd", 0, "an AU file"), ("<", 0, "a web page or XML"),
    ("{", 0, "JSON text"), ("\u{7F}ELF", 0, "a program"), ("GIF8", 0, "a picture"),
    ("PNG", 1, "a picture"), ("JFIF", 6, "a picture"),
  ]

  /// How many bytes the header of a WAV file promises; nil where it does not say, as programs that
  /// write while they record leave it.
  static func promisedBytes(_ bytes: [UInt8]) -> Int? {
    guard bytes.starts(with: "RIFF".utf8), bytes.count >= 8 else { return nil }
    let size = (0..<4).reduce(0) { $0 | Int(bytes[4 + $1]) << (8 * $1) }
    return size == 0 || size >= 0xffff_ff00 ? nil : size + 8
  }
}
