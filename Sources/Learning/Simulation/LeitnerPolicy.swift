import MeadowFoundations
package import MeadowLearning

/// Boxes of 0, 1, 2, 4, 8, 16 and 32 days: a right answer moves a fact on, a wrong one back to the
/// first; what is due longest comes first, then what is new (learning §5).
package struct LeitnerPolicy: FactPolicy {
  private static let days = [0.0, 1, 2, 4, 8, 16, 32]
  private let deck: FactDeck
  private var boxes: [Int]
  /// The day on which each fact is due; nil for a fact not met.
  private var due: [Double?]
  private var recent = RecentFacts()

  package init(_ deck: FactDeck) {
    self.deck = deck
    boxes = deck.facts.indices.map { _ in 0 }
    due = deck.facts.indices.map { _ in nil }
  }

  package mutating func begin(session: Int, at time: StudyTime) {}

  package mutating func next(at time: StudyTime, truth: (any LearnerMemory)?) -> PolicyChoice {
    let fact = waiting(at: Double(time.day)) ?? fresh ?? soonest
    recent.add(fact)
    return PolicyChoice(fact)
  }

  package mutating func learn(_ answer: FactAnswer, of fact: Int, at time: StudyTime) {
    boxes[fact] = answer.isCorrect ? min(boxes[fact] + 1, Self.days.count - 1) : 0
    due[fact] = Double(time.day) + Self.days[boxes[fact]]
  }

  /// The fact due the longest.
  private func waiting(at day: Double) -> Int? {
    var best: Int?
    var earliest = day + 0.5
    for (fact, when) in due.enumerated() {
      if let when, when < earliest, !recent.contains(fact) { (best, earliest) = (fact, when) }
    }
    return best
  }

  private var fresh: Int? { due.firstIndex { $0 == nil } }

  /// The fact due next; every fact has been met by then.
  private var soonest: Int {
    due.indices.filter { !recent.contains($0) }.min { (due[$0] ?? 0) < (due[$1] ?? 0) } ?? 0
  }
}
