/// The facts that were missed and return some items later, until they are right (learning §3A, AC9).
struct MissQueue: Equatable, Codable, Sendable {
  /// A fact that was missed.
  struct Entry: Equatable, Codable, Sendable {
    var fact: Fact
    /// The first place in the session at which it may be asked.
    var earliest: Int
    /// The last place at which it must be asked, or nil where it may wait.
    var latest: Int?
  }

  /// The one that waits longest first.
  private(set) var entries: [Entry] = []

  /// Takes the answer to `fact`, which was the item at `place` of the session; nil for an answer
  /// outside of it, as in a timed run. `position` is the next item's place.
  mutating func record(
    _ fact: Fact, isCorrect: Bool, at place: Int?, next position: Int, _ order: OrderParameters
  ) {
    // Right elsewhere, it may have been a guess.
    if isCorrect && place == nil { return }
    entries.removeAll { $0.fact == fact }
    if isCorrect { return }
    // Missed elsewhere, it comes when there is room.
    entries.append(
      place.map { place in
        Entry(
          fact: fact, earliest: place + order.missLag + 1, latest: place + order.longestMissLag)
      } ?? Entry(fact: fact, earliest: position, latest: nil))
  }

  /// Lets `fact` wait for as long as it takes: it was just asked, or may not be asked any more.
  mutating func relax(_ fact: Fact) {
    guard let place = entries.firstIndex(where: { $0.fact == fact }) else { return }
    entries[place].latest = nil
  }

  /// Begins a session: what was not answered right since its miss may come at once.
  mutating func begin() {
    for place in entries.indices {
      entries[place].earliest = 0
      entries[place].latest = nil
    }
  }

  /// Those that may come at `position`, the one that waits longest first.
  func ready(at position: Int) -> [Entry] { entries.filter { $0.earliest <= position } }

  /// Those that must come before long, the most pressing first.
  func pressing(at position: Int) -> [Entry] {
    entries.filter { $0.earliest <= position && $0.latest != nil }
      .sorted { ($0.latest ?? 0) < ($1.latest ?? 0) }
  }
}
