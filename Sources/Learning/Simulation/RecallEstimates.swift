import MeadowFoundations
package import MeadowLearning

#if canImport(Glibc)
  import Glibc
#endif

/// What a policy believes about each fact: a half-life by the update rule of learning §3A.
package struct RecallEstimates: Equatable, Sendable {
  /// The factors of the update (learning §3A).
  package struct Factors: Equatable, Sendable {
    /// After a right answer within 2 s.
    package var fast = 1.9
    /// After a right answer that took longer.
    package var slow = 1.15
    /// After a wrong one.
    package var wrong = 0.5
    /// The least growth that counts time already survived: whether a fast answer after Δt lifts the
    /// half-life to at least Δt before it grows.
    package var takesLag = true
    /// The same for a slow one.
    package var slowTakesLag = false
    /// After a right answer whose time cannot count.
    package var untimed = 1.15
    /// Days at the first meeting.
    package var first = 0.05
    /// Days after a fast right answer at the first meeting, or nil for no such rule.
    package var firstSight: Double?
    /// RT* up to which an answer is fast.
    package var fastMilliseconds = 2000
  }

  private let factors: Factors
  private var halfLives: [Double]
  private var met: [Double?]
  private static let bounds = 0.02...200.0

  package init(count: Int, factors: Factors = Factors()) {
    self.factors = factors
    halfLives = Array(repeating: factors.first, count: count)
    met = Array(repeating: nil, count: count)
  }

  package func isMet(_ fact: Int) -> Bool { met[fact] != nil }
  package func halfLifeDays(_ fact: Int) -> Double { halfLives[fact] }
  package func lastDay(_ fact: Int) -> Double { met[fact] ?? -.infinity }
  package var firstUnmet: Int? { met.firstIndex { $0 == nil } }

  /// 2^(−Δt/ĥ); 0 for a fact not met.
  package func recall(_ fact: Int, at time: StudyTime) -> Double {
    guard let last = met[fact] else { return 0 }
    return exp2((last - time.days) / halfLives[fact])
  }

  /// The fact was known when it was placed: seven days, or what `days` says.
  package mutating func place(_ fact: Int, at time: StudyTime, days: Double = 7) {
    halfLives[fact] = days
    met[fact] = time.days
  }

  package mutating func learn(_ answer: FactAnswer, of fact: Int, at time: StudyTime) {
    let now = time.days
    let gap = met[fact].map { now - $0 } ?? 0
    let old = halfLives[fact]
    let new: Double =
      switch (answer.isCorrect, answer.responseMilliseconds) {
      case (false, _): old * factors.wrong
      case (true, let time?) where time <= factors.fastMilliseconds:
        met[fact] == nil && factors.firstSight != nil
          ? factors.firstSight ?? old : (factors.takesLag ? max(old, gap) : old) * factors.fast
      case (true, .some): (factors.slowTakesLag ? max(old, gap) : old) * factors.slow
      case (true, nil): (factors.slowTakesLag ? max(old, gap) : old) * factors.untimed
      }
    halfLives[fact] = min(max(new, Self.bounds.lowerBound), Self.bounds.upperBound)
    met[fact] = now
  }
}
