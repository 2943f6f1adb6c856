/// What the host must do for an activity.
public enum ActivityEffect: Equatable, Sendable {
  /// Say a text on the narration bus, in Meadow's own voice; it waits for its turn and yields to
  /// whatever a child says.
  case narrate(String)
  /// Say a text as ``narrate(_:)`` does, and note it nowhere.
  case read(String)
  /// Say a text as ``narrate(_:)`` does, softly, and note it nowhere.
  case whisper(String)
  /// Let what this activity narrates fall silent; all else goes on.
  case quiet
  /// Place a chime on the reward bus, where nothing more important sounds.
  case cue(ChimeIntensity)
  /// Have texts rendered ahead that a child may say next; what this activity wanted before is dropped.
  case renderAhead([String])
  /// The same of texts that this activity may narrate or read next, in Meadow's own voice.
  case readAhead([String])
  /// Have texts rendered in Meadow's own voice that this activity reads again and again, once and
  /// whenever nothing else is to be done.
  case keepReady([String])
  /// Note what happened, off the way of the next tap.
  case log(ActivityEvent)
  /// Keep a value under a name until the next start; of several in a row the last.
  case keep(SavedState, PlainJSON)
  /// Tell whoever listens.
  case tell(MeadowEvent)
}
