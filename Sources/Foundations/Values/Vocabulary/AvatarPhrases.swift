/// What the tray has at hand in a scene.
public struct AvatarPhrases: Equatable, Sendable {
  /// The scene's own phrases.
  public var here: [AvatarPhrase]
  /// The lists that a phrase may lead to, by their names.
  public var lists: [String: [AvatarPhrase]]

  /// The phrases of a scene, and the lists that they may lead to.
  public init(_ here: [AvatarPhrase], lists: [String: [AvatarPhrase]] = [:]) {
    self.here = here
    self.lists = lists
  }
}
