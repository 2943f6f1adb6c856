package import MeadowFoundations
package import MeadowLearning

/// The mix as document 002 names it and nothing more: half the current band, a fifth recent misses, a
/// fifth what the ladder says is due, a tenth new facts; no gate, no order in a pool (learning R8).
package struct LiteralMixPolicy: FactPolicy {
  private static let weights = [0.5, 0.2, 0.2, 0.1]
  private static let ladder = [1, 3, 7, 14, 30]
  private let deck: FactDeck
  private var gates: BandGates
  private var chance: Chance
  private var isMet: [Bool]
  private var misses: [Int] = []
  /// The rung and the day each fact is due on the ladder; nil before its first right answer.
  private var rungs: [(rung: Int, due: Int)?]
  private var recent = RecentFacts()

  package init(_ deck: FactDeck, gates: BandGates, chance: Chance) {
    self.deck = deck
    self.gates = gates
    self.chance = chance
    isMet = deck.facts.indices.map { _ in false }
    rungs = deck.facts.indices.map { _ in nil }
  }

  package mutating func begin(session: Int, at time: StudyTime) {}

  package mutating func next(at time: StudyTime, truth: (any LearnerMemory)?) -> PolicyChoice {
    let band = gates.current.map(deck.members) ?? Array(deck.facts.indices)
    let due = deck.facts.indices.filter { rungs[$0].map { $0.due <= time.day } ?? false }
    let new = deck.facts.indices.first { !isMet[$0] }.map { [$0] } ?? []
    let pools = [band, misses, due, new].map { $0.filter { !recent.contains($0) } }
    let weights = zip(pools, Self.weights).map { $0.isEmpty ? 0 : $1 }
    var left = chance.uniform(0...1) * weights.reduce(0, +)
    var chosen = pools[0]
    for (pool, weight) in zip(pools, weights) where weight > 0 {
      chosen = pool
      left -= weight
      if left < 0 { break }
    }
    let fact = chosen[chance.index(below: chosen.count)]
    recent.add(fact)
    return PolicyChoice(fact)
  }

  package mutating func learn(_ answer: FactAnswer, of fact: Int, at time: StudyTime) {
    gates.take(answer)
    isMet[fact] = true
    misses.removeAll { $0 == fact }
    if !answer.isCorrect { misses.append(fact) }
    let last = Self.ladder.count - 1
    let rung: Int
    if let at = rungs[fact] {
      // Asked before it was due, a right answer moves nothing.
      if answer.isCorrect && at.due > time.day { return }
      rung = answer.isCorrect ? min(at.rung + 1, last) : 0
    } else {
      guard answer.isCorrect else { return }
      rung = 0
    }
    rungs[fact] = (rung, time.day + Self.ladder[rung])
  }
}
