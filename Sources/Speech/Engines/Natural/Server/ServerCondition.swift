import MeadowFoundations
import MeadowSpeech

/// Whether a speech server is asked: after a failure it is left alone for a while, longer each time.
///
/// Pure; time is an argument.
struct ServerCondition: Equatable, Sendable {
  /// The longest time it is left alone, in seconds.
  static let longestRest = 60.0

  private(set) var problem: ServerProblem?
  private var failures = 0
  private var nextTry = MonotonicTime(nanoseconds: 0)

  /// Whether it may be asked at `now`.
  func isOpen(at now: MonotonicTime) -> Bool { problem == nil || now >= nextTry }

  /// It has answered.
  mutating func answered() {
    problem = nil
    failures = 0
  }

  /// It has failed: the next try is 1, 2, 4 … 60 s later.
  mutating func failed(_ problem: ServerProblem, at now: MonotonicTime) {
    self.problem = problem
    let rest = min(Self.longestRest, Double(1 << min(failures, 6)))
    failures += 1
    nextTry = now.later(bySeconds: rest)
  }

  /// What people are told at `now`.
  func report(at now: MonotonicTime) -> VoiceEngineCondition {
    guard let problem else { return .ready }
    let rest = max(0, nextTry.milliseconds(since: now) / 1000)
    return .away(reason: "\(problem)", retryInSeconds: rest)
  }
}
