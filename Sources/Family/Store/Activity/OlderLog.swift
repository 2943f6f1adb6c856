public import MeadowFoundations

/// What has to be known to read a log that an older Meadow has kept.
public struct OlderLog: Sendable {
  /// The number of the child whose events they are, from when there was only one.
  var child: Int
  /// The word that was called so on the board, from when words had no ids; nil for one of the family's own.
  var word: @Sendable (String) -> WordID?

  /// Events of `child`, whose words are found by `word`; without one, words stay as they were noted.
  public init(of child: Int, word: @escaping @Sendable (String) -> WordID? = { _ in nil }) {
    self.child = child
    self.word = word
  }
}
