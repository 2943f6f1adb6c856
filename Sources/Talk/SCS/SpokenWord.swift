public import MeadowFoundations

/// A word that was just said, as the loop goes on from it.
public struct SpokenWord: Equatable, Sendable {
  /// The word as it is shown and spoken.
  public var text: String
  /// What it is in grammar.
  public var grammar: WordGrammar
  /// The scene the child is in; nil for none.
  public var scene: String?

  /// A word that was said in `scene`.
  public init(text: String, grammar: WordGrammar, scene: String?) {
    self.text = text
    self.grammar = grammar
    self.scene = scene
  }
}
