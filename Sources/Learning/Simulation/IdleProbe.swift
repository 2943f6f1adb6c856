import MeadowLearning

/// The probe of a level after days without practice: twenty items over the bands that had passed, by
/// the rule of Meadow's own probe, for every policy alike (learning R6).
package struct IdleProbe {
  private var learner: SimulatedLearner
  private let deck: FactDeck
  private let level: Int
  private var time: StudyTime

  /// Items in the probe (learning R6).
  private static let items = 20

  /// A probe of `learner`, of whom it keeps a copy, at `level` and `time`.
  package init(_ learner: SimulatedLearner, deck: FactDeck, level: Int, time: StudyTime) {
    self.learner = learner
    self.deck = deck
    self.level = level
    self.time = time
  }

  /// The bands from the first on that hold without a gap.
  package mutating func run() -> Int {
    for place in 0..<level where !holds(FactBand.allCases[place], place) { return place }
    return level
  }

  /// A band has lapsed where more than one in five of its facts were missed, and more than one.
  private mutating func holds(_ band: FactBand, _ place: Int) -> Bool {
    let facts = deck.members(of: band)
    let items = Self.items / level + (place < Self.items % level ? 1 : 0)
    let misses = (0..<items).count { index in
      // Spread over the band, each fact once.
      let fact = facts[index * facts.count / items]
      let response = learner.answer(fact, at: time)
      time.seconds += response.seconds + 1
      return response.given != deck.facts[fact].answer
    }
    return misses <= max(1, items / 5)
  }
}
