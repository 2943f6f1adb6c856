/// The facts that were missed and return after 3, then 5, then 8 items (learning §3A, AC9).
struct MissQueue: Equatable, Codable, Sendable {
  /// A fact that was missed.
  struct Entry: Equatable, Codable, Sendable {
    var fact: Fact
    /// How often it has returned right since.
    var returns: Int
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
    let old = entries.firstIndex { $0.fact == fact }.map { entries.remove(at: $0) }
    guard let place else {
      // Missed elsewhere: it comes when there is room.
      if !isCorrect {
        entries.append(Entry(fact: fact, returns: 0, earliest: position, latest: nil))
      } else if let old {
        entries.append(old)
      }
      return
    }
    if !isCorrect {
      entries.append(
        Entry(
          fact: fact, returns: 0, earliest: place + order.lag(0) + 1,
          latest: place + max(order.longestMissLag, order.lag(0) + 1)))
    } else if let old, old.returns + 1 < order.missLags.count {
      let returns = old.returns + 1
      entries.append(
        Entry(
          fact: fact, returns: returns, earliest: place + order.lag(returns) + 1, latest: nil))
    }
  }

  /// Lets `fact` wait for as long as it takes: it was just asked, or may not be asked any more.
  mutating func relax(_ fact: Fact) {
    guard let place = entries.firstIndex(where: { $0.fact == fact }) else { return }
    entries[place].latest = nil
  }

  /// Begins a session: what was not answered right since its miss may come at once. What was is
  /// learnt or reviewed as any other fact; its shorter half-life sees to that.
  mutating func begin() {
    entries.removeAll { $0.returns > 0 }
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

extension OrderParameters {
  /// The items between a miss and the return after `returns` right ones.
  fileprivate func lag(_ returns: Int) -> Int {
    returns < missLags.count ? max(0, missLags[returns]) : 0
  }
}
