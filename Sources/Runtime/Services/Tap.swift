public import MeadowFoundations
public import MeadowTalk

/// A touch on a word, or a phrase to say, with what it overrides for itself alone.
public struct Tap: Equatable, Sendable {
  /// What was touched.
  public enum Target: Equatable, Sendable {
    /// A word of the vocabulary or of the family's own.
    case word(String)
    /// Any text.
    case phrase(String)
    /// A follow-up that was offered, by its id; good also when the offer is gone.
    case followUp(String)
  }

  /// What was touched.
  public var target: Target
  /// The scene it was touched in.
  public var scene: String?
  /// The object of the scene it was touched at, which opens where it is a container.
  public var object: String?
  /// What it overrides of the settings.
  public var manner: Manner
  /// Whether somebody only wants to hear how it sounds: a grown-up at the voices, not a child who
  /// says something. It is spoken and belongs to no conversation and to no log.
  public var isAudition: Bool

  /// A touch on `target`.
  ///
  /// One that is said in another manner than the settings' is an audition unless told otherwise.
  public init(
    _ target: Target, scene: String? = nil, object: String? = nil, manner: Manner = .settled,
    isAudition: Bool? = nil
  ) {
    self.target = target
    self.scene = scene
    self.object = object
    self.manner = manner
    self.isAudition = isAudition ?? (manner != .settled)
  }
}

extension Tap: Codable {
  private enum Keys: String, CodingKey {
    case word, phrase, followUp, scene, object, audition, voice, rate, pitch, range,
      pauseMilliseconds, language
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    if let word = try values.decodeIfPresent(String.self, forKey: .word) {
      target = .word(word)
    } else if let id = try values.decodeIfPresent(String.self, forKey: .followUp) {
      target = .followUp(id)
    } else {
      target = .phrase(try values.decode(String.self, forKey: .phrase))
    }
    scene = try values.decodeIfPresent(String.self, forKey: .scene)
    object = try values.decodeIfPresent(String.self, forKey: .object)
    let manner = Manner(
      voice: try values.decodeIfPresent(String.self, forKey: .voice),
      rate: try values.decodeIfPresent(Double.self, forKey: .rate),
      pitch: try values.decodeIfPresent(Double.self, forKey: .pitch),
      range: try values.decodeIfPresent(Double.self, forKey: .range),
      pauseMilliseconds: try values.decodeIfPresent(Double.self, forKey: .pauseMilliseconds),
      language: try values.decodeIfPresent(Language.self, forKey: .language))
    self.manner = manner
    isAudition =
      try values.decodeIfPresent(Bool.self, forKey: .audition) ?? (manner != .settled)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Keys.self)
    switch target {
    case .word(let word): try values.encode(word, forKey: .word)
    case .phrase(let phrase): try values.encode(phrase, forKey: .phrase)
    case .followUp(let id): try values.encode(id, forKey: .followUp)
    }
    try values.encodeIfPresent(scene, forKey: .scene)
    try values.encodeIfPresent(object, forKey: .object)
    if isAudition != (manner != .settled) { try values.encode(isAudition, forKey: .audition) }
    try values.encodeIfPresent(manner.voice, forKey: .voice)
    try values.encodeIfPresent(manner.rate, forKey: .rate)
    try values.encodeIfPresent(manner.pitch, forKey: .pitch)
    try values.encodeIfPresent(manner.range, forKey: .range)
    try values.encodeIfPresent(manner.pauseMilliseconds, forKey: .pauseMilliseconds)
    try values.encodeIfPresent(manner.language, forKey: .language)
  }
}

/// What a tap did.
public struct TapReply: Equatable, Sendable {
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
  /// Whether it was the last touch again, too soon for a second wish: the word goes on.
  public var isRepeat = false
  /// What the child might say next, or nil for no offer.
  public var offer: FollowUpOffer?
  /// Sentences of the word, in Light (document 001, D21).
  public var sentences: [String] = []
  /// Beginnings of a sentence to fill in, at Tier 2 (document 001, D24).
  public var carriers: [Carrier] = []
  /// What the bubble shows.
  public var bubble = BubbleState()
  /// The number of the latest event that offer and bubble take into account, see
  /// ``PublishedEvent``; nil for an audition, which says nothing about the conversation.
  public var revision: Int?

  /// A reply for `utterance`.
  public init(
    utterance: UtteranceID, text: String, origin: ClipOrigin? = nil, output: OutputStatus,
    onsetMilliseconds: Double? = nil, length: Frames? = nil, offer: FollowUpOffer? = nil
  ) {
    self.utterance = utterance
    self.text = text
    self.origin = origin
    self.output = output
    self.onsetMilliseconds = onsetMilliseconds
    self.length = length
    self.offer = offer
  }
}

/// Whether a chime sounds, and why not.
public enum ChimeReply: String, Equatable, Sendable {
  /// It sounds.
  case played
  /// Sound effects are muted.
  case muted
  /// Someone is speaking.
  case speech
}
