public import MeadowFoundations
public import MeadowPhonetics

/// One way to make speech, behind the door through which all of it comes: a library in this process,
/// later a server on this machine.
///
/// What an engine is called is known to the voice files that name it, to itself and to the program that
/// lists it, and nowhere else.
public protocol VoiceEngine: Sendable {
  /// What voice files call it.
  var name: String { get }

  /// Everything about the engine that shapes its sound: its version, its data, the pipeline behind
  /// it. Part of every ``ClipKey``.
  var identity: String { get }

  /// What it can be asked for.
  var abilities: VoiceAbilities { get }

  /// Says `request` with `voice`, and tells how the clip differs from what was asked for.
  ///
  /// Same text, same samples. Those of the parts, joined, are those of the returned clip, bit for bit.
  /// `onPart` and `isCancelled` are called on the engine's own thread and must not block.
  func say(
    _ request: SpeechRequest, as voice: VoiceDefinition, priority: SynthesisPriority,
    isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> MadeClip

  /// How `voice` would read `request`, without making sound.
  func read(
    _ request: SpeechRequest, as voice: VoiceDefinition
  ) async throws(SynthesisError) -> VoiceReading

  /// Whether `pronunciation` would be said as it is written.
  func prove(_ pronunciation: Pronunciation) async throws(SynthesisError) -> HintProof

  /// How `name` is read by the rules of English and of `languages`, by their codes ("fr"); those it has
  /// no rules for are left out. Behind urgent work; stops when its task is cancelled.
  func readings(of name: String, byRulesOf languages: [String]) async -> NameReadings

  /// What the engine is given for a reading kept as `phonemes` (``WordReading/Sound/phonemes(_:)``).
  /// Part of a clip's key: readings that are given alike sound alike.
  func notation(of phonemes: String) -> String
}

extension VoiceEngine {
  /// Without a voice of its own to read it back, no hint is proven.
  public func prove(_ pronunciation: Pronunciation) async throws(SynthesisError) -> HintProof {
    abilities.contains(.phonemes)
      ? .unproven(reason: "the engine \(name) cannot be asked how it says a hint")
      : .unproven(reason: "the engine \(name) takes no phonemes and reads the letters")
  }

  public func readings(of name: String, byRulesOf languages: [String]) async -> NameReadings {
    NameReadings()
  }

  public func notation(of phonemes: String) -> String { phonemes }
}

/// What an engine can be asked for.
public struct VoiceAbilities: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Words in phonemes.
  public static let phonemes = VoiceAbilities(rawValue: 1)
  /// Another rate than the voice's own.
  public static let rate = VoiceAbilities(rawValue: 2)
  /// Another pitch.
  public static let pitch = VoiceAbilities(rawValue: 4)
  /// Another range of the melody.
  public static let range = VoiceAbilities(rawValue: 8)

  /// What becomes of `wanted` where the engine tells nothing; nil where it can do all of it.
  func report(_ wanted: Prosody) -> ProsodyReport? {
    var report = ProsodyReport(wanted: wanted, reached: wanted, limits: [])
    func limit(
      _ ability: VoiceAbilities, _ factor: WritableKeyPath<Prosody, Double>, _ name: String
    ) {
      guard !contains(ability), wanted[keyPath: factor] != 1 else { return }
      report.reached[keyPath: factor] = 1
      report.limits.append("The voice has no other \(name) than its own")
    }
    limit(.rate, \.rate, "rate")
    limit(.pitch, \.pitch, "pitch")
    limit(.range, \.range, "range")
    return report.limits.isEmpty ? nil : report
  }
}

/// What an engine says of a hint.
public enum HintProof: Hashable, Sendable {
  /// It was read back sound by sound as it was written.
  case proven
  /// It would be said otherwise.
  case differs(Mismatch)
  /// It cannot be said at all, why, and what helps.
  case impossible(reason: String, advice: String)
  /// The engine cannot tell, and why.
  case unproven(reason: String)
}

/// How a name is read by the rules of languages, in the International Phonetic Alphabet.
public struct NameReadings: Sendable {
  /// By those of English; nil where the engine cannot tell.
  public var own: String?
  /// By those of other languages.
  public var foreign: [ForeignReading]

  /// Readings of one name.
  public init(own: String? = nil, foreign: [ForeignReading] = []) {
    self.own = own
    self.foreign = foreign
  }
}

/// How a voice reads a text.
public struct VoiceReading: Hashable, Sendable, Codable {
  /// In the International Phonetic Alphabet.
  public var ipa: String
  /// In the notation of the voice's engine.
  public var phonemes: String

  /// A reading.
  public init(ipa: String, phonemes: String) {
    self.ipa = ipa
    self.phonemes = phonemes
  }
}

/// A clip, and how it differs from what was asked for.
public struct MadeClip: Sendable {
  /// The sound.
  public let clip: Clip
  /// Why it is in another voice than the one asked for; nil where it is in that one.
  public let substitution: String?
  /// Whether it was made in one pass because somebody waited, and the exact clip is still to be made.
  public let isProvisional: Bool
  /// How the prosody came out, where that was measured.
  public let report: ProsodyReport?

  /// A clip, in the voice asked for where `substitution` is nil.
  public init(
    clip: Clip, substitution: String? = nil, isProvisional: Bool = false,
    report: ProsodyReport? = nil
  ) {
    self.clip = clip
    self.substitution = substitution
    self.isProvisional = isProvisional
    self.report = report
  }
}
