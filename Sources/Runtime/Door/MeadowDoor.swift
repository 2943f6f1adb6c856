public import MeadowFoundations

/// What a view may ask of Meadow: the one door between the views and everything below them.
///
/// `SessionHost` is the live one; server tests use their own. Every method may be called from any task.
public protocol MeadowDoor: ChildDoor, GrownUpDoor, SetUpDoor, WordsDoor,
  LoudnessDoor
{
  /// Speaks a word or a phrase; returns as soon as its sound is scheduled, or being made if it has
  /// to wait. `received` is when the whole request had arrived.
  func tap(_ tap: Tap, received: MonotonicTime) async throws -> TapReply

  /// Silences all speech at once; returns what was cut off or dropped.
  func stop() async -> UtteranceID?

  /// Plays a chime on the reward bus, unless it is muted or something more important sounds.
  func chime(_ intensity: ChimeIntensity) async -> ChimeReply

  /// Everything a grown-up may change, as it is now.
  func settings() async -> FamilySettings

  /// What every setting is, may be and would be if nobody had set it.
  func settingsReport() async -> SettingsReport

  /// Changes some settings; all of them or, on a problem, none.
  func change(_ change: SettingsChange) async throws(InputProblem) -> FamilySettings

  /// Everything that happens from now on, beginning with the state of output and settings.
  func events() async -> AsyncStream<PublishedEvent>

  /// How the service fares.
  func health() async -> Health

  /// The voices one can choose.
  func voices() async -> [VoiceSummary]

  /// The words on the board.
  func vocabulary() async -> VocabularyData

  /// How words are shown; changes with the family's own.
  func symbols() async -> SymbolTable

  /// The sound of a text as a file's bytes; nothing is played.
  func speech(_ query: SpeechQuery) async throws -> SpeechFile

  /// How the voice reads a text, by its own rules or by a hint, and its sound made ready.
  func pronounce(_ query: SpeechQuery) async throws -> PronunciationReply

  /// Four to eight ways a name may be pronounced, the likeliest first.
  func candidates(_ query: SpeechQuery) async throws -> [PronunciationChoice]

  /// Parentese by age.
  func parentese() async -> ParenteseTable

  /// How long taps took so far.
  func onset() async -> OnsetSummary

  /// Forgets how long taps took.
  func resetOnset() async

  /// The mix for a page's own speakers, or nil where another output is in use.
  func audioStream() async -> AsyncStream<AudioBlock>?
}
