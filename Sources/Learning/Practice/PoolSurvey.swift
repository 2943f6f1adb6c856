import MeadowFoundations

/// The best fact of each pool, found in one pass over the memories.
///
/// Recall is compared by elapsed half-lives: the fewer, the likelier it is recalled.
struct PoolSurvey {
  /// The best of a pool so far.
  struct Best {
    var number = -1
    var score = Double.infinity

    var fact: Int? { number < 0 ? nil : number }

    /// Takes `number` where its score is lower.
    mutating func offer(_ number: Int, _ score: Double) {
      if score < self.score { (self.number, self.score) = (number, score) }
    }
  }

  /// The best of each pool under one set of constraints.
  struct Pools {
    var working = Best()
    var miss = Best()
    var review = Best()
    var new = Best()
  }

  /// Those that also keep the order of strategies and operations.
  var ordered = Pools()
  /// Those that may come at all.
  var free = Pools()
  /// The least recalled of all that may come.
  var spare = Best()
  /// Facts that are learnt.
  var learning = 0
  /// Facts that wait for review.
  var waiting = 0

  /// Offers the fact `number` to the pool at `pool`.
  mutating func offer(
    _ number: Int, _ score: Double, keepingOrder isOrdered: Bool,
    to pool: WritableKeyPath<Pools, Best>
  ) {
    free[keyPath: pool].offer(number, score)
    if isOrdered { ordered[keyPath: pool].offer(number, score) }
  }
}
