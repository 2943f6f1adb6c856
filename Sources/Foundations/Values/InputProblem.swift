/// What a caller sent and why it cannot be used, in words for the person who reads it.
///
/// The speech in progress goes on; nothing has changed when this is thrown.
public struct InputProblem: Error, Equatable, Sendable, Codable, CustomStringConvertible {
  /// How it is answered.
  public enum Kind: String, Sendable, Codable {
    /// The value itself is wrong (HTTP 400, exit 65).
    case invalid
    /// A well-formed value names something that is not there (HTTP 404, exit 65).
    case unknown
    /// The value is fine and cannot be kept just now: the disk is full (HTTP 503, exit 65).
    case unavailable
    /// The value is fine and what it asks for can be done only once (HTTP 409, exit 65).
    case settled
  }

  /// Wrong value, or unknown thing.
  public var kind: Kind
  /// The field as the caller spells it.
  public var field: String
  /// What is wrong, naming the value where it is short enough.
  public var reason: String
  /// The way out.
  public var advice: String
  /// Where in the value it is, for a value that is a text of some length.
  public var place: InputPlace?

  /// A problem with `field`.
  public init(_ kind: Kind = .invalid, field: String, reason: String, advice: String) {
    self.kind = kind
    self.field = field
    self.reason = reason
    self.advice = advice
  }

  public var description: String { "\(field): \(reason). \(advice)." }

  /// Throws the problem with `field` where `value` lies outside `range`; `kind` is what may be sent.
  public static func check(
    _ value: Double, in range: ClosedRange<Double>, _ field: String, _ kind: String = "a number"
  ) throws(InputProblem) {
    guard range.contains(value) else {
      throw InputProblem(
        field: field, reason: "\(value) is outside \(range.lowerBound) to \(range.upperBound)",
        advice: "send \(kind) between \(range.lowerBound) and \(range.upperBound)")
    }
  }
}

/// A place in a text and what could stand there.
public struct InputPlace: Equatable, Sendable, Codable {
  /// The characters at fault; within the text, and empty where something is missing.
  public var range: Range<Int>
  /// What stands there.
  public var symbol: String
  /// What could stand there, the likeliest first.
  public var nearest: [String]

  /// The characters in `range`.
  public init(range: Range<Int>, symbol: String, nearest: [String]) {
    self.range = range
    self.symbol = symbol
    self.nearest = nearest
  }
}
