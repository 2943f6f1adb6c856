import Foundation

/// Names that a family has removed or changed, taken out of texts that have them. Pure.
public struct Redaction: Sendable {
  /// What stands where a name was that is gone.
  public static let mark = "…"

  /// The longest first, since one may be a part of another.
  private let names: [Name]
  /// Whether neither they nor what comes in their place is written in another way in JSON.
  private let isPlain: Bool

  /// Puts the value of each key of `names` in its place. Where a name is a part of one of `kept`, it
  /// stays.
  public init(_ names: [String: String], keeping kept: [String] = []) {
    self.names =
      names.map { Name($0.key, replacement: $0.value, in: kept) }
      .sorted { $0.text.count > $1.text.count }
    isPlain = names.allSatisfy { name, replacement in
      !(name + replacement).contains { $0 == "\"" || $0 == "\\" }
    }
  }

  /// `text` without the names, in any spelling of case and accents, also where more than one of them is
  /// meant; a name within another word is none.
  public func text(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let found = next(in: rest, of: text) {
      result += rest[..<found.range.lowerBound]
      result += found.replacement
      rest = rest[found.range.upperBound...]
    }
    return result + rest
  }

  /// Whether `text` has one of the names.
  public func isIn(_ text: String) -> Bool { next(in: text[...], of: text) != nil }

  /// The list in a column, without the names.
  func list(_ text: String) -> String? {
    // What nothing is escaped in can be taken as it stands.
    guard isPlain, !text.contains("\\") else {
      return TextList.text(TextList.list(text).map(self.text))
    }
    return self.text(text)
  }

  /// The first name in `rest`, the end of `text`, and what comes in its place.
  private func next(
    in rest: Substring, of text: String
  ) -> (range: Range<String.Index>, replacement: String)? {
    var found: (range: Range<String.Index>, replacement: String)?
    for name in names {
      guard let range = name.range(in: rest, of: text) else { continue }
      if let found, found.range.lowerBound <= range.lowerBound { continue }
      found = (range, name.replacement)
    }
    return found
  }
}

/// One of the names.
private struct Name: Sendable {
  /// A name that is kept and has this one in it.
  private struct Surroundings {
    var before: Substring
    var name: Substring
    var after: Substring
  }

  let text: String
  let replacement: String
  private let surroundings: [Surroundings]

  init(_ text: String, replacement: String, in kept: [String]) {
    self.text = text
    self.replacement = replacement
    surroundings = kept.flatMap { kept -> [Surroundings] in
      var (found, rest) = ([Surroundings](), kept[...])
      while let range = rest.place(of: text) {
        found.append(
          Surroundings(
            before: kept[..<range.lowerBound], name: kept[range], after: kept[range.upperBound...]))
        rest = rest[range.upperBound...]
      }
      return found
    }
  }

  /// Where the name first stands by itself in `rest`, the end of `text`.
  func range(in rest: Substring, of text: String) -> Range<String.Index>? {
    var rest = rest
    while let range = rest.place(of: self.text) {
      if isWhole(range, in: text), !isKept(range, in: text) { return range }
      rest = rest[range.upperBound...]
    }
    return nil
  }

  /// Whether it is no part of another word.
  private func isWhole(_ range: Range<String.Index>, in text: String) -> Bool {
    let ending = text[range.upperBound...].prefix { $0.isLetter || $0.isNumber }
    let before = text[..<range.lowerBound].last
    return ["", "s", "es"].contains(ending) && !(before?.isLetter ?? false)
  }

  private func isKept(_ range: Range<String.Index>, in text: String) -> Bool {
    surroundings.contains { kept in
      text[range] == kept.name && text[..<range.lowerBound].hasSuffix(kept.before)
        && text[range.upperBound...].hasPrefix(kept.after)
    }
  }
}

extension Substring {
  /// Where `name` first is, in any spelling of case and accents.
  fileprivate func place(of name: String) -> Range<Index>? {
    range(of: name, options: [.caseInsensitive, .diacriticInsensitive])
  }
}
