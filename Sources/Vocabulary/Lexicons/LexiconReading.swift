/// What was found in a lexicon file: the entries that can be used and a report of everything.
public struct LexiconReading: Equatable, Sendable, Codable {
  /// The kind of file.
  public var format: LexiconFormat
  /// The language tag of the whole file, where it names one.
  public var language: String?
  /// What can be used, in the file's order, tidy (``LexiconEntry/tidied``).
  public var entries: [LexiconEntry] = []
  /// One line for every entry found, and notes about the file.
  public var report = LexiconReport()
  /// Why nothing at all could be read; nil where the file was read, if only in part.
  public var problem: LexiconFileProblem?
}
