/// What a drill is about: one way to think in one band (learning F11).
public struct DrillKey: Hashable, Codable, Sendable {
  /// The way to think.
  public let strategy: FactStrategy
  /// The band.
  public let band: FactBand

  /// The drill that `fact` belongs to, by the way it is taught.
  public init(_ fact: Fact) {
    strategy = fact.strategy
    band = fact.band
  }

  /// All facts it can be filled with, in their order of learning; never empty.
  public var facts: [Fact] { FactBank.facts(in: band).filter { $0.strategy == strategy } }
}

/// A drill to offer after a run (learning F15, AC13).
public struct DrillOffer: Equatable, Sendable {
  /// What it is about.
  public let key: DrillKey
  /// The missed facts, the one missed most first.
  public let missed: [Fact]
  /// How often they were missed, of what the log keeps.
  public let misses: Int
  /// The kind of error most of the misses show, which a drill begins with; nil where none is known.
  public let tag: String?
}

extension ErrorLog {
  /// The drills to offer, the most needed first: by how often their facts were missed; where that is
  /// the same, what was missed last, for it is fresh in the child's mind.
  public var drills: [DrillOffer] {
    let groups = Dictionary(grouping: entries.enumerated()) { DrillKey($0.element.fact) }
    // The order of entering, not the clock on the wall, which may have been set back.
    let ordered = groups.sorted {
      ($0.value.count, $0.value.map(\.offset).max() ?? 0)
        > ($1.value.count, $1.value.map(\.offset).max() ?? 0)
    }
    return ordered.map { key, misses in
      let facts = misses.map(\.element.fact)
      return DrillOffer(
        key: key, missed: facts.byFrequency, misses: misses.count,
        tag: misses.compactMap(\.element.tag).byFrequency.first)
    }
  }

  /// The drill that answers the miss of `fact`, or nil where it is in no entry.
  public func drill(for fact: Fact) -> DrillOffer? {
    contains(fact) ? drills.first { $0.key == DrillKey(fact) } : nil
  }
}

extension Array where Element: Hashable {
  /// Its different elements, the most frequent first, of equally frequent ones the latest.
  fileprivate var byFrequency: [Element] {
    let places = Dictionary(grouping: indices) { self[$0] }
    return places.sorted {
      ($0.value.count, $0.value.last ?? 0) > ($1.value.count, $1.value.last ?? 0)
    }
    .map(\.key)
  }
}
