/// What the header of a sound file promises, read by the formats' own documents and not by the
/// library that wrote it: RIFF WAVE, FLAC (RFC 9639 §8.2), Ogg (RFC 3533 §6) with Vorbis I §4.2.2.
struct SoundHeader: Equatable {
  var rate: Int
  var channels: Int
  /// Bits of a sample; nil where the format has none.
  var bits: Int?
  var frames: Int

  init?(_ bytes: [UInt8]) {
    switch String(decoding: bytes.prefix(4), as: UTF8.self) {
    case "RIFF":
      guard let format = Self.chunk("fmt ", of: bytes), let data = Self.chunk("data", of: bytes),
        Self.little(bytes, at: format.lowerBound, 2) == 1
      else { return nil }
      channels = Self.little(bytes, at: format.lowerBound + 2, 2)
      rate = Self.little(bytes, at: format.lowerBound + 4, 4)
      bits = Self.little(bytes, at: format.lowerBound + 14, 2)
      frames = data.count / (2 * channels)
    case "fLaC":
      let packed = bytes[18..<26].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      rate = Int(packed >> 44)
      channels = Int(packed >> 41 & 7) + 1
      bits = Int(packed >> 36 & 31) + 1
      frames = Int(packed & 0xF_FFFF_FFFF)
    case "OggS":
      guard bytes.count > 58, bytes[28] == 1, Array(bytes[29..<35]) == Array("vorbis".utf8),
        let page = Self.pages(of: bytes).last
      else { return nil }
      channels = Int(bytes[39])
      rate = Self.little(bytes, at: 40, 4)
      frames = Self.little(bytes, at: page + 6, 8)
    default: return nil
    }
  }

  /// The 16-bit samples of a WAV file.
  static func samples(ofWAV bytes: [UInt8]) -> [Int16] {
    guard let data = chunk("data", of: bytes) else { return [] }
    return stride(from: data.lowerBound, to: data.upperBound - 1, by: 2).map {
      Int16(truncatingIfNeeded: little(bytes, at: $0, 2))
    }
  }

  private static func chunk(_ name: String, of bytes: [UInt8]) -> Range<Int>? {
    var start = 12
    while start + 8 <= bytes.count {
      let length = little(bytes, at: start + 4, 4)
      let body = (start + 8)..<min(start + 8 + length, bytes.count)
      if Array(bytes[start..<start + 4]) == Array(name.utf8) { return body }
      start += 8 + length + length % 2
    }
    return nil
  }

  private static func pages(of bytes: [UInt8]) -> [Int] {
    var pages: [Int] = []
    var start = 0
    while start + 27 <= bytes.count, Array(bytes[start..<start + 4]) == Array("OggS".utf8) {
      pages.append(start)
      let segments = Int(bytes[start + 26])
      let table = bytes[(start + 27)..<min(start + 27 + segments, bytes.count)]
      start += 27 + segments + table.reduce(0) { $0 + Int($1) }
    }
    return pages
  }

  private static func little(_ bytes: [UInt8], at start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
