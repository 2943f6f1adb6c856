public import MeadowFoundations

/// What a grown-up wants of a word of the family's, unchecked.
public struct MyWordChange: Equatable, Sendable {
  /// The group: people, things or places.
  public var group: String?
  /// What is shown.
  public var text: String?
  /// What is said instead of the text.
  public var spoken = Edit<String>.keep
  /// How it is pronounced.
  public var hint = Edit<String>.keep
  /// Its picture: one emoji.
  public var emoji = Edit<String>.keep
  /// Whether it is a favourite.
  public var isFavorite: Bool?
  /// Whose it is; cleared, the family's.
  public var owner = Edit<WordOwner>.keep
  /// Its place within its group, from 0.
  public var position: Int?

  /// No change.
  public init() {}
}
