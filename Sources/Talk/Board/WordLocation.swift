/// A place where a word stands, for a grown-up who looks for it.
public struct WordLocation: Hashable, Sendable, Encodable {
  /// Why nobody sees it there.
  public enum Absence: String, CaseIterable, Sendable, Encodable {
    /// A grown-up has hidden it, or what it lies in.
    case hidden
    /// The scene shows fewer things than it has.
    case density
    /// It comes, or what it lies in opens, at a higher tier.
    case tier
  }

  /// The word as it is shown and spoken.
  public var word: String
  /// Its picture where there is no other: one emoji.
  public var emoji: String
  /// The scene it stands in; nil for a core word and a word of the family's.
  public var scene: String?
  /// What has to be opened on the way there, by id, in order.
  public var path: [String] = []
  /// The object that says it; nil where it stands only in the grid, or in the bar.
  public var object: String?
  /// The way in words: "Kitchen", "fridge"; "Core words", "My words".
  public var way: [String]
  /// Why it is not seen there, or nil where it is.
  public var absence: Absence?
}
