public import MeadowFoundations

/// What a grown-up decides about learning (learning K26, R20, R21, R26).
///
/// None of it ever holds speech back: a child whose time is up can say whatever it wants.
public struct LearningControls: Equatable, Codable, Sendable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case weeklyGoalMinutes, sessionLimitMinutes, breakReminderMinutes, dailyLimitMinutes
    case isNarrated, readsFacts, givesHints, reminderSeconds, responseLimit, factsToTen
    case asksForDifferentDays, isOnBoard, begins
  }

  /// The minutes that may be set, for goals and limits.
  public static let minutes = 5...240
  /// The seconds before the one reminder that may be set.
  public static let reminders = LessonSettings.reminderRange

  /// The minutes a week that are aimed at.
  public var weeklyGoalMinutes = 30
  /// After how many minutes a session ends, behind the running item; nil for thirty (learning R21).
  public var sessionLimitMinutes: Int? = 15
  /// After how many minutes a break is suggested, or nil for never.
  public var breakReminderMinutes: Int?
  /// After how many minutes learning is closed for the day, or nil for never.
  public var dailyLimitMinutes: Int?
  /// Whether prompts, options and feedback are read out.
  public var isNarrated = true
  /// Whether facts are read out as well, for a child that learns by ear.
  public var readsFacts = false
  /// Whether hints are given.
  public var givesHints = true
  /// How long a child has before it is reminded once, in seconds; nil for never.
  public var reminderSeconds: Int? = LessonSettings.reminderDefault
  /// How fast is fluent.
  public var responseLimit = ResponseLimit.two
  /// Whether facts go to ten only.
  public var factsToTen = false
  /// Whether a skill must be shown on two different days (learning R9).
  public var asksForDifferentDays = false
  /// Whether the child stands on the board of the household (learning F16).
  public var isOnBoard = false
  /// The skill a child begins with in a part, such as kindergarten: KS4; a part without one begins at its
  /// beginning. What lies before stays open, and comes last.
  public var begins: [String: String] = [:]

  /// What holds before anybody has decided.
  public init() {}

  /// The longest session in minutes (learning R21).
  public static let longestSessionMinutes = 30

  /// After how many minutes a session ends.
  public var sessionMinutes: Int {
    min(Self.longestSessionMinutes, sessionLimitMinutes ?? Self.longestSessionMinutes)
  }

  /// What is wrong with it, or nil.
  public var problem: InputProblem? {
    let given = [
      ("weeklyGoalMinutes", weeklyGoalMinutes), ("sessionLimitMinutes", sessionLimitMinutes),
      ("breakReminderMinutes", breakReminderMinutes), ("dailyLimitMinutes", dailyLimitMinutes),
    ]
    for (field, minutes) in given {
      if let minutes, !Self.minutes.contains(minutes) {
        return InputProblem(
          field: field, reason: "\(minutes) is not from 5 to 240",
          advice: "send minutes from 5 to 240")
      }
    }
    guard let reminderSeconds, !Self.reminders.contains(reminderSeconds) else { return nil }
    return InputProblem(
      field: "reminderSeconds", reason: "\(reminderSeconds) is not from 4 to 60",
      advice: "send seconds from 4 to 60, or null for no reminder")
  }
}

extension LearningControls {
  /// Reads controls; what is missing is as it was before anybody had decided.
  public init(from decoder: any Decoder) throws {
    self.init()
    try decoder.refuseMembers(but: CodingKeys.self)
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ into: inout Value) throws {
      if values.contains(key) { into = try values.decode(Value.self, forKey: key) }
    }
    try read(.weeklyGoalMinutes, &weeklyGoalMinutes)
    try read(.sessionLimitMinutes, &sessionLimitMinutes)
    try read(.breakReminderMinutes, &breakReminderMinutes)
    try read(.dailyLimitMinutes, &dailyLimitMinutes)
    try read(.isNarrated, &isNarrated)
    try read(.readsFacts, &readsFacts)
    try read(.givesHints, &givesHints)
    try read(.reminderSeconds, &reminderSeconds)
    try read(.responseLimit, &responseLimit)
    try read(.factsToTen, &factsToTen)
    try read(.asksForDifferentDays, &asksForDifferentDays)
    try read(.isOnBoard, &isOnBoard)
    try read(.begins, &begins)
  }

  /// Writes controls; "never" is written as null, since what is missing is as nobody has decided.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(weeklyGoalMinutes, forKey: .weeklyGoalMinutes)
    try values.encode(sessionLimitMinutes, forKey: .sessionLimitMinutes)
    try values.encode(breakReminderMinutes, forKey: .breakReminderMinutes)
    try values.encode(dailyLimitMinutes, forKey: .dailyLimitMinutes)
    try values.encode(isNarrated, forKey: .isNarrated)
    try values.encode(readsFacts, forKey: .readsFacts)
    try values.encode(givesHints, forKey: .givesHints)
    try values.encode(reminderSeconds, forKey: .reminderSeconds)
    try values.encode(responseLimit, forKey: .responseLimit)
    try values.encode(factsToTen, forKey: .factsToTen)
    try values.encode(asksForDifferentDays, forKey: .asksForDifferentDays)
    try values.encode(isOnBoard, forKey: .isOnBoard)
    try values.encode(begins, forKey: .begins)
  }
}
