/// The words of a phrase as they are looked up: in lower case, without marks and without 's.
///
/// Bytes, not characters: a tap reads some twenty phrases, and the marks that are no ASCII are two of
/// Spanish, "¡" and "¿", of two bytes each.
enum PhraseTokens {
  /// "Where's my cup?" → where, my, cup.
  static func tokens(of phrase: String) -> [String] {
    phrase.lowercased().utf8.split(separator: UInt8(ascii: " ")).compactMap { part in
      var bare = (opens(part) ? part.dropFirst(2) : part).drop(while: isMark)
      while let last = bare.last, isMark(last) { bare.removeLast() }
      if bare.suffix(2).elementsEqual("'s".utf8) { bare.removeLast(2) }
      return bare.isEmpty ? nil : String(Substring(bare))
    }
  }

  /// What two phrases have in common that differ in capitals and marks only: "hot soup!".
  static func key(of phrase: String) -> String {
    let small = phrase.lowercased()
    guard small.utf8.contains(where: { isMark($0) || $0 == latin }) else { return small }
    let bare = String(decoding: small.utf8.filter { !isMark($0) }, as: UTF8.self)
    return bare.utf8.contains(latin) ? bare.filter { $0 != "¡" && $0 != "¿" } : bare
  }

  /// The first byte of "¡" and "¿", and of a few letters that are rare in Spanish.
  private static let latin: UInt8 = 0xC2

  private static func opens(_ part: Substring.UTF8View) -> Bool {
    part.first == latin && part.dropFirst().first.map { $0 == 0xA1 || $0 == 0xBF } == true
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "."), UInt8(ascii: ","): true
    default: false
    }
  }
}
