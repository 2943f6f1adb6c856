public import MeadowFoundations

/// What a view may ask of voices, and of speech that is not played.
public protocol VoiceService: Sendable {
  /// The voices one can choose.
  func voices() async -> [VoiceSummary]

  /// The sound of a text as a file's bytes; nothing is played.
  func file(of query: SpeechQuery) async throws -> SpeechFile

  /// The core words and the family's own, as a tablet may keep them to say them while Meadow is away,
  /// with what their sounds are called now.
  func keptWords() async -> [KeptWord]

  /// The sound of the word of the board whose sound is called `name`: FLAC, 48 kHz.
  func sound(ofKept name: String) async throws -> SpeechFile

  /// How the voice reads a text, by its own rules or by a hint, and its sound made ready.
  func pronounce(_ query: SpeechQuery) async throws -> PronunciationReply

  /// Four to eight ways a name may be pronounced, the likeliest first.
  func candidates(_ query: SpeechQuery) async throws -> [PronunciationChoice]

  /// Parentese by age.
  func parentese() async -> ParenteseTable
}
