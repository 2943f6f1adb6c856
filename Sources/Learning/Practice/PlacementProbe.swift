import MeadowFoundations

/// Up to 24 facts, four of each band, by which a child is placed in its first session
/// (learning §3A, R1).
///
/// Doubles and counting on open together; a band that rests on another opens once that one was gone
/// through, so that a child who misses doubles is not asked to bridge ten. Two misses end a band.
public struct PlacementProbe: Equatable, Codable, Sendable {
  /// How one band fared.
  public struct Stand: Equatable, Codable, Sendable {
    /// The band.
    public let band: FactBand
    /// What is asked of it, in order.
    public let facts: [Fact]
    /// How many of them were answered.
    public internal(set) var asked = 0
    /// How many wrong.
    public internal(set) var misses = 0
    /// How many right and fast enough to be known.
    public internal(set) var known = 0
    /// The misses that end it.
    let allowedMisses: Int

    /// Whether it was ended early.
    public var isStopped: Bool { misses >= allowedMisses }
    /// Whether no more of it is asked.
    public var isOver: Bool { isStopped || asked >= facts.count }
  }

  /// The bands of the scope, in order.
  public private(set) var stands: [Stand]

  /// A probe of `scope` whose facts follow from `seed`.
  public init(
    of scope: FactScope = .all, seed: UInt64, parameters: MasteryParameters = MasteryParameters()
  ) {
    var chance = Chance(seed: seed)
    stands = scope.bands.map { band in
      Stand(
        band: band, facts: Self.sample(band, of: scope, parameters.placementItems, &chance),
        allowedMisses: parameters.placementMisses)
    }
  }

  /// The fact to ask now, or nil once the probe is over: of the open bands the one least asked.
  public var current: Fact? { openStand.map { stands[$0].facts[stands[$0].asked] } }

  /// How many were answered.
  public var asked: Int { stands.reduce(0) { $0 + $1.asked } }

  /// How many there are at most.
  public var items: Int { stands.reduce(0) { $0 + $1.facts.count } }

  /// Takes the answer to the current fact.
  public mutating func record(isCorrect: Bool, isKnown: Bool) {
    guard let place = openStand else { return }
    stands[place].asked += 1
    if !isCorrect { stands[place].misses += 1 }
    if isCorrect && isKnown { stands[place].known += 1 }
  }

  private var openStand: Int? {
    stands.indices.filter { !stands[$0].isOver && isOpen(stands[$0].band) }
      .min { (stands[$0].asked, $0) < (stands[$1].asked, $1) }
  }

  private func isOpen(_ band: FactBand) -> Bool {
    guard let base = band.base else { return true }
    let stand = stands[base.rawValue - 1]
    return stand.isOver && !stand.isStopped
  }

  /// `count` facts of `band`, one from each equal part of it by size, sums and differences in turn.
  private static func sample(
    _ band: FactBand, of scope: FactScope, _ count: Int, _ chance: inout Chance
  ) -> [Fact] {
    let facts = FactBank.facts(in: band).filter(scope.contains).sorted {
      ($0.family, $0) < ($1.family, $1)
    }
    let count = min(count, facts.count)
    return (0..<count).map { part in
      let stretch = facts[part * facts.count / count..<(part + 1) * facts.count / count]
      let wanted: Fact.Operation = part.isMultiple(of: 2) ? .plus : .minus
      let fitting = stretch.filter { $0.operation == wanted }
      let pool = fitting.isEmpty ? Array(stretch) : fitting
      return pool[chance.index(below: pool.count)]
    }
  }
}

extension FactBand {
  /// The band whose facts its way of thinking starts from, or nil for those that start from none.
  var base: FactBand? {
    switch self {
    case .doubles, .countOn: nil
    case .nearDoubles: .doubles
    case .tens: .countOn
    case .bridgeTen, .decompose: .tens
    }
  }
}
