/// Pictures made in code: encoders of a few lines that know one way each.
enum TestPictures {
  /// A PNG of `width` × `height` whose pixels (red, green, blue, alpha) `pixel` gives; its deflate
  /// stream is stored, not compressed.
  static func png(
    _ width: Int, _ height: Int, pixel: (Int, Int) -> [UInt8]
  ) -> [UInt8] {
    var raw: [UInt8] = []
    for y in 0..<height {
      raw.append(0)
      for x in 0..<width { raw += pixel(x, y) }
    }
    return pngStart(width, height) + chunk("IDAT", stored(raw)) + chunk("IEND", [])
  }

  /// The beginning of a PNG with red, green, blue and alpha, which promises a size.
  static func pngStart(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(width, 4) + big(height, 4) + [8, 6, 0, 0, 0])
  }

  /// A chunk of a PNG.
  static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    big(body.count, 4) + name.utf8 + body + big(Int(crc32(Array(name.utf8) + body)), 4)
  }

  /// A grey JPEG without any detail: every block has the code 0 for "no change" and 0 for "end of
  /// block", so its pixels are zeros, four blocks a byte.
  static func greyJPEG(
    _ width: Int, _ height: Int, isProgressive: Bool = false, segments: [UInt8] = [],
    scans: Int = 1
  ) -> [UInt8] {
    let blocks = (width + 7) / 8 * ((height + 7) / 8)
    let scan =
      segment(0xDA, [1, 1, 0, 0, isProgressive ? 0 : 63, 0])
      + [UInt8](repeating: 0, count: (blocks * (isProgressive ? 1 : 2) + 7) / 8)
    let table = [1] + [UInt8](repeating: 0, count: 16)
    return [0xFF, 0xD8] + segments
      + segment(0xDB, [0] + [UInt8](repeating: 16, count: 64))
      + segment(
        isProgressive ? 0xC2 : 0xC0, [8] + big(height, 2) + big(width, 2) + [1, 1, 0x11, 0])
      + segment(0xC4, [0x00] + table) + segment(0xC4, [0x10] + table)
      + (0..<scans).flatMap { _ in scan } + [0xFF, 0xD9]
  }

  /// A segment of a JPEG.
  static func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big(body.count + 2, 2) + body
  }

  /// An EXIF segment with an orientation and, after it, a text such as a place.
  static func exif(orientation: UInt8, note: String) -> [UInt8] {
    let tiff: [UInt8] =
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]  // big-endian, the directory at 8
      + [0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    return segment(0xE1, Array("Exif\0\0".utf8) + tiff + Array(note.utf8))
  }

  /// A GIF of `frames` frames; every pixel of a frame has the frame's number as its colour, and
  /// colour 0 is clear. Codes of 8 bits, a clear code before the table would grow.
  static func gif(_ width: Int, _ height: Int, frames: Int, isClear: Bool = false) -> [UInt8] {
    let palette = (0..<128).flatMap { shade -> [UInt8] in
      [UInt8(shade * 2), 0, UInt8(255 - shade * 2)]
    }
    let start =
      Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0xF6, 0, 0] + palette
    let bodies = (0..<frames).flatMap { frame -> [UInt8] in
      var codes: [UInt8] = []
      for index in 0..<width * height {
        if index % 100 == 0 { codes.append(128) }
        codes.append(UInt8(frame))
      }
      codes.append(129)
      var blocks: [UInt8] = []
      for start in stride(from: 0, to: codes.count, by: 255) {
        let block = codes[start..<min(start + 255, codes.count)]
        blocks += [UInt8(block.count)] + block
      }
      let control: [UInt8] = [0x21, 0xF9, 4, isClear ? 1 : 0, 10, 0, 0, 0]
      let size = little(width, 2) + little(height, 2)
      return control + [0x2C, 0, 0, 0, 0] + size + [0, 7] + blocks + [0]
    }
    return start + bodies + [0x3B]
  }

  /// `value` in `count` bytes, the highest first.
  static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
  }

  /// `value` in `count` bytes, the lowest first.
  static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

  /// A zlib stream of stored blocks.
  private static func stored(_ raw: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: raw.count, by: 65_535) {
      let block = raw[start..<min(start + 65_535, raw.count)]
      bytes += [start + 65_535 >= raw.count ? 1 : 0]
      bytes += little(block.count, 2) + little(~block.count, 2) + block
    }
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in raw {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return bytes + big(Int(b << 16 | a), 4)
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in
      (0..<8).reduce(crc ^ UInt32(byte)) { crc, _ in
        crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1
      }
    }
  }
}
