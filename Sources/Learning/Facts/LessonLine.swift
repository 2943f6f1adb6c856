/// A few sentences for the eye and the ear at once.
public struct LessonLine: Equatable, Sendable {
  /// One sentence, at most twelve words (learning §4 P10).
  public struct Sentence: Equatable, Sendable {
    /// As it is shown: "8 + 5: first make 10."
    public let text: String
    /// As it is said: "eight plus five. first make ten."
    public let speech: String
  }

  /// The sentences in their order.
  public let sentences: [Sentence]

  /// The line that says `texts`.
  init(_ texts: [String], _ wording: FactWording) {
    sentences = texts.map { Sentence(text: $0, speech: wording.speech(for: $0)) }
  }

  /// All of it as it is shown.
  public var text: String { sentences.map(\.text).joined(separator: " ") }
  /// All of it as it is said.
  public var speech: String { sentences.map(\.speech).joined(separator: " ") }
}
