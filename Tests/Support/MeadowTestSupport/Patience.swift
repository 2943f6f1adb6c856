import Synchronization
public import Testing

/// Judges a scenario that listens to a real clock on a real device: it fails where `attempts` fail.
///
/// On a shared machine a stall of the scheduler is no defect of Meadow's, and one that is will be
/// there again. `scenario` therefore makes all that it needs anew; the issues of an attempt that
/// was not the last are printed and stay in the report as known issues, those of the last one fail
/// the test. Never for logic that reads no real clock, and never around a crash: that ends the run.
public func patiently(
  _ attempts: Int = 4, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ scenario: () async throws -> Void
) async throws {
  precondition(attempts >= 1)
  for attempt in 1..<attempts {
    let hasFailed = Flag()
    try await withKnownIssue(
      "attempt \(attempt) of \(attempts)", isIntermittent: true, isolation: isolation,
      sourceLocation: sourceLocation
    ) {
      try await scenario()
    } matching: { issue in
      hasFailed.raise()
      print("FAILED ATTEMPT \(attempt) of \(attempts): \(issue)")
      return true
    }
    if !hasFailed.isRaised { return }
    try Task.checkCancellation()
  }
  try await scenario()
}

/// Whether something has happened; it may be told from any thread.
private final class Flag: Sendable {
  private let state = Mutex(false)
  var isRaised: Bool { state.withLock { $0 } }
  func raise() { state.withLock { $0 = true } }
}
