/// The last three facts asked: none of them is asked again so soon (learning §3A, gate 2).
package struct RecentFacts: Equatable, Sendable {
  private var last: [Int] = []
  private static let count = 3

  /// `fact` was asked.
  package mutating func add(_ fact: Int) {
    last.append(fact)
    if last.count > Self.count { last.removeFirst() }
  }

  /// Whether `fact` was among the last three.
  package func contains(_ fact: Int) -> Bool { last.contains(fact) }
}
