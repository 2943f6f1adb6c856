public import MeadowFoundations

/// What a child did with a touch that speaks; told to the session once its sound is on its way.
public enum Touch: Equatable, Sendable, Codable {
  /// A word, in a scene where it is known, and the object it was touched at.
  case word(FoundWord, scene: String?, object: String?)
  /// A phrase that was offered.
  case followUp(FollowUp)
  /// Any other phrase.
  case phrase(String)
  /// The message in the bubble.
  case message
  /// A phrase of the feelings tray.
  case feeling(AvatarPhrase)
}

extension Touch {
  /// Who speaks when it sounds.
  public var source: SpeechSource {
    switch self {
    case .word: .word
    case .followUp, .phrase, .message, .feeling: .phrase
    }
  }
}
