import CPixbuf

/// A kind of picture that is read, told by its first bytes before any decoder sees it.
///
/// A short list on purpose: the library has decoders for kinds that open other files (SVG, XPM by
/// name) or that nobody has looked at for years.
enum PictureFormat: String {
  case jpeg, png, gif, webp

  /// The format of `bytes`, or nil for anything else.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if bytes.starts(with: Array("RIFF".utf8)),
      bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      self = .webp
    } else {
      return nil
    }
  }

  /// Whether this machine has a decoder; JPEG and PNG are built into the library, the others come
  /// as modules of their own.
  var isReadable: Bool {
    if self == .jpeg || self == .png { return true }
    let formats = gdk_pixbuf_get_formats()
    defer { g_slist_free(formats) }
    var next = formats
    while let entry = next {
      let name = gdk_pixbuf_format_get_name(OpaquePointer(entry.pointee.data))
      defer { g_free(name) }
      if let name, String(cString: name) == rawValue { return true }
      next = entry.pointee.next
    }
    return false
  }

  /// What `bytes` of another kind plainly are, for the advice.
  static func looksLike(_ bytes: [UInt8]) -> String? {
    let start = bytes.prefix(512)
    func has(_ text: String, at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: Array(text.utf8))
    }
    if ["heic", "heix", "mif1", "hevc"].contains(where: { has("ftyp" + $0, at: 4) }) {
      return "HEIC, the format of some phones"
    }
    if has("ftypavif", at: 4) { return "AVIF" }
    if has("BM") { return "BMP" }
    if has("II*\0") || has("MM\0*") { return "TIFF" }
    if has("%PDF") { return "PDF" }
    if has("PK") { return "ZIP archives" }
    let text = String(decoding: start, as: UTF8.self).lowercased()
    if text.contains("<svg") || has("<?xml") { return "SVG drawings" }
    return nil
  }
}
