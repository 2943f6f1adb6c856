public import MeadowFoundations

/// A text that a recorded voice should have, and why it stands where it does.
public struct WordOfWorth: Equatable, Sendable {
  /// What kind of text it is.
  public enum Group: String, CaseIterable, Sendable, Codable {
    /// A core word.
    case core
    /// What keeps a child safe.
    case safety
    /// A feeling of the tray.
    case feelings
    /// A word of the family's own.
    case mine
    /// A word of a scene.
    case scene
    /// What is often offered after a word.
    case phrases
    /// On no list; it was recorded all the same.
    case other
  }

  /// The text as it is shown and said.
  public var text: String
  /// The language it is said in.
  public var language: Language
  /// What kind of text it is.
  public var group: Group
  /// The tier from which on a child needs it; nil where all do.
  public var tier: Tier?
}
