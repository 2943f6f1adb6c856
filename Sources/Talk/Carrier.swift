/// The beginning of a sentence that a word fills in.
public struct Carrier: Equatable, Sendable {
  /// What stands before the blank: "I want …".
  public var beginning: String
  /// The whole: "I want milk".
  public var phrase: String

  /// A beginning and the whole.
  public init(beginning: String, phrase: String) {
    self.beginning = beginning
    self.phrase = phrase
  }
}
