/// The number of an utterance, counted up from 1 within one run; also its generation: a clip that
/// arrives for an older one is dropped.
public struct UtteranceID: Hashable, Comparable, Sendable, Codable {
  /// The count.
  public let number: Int

  /// Utterance number `number`.
  public init(_ number: Int) { self.number = number }

  public init(from decoder: any Decoder) throws { number = try Int(from: decoder) }
  public func encode(to encoder: any Encoder) throws { try number.encode(to: encoder) }
  public static func < (a: UtteranceID, b: UtteranceID) -> Bool { a.number < b.number }
}

/// Who asked for speech; each source has an interruption policy of its own.
public enum SpeechSource: String, CaseIterable, Sendable, Codable {
  /// A word on the board.
  case word
  /// A phrase, a follow-up or a message.
  case phrase
  /// The companion, later the lessons.
  case companion
  /// A grown-up who tries out how something sounds, and what sounds when a setting is changed.
  case audition

  /// Those whose interruption policy a family chooses; the newest audition takes the place of the last.
  public static let chosen: [SpeechSource] = [.word, .phrase, .companion]

  /// The bus its speech sounds on.
  public var bus: Bus {
    switch self {
    case .word, .phrase: .communication
    case .companion, .audition: .narration
    }
  }
}

/// What happens to the word being said when the next one is asked for (spec README, resolution 13).
public enum InterruptionPolicy: String, CaseIterable, Sendable, Codable {
  /// The new one cuts the old one off.
  case replace
  /// The old one is heard to its end, then the newest that was asked for.
  case finish
  /// Everything is heard, in order.
  case queue
}

/// The interruption policy of each source; some families want every word finished, some none.
public struct InterruptionPolicies: Hashable, Sendable, Codable {
  /// For words on the board.
  public var word: InterruptionPolicy = .replace
  /// For phrases, follow-ups and messages.
  public var phrase: InterruptionPolicy = .replace
  /// For the companion, who waits for its turn.
  public var companion: InterruptionPolicy = .queue

  /// The policies of a new profile.
  public init() {}

  /// The policy of `source`.
  public subscript(source: SpeechSource) -> InterruptionPolicy {
    switch source {
    case .word: word
    case .phrase: phrase
    case .companion: companion
    case .audition: .replace
    }
  }
}

/// The words of an utterance and the way they are said: all that shapes the sound.
public struct SpeechRequest: Hashable, Sendable {
  /// What is said.
  public var text: SpokenText
  /// Who says it.
  public var voice: VoiceID
  /// How it is said.
  public var prosody: Prosody
  /// The stretches of the text that the voice does not read by its own rules; in their order, none
  /// over another.
  public var readings: [WordReading]
  /// The language whose rules read the rest.
  public var language: Language

  /// A request to say `text`.
  public init(
    text: SpokenText, voice: VoiceID, prosody: Prosody, readings: [WordReading] = [],
    language: Language = .english
  ) {
    self.text = text
    self.voice = voice
    self.prosody = prosody
    self.readings = readings
    self.language = language
  }
}

/// One thing to be said.
public struct Utterance: Equatable, Sendable {
  /// Its number.
  public var id: UtteranceID
  /// Who asked for it.
  public var source: SpeechSource
  /// What it says.
  public var request: SpeechRequest

  /// Utterance `id` of `source`.
  public init(id: UtteranceID, source: SpeechSource, request: SpeechRequest) {
    self.id = id
    self.source = source
    self.request = request
  }
}
