/// Text that may be spoken: 1–500 characters with something to say and no control characters.
///
/// The bound keeps one request from making minutes of sound (reference/espeak-ng.md §2.8).
public struct SpokenText: Hashable, Sendable {
  /// The text with white space folded to single spaces and none at the ends.
  public let string: String

  /// The longest text one utterance may have, in characters.
  public static let longest = 500

  /// `raw` made ready to speak, or a problem that names `field`.
  public init(_ raw: String, field: String = "text") throws(InputProblem) {
    guard raw.unicodeScalars.count <= Self.longest * 8, raw.count <= Self.longest else {
      throw InputProblem(
        field: field, reason: "\(raw.unicodeScalars.count) characters are too many",
        advice: "send at most \(Self.longest) characters at a time")
    }
    if let control = raw.unicodeScalars.first(where: Self.isForbidden) {
      throw InputProblem(
        field: field,
        reason: "it holds the control character U+\(String(control.value, radix: 16))",
        advice: "send plain text")
    }
    let folded = raw.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard folded.contains(where: { $0.isLetter || $0.isNumber || Self.isSymbol($0) }) else {
      throw InputProblem(
        field: field, reason: folded.isEmpty ? "it is empty" : "it has nothing to say",
        advice: "send a word or a phrase")
    }
    self.string = folded
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control && !scalar.properties.isWhitespace
  }

  private static func isSymbol(_ character: Character) -> Bool {
    character.unicodeScalars.contains {
      ($0.properties.isEmoji && !$0.isASCII) || $0.properties.isMath
        || $0.properties.generalCategory == .currencySymbol || "&%@#".unicodeScalars.contains($0)
    }
  }
}
