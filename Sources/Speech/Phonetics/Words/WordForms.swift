/// A word of a text taken apart into a name and the ending that the sentence gave it.
public struct WordForms: Equatable, Sendable {
  /// A way to read the word.
  public struct Form: Equatable, Sendable {
    /// The name, as it is spelled in the word.
    public let stem: Substring
    /// What follows it: "'s", "s", "s'" or "'"; empty for nothing.
    public let ending: Substring

    /// What the ending sounds like; nil where there is none.
    public var suffix: Pronunciation.Suffix? { ending.isEmpty ? nil : .s }
  }

  /// The ways to read it, the one without an ending first, then those that leave most of the word.
  public let forms: [Form]

  /// The forms of `word`, a word of a text without the spaces around it.
  public init(_ word: Substring) {
    let plain = String(word.lowercased().map { Self.isApostrophe($0) ? "'" : $0 })
    let lengths = [0] + Self.endings(of: plain)
    forms = lengths.filter { $0 < word.count }.map { length in
      let end = word.index(word.endIndex, offsetBy: -length)
      return Form(stem: word[..<end], ending: word[end...])
    }
  }

  /// The lengths of the endings that `word`, in small letters with straight apostrophes, may have, the
  /// longest first: "'s", "es" after a hissing sound, "s", "s'" and the apostrophe of "James'".
  static func endings(of word: String) -> [Int] {
    if word.hasSuffix("s'") { return [1, 2] }
    guard word.utf8.last == UInt8(ascii: "s") else { return [] }
    if word.hasSuffix("'s") { return [2] }
    let stem = word.dropLast(2)
    let hisses = ["s", "x", "z", "ch", "sh"].contains { stem.hasSuffix($0) }
    return hisses && word.hasSuffix("es") ? [2, 1] : [1]
  }

  static func isApostrophe(_ character: Character) -> Bool {
    character == "'" || character == "’" || character == "ʼ" || character == "＇"
  }
}
