/// Reads the size of a WebP from its first chunk.
enum WebPHeader {
  /// The header of `bytes`.
  static func read(_ bytes: [UInt8]) throws(PictureProblem) -> PictureHeader {
    guard bytes.count >= 30 else { throw .truncated }
    let end = PictureHeader.littleEndian(bytes, 4, 4) + 8
    guard end <= bytes.count else { throw .truncated }
    let (width, height): (Int, Int)
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X":
      // The library would decode every frame of a film and keep them all.
      guard bytes[20] & 0x02 == 0 else { throw .unknownFormat(looksLike: "moving WebP pictures") }
      width = PictureHeader.littleEndian(bytes, 24, 3) + 1
      height = PictureHeader.littleEndian(bytes, 27, 3) + 1
    case "VP8L":
      let bits = PictureHeader.littleEndian(bytes, 21, 4)
      width = bits & 0x3FFF + 1
      height = bits >> 14 & 0x3FFF + 1
    case "VP8 ":
      width = PictureHeader.littleEndian(bytes, 26, 2) & 0x3FFF
      height = PictureHeader.littleEndian(bytes, 28, 2) & 0x3FFF
    default: throw .damaged(reason: "its first chunk is of an unknown kind")
    }
    // The picture and the decoder's own copy.
    return PictureHeader(width, height, bytesPerPixel: 8, end: end)
  }
}
