public import MeadowFoundations

/// Twenty facts of the mastered bands, asked after seven idle days to see what has lasted
/// (learning F6, R6, AC10).
public struct LevelProbe: Equatable, Codable, Sendable {
  /// What it found.
  public struct Outcome: Equatable, Codable, Sendable {
    /// The level before.
    public let old: FactLevel
    /// The level now.
    public let new: FactLevel
    /// The bands that have lapsed.
    public let lapsed: [FactBand]

    /// Whether the level fell by one at most.
    public var passes: Bool { new.holds(old) }
  }

  /// The facts, in order; those of the bands take turns.
  public let facts: [Fact]
  /// How many were answered.
  public private(set) var asked = 0
  private let bands: [FactBand]
  private var misses: [FactBand: Int] = [:]

  /// A probe of `bands`, of which it asks some of `known` facts; nil where there are none.
  init?(
    bands: [FactBand], known: [Fact], items: Int, chance: inout Chance
  ) {
    var columns: [[Fact]] = []
    for (place, band) in bands.enumerated() {
      var pool = known.filter { $0.band == band }
      let share = items / bands.count + (place < items % bands.count ? 1 : 0)
      columns.append(
        (0..<min(share, pool.count)).map { _ in pool.remove(at: chance.index(below: pool.count)) })
    }
    let longest = columns.map(\.count).max() ?? 0
    facts = (0..<longest).flatMap { row in
      columns.compactMap { row < $0.count ? $0[row] : nil }
    }
    self.bands = bands
    if facts.isEmpty { return nil }
  }

  /// The fact to ask now, or nil once the probe is over.
  public var current: Fact? { asked < facts.count ? facts[asked] : nil }

  /// Takes the answer to the current fact.
  public mutating func record(isCorrect: Bool) {
    guard let fact = current else { return }
    asked += 1
    if !isCorrect { misses[fact.band, default: 0] += 1 }
  }

  /// What it found, or nil while it is not over. A band has lapsed where more than one in five of
  /// its facts were missed, and more than one.
  public var outcome: Outcome? {
    guard current == nil else { return nil }
    let lapsed = bands.filter { band in
      let items = facts.count { $0.band == band }
      return misses[band] ?? 0 > max(1, items / 5)
    }
    return Outcome(
      old: FactLevel(mastered: bands),
      new: FactLevel(mastered: bands.filter { !lapsed.contains($0) }), lapsed: lapsed)
  }
}

extension FactScheduler {
  /// The probe of the level that is due at `now`, or nil: after seven days without an answer, where
  /// there is a level that could have fallen.
  public mutating func levelProbe(at now: WallTime) -> LevelProbe? {
    let idle = Int64(parameters.mastery.idleDays) * ReviewLadder.millisecondsPerDay
    let mastered = Array(FactBand.allCases.prefix(level.bands))
    guard let last = lastAnswered, now.milliseconds - last.milliseconds >= idle,
      !mastered.isEmpty
    else { return nil }
    return LevelProbe(
      bands: mastered, known: memories.all.map(\.fact).filter(scope.contains),
      items: parameters.mastery.levelItems,
      chance: &chance)
  }

  /// Has the bands lapse at `now` that `outcome` found forgotten.
  public mutating func conclude(_ outcome: LevelProbe.Outcome, at now: WallTime) {
    for band in outcome.lapsed { bands[band.rawValue - 1].lapse(at: now) }
  }
}
