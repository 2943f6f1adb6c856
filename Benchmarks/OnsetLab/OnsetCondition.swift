/// What is measured, in the order in which it is run and shown.
public enum OnsetCondition: String, CaseIterable, Codable, Sendable {
  /// A core word whose sound is kept.
  case warm
  /// A phrase that was never spoken before.
  case cold
  /// A sentence of 17 words that was never spoken before.
  case sentence
  /// A word that cuts off another: when it is heard.
  case newWord
  /// The same tap: when the old word is below −60 dBFS.
  case oldWord
  /// A core word while every core is kept busy by another process.
  case busy
  /// A core word with all that a conversation does around it: follow-ups, celebrations, the log.
  case conversation
  /// A core word that is only heard, in turn with ``conversation``: the runtime's own figure.
  case audition
  /// The first sentence of a lesson that begins, never spoken before.
  case prompt
  /// The chime of a right answer.
  case chime
  /// The first sentence that follows a wrong answer.
  case correction
  /// A core word while nothing else sounds, in turn with the two that follow.
  case quietWord
  /// A core word that cuts off what a lesson reads: when it is heard.
  case narratedWord
  /// The same tap: when what was read is below −60 dBFS.
  case narration
  /// The same core words by the command `espeak-ng`.
  case espeak
  /// The same core words by the command `spd-say`.
  case spdSay

  /// The name in tables and charts.
  public var title: String {
    switch self {
    case .warm: "cached word"
    case .cold: "phrase never spoken"
    case .sentence: "17-word sentence"
    case .newWord: "interruption: new heard"
    case .oldWord: "interruption: old silent"
    case .busy: "cached word, busy cores"
    case .conversation: "word in a conversation"
    case .audition: "word only heard"
    case .prompt: "lesson begun: prompt"
    case .chime: "right answer: chime"
    case .correction: "wrong answer: voice"
    case .quietWord: "word into silence"
    case .narratedWord: "word into narration"
    case .narration: "narration silent"
    case .espeak: "espeak-ng command"
    case .spdSay: "spd-say command"
    }
  }

  /// Whether this is another speaker's figure.
  public var isPeer: Bool { self == .espeak || self == .spdSay }
}

/// One tap and what came of it.
public struct OnsetSample: Codable, Equatable, Sendable {
  /// What was said.
  public var text: String
  /// From the write of the request (or the start of the command) to the first sample over −60 dBFS,
  /// in ms; for ``OnsetCondition/oldWord`` to the last one of the old word.
  public var heard: Double
  /// What of that is the sound's own rise to that level, in ms; 0 where it is not known.
  public var rise: Double
  /// Where the service says the sound came from: cache, synthesised, recorded; nil for peers.
  public var source: String?

  /// A tap that said `text`.
  public init(text: String, heard: Double, rise: Double = 0, source: String? = nil) {
    self.text = text
    self.heard = heard
    self.rise = rise
    self.source = source
  }

  /// What the figures count, in ms: the onset less the sound's own rise.
  public var milliseconds: Double { heard - rise }
}

/// All taps of one condition.
public struct ConditionFindings: Codable, Equatable, Sendable {
  /// What was measured.
  public var condition: OnsetCondition
  /// The taps that were heard.
  public var samples: [OnsetSample] = []
  /// Taps after which nothing was heard.
  public var missing = 0
  /// Taps left out because something still sounded before them, or their sound came from elsewhere
  /// than the condition says.
  public var spoilt = 0
  /// Taps whose first 10 ms were not the clip's own samples: a beginning that came too late for its
  /// frame. Only counted where the clip was found in the recording.
  public var cut = 0
  /// What the service says of its own stages in this condition, in ms since the request arrived.
  public var stages: [StageFigures] = []
  /// Why nothing was measured, or what to keep in mind.
  public var note: String?

  /// Findings of `condition`, empty at first.
  public init(_ condition: OnsetCondition) { self.condition = condition }
}

/// A stage of a tap as the service times itself (GET /v1/onset), in ms since the request arrived.
public struct StageFigures: Codable, Equatable, Sendable {
  /// planned, clipReady, scheduled or audible.
  public var stage: String
  /// The median.
  public var p50: Double
  /// The 99th percentile.
  public var p99: Double

  /// Figures of `stage`.
  public init(stage: String, p50: Double, p99: Double) {
    self.stage = stage
    self.p50 = p50
    self.p99 = p99
  }
}
