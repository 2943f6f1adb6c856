import MeadowFoundations

/// How much of a band was asked and is proven, in facts.
struct BandCoverage: Equatable, Sendable {
  /// The band's facts that are learnt.
  var facts: Int
  /// Those that were asked.
  var seen: Int
  /// Those that are proven.
  var proven: Int

  var seenShare: Double { Double(seen) / Double(max(1, facts)) }
  var provenShare: Double { Double(proven) / Double(max(1, facts)) }
}

/// When a fact is proven: it is still expected to be recalled some days from now, so that what is
/// only fresh in mind makes no band mastered.
public struct FactProof: Equatable, Codable, Sendable {
  /// The share of a band's facts that must be proven. It makes learning R7 stricter: without it, four
  /// in five bands that pass in a simulation are not known, with it 1 in 50.
  public var share = 0.90
  /// The estimated recall that proves a fact.
  public var recall = 0.85
  /// So many days from now.
  public var aheadDays = 2.0

  /// The published values.
  public init() {}

  /// Whether `memory` is proven at `now`.
  func holds(_ memory: FactMemory, at now: WallTime) -> Bool {
    let ahead = Int64(aheadDays * Double(ReviewLadder.millisecondsPerDay))
    return memory.recall(at: WallTime(milliseconds: now.milliseconds + ahead)) >= recall
  }
}
