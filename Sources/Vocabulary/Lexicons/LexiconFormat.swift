/// The kinds of lexicon file that are read and written.
public enum LexiconFormat: String, Equatable, Sendable, Codable, CaseIterable {
  /// W3C Pronunciation Lexicon Specification 1.0.
  case pls
  /// A table with a row for each word.
  case csv

  /// The media type (RFC 4267 for PLS, RFC 4180 for CSV).
  public var mediaType: String {
    switch self {
    case .pls: "application/pls+xml"
    case .csv: "text/csv"
    }
  }

  /// The kind of a file by its first bytes, or nil where it is no text at all.
  ///
  /// The name decides only where the bytes do not: text that does not begin with `<` is a table,
  /// unless it is called .pls or .xml and so is a damaged PLS file.
  public static func detect(_ bytes: [UInt8], name: String? = nil) -> LexiconFormat? {
    let head = bytes.prefix(4096)
    let zeros = head.count { $0 == 0 }
    // Half of UTF-16's bytes are zero in plain English; in other data they lie about anywhere.
    let isWide =
      head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
      || (zeros > 0 && (head.first == 0) != (head.dropFirst().first == 0))
    if zeros > 0 && !isWide { return nil }
    let signatures: [[UInt8]] = [
      [0x50, 0x4B, 3, 4], [0x1F, 0x8B], [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF],
      Array("%PDF".utf8),
    ]
    if signatures.contains(where: { head.starts(with: $0) }) { return nil }
    let skipped: Set<UInt8> = [0, 9, 10, 13, 32, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
    if head.first(where: { !skipped.contains($0) }) == UInt8(ascii: "<") { return .pls }
    let ending = name?.split(separator: ".").last?.lowercased()
    return ending == "pls" || ending == "xml" ? .pls : .csv
  }
}
