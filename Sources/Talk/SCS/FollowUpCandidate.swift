import MeadowFoundations

/// A phrase that may be offered, before it is one.
struct FollowUpCandidate: Equatable {
  let phrase: String
  let function: PragmaticFunction
  /// What tells it from others that differ in marks only.
  let key: String
  /// What makes it come later within its function: 2 for shown lately, 1 for not of the tier's own
  /// length (spec README, resolutions 3 and 4). The least is taken.
  let burden: Int
  /// Whether it is as long as the tier's phrases are.
  let isOwnLength: Bool

  init(
    _ phrase: String, _ function: PragmaticFunction, isOwnLength: Bool, shown: Set<String>
  ) {
    self.phrase = phrase
    self.function = function
    key = PhraseTokens.key(of: phrase)
    self.isOwnLength = isOwnLength
    burden = (shown.contains(key) ? 2 : 0) + (isOwnLength ? 0 : 1)
  }
}
