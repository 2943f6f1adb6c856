import MeadowFoundations

extension SentencePattern {
  /// What may stand in the brackets of a pattern.
  enum Place: String, CaseIterable {
    /// The word itself.
    case word
    /// Its plural.
    case words
    /// The word with its article.
    case article = "a word"
    /// Its -ing form.
    case wording
  }

  /// A pattern taken apart at its one place.
  struct Parts: Equatable {
    var before: String
    var place: Place
    var after: String
  }

  /// The pattern taken apart, or why that cannot be done.
  var parts: Result<Parts, ContentProblem> {
    guard let open = pattern.firstIndex(of: "["), let close = pattern.firstIndex(of: "]"),
      open < close
    else { return .failure(wrong("it has no place for a word; write one of \(Self.places)")) }
    let inside = String(pattern[pattern.index(after: open)..<close])
    guard let place = Place(rawValue: inside) else {
      return .failure(wrong("there is no place [\(inside)]; there are \(Self.places)"))
    }
    let parts = Parts(
      before: String(pattern[..<open]), place: place,
      after: String(pattern[pattern.index(after: close)...]))
    guard !(parts.before + parts.after).contains(where: { "[]".contains($0) }) else {
      return .failure(wrong("it has more than one place for a word"))
    }
    return .success(parts)
  }

  private static let places = Place.allCases.map { "[\($0.rawValue)]" }.joined(separator: ", ")

  /// What stands in the pattern's place in its example; nil where the example is not of this pattern.
  func filler(_ parts: Parts) -> String? {
    guard example.hasPrefix(parts.before), example.hasSuffix(parts.after) else { return nil }
    let filler = example.dropFirst(parts.before.count).dropLast(parts.after.count)
    return filler.isEmpty ? nil : String(filler)
  }

  /// Whether the pattern is good for `word`, which is of `grammar`.
  func suits(_ word: String, _ grammar: WordGrammar) -> Bool {
    func isAmong(_ words: [String]?) -> Bool {
      words?.contains { $0.lowercased() == word.lowercased() } ?? false
    }
    guard !isAmong(except) else { return false }
    return isAmong(words)
      || fits.contains { fit in
        fit == grammar.form.rawValue || fit == grammar.category.rawValue
          || fit == "\(grammar.form.rawValue)/\(grammar.category.rawValue)"
      }
  }

  private func wrong(_ reason: String) -> ContentProblem {
    ContentProblem(path: "pattern", reason: reason)
  }
}

extension VocabularyData {
  /// All patterns, carriers included, each with its place in the file.
  var placedPatterns: [(path: String, pattern: SentencePattern)] {
    sentenceTemplates.enumerated().flatMap { index, level in
      let path = "sentenceTemplates[\(index)]"
      return level.patterns.enumerated().map { ("\(path).patterns[\($0.offset)]", $0.element) }
        + (level.carriers ?? []).enumerated().map { ("\(path).carriers[\($0.offset)]", $0.element) }
    }
  }
}
