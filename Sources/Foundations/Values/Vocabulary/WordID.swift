/// What a word is, whatever language it is said in: the name by which content, settings, log and insight
/// know it. "all done" is `all-done`, and so is "ya acabé".
public struct WordID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Lower-case letters and digits, with "-" between words.
  public let name: String

  /// The id that `text` names: an id as it is, and the English of a word as it was known before words
  /// had ids: "I love you" is `i-love-you`. Never another for what it made before.
  public init(_ text: String) {
    guard !text.utf8.allSatisfy(Self.isPlain) else {
      name = text
      return
    }
    let small = text.lowercased().filter { $0 != "'" && $0 != "’" }
    name = small.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  public var description: String { name }

  public static func < (a: WordID, b: WordID) -> Bool { a.name < b.name }

  /// Most words are their ids.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}

extension WordID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension WordID: Codable {
  public init(from decoder: any Decoder) throws { self.init(try String(from: decoder)) }

  public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
}
