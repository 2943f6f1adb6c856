package import MeadowFoundations

extension Fact {
  /// The facts from which the retry after a lesson is taken (learning §3E, AC8): those that come nearest
  /// to this one without being it; in their order of learning, never empty.
  ///
  /// Same operation, same band, no part moved by more than one. Of those it takes the ones that need
  /// another answer, since what was just shown would be an echo; of these the ones that are taught the
  /// same way; of these the ones a single step away, before those with both parts moved, which is what
  /// a double needs.
  package var nearTwins: [Fact] {
    let near = FactBank.facts(in: band).filter { $0.operation == operation && isNear($0) }
    let best = near.map(likeness(of:)).max()
    return near.filter { likeness(of: $0) == best }
  }

  /// One of the `nearTwins` by `chance`.
  package func nearTwin(by chance: inout Chance) -> Fact {
    let twins = nearTwins
    return twins[chance.index(below: twins.count)]
  }

  /// The two numbers it is made of: both addends, or what goes and what stays.
  private var parts: (first: Int, second: Int) {
    operation == .plus ? (left, right) : (right, answer)
  }

  /// Whether `other` is another fact with the parts changed round or each moved by one at most.
  private func isNear(_ other: Fact) -> Bool {
    let (first, second) = (other.parts.first - parts.first, other.parts.second - parts.second)
    return other != self && (isTurned(other) || abs(first) <= 1 && abs(second) <= 1)
  }

  private func isTurned(_ other: Fact) -> Bool {
    other.parts == (parts.second, parts.first)
  }

  /// How well `other`, which is near, serves as a twin: another answer counts before the same way, and
  /// that before a single step (b + a, a ± 1 + b, a + b ± 1; for differences the same with − b).
  private func likeness(of other: Fact) -> Int {
    let isOneStep =
      isTurned(other) || (left - other.left).magnitude + (right - other.right).magnitude == 1
    return (answer != other.answer ? 4 : 0) + (strategy == other.strategy ? 2 : 0)
      + (isOneStep ? 1 : 0)
  }
}
