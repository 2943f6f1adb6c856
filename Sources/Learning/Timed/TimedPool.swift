public import MeadowFoundations

/// A fact and how often it is drawn beside the others.
public struct WeightedFact: Equatable, Codable, Sendable {
  /// The weights there are: shares, so that only their ratio matters.
  public static let weights = 1...1000

  /// What is asked.
  public let fact: Fact
  /// Its share, 1 to 1000.
  public let weight: Int

  /// `fact` with its share.
  public init(_ fact: Fact, weight: Int = 1) {
    self.fact = fact
    self.weight = weight
  }
}

/// The facts a run is drawn from, all of the child's open bands (learning F12, F18).
///
/// A sum stands in it both ways round: where only 6 + 8 was given, 8 + 6 has its weight.
public struct TimedPool: Equatable, Codable, Sendable {
  /// The items that go by before a fact is asked again.
  public static let spacing = 3
  /// The fewest facts of a pool: the last three and the last one turned round are shut out, and one
  /// must be left.
  public static let fewest = spacing + 2

  /// The facts and their shares.
  public let facts: [WeightedFact]

  /// The pool of `given` where all lies in `openBands`; throws what is wrong with it.
  public init(_ given: [WeightedFact], openBands: Set<FactBand>) throws(InputProblem) {
    if let fact = given.map(\.fact).first(where: { !openBands.contains($0.band) }) {
      throw InputProblem(
        field: "pool", reason: "\(fact) lies in the band \(fact.band.title), which is not open",
        advice: "leave it out until its band is open")
    }
    facts = Self.bothWays(given)
    if let problem { throw problem }
  }

  /// What is wrong with it, or nil.
  var problem: InputProblem? {
    if let one = facts.first(where: { !WeightedFact.weights.contains($0.weight) }) {
      return InputProblem(
        field: "pool", reason: "the weight \(one.weight) of \(one.fact) is not from 1 to 1000",
        advice: "give each fact a whole weight from 1 to 1000")
    }
    guard Set(facts.map(\.fact)).count == facts.count else {
      return InputProblem(
        field: "pool", reason: "a fact stands in it twice", advice: "name each fact once")
    }
    guard facts.count < Self.fewest else { return nil }
    return InputProblem(
      field: "pool", reason: "\(facts.count) facts are too few to change between",
      advice: "practise until \(Self.fewest) facts or more are open")
  }

  private static func bothWays(_ given: [WeightedFact]) -> [WeightedFact] {
    let known = Set(given.map(\.fact))
    let turned = given.compactMap { one in
      one.fact.commuted.flatMap { known.contains($0) ? nil : WeightedFact($0, weight: one.weight) }
    }
    return given + turned
  }

  /// The next fact after `recent`, the last item at its end: one that is `due` where it may come,
  /// else by the weights.
  func draw(after recent: [Fact], due: [Fact], chance: inout Chance) -> Fact {
    let shutOut = recent.suffix(Self.spacing) + [recent.last?.commuted].compactMap(\.self)
    if let first = due.first(where: { !shutOut.contains($0) }) { return first }
    let open = facts.filter { !shutOut.contains($0.fact) }
    var rest = chance.index(below: open.reduce(0) { $0 + $1.weight })
    for one in open.dropLast() {
      if rest < one.weight { return one.fact }
      rest -= one.weight
    }
    return open[open.count - 1].fact
  }
}
