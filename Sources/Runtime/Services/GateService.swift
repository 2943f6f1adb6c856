public import MeadowFoundations

/// What a view may ask of the parent gate.
public protocol GateService: Sendable {
  /// The gate as a page has to draw it.
  func gate() async -> GateStatus
  /// Tries to open the gate.
  func openGate(heldMilliseconds: Int, code: String?) async -> GateAnswer
  /// Whether `token` was given out by the gate and is still good; fast, from any thread.
  func isGateOpen(_ token: String) -> Bool
  /// Has the time of `token` begin anew, for whoever has it is busy still; it stays shut where it is.
  func stayInGate(_ token: String) async -> GateAnswer
  /// Closes the gate for `token`.
  func closeGate(_ token: String) async
  /// Sets the code, four digits; nil removes it.
  func setGateCode(_ code: String?) async throws -> GateStatus
}

/// What the gate says to somebody who wants in.
public enum GateAnswer: Equatable, Sendable {
  /// It is open for whoever shows `token`, for `seconds` or until Meadow ends.
  case open(token: String, seconds: Int?)
  /// It stays shut. `waitSeconds` is the time in which trying again is of no use.
  case refused(InputProblem, waitSeconds: Int?)
}
