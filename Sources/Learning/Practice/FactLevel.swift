/// How many bands in a row are mastered, from the first: what must not fall by more than one in
/// seven idle days (learning F6, R6).
public struct FactLevel: Equatable, Comparable, Sendable, Codable {
  /// 0 to 6.
  public let bands: Int

  /// The level with the mastered bands `mastered`.
  public init(mastered: some Collection<FactBand>) {
    bands = FactBand.allCases.prefix { mastered.contains($0) }.count
  }

  /// Whether a probe that finds this level after `old` is passed.
  public func holds(_ old: FactLevel) -> Bool { bands >= old.bands - 1 }

  public static func < (a: FactLevel, b: FactLevel) -> Bool { a.bands < b.bands }
}
