/// One fact of addition or subtraction within twenty, such as 6 + 8 or 14 − 8 (learning F1).
///
/// Never negative and never above twenty: a value of this type is always a fact that may be asked.
public struct Fact: Hashable, Sendable {
  /// Whether it adds or takes away.
  public enum Operation: String, CaseIterable, Sendable, Codable {
    case plus = "+"
    case minus = "-"
  }

  /// The largest number in any fact (learning F1).
  public static let limit = 20

  /// What is done.
  public let operation: Operation
  /// The number before the sign, 0 to 20.
  public let left: Int
  /// The number behind the sign, 0 to 20.
  public let right: Int

  /// `left` and `right` joined by `operation`, or nil where that is negative or leads past twenty.
  public init?(_ left: Int, _ operation: Operation, _ right: Int) {
    guard (0...Self.limit).contains(left), (0...Self.limit).contains(right) else { return nil }
    let result = operation == .plus ? left + right : left - right
    guard (0...Self.limit).contains(result) else { return nil }
    self.init(of: left, operation, right)
  }

  init(of left: Int, _ operation: Operation, _ right: Int) {
    self.operation = operation
    self.left = left
    self.right = right
  }

  /// The answer, 0 to 20.
  public var answer: Int { operation == .plus ? left + right : left - right }

  /// The three numbers it shares with the facts that say the same.
  public var family: FactFamily {
    operation == .plus ? FactFamily(left, right) : FactFamily(right, left - right)
  }

  /// The learning band it belongs to; its family's.
  public var band: FactBand { family.band }

  /// Whether it is one of the hundred sums of two one-digit numbers (learning R2).
  public var isCurated: Bool { operation == .plus && left <= 9 && right <= 9 }

  /// The sum with its addends changed round, or nil for differences and doubles.
  public var commuted: Fact? {
    operation == .plus && left != right ? Fact(of: right, .plus, left) : nil
  }
}

extension Fact {
  // By the numbers: what can be written as a text is else compared and hashed as that text.
  public static func == (a: Fact, b: Fact) -> Bool {
    a.left == b.left && a.right == b.right && a.operation == b.operation
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(left)
    hasher.combine(right)
    hasher.combine(operation == .plus)
  }
}

extension Fact: Comparable {
  /// By band, then sums before differences, then by the larger number, then by the other.
  public static func < (a: Fact, b: Fact) -> Bool { a.order < b.order }

  private var order: (Int, Int, Int, Int) {
    let whole = operation == .plus ? answer : left
    return (band.rawValue, operation == .plus ? 0 : 1, whole, right)
  }
}

extension Fact: RawRepresentable, Codable, CustomStringConvertible {
  /// As it is written in files and addresses: "6+8", "14-8".
  public var rawValue: String { "\(left)\(operation.rawValue)\(right)" }

  /// The fact written as `text`, or nil where that is none.
  public init?(rawValue text: String) {
    guard let sign = text.firstIndex(where: { $0 == "+" || $0 == "-" }),
      let operation = Operation(rawValue: String(text[sign])),
      let left = Int(text[..<sign]), let right = Int(text[text.index(after: sign)...])
    else { return nil }
    self.init(left, operation, right)
    // One fact has one name: "06+8" is none.
    if rawValue != text { return nil }
  }

  public var description: String { rawValue }
}
