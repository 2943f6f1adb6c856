/// One day in numbers (document 001, Daily Summary).
public struct DaySummary: Equatable, Sendable, Codable {
  /// The calendar day, as in 2026-11-21.
  public var day: String
  /// All events.
  public var interactions = 0
  /// Words touched.
  public var wordTaps = 0
  /// Scenes entered.
  public var sceneChanges = 0
  /// Follow-ups chosen.
  public var followUps = 0
  /// What the companion began, what came to its end, and what of that because the child answered.
  public var companionStarted = 0
  public var companionCompleted = 0
  public var companionAnswered = 0
  /// Words and phrases that a grown-up modelled.
  public var modelled = 0
  /// Celebrations.
  public var celebrations = 0
  /// Messages of two or more words.
  public var multiWordMessages = 0
  /// Taps by word: in the log by the ids of those that come with Meadow, for grown-ups by their
  /// English; the family's own by their texts.
  public var words: [String: Int] = [:]
  /// Taps by scene.
  public var scenes: [String: Int] = [:]
  /// Interactions by what they were for, by the scenario's raw value.
  public var scenarios: [String: Int] = [:]
  /// How many different words were used.
  public var uniqueWords: Int { words.count }
  /// Whether the child said something: words, phrases or feelings, or a message that was ended on this day.
  /// What grown-ups modelled and what Meadow began by itself is no use of the child's.
  public var isOfUse: Bool {
    wordTaps + followUps > 0 || !scenes.isEmpty || !scenarios.isEmpty
  }

  /// An empty day.
  public init(day: String) { self.day = day }
}

/// A message a child produced: the chain of its touches.
public struct MessageSequence: Equatable, Sendable, Codable {
  /// The calendar day, and the time as "14:05".
  public var day: String
  public var time: String
  /// The scene.
  public var scene: String?
  /// The touches, in order.
  public var words: [String]
  /// What it was for.
  public var scenarios: [CommunicationScenario]

  /// A message.
  public init(
    day: String, time: String, scene: String?, words: [String],
    scenarios: [CommunicationScenario]
  ) {
    self.day = day
    self.time = time
    self.scene = scene
    self.words = words
    self.scenarios = scenarios
  }
}

/// What the insight screen shows of a range of days: read-only, never exported.
public struct InsightReport: Equatable, Sendable, Codable {
  /// The first and the last day of the range.
  public var from: String
  public var through: String
  /// The days on which anything happened, in order.
  public let days: [DaySummary]
  /// The sum over the range; its `day` is empty.
  public var total: DaySummary
  /// All messages of the range, the newest first.
  public var messages: [MessageSequence]
  /// The calendar days of these on which the child said something, in order.
  public let daysOfUse: [String]
  /// How many those are.
  public var daysActive: Int { daysOfUse.count }

  /// A report.
  public init(
    from: String, through: String, days: [DaySummary], total: DaySummary,
    messages: [MessageSequence]
  ) {
    self.from = from
    self.through = through
    self.days = days
    self.daysOfUse = days.filter(\.isOfUse).map(\.day)
    self.total = total
    self.messages = messages
  }
}
