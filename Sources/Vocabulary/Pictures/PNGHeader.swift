/// Reads the chunks of a PNG from the first to the last.
enum PNGHeader {
  /// The header of `bytes`, a PNG that goes on to its end chunk: the library takes one that is cut
  /// off for a picture whose rest is empty.
  static func read(_ bytes: [UInt8]) throws(PictureProblem) -> PictureHeader {
    guard bytes.count >= 33, bytes[12..<16].elementsEqual("IHDR".utf8) else { throw .truncated }
    // The library holds the whole picture, up to four bytes a pixel.
    return PictureHeader(
      PictureHeader.bigEndian(bytes, 16), PictureHeader.bigEndian(bytes, 20), bytesPerPixel: 4,
      end: try end(of: bytes))
  }

  /// Where the end chunk ends; a chunk is a length, a name, that many bytes and a checksum.
  private static func end(of bytes: [UInt8]) throws(PictureProblem) -> Int {
    var offset = 8
    while offset + 12 <= bytes.count {
      let next = offset + 12 + PictureHeader.bigEndian(bytes, offset)
      guard next <= bytes.count else { break }
      if bytes[offset + 4..<offset + 8].elementsEqual("IEND".utf8) { return next }
      offset = next
    }
    throw .truncated
  }
}
