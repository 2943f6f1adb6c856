import MeadowFoundations
package import MeadowLearning

#if canImport(Glibc)
  import Glibc
#endif

/// One rule and no pools: of what was met and is recalled with less than 0.9, the surest first; where
/// nothing is, something new. By its own estimate it is the pure model, by the learner's true recall
/// the oracle: two upper references (learning §5).
package struct RecallPolicy: FactPolicy {
  private let deck: FactDeck
  private let isOracle: Bool
  private var estimates: RecallEstimates
  private var recent = RecentFacts()
  /// The true recall as far as it was looked up in this session: looking is dear.
  private var seen: [Double?]

  package init(_ deck: FactDeck, isOracle: Bool) {
    self.deck = deck
    self.isOracle = isOracle
    estimates = RecallEstimates(count: deck.facts.count)
    seen = deck.facts.indices.map { _ in nil }
  }

  package mutating func begin(session: Int, at time: StudyTime) {
    for fact in seen.indices { seen[fact] = nil }
  }

  package mutating func next(at time: StudyTime, truth: (any LearnerMemory)?) -> PolicyChoice {
    let fact = shaky(at: time, truth: isOracle ? truth : nil) ?? estimates.firstUnmet ?? oldest
    recent.add(fact)
    return PolicyChoice(fact)
  }

  package mutating func learn(_ answer: FactAnswer, of fact: Int, at time: StudyTime) {
    estimates.learn(answer, of: fact, at: time)
    for other in [fact] + deck.inverses[fact] { seen[other] = nil }
    if let partner = deck.commuted[fact] { seen[partner] = nil }
  }

  /// The surest of what is below 0.9.
  private mutating func shaky(at time: StudyTime, truth: (any LearnerMemory)?) -> Int? {
    var best: Int?
    var most = 0.0
    for fact in deck.facts.indices where !recent.contains(fact) {
      guard estimates.isMet(fact) else { continue }
      let recall = self.recall(fact, at: time, truth: truth)
      if recall < 0.9, recall > most { (best, most) = (fact, recall) }
    }
    return best
  }

  private mutating func recall(
    _ fact: Int, at time: StudyTime, truth: (any LearnerMemory)?
  ) -> Double {
    guard let truth else { return estimates.recall(fact, at: time) }
    if let known = seen[fact] { return known }
    let found = truth.recall(fact, at: time)
    seen[fact] = found
    return found
  }

  private var oldest: Int {
    deck.facts.indices.filter { !recent.contains($0) }.min {
      estimates.lastDay($0) < estimates.lastDay($1)
    } ?? 0
  }
}
