public import MeadowModel

/// A touch on a word, or a phrase to say, with what it overrides for itself alone.
public struct Tap: Hashable, Sendable {
  /// What was touched.
  public enum Target: Hashable, Sendable {
    /// A word of the vocabulary or of the family's own.
    case word(String)
    /// Any text.
    case phrase(String)
  }

  /// What was touched.
  public var target: Target
  /// The scene it was touched in.
  public var scene: String?
  /// What it overrides of the settings.
  public var manner: Manner

  /// A touch on `target`.
  public init(_ target: Target, scene: String? = nil, manner: Manner = .settled) {
    self.target = target
    self.scene = scene
    self.manner = manner
  }
}

extension Tap: Codable {
  private enum Keys: String, CodingKey {
    case word, phrase, scene, voice, rate, pitch, range, pauseMilliseconds
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    if let word = try values.decodeIfPresent(String.self, forKey: .word) {
      target = .word(word)
    } else {
      target = .phrase(try values.decode(String.self, forKey: .phrase))
    }
    scene = try values.decodeIfPresent(String.self, forKey: .scene)
    manner = Manner(
      voice: try values.decodeIfPresent(String.self, forKey: .voice),
      rate: try values.decodeIfPresent(Double.self, forKey: .rate),
      pitch: try values.decodeIfPresent(Double.self, forKey: .pitch),
      range: try values.decodeIfPresent(Double.self, forKey: .range),
      pauseMilliseconds: try values.decodeIfPresent(Double.self, forKey: .pauseMilliseconds))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    switch target {
    case .word(let word): try values.encode(word, forKey: .word)
    case .phrase(let phrase): try values.encode(phrase, forKey: .phrase)
    }
    try values.encodeIfPresent(scene, forKey: .scene)
    try values.encodeIfPresent(manner.voice, forKey: .voice)
    try values.encodeIfPresent(manner.rate, forKey: .rate)
    try values.encodeIfPresent(manner.pitch, forKey: .pitch)
    try values.encodeIfPresent(manner.range, forKey: .range)
    try values.encodeIfPresent(manner.pauseMilliseconds, forKey: .pauseMilliseconds)
  }
}

/// What a tap did.
public struct TapReply: Hashable, Sendable {
  /// The utterance it became.
  public var utterance: UtteranceID
  /// What is said.
  public var text: String
  /// Where its sound came from; nil while it waits for its turn.
  public var origin: ClipOrigin?
  /// The output that plays it.
  public var output: OutputStatus
  /// Milliseconds from the request's arrival to the first frame heard, as the output expects; nil
  /// while it waits for its turn.
  public var onsetMilliseconds: Double?
  /// How long it sounds, nil while that is not known.
  public var length: Frames?
  /// What the child might say next.
  public var followUps: [FollowUp]

  /// A reply for `utterance`.
  public init(
    utterance: UtteranceID, text: String, origin: ClipOrigin? = nil, output: OutputStatus,
    onsetMilliseconds: Double? = nil, length: Frames? = nil, followUps: [FollowUp] = []
  ) {
    self.utterance = utterance
    self.text = text
    self.origin = origin
    self.output = output
    self.onsetMilliseconds = onsetMilliseconds
    self.length = length
    self.followUps = followUps
  }
}

/// A phrase offered after a word.
public struct FollowUp: Hashable, Sendable, Codable {
  /// Its name within the conversation.
  public var id: String
  /// What it says.
  public var phrase: String
  /// What it does.
  public var pragmaticFunction: PragmaticFunction
}

/// Whether a chime sounds, and why not.
public enum ChimeReply: String, Hashable, Sendable {
  /// It sounds.
  case played
  /// Sound effects are muted.
  case muted
  /// Someone is speaking.
  case speech
}
