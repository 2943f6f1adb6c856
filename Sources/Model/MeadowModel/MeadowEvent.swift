/// Something that happened, as the event stream tells it.
public enum MeadowEvent: Sendable, Equatable {
  /// An utterance's first frame is on its way to the sink.
  case started(UtteranceID, text: String, source: SpeechSource, origin: ClipOrigin, length: Frames)
  /// An utterance was heard to its end.
  case finished(UtteranceID)
  /// An utterance was cut off, or dropped before it sounded.
  case interrupted(UtteranceID)
  /// No sound could be made for an utterance.
  case failed(UtteranceID, reason: String)
  /// The output changed.
  case output(OutputStatus)
  /// The settings changed.
  case settings(SpeechSettings)
  /// The family's own words changed.
  case words
  /// How long a tap took.
  case onset(OnsetTrace)
}
