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
  public let error: FactErrorTag?
}

extension ErrorLog {
  /// The drills to offer, the most needed first: by how often their facts were missed; where that is
  /// the same, what was missed last, for it is fresh in the child's mind.
  public var drills: [DrillOffer] {
    entries.map { DrillKey($0.fact) }.byFrequency.map { key, places in
      let misses = places.map { entries[$0] }
      return DrillOffer(
        key: key, missed: misses.map(\.fact).byFrequency.map(\.element), misses: misses.count,
        error: misses.compactMap(\.error).byFrequency.first?.element)
    }
  }

  /// The drill that answers the miss of `fact`, or nil where it is in no entry.
  public func drill(for fact: Fact) -> DrillOffer? {
    contains(fact) ? drills.first { $0.key == DrillKey(fact) } : nil
  }
}

extension Array where Element: Hashable {
  /// Its different elements with their places, the most frequent first, of equally frequent ones the
  /// latest: by place, not by the clock on the wall, which may have been set back.
  fileprivate var byFrequency: [(element: Element, places: [Int])] {
    Dictionary(grouping: indices) { self[$0] }
      .map { (element: $0.key, places: $0.value) }
      .sorted { a, b in
        let (last, other) = (a.places.count - 1, b.places.count - 1)
        return (last, a.places[last]) > (other, b.places[other])
      }
  }
}
