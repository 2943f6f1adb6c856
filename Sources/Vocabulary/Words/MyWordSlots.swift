public import MeadowFoundations

/// How full a group of My Words is.
public struct MyWordSlots: Hashable, Sendable, Codable {
  /// The group.
  public var group: MyWordGroup
  /// Words it has; those beyond ``slots`` are behind the wildcard (+).
  public var used: Int
  /// Words that have a place of their own on the board.
  public var slots: Int
  /// Whether the wildcard takes another word.
  public var canAddMore: Bool

  /// How full `group` is with `used` words.
  public init(group: MyWordGroup, used: Int) {
    self.group = group
    self.used = used
    slots = group.slots
    canAddMore = used < MyWordGroup.limit
  }
}
