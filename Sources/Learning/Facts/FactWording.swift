/// How the signs of a fact are said (learning §4 Narration).
public enum FactWording: String, CaseIterable, Sendable, Codable {
  /// "Plus" and "minus", from the first grade on.
  case plusMinus = "plus-minus"
  /// "And" and "take away", as in kindergarten.
  case andTakeAway = "and-take-away"

  /// The word for `operation`.
  public func word(for operation: Fact.Operation) -> String {
    switch (self, operation) {
    case (.plusMinus, .plus): "plus"
    case (.plusMinus, .minus): "minus"
    case (.andTakeAway, .plus): "and"
    case (.andTakeAway, .minus): "take away"
    }
  }

  /// The word for "=".
  package static let equals = "equals"

  /// What is said for `text`, in which numbers are numerals and signs are signs: "8 + 5: first make 10."
  /// is "eight plus five. first make ten."
  ///
  /// One text serves the eye and the ear, so that they cannot part. A colon is a pause like a full stop.
  package func speech(for text: String) -> String {
    text.split(separator: " ").map { word in
      guard let pause = word.last, Self.pauses.contains(pause) else { return said(word) }
      return said(word.dropLast()) + (pause == ":" ? "." : String(pause))
    }.joined(separator: " ")
  }

  private static let pauses: [Character] = [".", ",", ":", "?", "!"]

  private func said(_ word: Substring) -> String {
    switch word {
    case "+": self.word(for: .plus)
    case "−": self.word(for: .minus)
    case "=": Self.equals
    default: Int(word).map(NumberWords.words(for:)) ?? word.lowercased()
    }
  }
}

extension Fact {
  /// As it is shown: "14 − 8".
  public var text: String { "\(left) \(operation == .plus ? "+" : "−") \(right)" }

  /// As it is said: "fourteen minus eight".
  public func speech(_ wording: FactWording = .plusMinus) -> String { wording.speech(for: text) }
}
