public import MeadowPhonetics

/// What an engine says of a hint.
public enum HintProof: Equatable, Sendable {
  /// It was read back sound by sound as it was written.
  case proven
  /// It would be said otherwise.
  case differs(Mismatch)
  /// It cannot be said at all, why, and what helps.
  case impossible(reason: String, advice: String)
  /// The engine cannot tell, and why.
  case unproven(reason: String)
}
