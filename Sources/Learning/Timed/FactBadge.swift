/// A badge of the fact part (learning F17): its rule can be read by everybody, is the same for
/// everybody and knows no chance (learning R27). None is bought, none is lost.
public enum FactBadge: String, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
  /// The first complete run.
  case firstMinute = "first-minute"
  /// Fifteen right and fast answers in one run (learning R18).
  case lightning15 = "lightning-15"
  /// Fifteen right answers in one accurate run: for those whose hands need time.
  case fifteenRight = "fifteen-right"
  /// Ten answers or more in one complete run, all of them right.
  case allRight = "all-right"
  /// A picked goal was reached.
  case goalReached = "goal-reached"
  /// A band that had lapsed after seven idle days or more is regained (learning R18).
  case comeback
  /// Ten missed facts have left the error log.
  case tenMended = "ten-mended"
  /// Ten days of practice, in a row or not.
  case tenDays = "ten-days"

  /// How much of something its rule asks for: answers, runs, facts or days.
  public var target: Int {
    switch self {
    case .firstMinute, .goalReached, .comeback: 1
    case .lightning15, .fifteenRight: 15
    case .allRight, .tenMended, .tenDays: 10
    }
  }

  /// The longest response time that is fast, in milliseconds (learning R18).
  public static let fastMilliseconds = 2000
  /// The idle days from which a regained band is a comeback (learning R18).
  public static let comebackIdleDays = 7
}

/// What a badge may be earned by.
public enum FactBadgeEvent: Equatable, Sendable {
  /// A run is over.
  case run(TimedResult)
  /// A picked goal was reached.
  case goalReached
  /// A band was mastered again that had been lost; so many days without practice came before it
  /// lapsed.
  case bandRegained(FactBand, idleDays: Int)
  /// A fact has left the error log.
  case factMended(Fact)
  /// A day of practice; this is how it stands now.
  case practised(PracticeStreak)
}
