public import MeadowFoundations

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
}

/// A whole utterance as sound.
public struct Rendering: Sendable {
  /// The whole sound; the parts joined.
  public let clip: Clip
  /// Where it came from.
  public let origin: ClipOrigin
  /// How the prosody came out, where that is known: not for a clip of an earlier run.
  public let report: ProsodyReport?
}
