extension LexiconEntry {
  /// The entry as a file keeps it, or nil where no grapheme is left.
  ///
  /// NFC, single spaces, no control characters; IPA without slashes around it; a ``spoken`` without a
  /// hint as alias. Writing a tidy entry and reading it again gives the same entry.
  public var tidied: LexiconEntry? {
    var tidy = self
    tidy.graphemes = graphemes.prefix(LexiconLimits.alternatives).compactMap {
      TidyText.kept($0)
    }
    guard !tidy.graphemes.isEmpty else { return nil }
    tidy.spoken = TidyText.kept(spoken)
    tidy.role = TidyText.kept(role)
    tidy.language = TidyText.kept(language)
    tidy.emoji = TidyText.kept(emoji)
    switch pronunciation {
    case .hint(let hint):
      tidy.pronunciation =
        TidyText.kept(hint).map { .hint(HintText.canonical($0).hint) } ?? .unspecified
    case .alias(let text):
      tidy.pronunciation = TidyText.kept(text).map { .alias($0) } ?? .unspecified
    case .unspecified: break
    }
    if tidy.hint == nil {
      if case .unspecified = tidy.pronunciation, let spoken = tidy.spoken {
        tidy.pronunciation = .alias(spoken)
      }
      tidy.spoken = nil
    }
    return tidy
  }
}
