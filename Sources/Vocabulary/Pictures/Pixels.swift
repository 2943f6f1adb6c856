import CPixbuf

/// The owner of a decoded picture of gdk-pixbuf's; one thread at a time.
struct Pixels: ~Copyable {
  /// The library's picture, upright; ours until `deinit`.
  private let pixbuf: OpaquePointer

  /// Decodes `bytes` at `width` × `height`.
  ///
  /// The size is set before the first byte is given, so that a JPEG is decoded at an eighth, a
  /// quarter or a half and a photo of 50 megapixels is never in memory as a whole.
  init(
    _ bytes: [UInt8], _ format: PictureFormat, _ header: PictureHeader, width: Int, height: Int
  ) throws(PictureProblem) {
    guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, nil) else {
      throw .unknownFormat(looksLike: format.rawValue.uppercased())
    }
    defer { g_object_unref(loader) }
    gdk_pixbuf_loader_set_size(loader, CInt(width), CInt(height))
    var error: UnsafeMutablePointer<GError>?
    // In pieces, since a JPEG's decoder works through them faster; a GIF's far more slowly.
    let piece = format == .gif ? header.end : 16_384
    var isWhole = bytes.withUnsafeBufferPointer { bytes in
      stride(from: 0, to: header.end, by: piece).allSatisfy { start in
        let count = min(piece, header.end - start)
        return gdk_pixbuf_loader_write(
          loader, bytes.baseAddress?.advanced(by: start), gsize(count), &error) != 0
      }
    }
    if isWhole, format == .gif {
      // The file goes on with more frames; for us it ends here.
      isWhole = gdk_pixbuf_loader_write(loader, [0x3B], 1, &error) != 0
    }
    // Always closed, also after an error, or the library complains aloud when it goes.
    isWhole =
      isWhole
      ? gdk_pixbuf_loader_close(loader, &error) != 0
      : (gdk_pixbuf_loader_close(loader, nil), false).1
    if let error {
      defer { g_error_free(error) }
      throw .damaged(reason: String(cString: error.pointee.message))
    }
    guard isWhole, let stored = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(stored)
    else { throw .truncated }
    pixbuf = upright
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }

  /// The picture as a file: PNG where one can see through it, else JPEG. The library writes what
  /// it is told to and no more: the notes it has read with the picture stay behind.
  borrowing func encoded() throws(PictureProblem) -> Picture {
    let isClear = hasClearPixels
    var bytes: UnsafeMutablePointer<gchar>?
    var count: gsize = 0
    let isSaved =
      isClear
      ? meadow_pixbuf_save_png(pixbuf, &bytes, &count)
      : meadow_pixbuf_save_jpeg(pixbuf, "85", &bytes, &count)
    guard isSaved != 0, let bytes else { throw .damaged(reason: "it could not be encoded") }
    defer { g_free(bytes) }
    return Picture(
      mediaType: isClear ? .png : .jpeg,
      bytes: Array(UnsafeRawBufferPointer(start: bytes, count: Int(count))),
      width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
  }

  /// Whether any pixel is not wholly opaque.
  private var hasClearPixels: Bool {
    guard gdk_pixbuf_get_has_alpha(pixbuf) != 0, let pixels = gdk_pixbuf_read_pixels(pixbuf)
    else { return false }
    let width = Int(gdk_pixbuf_get_width(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    return (0..<Int(gdk_pixbuf_get_height(pixbuf))).contains { row in
      (0..<width).contains { pixels[row * stride + 4 * $0 + 3] != 255 }
    }
  }
}
