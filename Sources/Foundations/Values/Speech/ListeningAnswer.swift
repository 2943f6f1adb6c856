/// One answer of a person who listened: which word it was, or which of two voices was nicer.
public struct ListeningAnswer: Equatable, Sendable, Codable {
  /// What a listener is to the child; nobody needs to say.
  public enum Role: String, CaseIterable, Sendable, Codable {
    case parent, therapist, teacher, other
  }

  /// Its name, given by whoever asks: of two answers with one name the first counts.
  public var id: String
  /// The name of the test it belongs to.
  public var round: String
  /// When it was kept, in milliseconds since 1970.
  public var savedMilliseconds: Int64
  /// What the listener is called, or nil.
  public var listener: String?
  /// What the listener is to the child, or nil.
  public var role: Role?
  /// What was said.
  public var text: String
  /// The language it was said in.
  public var language: Language
  /// The rate it was said at, as a factor of the voice's own; nil where nobody noted it.
  public var rate: Double?
  /// The pitch it was said at, likewise.
  public var pitch: Double?
  /// How often it was heard beyond the first time, 0–99.
  public var replays: Int
  /// What was heard of it.
  public var question: Question

  /// What was asked.
  public enum Question: Equatable, Sendable {
    /// Which word was it?
    case word(HeardWord)
    /// Which of two is nicer?
    case pair(ComparedVoices)
  }

  /// An answer to `question` about `text`.
  public init(
    id: String, round: String, text: String, language: Language = .english, replays: Int = 0,
    savedMilliseconds: Int64 = 0, _ question: Question
  ) {
    self.id = id
    self.round = round
    self.text = text
    self.language = language
    self.replays = replays
    self.savedMilliseconds = savedMilliseconds
    self.question = question
  }
}

/// Which of a few words a listener heard that differ in one sound.
public struct HeardWord: Equatable, Sendable, Codable {
  /// Where in the words that sound is.
  public enum Place: String, CaseIterable, Sendable, Codable { case first, middle, vowel, last }

  /// The voice that said it.
  public var voice: VoiceID
  /// Where the words differ.
  public var place: Place
  /// The words there were to choose from, as they stood.
  public var choices: [String]
  /// The sound of each of them at that place, as an IPA symbol.
  public var sounds: [String]
  /// The one that was chosen; nil for "I did not hear it".
  public var chosen: String?

  /// A word that `voice` said among `choices`.
  public init(
    voice: VoiceID, place: Place, choices: [String], sounds: [String], chosen: String?
  ) {
    self.voice = voice
    self.place = place
    self.choices = choices
    self.sounds = sounds
    self.chosen = chosen
  }
}

/// Which of two voices a listener found nicer, and for whom.
public struct ComparedVoices: Equatable, Sendable, Codable {
  /// Which it was.
  public enum Nicer: String, CaseIterable, Sendable, Codable { case first, second, same }
  /// Whose voice it could be.
  public enum Audience: String, CaseIterable, Sendable, Codable { case child, companion, neither }

  /// The voice that was heard first.
  public var first: VoiceID
  /// The other one.
  public var second: VoiceID
  /// Which was nicer.
  public var nicer: Nicer
  /// Whose voice the nicer one could be; nil where both were the same, or nobody said.
  public var forWhom: Audience?

  /// A comparison of `first` and `second`.
  public init(first: VoiceID, second: VoiceID, nicer: Nicer, forWhom: Audience? = nil) {
    self.first = first
    self.second = second
    self.nicer = nicer
    self.forWhom = forWhom
  }
}
