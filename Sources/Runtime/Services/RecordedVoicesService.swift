import MeadowFoundations
public import RecordedVoices

/// What a view may ask of voices that are recorded at home. Whoever stands at the service's door asks the
/// parent gate before all but listening; here it is open.
///
/// Problems are ``InputProblem``s; on one, everything is as it was.
public protocol RecordedVoicesService: Sendable {
  /// The voices there are.
  func recordedVoices() async -> [RecordedVoiceSummary]

  /// Begins a voice without a take; it can be chosen at once, and the voice near it says everything.
  func addVoice(_ wish: VoiceWish) async throws -> RecordedVoiceSummary

  /// A voice with its words in order of worth, in `language` or those of the board.
  func recordedVoice(_ id: String, language: String?) async throws -> RecordedVoiceReply

  /// Studies a recording of `text` and keeps it, unless nothing of it can be kept; it sounds from now on.
  func keepTake(
    _ bytes: [UInt8], of text: String, language: String?, voice: String
  ) async throws -> TakeReply

  /// The take of `text` as a WAV file, as it is heard.
  func take(of text: String, language: String?, voice: String) async throws -> FamilyFile

  /// Removes the take of `text` for good.
  func removeTake(of text: String, language: String?, voice: String) async throws

  /// Erases a voice everywhere; whoever spoke with it speaks with the one near it.
  func eraseVoice(_ id: String) async throws

  /// A voice as a pack.
  func pack(of id: String) async throws -> FamilyFile

  /// Takes the pack, or the ZIP of named sounds, in `bytes` in as a voice of its own.
  func importVoice(_ bytes: [UInt8], _ wish: VoiceWish) async throws -> VoiceImportReply
}

/// A recorded voice in a list.
public struct RecordedVoiceSummary: Equatable, Sendable {
  /// The voice as its file has it.
  public var voice: RecordedVoiceFile
  /// How many words of the list have a take.
  public var recorded: Int
  /// How many words the list has.
  public var wanted: Int
  /// When a take came last, in UTC; nil without one.
  public var changed: String?
}

/// A recorded voice with its words.
public struct RecordedVoiceReply: Equatable, Sendable {
  /// A word, and who says it.
  public struct Word: Equatable, Sendable {
    /// The word in its place.
    public var word: WordOfWorth
    /// Its take; nil where the near voice says it.
    public var take: Take?
  }

  /// The voice.
  public var summary: RecordedVoiceSummary
  /// The words in order of worth, then what else has a take.
  public var words: [Word]
}

/// What became of a recording.
public struct TakeReply: Equatable, Sendable {
  /// Whether it is kept.
  public var isKept: Bool
  /// What may be wrong with it.
  public var problems: [TakeProblem]
  /// Where the word lies in what was sent, in milliseconds; nil where none was found.
  public var begin: Int?
  public var end: Int?
  /// How loud it is as it will be heard, in LUFS, and its true peak, in dBTP; nil where it is not kept.
  public var loudness: Double?
  public var peak: Double?
  /// Whether it took the place of an older one.
  public var hasReplaced: Bool
}

/// What became of a voice that came in.
public struct VoiceImportReply: Equatable, Sendable {
  /// The voice.
  public var summary: RecordedVoiceSummary
  /// How many sounds were taken.
  public var taken: Int
  /// Texts that are kept and are no words of the list.
  public var unlisted: [String]
  /// Files that could not be read.
  public var unread: [VoiceImport.Unread]
}
