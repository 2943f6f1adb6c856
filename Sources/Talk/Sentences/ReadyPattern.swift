import MeadowFoundations

/// A sentence pattern taken apart once, so that a tap only has to join three texts.
struct ReadyPattern: Equatable, Sendable {
  /// What stands in the brackets.
  enum Place: Equatable {
    /// The word itself.
    case word
    /// Its plural.
    case words
    /// The word behind what a language calls so: "the" in "[the word]", "a" in "[a word]".
    case determined(by: String)
    /// Its -ing form.
    case wording

    init?(_ text: Substring) {
      switch text {
      case "word": self = .word
      case "words": self = .words
      case "wording": self = .wording
      default:
        guard text.hasSuffix(" word") else { return nil }
        self = .determined(by: String(text.dropLast(" word".count)))
      }
    }
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
      let place = Place(text[text.index(after: open)..<close])
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

  /// The sentence with `word` in its place, by the forms of its language, English where there are none;
  /// nil where the word has no such form.
  func filled(with word: String, _ grammar: WordGrammar, by forms: LanguageForms?) -> String? {
    filler(word, grammar, forms).map { "\(before)\($0)\(after)" }
  }

  private func filler(
    _ word: String, _ grammar: WordGrammar, _ forms: LanguageForms?
  ) -> String? {
    if let forms {
      switch place {
      case .word: return word
      case .words: return forms.plural(of: word, grammar)
      case .determined(let name): return forms.determined(word, by: name, grammar)
      case .wording: return nil
      }
    }
    let written = FamilyName.written(word, grammar)
    switch place {
    case .word: return written
    case .words: return EnglishNoun.plural(of: written, grammar)
    case .determined(by: "a"): return EnglishNoun.withArticle(written, grammar)
    case .determined: return nil
    case .wording: return EnglishVerb.ing(of: written, grammar)
    }
  }
}
