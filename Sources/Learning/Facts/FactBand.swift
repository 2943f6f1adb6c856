/// The six bands in which facts are learnt, doubles first (learning R1).
public enum FactBand: Int, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
  /// 6 + 6.
  case doubles = 1
  /// 6 + 7.
  case nearDoubles
  /// One part is 0, 1 or 2.
  case countOn
  /// Ten at most, or ten and some more.
  case tens
  /// Two numbers below ten that reach past it.
  case bridgeTen
  /// One part is eleven or more.
  case decompose

  /// What a grown-up reads.
  public var title: String {
    switch self {
    case .doubles: "Doubles"
    case .nearDoubles: "Near doubles"
    case .countOn: "Count on and back"
    case .tens: "Tens"
    case .bridgeTen: "Bridge ten"
    case .decompose: "Tens and ones"
    }
  }

  /// The band that comes after it, or nil for the last.
  public var next: FactBand? { FactBand(rawValue: rawValue + 1) }
}

extension FactBand: Comparable {
  /// In the order of learning.
  public static func < (a: FactBand, b: FactBand) -> Bool { a.rawValue < b.rawValue }
}
