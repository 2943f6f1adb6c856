public import MeadowFoundations

/// Where a child goes.
public enum Move: Equatable, Sendable {
  /// Another scene, or the same one from its beginning.
  case scene(String)
  /// Into the container with this id.
  case open(String)
  /// One step back.
  case back
  /// Out to the scene itself.
  case home
  /// To the scene's picture or to its grid.
  case mode(BoardMode)
  /// Something over the board, or nothing.
  case overlay(NavigationState.Overlay?)
  /// The same board in another of the child's languages.
  case language(Language)
}

/// What to do with the message in the bubble.
public enum MessageAction: String, CaseIterable, Sendable, Codable { case speak, removeLast, clear }

/// What to do with the feelings tray.
public enum AvatarAction: Equatable, Sendable {
  case open
  case close
  /// Say this phrase of it.
  case choose(String)
}

/// What the companion is to do.
public enum CompanionAction: String, CaseIterable, Sendable, Codable {
  /// Speak with me.
  case start
  /// The intro of the first launch.
  case intro
  /// Leave the child alone.
  case stop
}
