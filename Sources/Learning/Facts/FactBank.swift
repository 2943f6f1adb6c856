/// Every fact there is: 231 sums and 231 differences within twenty (learning R2).
public enum FactBank {
  /// All of them in their order of learning.
  public static let all: [Fact] = families.flatMap(\.facts).sorted()

  /// The families, by their wholes.
  public static let families: [FactFamily] = (0...Fact.limit).flatMap { whole in
    (0...whole / 2).map { FactFamily($0, whole - $0) }
  }

  /// The facts of `band` in their order of learning.
  public static func facts(in band: FactBand) -> [Fact] { byBand[band] ?? [] }

  private static let byBand = Dictionary(grouping: all, by: \.band)
}
