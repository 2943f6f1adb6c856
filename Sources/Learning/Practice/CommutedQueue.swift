/// Sums that are to be asked turned round a few items later (learning F18, AC7).
struct CommutedQueue: Equatable, Codable, Sendable {
  /// A sum that waits.
  struct Entry: Equatable, Codable, Sendable {
    var fact: Fact
    /// Its place in the session.
    var place: Int
    /// The last place at which it may be asked.
    var latest: Int
  }

  private(set) var entries: [Entry] = []

  /// Whether a sum is to be asked at `place`.
  func isTaken(_ place: Int) -> Bool { entries.contains { $0.place == place } }

  /// Has `fact` asked at `place` of the session, or as soon as may be until `latest`.
  mutating func add(_ fact: Fact, at place: Int, latest: Int) {
    entries.append(Entry(fact: fact, place: place, latest: latest))
  }

  /// Those whose place has come, the earliest first; those too late are dropped.
  mutating func due(at position: Int) -> [Entry] {
    entries.removeAll { $0.latest < position }
    return entries.filter { $0.place <= position }.sorted { $0.place < $1.place }
  }

  /// Forgets that `fact` waits: it is asked.
  mutating func remove(_ fact: Fact) { entries.removeAll { $0.fact == fact } }
}
