import Foundation

/// A list of texts in one column, as JSON; NULL for an empty one.
enum TextList {
  static func text(_ list: [String]) -> String? {
    guard !list.isEmpty else { return nil }
    // What nearly all words are: nothing to escape, so no encoder, which takes ten times as long.
    if list.allSatisfy({ $0.utf8.allSatisfy(isPlain) }) {
      return "[\"" + list.joined(separator: "\",\"") + "\"]"
    }
    guard let bytes = try? JSONEncoder().encode(list) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The list of `text`; empty for NULL and for what is no list.
  static func list(_ text: String?) -> [String] {
    guard let text else { return [] }
    return (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }
}
