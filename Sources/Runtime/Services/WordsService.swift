/// What a view may ask of the family's own words. Whoever stands at the service's door asks the
/// parent gate before the changes; here it is open.
///
/// Problems are ``InputProblem``s; on one, everything is as it was.
public protocol WordsService: Sendable {
  /// The words that the active child's board has: the family's and its own.
  func words() async -> MyWordList

  /// The words that a child's board has, or all, whosever they are.
  func words(of asked: WordsAsked) async throws -> MyWordList

  /// Adds a word; returns when it is on disk and its sound at hand.
  func add(_ change: MyWordChange) async throws -> MyWordSummary

  /// Changes a word; returns when that is on disk and its sound at hand.
  func change(word id: Int, _ change: MyWordChange) async throws -> MyWordSummary

  /// Removes a word with its photo and its recording.
  func remove(word id: Int) async throws

  /// Gives a word a photo, re-encoded so that nothing but the picture stays; nil takes it away.
  func setPhoto(_ bytes: [UInt8]?, ofWord id: Int) async throws -> MyWordSummary

  /// A word's photo.
  func photo(ofWord id: Int) async throws -> FamilyFile

  /// Gives a word a recording: WAV, FLAC or Ogg.
  func setRecording(_ bytes: [UInt8], ofWord id: Int) async throws -> RecordingReply

  /// Takes a word's recording away.
  func removeRecording(ofWord id: Int) async throws -> MyWordSummary

  /// A word's recording as a WAV file.
  func recording(ofWord id: Int) async throws -> FamilyFile

  /// Takes the words of a lexicon in as the family's, all that can be or, in a dry run, none; `format` is pls, csv
  /// or nil for what the bytes look like.
  func importWords(_ bytes: [UInt8], format: String?, isDryRun: Bool) async throws -> ImportReply

  /// The family's words as a lexicon, without those of one child: pls or csv.
  func exportWords(format: String) async throws -> FamilyFile
}

/// Whose board's words are asked for.
public enum WordsAsked: Equatable, Sendable {
  /// The active child's.
  case active
  /// Those of the child with this number.
  case child(Int)
  /// All words, whosever they are.
  case all
}
