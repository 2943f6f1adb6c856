public import MeadowFoundations

/// What a view may ask of voices, and of speech that is not played.
public protocol VoiceService: Sendable {
  /// The voices one can choose.
  func voices() async -> [VoiceSummary]

  /// The sound of a text as a file's bytes; nothing is played.
  func file(of query: SpeechQuery) async throws -> SpeechFile

  /// How the voice reads a text, by its own rules or by a hint, and its sound made ready.
  func pronounce(_ query: SpeechQuery) async throws -> PronunciationReply

  /// Four to eight ways a name may be pronounced, the likeliest first.
  func candidates(_ query: SpeechQuery) async throws -> [PronunciationChoice]

  /// Parentese by age.
  func parentese() async -> ParenteseTable
}
