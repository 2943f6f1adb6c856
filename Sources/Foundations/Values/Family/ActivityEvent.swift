/// What a child did, as the log keeps it (M2-010; document 001, Interaction Event).
public struct ActivityEvent: Equatable, Sendable, Codable {
  /// What it is.
  public enum Kind: String, CaseIterable, Sendable, Codable {
    /// A word was touched.
    case wordTap
    /// Something was said.
    case speech
    /// A follow-up was chosen.
    case followUp
    /// A phrase of the feelings tray was chosen.
    case feeling
    /// A message that the child built was said.
    case message
    /// The child moved within a scene, or between scene and grid.
    case navigation
    /// A scene was entered.
    case sceneEntry
    /// There was a celebration.
    case celebration
    /// The companion began or ended something.
    case companion
    /// A grown-up showed the child how something is said; no word of the child's.
    case modelled
    /// Something of another activity's own, which `text` says; talk's counts leave it out.
    case activity
    /// An interaction is over: its whole sequence and what it was for.
    case interaction
  }

  /// What.
  public var kind: Kind
  /// The word or phrase, the scene entered, the celebration's reason, what the companion did.
  public var text: String?
  /// What the word is in every language; set where a word that comes with Meadow was touched.
  public var word: WordID?
  /// The scene it happened in.
  public var scene: String?
  /// The child's tier then.
  public var tier: Tier
  /// The words of the interaction so far, in order.
  public var sequence: [String]
  /// What an interaction was for; set for interactions only.
  public var scenarios: [CommunicationScenario]
  /// How long before it is told it began, in seconds; the log notes that moment.
  public var secondsAgo: Double

  /// An event.
  public init(
    _ kind: Kind, text: String? = nil, word: WordID? = nil, scene: String? = nil, tier: Tier,
    sequence: [String] = [], scenarios: [CommunicationScenario] = [], secondsAgo: Double = 0
  ) {
    self.kind = kind
    self.text = text
    self.word = word
    self.scene = scene
    self.tier = tier
    self.sequence = sequence
    self.scenarios = scenarios
    self.secondsAgo = secondsAgo
  }
}

/// A moment on the clock on the wall, which people may set back or forward.
public struct WallTime: Equatable, Comparable, Sendable, Codable {
  /// Milliseconds since 1970-01-01 00:00 UTC.
  public var milliseconds: Int64

  /// The moment `milliseconds` after 1970 began.
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static func < (a: WallTime, b: WallTime) -> Bool { a.milliseconds < b.milliseconds }
}

/// An event as it is kept.
public struct LoggedEvent: Equatable, Sendable, Codable {
  /// Its number in the log; later ones are greater, whatever the clock on the wall did.
  public var number: Int64
  /// When.
  public var time: WallTime
  /// The family's calendar day then, as in 2026-11-21.
  public var day: String
  /// What.
  public var event: ActivityEvent

  /// Event `number`.
  public init(number: Int64, time: WallTime, day: String, event: ActivityEvent) {
    self.number = number
    self.time = time
    self.day = day
    self.event = event
  }
}

/// How the log fares.
public struct EventLogStatus: Equatable, Sendable, Codable {
  /// Events on the disk since the start.
  public var kept = 0
  /// Events in memory that are not on the disk yet.
  public var waiting = 0
  /// Events given up because too many waited.
  public var dropped = 0
  /// Why nothing can be kept just now, with the way out, or nil while all is well.
  public var problem: String?

  /// A log at its start.
  public init() {}
}

/// What an interaction was for: the seven of document 001, Communication scenarios.
public enum CommunicationScenario: String, CaseIterable, Sendable, Codable {
  case expressWant, requestObject, answerYesNo, labelObject, requestHelp, answerQuestion, sentence
  /// Beside the seven of document 001: hi, bye and thank you ask for nothing and name nothing.
  case social

  /// Its name for grown-ups.
  public var label: String {
    switch self {
    case .expressWant: "Expressed wants or needs"
    case .requestObject: "Asked for something"
    case .answerYesNo: "Answered yes or no"
    case .labelObject: "Named something or commented on it"
    case .requestHelp: "Asked for help"
    case .answerQuestion: "Answered a question"
    case .sentence: "Used a sentence of two or more words"
    case .social: "Greeted, thanked or said goodbye"
    }
  }
}

/// One part of an interaction, with the tags that classify it.
public struct InteractionPart: Equatable, Sendable, Codable {
  /// The word or phrase.
  public var text: String
  /// What a word is in English, by which it is sorted, where it was said in another language.
  public var sense: String?
  /// The part of speech, for a word.
  public var fitzgeraldKey: FitzgeraldKey?
  /// The grammar, for a word.
  public var form: WordForm?
  /// What it does, for a follow-up or a phrase of the tray.
  public var pragmaticFunction: PragmaticFunction?
  /// What was asked of the child so shortly before that this may be the answer, or nil.
  public var question: Question?
  /// How long after the child's last touch it was touched, in seconds; nil where that is long ago.
  public var pauseSeconds: Double?
  /// Whether it was said again in one with the part before, as the whole message.
  public var isJoined = false
  /// The scene in which it was touched.
  public var scene: String?

  /// A part.
  public init(
    text: String, sense: String? = nil, fitzgeraldKey: FitzgeraldKey? = nil,
    form: WordForm? = nil, pragmaticFunction: PragmaticFunction? = nil, question: Question? = nil,
    pauseSeconds: Double? = nil, scene: String? = nil
  ) {
    self.text = text
    self.sense = sense
    self.fitzgeraldKey = fitzgeraldKey
    self.form = form
    self.pragmaticFunction = pragmaticFunction
    self.question = question
    self.pauseSeconds = pauseSeconds
    self.scene = scene
  }
}
