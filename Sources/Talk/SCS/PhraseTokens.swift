/// The words of a phrase as they are looked up: in lower case, without marks and without 's.
///
/// Bytes, not characters: all marks are ASCII, and a tap reads some twenty phrases.
enum PhraseTokens {
  /// "Where's my cup?" → where, my, cup.
  static func tokens(of phrase: String) -> [String] {
    phrase.lowercased().utf8.split(separator: UInt8(ascii: " ")).compactMap { part in
      var bare = part.drop(while: isMark)
      while let last = bare.last, isMark(last) { bare.removeLast() }
      if bare.suffix(2).elementsEqual("'s".utf8) { bare.removeLast(2) }
      return bare.isEmpty ? nil : String(Substring(bare))
    }
  }

  /// What two phrases have in common that differ in capitals and marks only: "hot soup!".
  static func key(of phrase: String) -> String {
    let small = phrase.lowercased()
    guard small.utf8.contains(where: isMark) else { return small }
    return String(decoding: small.utf8.filter { !isMark($0) }, as: UTF8.self)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "."), UInt8(ascii: ","): true
    default: false
    }
  }
}
