package import MeadowFoundations
package import MeadowSpeech

/// Whether a speech server is asked: after a failure it is left alone for a while, longer each time.
///
/// Pure; time is an argument.
package struct ServerCondition: Equatable, Sendable {
  /// The longest time it is left alone, in seconds.
  package static let longestRest = 60.0

  private var problem: ServerProblem?
  private var failures = 0
  /// How many texts in a row it could not say, though it answered.
  private var badTexts = 0
  private var nextTry = MonotonicTime(nanoseconds: 0)

  /// One that nothing is known of yet.
  package init() {}

  /// Whether it may be asked at `now`.
  package func isOpen(at now: MonotonicTime) -> Bool { problem == nil || now >= nextTry }

  /// It has answered.
  package mutating func answered() {
    problem = nil
    failures = 0
    badTexts = 0
  }

  /// It has failed: the next try is 1, 2, 4 … 60 s later. One text that it cannot say is that text's
  /// fault; with a second one it is the server's.
  package mutating func failed(_ problem: ServerProblem, at now: MonotonicTime) {
    badTexts += problem.isOfText ? 1 : 0
    guard !problem.isOfText || badTexts > 1 else { return }
    self.problem = problem
    let rest = min(Self.longestRest, Double(1 << min(failures, 6)))
    failures += 1
    nextTry = now.later(bySeconds: rest)
  }

  /// What people are told at `now`.
  package func report(at now: MonotonicTime) -> VoiceEngineCondition {
    guard let problem else { return .ready }
    let rest = max(0, nextTry.milliseconds(since: now) / 1000)
    return .away(reason: "\(problem)", retryInSeconds: rest)
  }
}
