public import MeadowFoundations

/// Which fact is asked next (learning §3A, §3E, R8).
///
/// A pure value, the whole of which can be kept in a file. It remembers one value for each fact, so
/// that deciding takes the same time however many answers there were. It always finds a fact.
///
///     var scheduler = FactScheduler(seed: 7)
///     scheduler.begin(session: 1, at: now)
///     let next = scheduler.next(at: now)
///     scheduler.record(FactAnswer(fact: next.fact, given: 12, mode: .practice, …))
public struct FactScheduler: Equatable, Sendable, Codable {
  /// The constants it goes by.
  public let parameters: FactParameters
  /// What is learnt.
  public internal(set) var scope: FactScope
  /// What counts as fluent for this child.
  public var fluency: FluencyRule
  /// What is thought to be remembered.
  public internal(set) var memories = FactMemories()
  /// The six bands, in order.
  public internal(set) var bands = FactBand.allCases.map(BandMastery.init)
  /// The number of the session, or nil before the first.
  public internal(set) var session: Int?
  /// When a fact was last answered, in any mode.
  public internal(set) var lastAnswered: WallTime?
  /// How many first attempts could have been turned round, and how many were (learning AC7).
  public internal(set) var commutedCounts = CommutedCounts()

  var trace = PracticeTrace()
  var misses = MissQueue()
  var commuted = CommutedQueue()
  var chance: Chance

  /// A scheduler of the facts in `scope` that knows nothing of a child yet; `seed` decides its
  /// chances.
  public init(
    parameters: FactParameters = FactParameters(), fluency: FluencyRule = FluencyRule(),
    scope: FactScope = .all, seed: UInt64
  ) {
    self.parameters = parameters
    self.scope = scope
    self.fluency = fluency
    chance = Chance(seed: seed)
  }

  /// The band that is learnt: the first that is not mastered, or the last of all.
  public var currentBand: FactBand {
    let learnt = bands.prefix(scope.bands.count)
    return (learnt.first { !$0.isMastered } ?? learnt.last)?.band ?? .doubles
  }

  /// The consecutive mastered bands (learning R6).
  public var level: FactLevel { FactLevel(mastered: bands.filter(\.isMastered).map(\.band)) }

  /// The facts shown in this session so far, the first item first.
  public var shown: [Fact] { trace.items.map { FactTable.rows[$0].fact } }

  /// How the band `band` stands as of the last answer.
  public func verdict(on band: FactBand) -> BandVerdict {
    bands[band.rawValue - 1].verdict(
      coverage(of: band, at: lastAnswered), under: fluency, parameters.mastery)
  }

  /// How much of `band` was asked, and is proven at `now`; nothing is before the first answer.
  func coverage(of band: FactBand, at now: WallTime?) -> BandCoverage {
    let facts = scope.introduction(of: band)
    let seen = facts.compactMap { memories.slots[$0] }
    let proof = parameters.mastery.proof
    let proven = now.map { now in seen.count { proof.holds($0, at: now) } } ?? 0
    return BandCoverage(facts: facts.count, seen: seen.count, proven: proven)
  }

  /// Begins session `number`: what was missed and not asked again comes first, gates count anew.
  public mutating func begin(session number: Int) {
    session = number
    trace = PracticeTrace()
    commuted = CommutedQueue()
    misses.begin()
  }

  /// Chooses the next fact at `now` and takes it as shown.
  public mutating func next(at now: WallTime) -> ScheduledFact {
    show(choose(at: now))
  }

  /// Chooses the next fact of `drill` at `now` and takes it as shown.
  public mutating func next(in drill: FactDrill, at now: WallTime) -> ScheduledFact {
    show(choose(in: drill, at: now))
  }

  private mutating func show(_ choice: (number: Int, pool: FactPool)) -> ScheduledFact {
    let row = FactTable.rows[choice.number]
    trace.append(choice.number)
    commuted.remove(row.fact)
    misses.relax(row.fact)
    bands[row.band.rawValue - 1].show(row.strategy)
    return ScheduledFact(fact: row.fact, pool: choice.pool)
  }
}

/// How many first attempts were eligible to be turned round, and how many were (learning AC7).
public struct CommutedCounts: Equatable, Sendable, Codable {
  /// Sums answered right at the first attempt whose turned-round sum may be asked.
  public var eligible = 0
  /// Those of them that were asked to be turned round.
  public var chosen = 0
}
