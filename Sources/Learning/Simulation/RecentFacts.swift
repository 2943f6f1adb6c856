/// The last three facts asked: none of them is asked again so soon (learning §3A, gate 2).
struct RecentFacts: Equatable, Sendable {
  private var last: [Int] = []
  private static let count = 3

  /// `fact` was asked.
  mutating func add(_ fact: Int) {
    last.append(fact)
    if last.count > Self.count { last.removeFirst() }
  }

  /// Whether `fact` was among the last three.
  func contains(_ fact: Int) -> Bool { last.contains(fact) }
}
