/// What the tray has at hand in a scene.
public struct AvatarPhrases: Equatable, Sendable {
  /// The scene's own phrases.
  public var here: [AvatarPhrase]
  /// The lists that a phrase may lead to, by their names.
  public var lists: [String: [AvatarPhrase]]

  /// The phrase no tier and no setting ever takes away (spec README, resolution 1).
  public var always: AvatarPhrase

  /// It in English.
  public static let always = AvatarPhrase(
    phrase: CoreWord.alwaysVisible, emoji: "❤️", pragmaticFunction: .social, place: 0)

  /// The phrases of a scene, and the lists that they may lead to; `love` is how a language says what is
  /// always there.
  public init(
    _ here: [AvatarPhrase], lists: [String: [AvatarPhrase]] = [:],
    love: String = CoreWord.alwaysVisible
  ) {
    self.here = here
    self.lists = lists
    always = Self.always
    always.phrase = love
    always.givenID = love == CoreWord.alwaysVisible ? nil : CoreWord.alwaysVisibleID
  }
}
