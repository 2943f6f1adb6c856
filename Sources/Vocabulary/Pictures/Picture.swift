/// A picture of the family's, re-encoded: at most 512 pixels a side, upright, with nothing in the
/// file but the picture. Where a photo was taken, and with what, stays behind.
public struct Picture: Equatable, Sendable {
  /// How a picture is encoded.
  public enum MediaType: String, Sendable {
    /// A photo.
    case jpeg = "image/jpeg"
    /// A picture one can see through.
    case png = "image/png"
  }

  /// How it is encoded.
  public var mediaType: MediaType
  /// The whole file.
  public var bytes: [UInt8]
  /// Its width in pixels, at most ``longestSide``.
  public var width: Int
  /// Its height in pixels, at most ``longestSide``.
  public var height: Int

  /// The longest side in pixels: a button is 160 at most, on a screen of threefold density.
  public static let longestSide = 512
  /// The most bytes of a file that is taken; phones make 3–12 MB.
  public static let mostBytes = 25_000_000
  /// The longest side of a file that is taken, in pixels; 50-megapixel phones make 8 192.
  public static let longestSourceSide = 12_000
  /// The most bytes a decoder may hold at once; with the file itself under 150 MB.
  static let mostDecodingBytes = 100_000_000

  /// Takes a picture apart and puts a small one together.
  ///
  /// JPEG of any size within the bounds (progressive ones up to about 33 megapixels), PNG up to 25
  /// megapixels, the first frame of a GIF up to 2, a WebP up to 12 where the machine has a decoder
  /// for it. Its colours are taken as sRGB. Blocks for up to a second: any thread, but never the one
  /// that serves taps.
  public static func reencode(_ bytes: [UInt8]) throws(PictureProblem) -> Picture {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.count <= mostBytes else { throw .tooManyBytes(bytes.count) }
    guard let format = PictureFormat(bytes) else {
      throw .unknownFormat(looksLike: PictureFormat.looksLike(bytes))
    }
    let header = try PictureHeader(bytes, format)
    guard max(header.width, header.height) <= longestSourceSide,
      header.decodingBytes <= mostDecodingBytes
    else { throw .tooLarge(width: header.width, height: header.height) }
    guard format.isReadable else { throw .unknownFormat(looksLike: "WebP here") }
    let (width, height) = fitted(header.width, header.height)
    let pixels = try Pixels(bytes, format, header, width: width, height: height)
    return try pixels.encoded()
  }

  /// The size at which a picture fits into ``longestSide``; a small one stays as it is.
  static func fitted(_ width: Int, _ height: Int) -> (Int, Int) {
    let long = max(width, height)
    guard long > longestSide else { return (width, height) }
    func scaled(_ side: Int) -> Int { max(1, (side * longestSide + long / 2) / long) }
    return (scaled(width), scaled(height))
  }
}
