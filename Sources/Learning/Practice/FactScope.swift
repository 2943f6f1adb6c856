/// The facts that one child learns: all, or a part of the bank such as those to ten.
public struct FactScope: Equatable, Sendable {
  /// The fewest facts of a scope: with fewer, a session would ask the same ones over and over.
  public static let fewest = 20

  /// All 462 facts.
  public static let all = FactScope(numbers: Set(FactTable.rows.indices))

  /// The facts whose numbers and answers lie in 0 to 10: 132 of the first four bands.
  public static let toTen = FactScope(
    numbers: Set(FactTable.rows.indices.filter { FactTable.rows[$0].fact.family.whole <= 10 }))

  private let members: [Bool]
  private let introductions: [[Int]]
  /// The facts in the order in which they are introduced, by number.
  let introduction: [Int]
  /// The bands it has facts of: the first ones, without a gap.
  public let bands: [FactBand]

  /// The scope of `facts`, or nil where they are fewer than 20 or a band has none that comes before
  /// one that has some: a level counts bands in a row (learning R6).
  public init?(_ facts: some Sequence<Fact>) {
    let scope = FactScope(numbers: Set(facts.map(FactTable.number)))
    guard scope.introduction.count >= Self.fewest,
      scope.bands == Array(FactBand.allCases.prefix(scope.bands.count))
    else { return nil }
    self = scope
  }

  private init(numbers: Set<Int>) {
    members = FactTable.rows.indices.map(numbers.contains)
    introductions = FactBand.allCases.map {
      FactTable.introduction(of: $0).filter(numbers.contains)
    }
    introduction = introductions.flatMap(\.self)
    bands = FactBand.allCases.filter { [introductions] in !introductions[$0.rawValue - 1].isEmpty }
  }

  /// Its facts, in the order in which they are introduced.
  public var facts: [Fact] { introduction.map { FactTable.rows[$0].fact } }

  /// Whether `fact` is one of them.
  public func contains(_ fact: Fact) -> Bool { members[FactTable.number(of: fact)] }

  /// Whether the fact `number` is one of them.
  func includes(_ number: Int) -> Bool { members[number] }

  /// The facts of `band`, by number, in the order in which they are introduced.
  func introduction(of band: FactBand) -> [Int] { introductions[band.rawValue - 1] }
}

extension FactScope: Codable {
  public init(from decoder: any Decoder) throws {
    let facts = try decoder.singleValueContainer().decode([Fact]?.self)
    guard let scope = facts.map({ FactScope($0) }) ?? .all else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "too few facts, or bands missing"))
    }
    self = scope
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    // All of them are no list, so that a file stays valid as the bank grows.
    try container.encode(self == .all ? nil : facts)
  }
}
