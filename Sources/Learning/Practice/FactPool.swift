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

/// A targeted drill: the facts of one band, or of one way of thinking in it (learning F11, AC13).
public struct FactDrill: Hashable, Codable, Sendable {
  /// The way of thinking that is drilled; nil for all of the band.
  public let strategy: FactStrategy?
  /// The band.
  public let band: FactBand

  /// A drill of `strategy` in `band`, or nil where the band has no such fact.
  public init?(strategy: FactStrategy, band: FactBand) {
    self.strategy = strategy
    self.band = band
    guard FactTable.introduction(of: band).contains(where: { includes(number: $0) }) else {
      return nil
    }
  }

  /// A drill of all facts of `band`.
  public init(band: FactBand) {
    strategy = nil
    self.band = band
  }

  /// A drill of `strategy`, which has one band, where its facts are.
  public init(strategy: FactStrategy) {
    let fact = FactTable.rows.first { $0.strategy == strategy }
    self.strategy = strategy
    band = fact?.band ?? .decompose
  }

  /// The drill that fits a miss of `fact`.
  public init(for fact: Fact) {
    strategy = fact.strategy
    band = fact.band
  }

  func includes(number: Int) -> Bool {
    let row = FactTable.rows[number]
    return row.band == band && (strategy == nil || row.strategy == strategy)
  }

  /// Whether `fact` is one of it.
  public func includes(_ fact: Fact) -> Bool {
    fact.band == band && (strategy == nil || fact.strategy == strategy)
  }

  private enum Key: CodingKey { case strategy, band }

  public init(from decoder: any Decoder) throws {
    try decoder.refuseMembers(but: ["strategy", "band"])
    let keys = try decoder.container(keyedBy: Key.self)
    let strategy =
      keys.contains(.strategy) ? try keys.decode(FactStrategy.self, forKey: .strategy) : nil
    // Where neither is there it is the band that is missing.
    let needsBand = keys.contains(.band) || strategy == nil
    let band = needsBand ? try keys.decode(FactBand.self, forKey: .band) : nil
    guard let drill = Self.drill(strategy, band) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "the band has no such strategy"))
    }
    self = drill
  }

  private static func drill(_ strategy: FactStrategy?, _ band: FactBand?) -> FactDrill? {
    switch (strategy, band) {
    case (let strategy?, let band?): FactDrill(strategy: strategy, band: band)
    case (let strategy?, nil): FactDrill(strategy: strategy)
    case (nil, let band?): FactDrill(band: band)
    case (nil, nil): nil
    }
  }
}
