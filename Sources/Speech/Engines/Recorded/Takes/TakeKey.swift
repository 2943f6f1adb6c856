import MeadowFiles
public import MeadowFoundations

/// What a take is a take of: a text in a language, whatever its case and its punctuation.
public struct TakeKey: Hashable, Sendable {
  /// The text in small letters, with single spaces and no punctuation.
  public let text: String
  /// The language it is said in.
  public let language: Language

  /// The longest text that is recorded, in characters.
  public static let longest = 200

  /// The key of `text`; nil where nothing in it is said.
  public init?(_ text: String, _ language: Language = .english) {
    let folded = Self.folded(text)
    guard !folded.isEmpty, folded.count <= Self.longest else { return nil }
    (self.text, self.language) = (folded, language)
  }

  /// The key of what `request` says; nil for a stretch that goes on behind it ("more,"), which no whole
  /// recording sounds like.
  init?(_ request: SpeechRequest) {
    guard request.text.string.last != "," else { return nil }
    self.init(request.text.string, request.language)
  }

  /// The begin of the names of its files: readable, and of no other text.
  var fileName: String {
    var slug = ""
    for byte in text.utf8.prefix(40) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        slug.append(Character(Unicode.Scalar(byte)))
      default: if slug.last != "-", !slug.isEmpty { slug.append("-") }
      }
    }
    let digest = Digest(of: "\(language.rawValue) \(text)", size: .bits128).hex.prefix(12)
    return slug.isEmpty ? "\(digest)" : "\(slug).\(digest)"
  }

  private static func folded(_ text: String) -> String {
    var made = ""
    for character in text.lowercased() {
      if "’‘ʼ`´".contains(character) {
        made.append("'")
      } else if character.isWhitespace || (character.isPunctuation && !"'&%@#".contains(character))
      {
        if !made.isEmpty, made.last != " " { made.append(" ") }
      } else {
        made.append(character)
      }
    }
    while let last = made.last, last == " " { made.removeLast() }
    return made
  }
}
