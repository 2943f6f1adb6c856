extension DefaultsTable {
  /// The table with what the companion says as `language` says it.
  public func speaking(_ language: LanguageData) -> DefaultsTable {
    var table = self
    let word = WordID(companion.introWord).name
    table.companion = companion.speaking(
      language.companion, introWord: language.words[word]?.text ?? companion.introWord)
    return table
  }
}
