/// Reads a GIF as far as the end of its first frame.
enum GIFHeader {
  // The decoder's time grows with the square of a frame's bytes: 7 MB of noise took it 5 s, 2 MB
  // 0.4 s. Films from the web have well under a megapixel.

  /// The most pixels of a film.
  private static let mostPixels = 2_000_000
  /// The most bytes up to the end of the first frame.
  private static let mostBytes = 3_000_000

  /// The header of `bytes`; its end is the first frame's, so that a film costs no more than a
  /// picture.
  static func read(_ bytes: [UInt8]) throws(PictureProblem) -> PictureHeader {
    guard bytes.count > 13 else { throw .truncated }
    let width = PictureHeader.littleEndian(bytes, 6, 2)
    let height = PictureHeader.littleEndian(bytes, 8, 2)
    guard width * height <= mostPixels else { throw .tooLarge(width: width, height: height) }
    var offset = 13 + tableBytes(bytes[10])
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x21:  // an extension: its label, then blocks
        offset = try end(ofBlocks: bytes, from: offset + 2)
      case 0x2C:  // a frame
        guard offset + 10 < bytes.count else { throw .truncated }
        let right =
          PictureHeader.littleEndian(bytes, offset + 1, 2)
          + PictureHeader.littleEndian(bytes, offset + 5, 2)
        let bottom =
          PictureHeader.littleEndian(bytes, offset + 3, 2)
          + PictureHeader.littleEndian(bytes, offset + 7, 2)
        guard right <= width, bottom <= height else {
          throw .damaged(reason: "its first frame is larger than the picture")
        }
        let pixels = offset + 10 + tableBytes(bytes[offset + 9])
        let end = try end(ofBlocks: bytes, from: pixels + 1)
        guard end <= mostBytes else { throw .damaged(reason: "its first frame is endless") }
        // The frame's indices, the frame and the canvas: at most 13 bytes a pixel.
        return PictureHeader(width, height, bytesPerPixel: 13, end: end)
      default: throw .damaged(reason: "it has a block of an unknown kind")
      }
    }
    throw .truncated
  }

  /// The bytes of the colour table that `flags` announce.
  private static func tableBytes(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  /// Where a row of blocks ends, each with its length before it and an empty one last.
  private static func end(ofBlocks bytes: [UInt8], from start: Int) throws(PictureProblem) -> Int {
    var offset = start
    while offset < bytes.count {
      let length = Int(bytes[offset])
      offset += 1 + length
      if length == 0 { return offset }
    }
    throw .truncated
  }
}
