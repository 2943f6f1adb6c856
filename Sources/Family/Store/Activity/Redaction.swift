import Foundation

/// Names that a family has removed, taken out of texts that have them. Pure.
struct Redaction {
  /// What stands where a name was.
  static let mark = "…"

  private let names: [String]

  /// Takes out `names`, the longest first, since one may be a part of another.
  init(_ names: [String]) { self.names = names.sorted { $0.count > $1.count } }

  /// `text` without the names, in any spelling of case and accents, also where more than one of them is
  /// meant; a name within another word is none.
  func text(_ text: String) -> String {
    names.reduce(text) { text, name in
      var (result, rest) = ("", text[...])
      while let range = rest.range(of: name, options: [.caseInsensitive, .diacriticInsensitive]) {
        let ending = text[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
        let before = text[..<range.lowerBound].last
        let isName = ["", "s", "es"].contains(ending) && !(before?.isLetter ?? false)
        result += rest[..<range.lowerBound] + (isName ? Self.mark : String(rest[range]))
        rest = rest[range.upperBound...]
      }
      return result + rest
    }
  }

  /// The list in a column, without the names.
  func list(_ text: String) -> String? {
    // What nothing is escaped in can be taken as it stands.
    guard text.contains("\\") else { return self.text(text) }
    return TextList.text(TextList.list(text).map(self.text))
  }
}
