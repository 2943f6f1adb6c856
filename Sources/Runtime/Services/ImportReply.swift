public import MeadowFoundations

/// What became of each entry of a lexicon.
public struct ImportReply: Equatable, Sendable, Codable {
  /// One entry.
  public struct Entry: Hashable, Sendable, Codable {
    /// The line it stands on.
    public var line: Int
    /// The word.
    public var word: String
    /// What became of it.
    public var outcome: LexiconVerdict
    /// How or why, in a sentence; empty where there is nothing to say.
    public var message: String

    /// An entry's outcome.
    public init(line: Int, word: String, outcome: LexiconVerdict, message: String) {
      self.line = line
      self.word = word
      self.outcome = outcome
      self.message = message
    }
  }

  /// The entries, in the order of the file.
  public var entries: [Entry]
  /// What is to be said of the file as a whole.
  public var notes: [String]
  /// Words that are new.
  public var added: Int
  /// Words that were there and are different now.
  public var changed: Int
  /// Whether nothing was kept, because only the report was asked for.
  public var isDryRun: Bool

  /// A report.
  public init(entries: [Entry], notes: [String], added: Int, changed: Int, isDryRun: Bool) {
    self.entries = entries
    self.notes = notes
    self.added = added
    self.changed = changed
    self.isDryRun = isDryRun
  }
}
