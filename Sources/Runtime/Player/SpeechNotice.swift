import MeadowFoundations

/// What the player tells of utterances, in the order in which it happens.
enum SpeechNotice: Sendable {
  /// The first frame of an utterance is on its way.
  case began(LiveUtterance, OnsetTrace)
  /// An utterance was heard to its end, cut off or has no sound, as the event says.
  case ended(LiveUtterance, MeadowEvent)
  /// Somebody else speaks now; nil for nobody.
  case speaker(Speaker?)
}
