package import MeadowLearning

/// Which bands have passed, by learning R7: one rule for every policy, and the one Meadow's own
/// scheduler goes by.
public struct BandGates: Equatable, Sendable {
  /// What of a band must have been met before it can pass.
  public enum Coverage: String, Sendable, Codable {
    /// Nine in ten of the facts that were introduced; learning R7, word for word.
    case introduced
    /// Nine in ten of all its facts in the deck.
    case whole
  }

  private struct Attempt: Equatable, Sendable {
    package var fact: Int
    package var isCorrect: Bool
    package var milliseconds: Int?
    package var session: Int
  }

  private let deck: FactDeck
  private let access: LearnerTraits.Access
  private let coverage: Coverage
  private var windows: [FactBand: [Attempt]] = [:]
  private var introduced: [FactBand: Set<Int>] = [:]
  /// The bands that passed.
  package private(set) var passed: Set<FactBand> = []

  /// First attempts that are looked at (learning R7).
  package static let window = 40
  /// How many of them must be right (learning R7).
  package static let right = 38

  /// Gates that are all shut, for a learner who answers by `access`.
  package init(_ deck: FactDeck, access: LearnerTraits.Access, coverage: Coverage = .whole) {
    self.deck = deck
    self.access = access
    self.coverage = coverage
  }

  /// The first band that has not passed, or nil.
  package var current: FactBand? {
    FactBand.allCases.first { !passed.contains($0) && !deck.members(of: $0).isEmpty }
  }

  /// Takes an answer; a band that passes with it is returned.
  @discardableResult package mutating func take(_ answer: FactAnswer) -> FactBand? {
    guard answer.isFirstAttempt, answer.mode.countsForMastery,
      let fact = deck.number(of: answer.fact)
    else { return nil }
    let band = deck.bands[fact]
    introduced[band, default: []].insert(fact)
    guard !passed.contains(band) else { return nil }
    var window = windows[band] ?? []
    window.append(
      Attempt(
        fact: fact, isCorrect: answer.isCorrect, milliseconds: answer.responseMilliseconds,
        session: answer.session))
    if window.count > Self.window { window.removeFirst() }
    windows[band] = window
    guard holds(window, in: band) else { return nil }
    passed.insert(band)
    return band
  }

  private func holds(_ window: [Attempt], in band: FactBand) -> Bool {
    guard window.count == Self.window, window.last?.isCorrect == true,
      window.count(where: \.isCorrect) >= Self.right
    else { return false }
    let met = introduced[band]?.count ?? 0
    let all = deck.members(of: band).count
    if coverage == .whole && met * 10 < all * 9 { return false }
    let sessions = Set(window.map(\.session)).count
    guard access == .touch else { return sessions >= 3 }
    let times = window.filter(\.isCorrect).compactMap(\.milliseconds)
    guard sessions >= 2, times.count >= 10, let median = PlainMedian.of(times) else { return false }
    return median <= 2000
  }
}
