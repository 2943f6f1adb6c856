public import MeadowFoundations

/// Something that turns text into finished sound: eSpeak NG now, other voices through the same door.
public protocol Synthesizer: Sendable {
  /// Everything about the engine that shapes its sound: its version, its data, the pipeline behind
  /// it. Part of every ``ClipKey``.
  var identity: String { get }

  /// Says `request` with `voice`.
  ///
  /// The samples of the parts, joined, are those of the returned clip, bit for bit. `onPart` and
  /// `isCancelled` are called on the synthesizer's own thread and must not block.
  func synthesize(
    _ request: SpeechRequest, voice: VoiceDefinition, priority: SynthesisPriority,
    isCancelled: @escaping @Sendable () -> Bool,
    onPart: @escaping @Sendable (_ part: Clip, _ isLast: Bool) -> Void
  ) async throws(SynthesisError) -> Clip

  /// How `voice` would read `request`, without making sound.
  func pronounce(
    _ request: SpeechRequest, voice: VoiceDefinition
  ) async throws(SynthesisError) -> VoiceReading
}

/// Whose work goes first; a running job of a lower priority makes way and is run again later.
public enum SynthesisPriority: Int, CaseIterable, Comparable, Sendable {
  /// Pre-rendering of whole word lists.
  case background
  /// What is likely next: follow-ups, the visible board.
  case likely
  /// Somebody waits for the sound.
  case urgent

  public static func < (a: SynthesisPriority, b: SynthesisPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}

/// A stretch of an utterance that can be scheduled while the rest is still being made.
public struct SpeechPart: Sendable {
  /// The samples of this part.
  public let clip: Clip
  /// Where it begins, from the start of the utterance.
  public let start: Frames
  /// Whether nothing comes after it.
  public let isLast: Bool
  /// Where the sound comes from.
  public let origin: ClipOrigin

  /// A part that begins `start` into its utterance.
  public init(clip: Clip, start: Frames, isLast: Bool, origin: ClipOrigin) {
    self.clip = clip
    self.start = start
    self.isLast = isLast
    self.origin = origin
  }
}

/// A whole utterance as sound.
public struct Rendering: Sendable {
  /// The whole sound; the parts joined.
  public let clip: Clip
  /// Where it came from.
  public let origin: ClipOrigin
  /// How the prosody came out, where that is known: not for a clip of an earlier run.
  public let report: ProsodyReport?

  /// A rendering of `clip`.
  public init(clip: Clip, origin: ClipOrigin, report: ProsodyReport? = nil) {
    self.clip = clip
    self.origin = origin
    self.report = report
  }
}

/// How a voice reads a text.
public struct VoiceReading: Hashable, Sendable, Codable {
  /// In the International Phonetic Alphabet.
  public var ipa: String
  /// In eSpeak NG's own mnemonics.
  public var phonemes: String

  /// A reading.
  public init(ipa: String, phonemes: String) {
    self.ipa = ipa
    self.phonemes = phonemes
  }
}
