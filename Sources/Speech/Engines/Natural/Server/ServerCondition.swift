package import MeadowFoundations
package import MeadowSpeech

/// Whether a speech server is asked: after a failure it is left alone for a while, longer each time.
///
/// Pure; time is an argument.
package struct ServerCondition: Equatable, Sendable {
  /// The longest time it is left alone, in seconds.
  package static let longestRest = 60.0

  /// What it failed with; nil while it answers.
  package private(set) var problem: ServerProblem?
  private var failures = 0
  /// The text that it could not say since it last said one, though it answered.
  private var badText: String?
  private var nextTry = MonotonicTime(nanoseconds: 0)

  /// One that nothing is known of yet.
  package init() {}

  /// Whether it may be asked at `now`.
  package func isOpen(at now: MonotonicTime) -> Bool { problem == nil || now >= nextTry }

  /// It has answered.
  package mutating func answered() {
    problem = nil
    failures = 0
    badText = nil
  }

  /// It has failed with `text`: the next try is 1, 2, 4 … 60 s later. One text that it cannot say, however
  /// often, is that text's fault; with another one it is the server's.
  package mutating func failed(_ problem: ServerProblem, text: String, at now: MonotonicTime) {
    if problem.isOfText, self.problem == nil, badText == nil || badText == text {
      badText = text
      return
    }
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
