import Foundation
import MeadowFoundations

/// What a word of the family's may be (document 001, My Words), and how it is written down.
enum MyWordCheck {
  /// The longest text on a button, in characters.
  static let longestText = 60
  /// The longest spoken form, in characters.
  static let longestSpoken = 120
  /// The longest hint that is kept, in characters; far above the longest name.
  static let longestHint = 500

  /// `content` as it is kept: trimmed, composed (NFC), empty values as none.
  static func checked(_ content: MyWordContent) throws(InputProblem) -> MyWordContent {
    var checked = content
    checked.text = try words(content.text, field: "text", longest: longestText)
    checked.spoken = try content.spoken.nonBlank.map { spoken throws(InputProblem) in
      try words(spoken, field: "spoken", longest: longestSpoken)
    }
    checked.emoji = try content.emoji.nonBlank.map { emoji throws(InputProblem) in
      try Self.emoji(emoji)
    }
    checked.hint = content.hint.nonBlank
    checked.phonemes = checked.hint == nil ? nil : content.phonemes.nonBlank
    if let hint = checked.hint, hint.unicodeScalars.count > longestHint {
      throw InputProblem(
        field: "hint", reason: "\(hint.unicodeScalars.count) characters are too many",
        advice: "send at most \(longestHint)")
    }
    if checked.hint != nil, checked.phonemes == nil {
      throw InputProblem(
        field: "hint", reason: "it has not been turned into sounds", advice: "have it checked first"
      )
    }
    return checked
  }

  /// What makes two texts the same word: neither case nor accents nor how they are encoded.
  static func key(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    let folded = isPlain ? text.lowercased() : fold(text)
    return folded.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func fold(_ text: String) -> String {
    text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  private static func words(
    _ raw: String, field: String, longest: Int
  ) throws(InputProblem) -> String {
    // Eight scalars a character leave room for families of emoji, none for towers of accents.
    guard raw.unicodeScalars.count <= longest * 8, raw.count <= longest else {
      throw InputProblem(
        field: field, reason: "\(raw.unicodeScalars.count) characters are too many",
        advice: "send at most \(longest)")
    }
    if let hidden = raw.unicodeScalars.first(where: isHidden) {
      throw InputProblem(
        field: field,
        reason: "it holds the invisible character U+\(String(hidden.value, radix: 16))",
        advice: "type it anew instead of pasting it")
    }
    return try SpokenText(raw, field: field).string.precomposedStringWithCanonicalMapping
  }

  /// Characters that turn the reading direction or hide; not those that join an emoji or a script.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .format: ![0x200C, 0x200D].contains(scalar.value) && !(0xE0020...0xE007F ~= scalar.value)
    case .privateUse, .surrogate, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Exactly one emoji, in colour.
  static func emoji(_ raw: String) throws(InputProblem) -> String {
    let trimmed = raw.trimmingCharacters(in: .whitespacesAndNewlines)
    let scalars = trimmed.unicodeScalars
    guard scalars.count <= 16, trimmed.count == 1, let first = scalars.first,
      first.properties.isEmoji
    else { throw notOneEmoji }
    let isHalfAFlag = 0x1F1E6...0x1F1FF ~= first.value && scalars.count == 1
    if first.properties.isEmojiPresentation || scalars.contains("\u{FE0F}") {
      if isHalfAFlag { throw notOneEmoji }
      return trimmed
    }
    // ❤ and its like are black and white unless told otherwise; 1 and # are no pictures.
    guard scalars.count == 1, !first.isASCII else { throw notOneEmoji }
    return trimmed + "\u{FE0F}"
  }

  private static let notOneEmoji = InputProblem(
    field: "emoji", reason: "it is not one emoji", advice: "send a single emoji, such as 🐶")
}

extension String? {
  /// The string, or nil where there is nothing but white space.
  fileprivate var nonBlank: String? {
    flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }
}
