/// What a lesson keeps to that a parent or a child's way of touching decides.
public struct LessonSettings: Equatable, Codable, Sendable {
  /// The seconds of hesitation a reminder may wait for.
  public static let reminderRange = 4...60
  /// The seconds it waits for where nothing is chosen (learning §7: 8 to 10).
  public static let reminderDefault = 9

  /// Seconds of hesitation after which the prompt is said once more, 4 to 60; nil for never, as for
  /// switches, which take their time.
  public private(set) var reminderSeconds: Int?
  /// A wrong answer faster than this, in milliseconds, was no try: it brings the model (learning
  /// §7); nil where times say nothing, as for switches.
  public var fastErrorMilliseconds: Int?
  /// Whether hints are given (learning K26).
  public var givesHints: Bool

  /// Settings; a reminder outside its range is moved to the nearer end.
  public init(
    reminderSeconds: Int? = Self.reminderDefault, fastErrorMilliseconds: Int? = 1000,
    givesHints: Bool = true
  ) {
    let range = Self.reminderRange
    self.reminderSeconds = reminderSeconds.map {
      min(max($0, range.lowerBound), range.upperBound)
    }
    self.fastErrorMilliseconds = fastErrorMilliseconds
    self.givesHints = givesHints
  }

  /// Reads settings, held to the same range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      reminderSeconds: try container.decodeIfPresent(Int.self, forKey: .reminderSeconds),
      fastErrorMilliseconds: try container.decodeIfPresent(
        Int.self, forKey: .fastErrorMilliseconds),
      givesHints: try container.decode(Bool.self, forKey: .givesHints))
  }

  /// For switches: no reminder, and no answer is too fast.
  public static let switches = LessonSettings(reminderSeconds: nil, fastErrorMilliseconds: nil)
}
