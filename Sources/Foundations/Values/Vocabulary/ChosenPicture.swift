/// A picture that a family has chosen for a word which comes with Meadow, instead of its own.
public enum ChosenPicture: Equatable, Sendable {
  /// One emoji.
  case emoji(String)
  /// A photo, re-encoded.
  case photo(PhotoID)

  /// The emoji, where it is one.
  public var emoji: String? { if case .emoji(let emoji) = self { emoji } else { nil } }
  /// The photo, where it is one.
  public var photo: PhotoID? { if case .photo(let photo) = self { photo } else { nil } }
}
