public import MeadowFoundations

/// What a view may ask of the words on the board.
public protocol ContentService: Sendable {
  /// The words on the board.
  func vocabulary() async -> VocabularyData

  /// How words are shown; changes with the family's own.
  func symbols() async -> SymbolTable
}
