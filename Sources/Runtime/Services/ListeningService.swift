public import MeadowFoundations

/// What a view may ask of listening tests: a sound in exactly one voice, and the answers.
public protocol ListeningService: Sendable {
  /// Has `text` said in `manner` by exactly its voice, and returns once it was heard or cut off; where
  /// it is wanted only `ahead`, once it can be heard at once.
  ///
  /// No other voice ever speaks for it, and the family's recordings do not: where the voice cannot be
  /// heard the problem says why.
  func listen(to text: String, in manner: Manner, ahead: Bool) async throws -> ListeningSound

  /// Keeps an answer, and says whether it is new: of two with one name the first stays.
  func keepListening(_ answer: ListeningAnswer) async throws -> Bool

  /// All answers that are kept, in the order they came.
  func listeningAnswers() async throws -> [ListeningAnswer]

  /// Erases the answers of the test `round`, or nil for all.
  func eraseListening(round: String?) async throws
}

/// What became of a sound of a listening test.
public struct ListeningSound: Equatable, Sendable {
  /// What was to be said.
  public var text: String
  /// Whose sound it is.
  public var voice: VoiceID
  /// How it was to be said.
  public var prosody: Prosody
  /// Whether it was heard from its beginning to its end; false for one that was only made ahead, and
  /// where a child, a hand on Stop or an output that slept or ran dry took some of it.
  public var wasHeard: Bool

  /// A sound of `voice`.
  public init(text: String, voice: VoiceID, prosody: Prosody, wasHeard: Bool) {
    self.text = text
    self.voice = voice
    self.prosody = prosody
    self.wasHeard = wasHeard
  }
}
