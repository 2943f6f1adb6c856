import MeadowFoundations

/// A sentence pattern taken apart once, so that a tap only has to join three texts.
struct ReadyPattern: Equatable, Sendable {
  /// What stands in the brackets.
  enum Place: String {
    /// The word itself.
    case word
    /// Its plural.
    case words
    /// The word with its article.
    case article = "a word"
    /// Its -ing form.
    case wording
  }

  private let before: String
  private let after: String
  private let place: Place
  /// What it does between two people.
  let function: PragmaticFunction
  /// The names of the forms and categories it is good for.
  let fits: [String]
  /// Words that it is good for besides, in lower case.
  let words: [String]
  /// Words of its forms and categories that it is not good for, in lower case.
  let except: [String]

  /// Nil where `pattern` has no place for a word; `meadow check` names such a pattern.
  init?(_ pattern: SentencePattern) {
    let text = pattern.pattern
    guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close,
      let place = Place(rawValue: String(text[text.index(after: open)..<close]))
    else { return nil }
    before = String(text[..<open])
    after = String(text[text.index(after: close)...])
    self.place = place
    function = pattern.function
    fits = pattern.fits
    words = (pattern.words ?? []).map { $0.lowercased() }
    except = (pattern.except ?? []).map { $0.lowercased() }
  }

  /// The beginning for a child to fill in: "I want …".
  var beginning: String { "\(before)…\(after)" }

  /// The sentence with `word` in its place; nil where the word has no such form.
  func filled(with word: String, _ grammar: WordGrammar) -> String? {
    let written = FamilyName.written(word, grammar)
    let filler: String?
    switch place {
    case .word: filler = written
    case .words: filler = EnglishNoun.plural(of: written, grammar)
    case .article: filler = EnglishNoun.withArticle(written, grammar)
    case .wording: filler = EnglishVerb.ing(of: written, grammar)
    }
    return filler.map { "\(before)\($0)\(after)" }
  }
}
