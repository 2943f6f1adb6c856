/// The samples of a mono WAV file held in memory, as GET /v1/speech sends it.
///
/// A reader of its own because engines cannot reach the sound file layer; it knows the three sample
/// formats that services send and nothing else.
enum WaveFile {
  /// The samples of `bytes`, −1…1, or nil when they are not a mono WAV file of 16-bit, 24-bit or
  /// 32-bit float samples.
  static func samples(of bytes: [UInt8]) -> [Float]? {
    guard text(bytes, 0) == "RIFF", text(bytes, 8) == "WAVE" else { return nil }
    var format: (code: Int, channels: Int, bits: Int)?
    var position = 12
    while position + 8 <= bytes.count {
      let size = little(bytes, position + 4, 4)
      let body = position + 8
      if text(bytes, position) == "fmt ", body + 16 <= bytes.count {
        // WAVE_FORMAT_EXTENSIBLE carries the real format in the first bytes of its GUID
        let code = little(bytes, body, 2)
        let isExtended = code == 0xFFFE && body + 26 <= bytes.count
        format = (
          isExtended ? little(bytes, body + 24, 2) : code, little(bytes, body + 2, 2),
          little(bytes, body + 14, 2)
        )
      } else if text(bytes, position) == "data", let format, format.channels == 1 {
        let end = min(bytes.count, body + size)  // a streamed file's size is larger than the file
        return decode(bytes[body..<end], code: format.code, bits: format.bits)
      }
      position = body + size + size % 2
    }
    return nil
  }

  private static func decode(_ data: ArraySlice<UInt8>, code: Int, bits: Int) -> [Float]? {
    let width = bits / 8
    guard (code == 1 && (bits == 16 || bits == 24)) || (code == 3 && bits == 32) else { return nil }
    let bytes = Array(data)
    return stride(from: 0, to: bytes.count - width + 1, by: width).map { at in
      let raw = UInt32(truncatingIfNeeded: little(bytes, at, width))
      if code == 3 { return Float(bitPattern: raw) }
      return Float(Int32(bitPattern: raw << UInt32(32 - bits))) / 0x1p31
    }
  }

  private static func text(_ bytes: [UInt8], _ at: Int) -> String {
    at + 4 <= bytes.count ? String(decoding: bytes[at..<(at + 4)], as: UTF8.self) : ""
  }

  private static func little(_ bytes: [UInt8], _ at: Int, _ width: Int) -> Int {
    (0..<width).reduce(0) { $0 | Int(bytes[at + $1]) << (8 * $1) }
  }
}
