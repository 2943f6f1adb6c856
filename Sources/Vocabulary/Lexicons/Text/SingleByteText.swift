/// Latin-1 and its superset Windows-1252, which is what files that say Latin-1 hold (WHATWG Encoding).
enum SingleByteText {
  /// The names in XML declarations that mean one of them, in lower case.
  static let names: Set<String> = [
    "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "windows-1252", "cp1252",
  ]

  /// Windows-1252's characters 0x80–0x9F (WHATWG Encoding, index-windows-1252).
  private static let upper: [UInt16] = [
    0x20AC, 0x81, 0x201A, 0x192, 0x201E, 0x2026, 0x2020, 0x2021, 0x2C6, 0x2030, 0x160, 0x2039,
    0x152, 0x8D, 0x17D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x2DC, 0x2122, 0x161, 0x203A, 0x153, 0x9D, 0x17E, 0x178,
  ]

  /// `bytes` as UTF-8.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    let units = bytes.map { (0x80..<0xA0).contains($0) ? upper[Int($0) - 0x80] : UInt16($0) }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Whether some of `bytes` beyond ASCII are letters in UTF-8: the rest is damage, then, and not
  /// another encoding.
  static func hasUTF8(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars
      .contains { $0.value >= 0x80 && $0.value != 0xFFFD }
  }
}
