/// The text of a lexicon file as UTF-8, whatever it was saved as.
struct LexiconText {
  /// Well-formed UTF-8 without byte order mark.
  private(set) var bytes: [UInt8]
  /// What was found out on the way.
  private(set) var notes: [LexiconNote] = []

  /// Decodes `file`; its byte order mark counts first, then what its bytes look like, then what its
  /// XML declaration says, because that is the order in which they are right in real files.
  init(_ file: [UInt8]) throws(LexiconFileProblem) {
    guard file.count <= LexiconLimits.bytes else { throw .tooLarge(bytes: file.count) }
    guard file.contains(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else { throw .empty }
    guard LexiconFormat.detect(file) != nil else { throw .notText }
    bytes = file
    if file.starts(with: [0xFF, 0xFE, 0, 0]) || file.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw .encoding("UTF-32")
    }
    let first = file[0]
    let second = file.count > 1 ? file[1] : 1
    if (first, second) == (0xFF, 0xFE) || second == 0 && first != 0 {
      decodeWide(littleEndian: true)
    } else if (first, second) == (0xFE, 0xFF) || first == 0 && second != 0 {
      decodeWide(littleEndian: false)
    } else {
      if file.starts(with: [0xEF, 0xBB, 0xBF]) {
        bytes.removeFirst(3)
        note("the byte order mark at the start was removed")
      }
      try decodeNarrow()
    }
    if bytes.isEmpty { throw .empty }
  }

  /// Takes away what stands before an XML declaration, which must come first; the lines that went.
  mutating func trimStart() -> Int {
    guard let start = bytes.firstIndex(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }),
      start > 0
    else { return 0 }
    let lines = bytes[..<start].count { $0 == 0x0A }
    bytes.removeFirst(start)
    note("spaces before the first character were removed")
    return lines
  }

  private mutating func decodeWide(littleEndian: Bool) {
    let low = littleEndian ? 0 : 1
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map {
      UInt16(bytes[$0 + low]) | UInt16(bytes[$0 + 1 - low]) << 8
    }
    let text = String(decoding: units.drop { $0 == 0xFEFF }, as: UTF16.self)
    bytes = Array(text.utf8)
    note("the file is UTF-16 and was read as such")
  }

  private mutating func decodeNarrow() throws(LexiconFileProblem) {
    let declared = XMLDeclaration.encoding(in: bytes)
    let name = declared?.lowercased() ?? "utf-8"
    if String(validating: bytes, as: UTF8.self) != nil {
      let isASCII = bytes.allSatisfy { $0 < 0x80 }
      if !isASCII, let declared, !["utf-8", "utf8"].contains(name) {
        note("the file says that it is \(declared), but it is UTF-8 and was read as such")
      }
    } else if SingleByteText.names.contains(name) {
      bytes = SingleByteText.utf8(bytes)
      note("the file is \(declared ?? name) and was read as such")
    } else if !["utf-8", "utf8", "utf-16", "us-ascii", "ascii"].contains(name) {
      throw .encoding(declared ?? name)
    } else if !SingleByteText.hasUTF8(bytes) {
      bytes = SingleByteText.utf8(bytes)
      note("the file is not UTF-8; it was read as Windows-1252", advice: "Save it as UTF-8")
    } else {
      bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
      note("some bytes are not UTF-8 and became \u{FFFD}", advice: "Save it as UTF-8")
    }
  }

  private mutating func note(_ text: String, advice: String? = nil) {
    notes.append(LexiconNote(text: text, advice: advice))
  }
}
