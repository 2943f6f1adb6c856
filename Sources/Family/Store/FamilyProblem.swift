public import MeadowFoundations

/// Why a change of what is the family's was not made. Nothing has changed.
public enum FamilyProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was sent cannot be used.
  case input(InputProblem)
  /// What was sent is fine and cannot be kept: the disk is full, the file is not ours to write.
  case storage(reason: String, advice: String)

  package init(_ error: StoreError) { self = .storage(reason: error.reason, advice: error.advice) }

  /// What `work` on a file comes to; its failure as a problem of the family's.
  package static func of<Value>(
    _ work: () throws(StoreError) -> Value
  ) throws(FamilyProblem) -> Value {
    do throws(StoreError) { return try work() } catch { throw FamilyProblem(error) }
  }

  public var description: String {
    switch self {
    case .input(let problem): problem.description
    case .storage(let reason, let advice): "\(reason): \(advice)."
    }
  }
}
