/// What a setting's value looks like: what its schema says, and what a row or a command asks for.
public indirect enum SettingForm: Equatable, Sendable {
  case flag
  /// A number in a range; `step` is how finely a slider moves it, any number in the range is taken.
  case number(ClosedRange<Double>, step: Double)
  /// A whole number in a range.
  case whole(ClosedRange<Int>, step: Int)
  /// One of these names or numbers.
  case choice([PlainJSON])
  /// A time of the 24-hour clock.
  case time
  /// Up to so many times of day.
  case times(most: Int)
  /// The name of a voice that is there.
  case voice
  /// Words of the vocabulary, or of a scene where they stand by scene; each once, in any order.
  case words
  /// A value for each scene; with `core` also one for the core words, under that name.
  case byScene(SettingForm, core: Bool)
  /// A value for each of these names.
  case byName([String], SettingForm)

  /// Its name in a schema: that of the case.
  public var type: String { String("\(self)".prefix { $0 != "(" }) }
}

/// What a setting's number counts; its raw value is written behind the number.
public enum SettingUnit: String, CaseIterable, Sendable, Codable {
  case seconds, months, points
  case milliseconds = "ms"
  case decibels = "dB"
  /// A factor of the voice's own.
  case factor
}

/// The groups of document 001 that hold settings, in its order; the others are My Words and About.
public enum SettingGroup: String, CaseIterable, Sendable {
  case child = "My Child"
  case vocabulary = "Vocabulary"
  case communication = "Communication"
  case learning = "Learning & Engagement"
  case access = "Access & Motor"
  case sound = "Sound"
  case routines = "Routines"
  case gate = "Parent Gate"
}

/// Whom a setting concerns. All are kept with the child; with a second child those of the family and
/// of the device are the same for both.
public enum SettingScope: String, CaseIterable, Sendable { case child, family, device }

/// Where the value in force comes from.
public enum SettingOrigin: String, CaseIterable, Sendable {
  case grownUp = "set by a grown-up"
  case ageAndTier = "by age and tier"
  case everyChild = "as for every child"
}
