import MeadowFoundations

/// Three phrases of many: different functions first (document 000 §05, step 2).
struct FollowUpChoice {
  /// How many are offered.
  static let size = 3
  /// §05, step 2: these first, "then rotate through remaining functions".
  private static let first: [PragmaticFunction] = [.requesting, .commenting]
  private static let others = PragmaticFunction.allCases.filter { !first.contains($0) }

  /// What was chosen so far.
  private(set) var picked: [FollowUpCandidate] = []
  /// Where among the other functions the next choice begins.
  private(set) var rotation: Int
  private var keys: Set<String>
  private let order: [PragmaticFunction]

  /// A choice that begins the others at `rotation` and never takes a phrase of `excluding`.
  init(rotation: Int, excluding: Set<String>) {
    self.rotation = rotation
    keys = excluding
    let others = Self.others
    order = Self.first + (0..<others.count).map { others[(rotation + $0) % others.count] }
  }

  /// Whether there are three.
  var isFull: Bool { picked.count == Self.size }

  /// Takes one phrase of each function that has none yet, the functions in their order and the
  /// `stages` in theirs, until there are three.
  mutating func takeNewFunctions(
    of stages: [[FollowUpCandidate]], unless isRefused: (FollowUpCandidate) -> Bool
  ) {
    for stage in stages {
      for function in order where !isFull && !functions.contains(function) {
        pick(function, of: stage, unless: isRefused)
      }
    }
  }

  /// Takes what is left until there are three; no third of one function unless `isLast`.
  mutating func takeOthers(
    of stages: [[FollowUpCandidate]], isLast: Bool = false,
    unless isRefused: (FollowUpCandidate) -> Bool
  ) {
    for stage in stages {
      for function in order + order where !isFull {
        let isThirdAlike = picked.count == Self.size - 1 && functions == [function]
        guard isLast || !isThirdAlike else { continue }
        pick(function, of: stage, unless: isRefused)
      }
    }
  }

  private var functions: Set<PragmaticFunction> { Set(picked.map(\.function)) }

  private mutating func pick(
    _ function: PragmaticFunction, of stage: [FollowUpCandidate],
    unless isRefused: (FollowUpCandidate) -> Bool
  ) {
    var refused: Set<String> = []
    while let best = best(of: function, in: stage, but: refused) {
      guard isRefused(best) else {
        picked.append(best)
        keys.insert(best.key)
        if let place = Self.others.firstIndex(of: function) { rotation = place + 1 }
        return
      }
      refused.insert(best.key)
    }
  }

  private func best(
    of function: PragmaticFunction, in stage: [FollowUpCandidate], but refused: Set<String>
  ) -> FollowUpCandidate? {
    // `min` returns the first of equals, so that the shuffled order decides among them.
    stage.filter {
      $0.function == function && !keys.contains($0.key) && !refused.contains($0.key)
    }.min { $0.burden < $1.burden }
  }
}
