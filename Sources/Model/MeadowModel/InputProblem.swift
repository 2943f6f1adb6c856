/// What a caller sent and why it cannot be used, in words for the person who reads it.
///
/// The speech in progress goes on; nothing has changed when this is thrown.
public struct InputProblem: Error, Hashable, Sendable, Codable, CustomStringConvertible {
  /// How the door answers.
  public enum Kind: String, Sendable, Codable {
    /// The value itself is wrong (HTTP 400, exit 65).
    case invalid
    /// A well-formed value names something that is not there (HTTP 404, exit 65).
    case unknown
  }

  /// Wrong value, or unknown thing.
  public var kind: Kind
  /// The field as the caller spells it.
  public var field: String
  /// What is wrong, naming the value where it is short enough.
  public var reason: String
  /// The way out.
  public var advice: String

  /// A problem with `field`.
  public init(_ kind: Kind = .invalid, field: String, reason: String, advice: String) {
    self.kind = kind
    self.field = field
    self.reason = reason
    self.advice = advice
  }

  public var description: String { "\(field): \(reason). \(advice)." }
}
