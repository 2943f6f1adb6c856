/// What in a hint is said otherwise than it is written, in plain words.
public struct HintWarning: Equatable, Sendable, CustomStringConvertible {
  /// Where, in characters of the text as it was given.
  public let range: Range<Int>
  /// What stands there.
  public let symbol: String
  /// What is different, as one sentence without its point.
  public let message: String

  public var description: String { message }
}
