/// What a picture says of itself, read before a decoder allocates anything.
struct PictureHeader {
  /// The width in pixels, as stored; a photo may still have to be turned.
  var width: Int
  /// The height in pixels.
  var height: Int
  /// About how many bytes its decoder will hold at once.
  var decodingBytes: Int
  /// How many of the file's bytes the picture needs; what follows is never shown to a decoder.
  var end: Int

  /// The header of `bytes`, which are a `format`.
  init(_ bytes: [UInt8], _ format: PictureFormat) throws(PictureProblem) {
    switch format {
    case .jpeg: self = try JPEGHeader.read(bytes)
    case .png: self = try PNGHeader.read(bytes)
    case .gif: self = try GIFHeader.read(bytes)
    case .webp: self = try WebPHeader.read(bytes)
    }
    guard width > 0, height > 0 else { throw .damaged(reason: "it has no pixels") }
  }

  init(_ width: Int, _ height: Int, bytesPerPixel: Int, end: Int) {
    self.width = width
    self.height = height
    // Each side has at most 32 bits, so nothing here overflows.
    decodingBytes =
      width.multipliedReportingOverflow(by: height).partialValue
      .multipliedReportingOverflow(by: bytesPerPixel).partialValue
    self.end = end
  }

  /// Four bytes at `offset`, the highest first.
  static func bigEndian(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// `count` bytes at `offset`, the lowest first.
  static func littleEndian(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
