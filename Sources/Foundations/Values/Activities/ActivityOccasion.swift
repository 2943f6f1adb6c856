/// What happens to every activity, whatever it is about.
public enum ActivityOccasion: Equatable, Sendable {
  /// The session begins.
  case began
  /// Somebody else speaks now; nil for nobody.
  case speaker(Speaker?)
  /// All speech was stopped.
  case stopped
  /// A grown-up changed settings or profile; also told before the session begins.
  case settings(FamilySettings, ChildProfile)
  /// The family's words are these.
  case ownWords([MyWord])
  /// What the clock on the family's wall shows.
  case clock(TimeOfDay)
  /// What the clock on the wall and the calendar show; told once a minute, and when it was set.
  case date(DateReading)
  /// It may be time for something; see ``Activity/deadline``.
  case tick
}
