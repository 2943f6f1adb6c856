public import MeadowFoundations

/// A fact that was missed in a run.
public struct ErrorLogEntry: Equatable, Codable, Sendable {
  /// What was asked.
  public let fact: Fact
  /// What was answered.
  public let given: Int
  /// When.
  public let at: WallTime

  /// The kind of error that leads there (learning §3C), or nil where none is known; told by the fact,
  /// so that a log that was kept speaks of errors as this program knows them.
  public var error: FactErrorTag? { fact.errorTag(for: given) }
}

/// The facts missed in runs, until they have been answered right and fast again (learning F15, AC13).
public struct ErrorLog: Equatable, Codable, Sendable {
  /// The most misses that are kept; the oldest go first.
  public static let capacity = 200
  /// The most misses of one fact that are kept: one that goes wrong again and again must not push
  /// out all others.
  public static let capacityPerFact = 5
  /// The right and fast answers after which a fact leaves.
  public static let answersToLeave = 2

  /// The misses, the oldest first.
  public private(set) var entries: [ErrorLogEntry] = []
  /// The right and fast answers to a fact since its last miss.
  private var fast: [String: Int] = [:]
  private var lastRun = 0

  /// An empty log.
  public init() {}

  /// Takes an answer of any mode and returns the facts that leave the log by it.
  ///
  /// A wrong answer in a run enters; a wrong one elsewhere only starts the count anew.
  /// Right counts as fast within `fastMilliseconds` (learning F4); nil where times say nothing, as
  /// with scanning by a switch: right is enough then. An answer that was tried before is no proof.
  public mutating func take(_ answer: FactAnswer, fastMilliseconds: Int? = 2000) -> Fact? {
    let name = answer.fact.rawValue
    guard answer.isCorrect else {
      fast[name] = nil
      if answer.mode == .timed { add(answer) }
      return nil
    }
    let isFast = fastMilliseconds.map { limit in
      answer.responseMilliseconds.map { $0 <= limit } ?? false
    }
    guard answer.isFirstAttempt, isFast ?? true, contains(answer.fact) else { return nil }
    fast[name, default: 0] += 1
    guard fast[name] == Self.answersToLeave else { return nil }
    fast[name] = nil
    entries.removeAll { $0.fact == answer.fact }
    return answer.fact
  }

  /// Takes the answers of a run that is over and returns the facts that leave; a run that was taken
  /// is not taken again.
  public mutating func take(_ result: TimedResult, fastMilliseconds: Int? = 2000) -> [Fact] {
    guard result.run > lastRun else { return [] }
    lastRun = result.run
    return result.answers.compactMap {
      take($0.factAnswer(session: result.session), fastMilliseconds: fastMilliseconds)
    }
  }

  /// Whether a miss of `fact` is in it.
  public func contains(_ fact: Fact) -> Bool { entries.contains { $0.fact == fact } }

  private mutating func add(_ answer: FactAnswer) {
    guard let given = answer.given else { return }
    entries.append(ErrorLogEntry(fact: answer.fact, given: given, at: answer.at))
    if entries.count(where: { $0.fact == answer.fact }) > Self.capacityPerFact,
      let oldest = entries.firstIndex(where: { $0.fact == answer.fact })
    {
      entries.remove(at: oldest)
    }
    if entries.count > Self.capacity {
      let gone = entries.removeFirst().fact
      if !contains(gone) { fast[gone.rawValue] = nil }
    }
  }
}
