/// Why a fact is asked now (learning F21, §3A).
public enum FactPool: String, CaseIterable, Sendable, Codable {
  /// It is learnt just now: W.
  case working
  /// It was missed a while ago: M.
  case miss
  /// It is known and due for review: D.
  case review
  /// It is new: C.
  case new
  /// It is a sum that was just answered the other way round (learning F18).
  case commuted
  /// It belongs to the drill that was asked for (learning F11).
  case drill
  /// All pools were empty or gated: it was chosen so that practice goes on.
  case spare
}

/// The next fact and why it is that one.
public struct ScheduledFact: Equatable, Codable, Sendable {
  /// What is asked.
  public var fact: Fact
  /// Why.
  public var pool: FactPool

  /// `fact`, from `pool`.
  public init(fact: Fact, pool: FactPool) {
    self.fact = fact
    self.pool = pool
  }
}

/// A targeted drill: the facts of one strategy in one band (learning F11, AC13).
public struct FactDrill: Hashable, Codable, Sendable {
  /// The way of thinking that is drilled.
  public var strategy: FactStrategy
  /// The band.
  public var band: FactBand

  /// A drill of `strategy` in `band`, or nil where the band has no such fact.
  public init?(strategy: FactStrategy, band: FactBand) {
    self.strategy = strategy
    self.band = band
    guard FactTable.introduction(of: band).contains(where: { includes(number: $0) }) else {
      return nil
    }
  }

  /// The drill that fits a miss of `fact`.
  public init(for fact: Fact) {
    strategy = fact.strategy
    band = fact.band
  }

  func includes(number: Int) -> Bool {
    FactTable.rows[number].band == band && FactTable.rows[number].strategy == strategy
  }

  private enum Key: CodingKey { case strategy, band }

  public init(from decoder: any Decoder) throws {
    try decoder.refuseMembers(but: ["strategy", "band"])
    let keys = try decoder.container(keyedBy: Key.self)
    let drill = FactDrill(
      strategy: try keys.decode(FactStrategy.self, forKey: .strategy),
      band: try keys.decode(FactBand.self, forKey: .band))
    guard let drill else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "the band has no such strategy"))
    }
    self = drill
  }
}
