/// The first line of an XML file, `<?xml version="1.0" encoding="…"?>`.
enum XMLDeclaration {
  /// The encoding that it names, of at most 40 characters, or nil.
  static func encoding(in bytes: [UInt8]) -> String? {
    let start = bytes.prefix(400)
    guard let text = String(validating: start.prefix { $0 < 0x80 && $0 != 0x3E }, as: UTF8.self),
      let declaration = text.split(separator: "<?xml", maxSplits: 1).last,
      text.drop(while: \.isWhitespace).hasPrefix("<?xml"),
      let word = declaration.firstRange(of: "encoding")
    else { return nil }
    let rest = declaration[word.upperBound...].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    let name = rest.dropFirst().prefix { $0 != quote }
    return name.isEmpty || name.utf8.count > 40 ? nil : String(name)
  }
}
