public import Testing

/// Asks `trial` as often as it takes to refute a fault by which at most `share` of the trials succeed.
///
/// For what listens to a real clock on a real device, where a stall of a shared machine is no defect
/// of Meadow's. A trial says what went wrong, or nil. Each success speaks `healthy / share` times for
/// a device without the fault, each failure `(1 - healthy) / (1 - share)` times, and it is over when
/// the odds reach `1 / error`. With the fault they ever do so with a probability of at most `error`,
/// however long one looks (a sequential test after Wald; the bound is Ville's inequality), so that a
/// stall costs trials and never the verdict. A fault is found after `most` trials.
public func refute(
  _ fault: String, share: Double = 0.5, healthy: Double = 0.9, error: Double = 0.05,
  within most: Int = 60, isolation: isolated (any Actor)? = #isolation,
  sourceLocation: SourceLocation = #_sourceLocation, _ trial: () async throws -> String?
) async throws {
  var test = SequentialTest(share: share, healthy: healthy, error: error)
  var complaints: [String] = []
  while !test.isRefuted {
    guard test.trials < most else {
      let last = complaints.suffix(5).joined(separator: "; ")
      Issue.record(
        "\(fault): \(complaints.count) of \(test.trials) trials failed, the last with \(last)",
        sourceLocation: sourceLocation)
      return
    }
    let complaint = try await trial()
    if let complaint { complaints.append(complaint) }
    test.add(isSuccess: complaint == nil)
  }
  if !complaints.isEmpty {
    print("\(fault): refuted, though \(complaints.count) of \(test.trials) trials failed")
  }
}

/// The odds for a device without a fault against one with it.
public struct SequentialTest: Sendable {
  private let success: Double
  private let failure: Double
  private let enough: Double
  private var odds = 1.0
  /// How many trials there were.
  public private(set) var trials = 0

  /// A test of a fault by which at most `share` of the trials succeed, where `healthy` of them do
  /// without it; a fault that is there is refuted with a probability of at most `error`.
  public init(share: Double, healthy: Double, error: Double) {
    precondition(0 < share && share < healthy && healthy < 1 && 0 < error && error < 1)
    success = healthy / share
    failure = (1 - healthy) / (1 - share)
    enough = 1 / error
  }

  /// Whether the fault is not there.
  public var isRefuted: Bool { odds >= enough }

  /// Takes the outcome of a trial.
  public mutating func add(isSuccess: Bool) {
    odds *= isSuccess ? success : failure
    trials += 1
  }
}
