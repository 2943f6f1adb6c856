/// Three numbers that belong together: 6, 8 and 14 make 6 + 8, 8 + 6, 14 − 6 and 14 − 8.
public struct FactFamily: Hashable, Sendable {
  /// The smaller part.
  public let smaller: Int
  /// The larger part; equal to the smaller for doubles.
  public let larger: Int

  /// The family of the parts `a` and `b`, in either order.
  init(_ a: Int, _ b: Int) {
    smaller = min(a, b)
    larger = max(a, b)
  }

  /// The parts together, 0 to 20.
  public var whole: Int { smaller + larger }

  /// Its four facts, or fewer where two are the same.
  public var facts: [Fact] {
    let all = [
      Fact(of: smaller, .plus, larger), Fact(of: larger, .plus, smaller),
      Fact(of: whole, .minus, smaller), Fact(of: whole, .minus, larger),
    ]
    return smaller == larger ? [all[0], all[2]] : all
  }

  /// Its band, by the first line of the partition that holds (learning R1).
  public var band: FactBand {
    if smaller == larger { return .doubles }
    if larger - smaller == 1 { return .nearDoubles }
    if smaller <= 2 { return .countOn }
    if whole <= 10 || larger == 10 { return .tens }
    return larger <= 9 ? .bridgeTen : .decompose
  }
}

extension FactFamily: Comparable, CustomStringConvertible {
  /// By the whole, then by the smaller part.
  public static func < (a: FactFamily, b: FactFamily) -> Bool {
    (a.whole, a.smaller) < (b.whole, b.smaller)
  }

  /// As in "6 8 14".
  public var description: String { "\(smaller) \(larger) \(whole)" }
}
