package import MeadowFoundations
package import MeadowLearning

/// Any fact of the deck, evenly: what a scheduler has to beat.
package struct RandomPolicy: FactPolicy {
  private let count: Int
  private var recent = RecentFacts()
  private var chance: Chance

  package init(_ deck: FactDeck, chance: Chance) {
    count = deck.facts.count
    self.chance = chance
  }

  package mutating func begin(session: Int, at time: StudyTime) {}

  package mutating func next(at time: StudyTime, truth: (any LearnerMemory)?) -> PolicyChoice {
    var fact = chance.index(below: count)
    while recent.contains(fact) { fact = chance.index(below: count) }
    recent.add(fact)
    return PolicyChoice(fact)
  }

  package mutating func learn(_ answer: FactAnswer, of fact: Int, at time: StudyTime) {}
}

/// Band after band: each fact of the first band not yet passed in turn, in a new order each round.
package struct BlockedPolicy: FactPolicy {
  private let deck: FactDeck
  private var gates: BandGates
  private var chance: Chance
  private var round: [Int] = []
  private var band: FactBand?

  package init(_ deck: FactDeck, gates: BandGates, chance: Chance) {
    self.deck = deck
    self.gates = gates
    self.chance = chance
  }

  package mutating func begin(session: Int, at time: StudyTime) {}

  package mutating func next(at time: StudyTime, truth: (any LearnerMemory)?) -> PolicyChoice {
    if round.isEmpty || band != gates.current {
      band = gates.current
      round = band.map(deck.members) ?? Array(deck.facts.indices)
      for index in round.indices.reversed() {
        round.swapAt(index, chance.index(below: index + 1))
      }
    }
    return PolicyChoice(round.removeLast())
  }

  package mutating func learn(_ answer: FactAnswer, of fact: Int, at time: StudyTime) {
    gates.take(answer)
  }
}
