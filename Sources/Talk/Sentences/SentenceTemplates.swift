public import MeadowFoundations

/// Sentences from patterns, two or three words long as the child's tier asks (M2-003).
///
/// What fits what is data (``SentencePattern/fits``); the program only puts words into places: plurals,
/// articles and the capital of Mommy's name. A pattern that needs a form which the word does not have is
/// left out.
public struct SentenceTemplates: Sendable, Equatable {
  private let tables: [Tier: PatternTable]
  private let beginnings: PatternTable
  private let forms: LanguageForms?
  private let suitAll: [GenericPattern]

  /// What can be said in English with any word: four, so that three are left when one was just said.
  private static let english = [
    GenericPattern(pattern: "more [word]", function: .requesting),
    GenericPattern(pattern: "no [word]", function: .protesting),
    GenericPattern(pattern: "[word] please", function: .requesting),
    GenericPattern(pattern: "say [word]", function: .directing),
  ]

  /// Templates of `levels`; a level that is there twice counts once, the first. `forms` and `generic` are
  /// those of another language than English.
  public init(
    _ levels: [TemplateLevel], forms: LanguageForms? = nil, generic: [GenericPattern]? = nil
  ) {
    self.forms = forms
    suitAll = generic ?? Self.english
    tables = Dictionary(
      levels.map { ($0.level, PatternTable($0.patterns)) }, uniquingKeysWith: { first, _ in first })
    beginnings = PatternTable(levels.flatMap { $0.carriers ?? [] })
  }

  /// What a child of `tier` can say with `word`: at Tier 1 the word alone, at Tier 2 two words, at
  /// Tier 3 three words and then two. No text twice; empty where nothing fits.
  public func phrases(for word: String, _ grammar: WordGrammar, tier: Tier) -> [BuiltPhrase] {
    let levels: [Tier] = tier == .sentences ? [.sentences, .combinations] : [tier]
    return distinct(levels.flatMap { phrases(for: word, grammar, level: $0) })
  }

  /// What the patterns of one `level` make of `word`. No text twice; empty where nothing fits.
  func phrases(for word: String, _ grammar: WordGrammar, level: Tier) -> [BuiltPhrase] {
    distinct(
      (tables[level]?.patterns(for: word, grammar) ?? []).compactMap { pattern in
        pattern.filled(with: word, grammar, by: forms).map {
          BuiltPhrase(text: $0, function: pattern.function, level: level)
        }
      })
  }

  /// Beginnings that a child of Tier 2 fills in with `word`: "I want …" (document 001, D24).
  public func carriers(for word: String, _ grammar: WordGrammar) -> [BuiltPhrase] {
    distinct(
      beginnings.patterns(for: word, grammar).compactMap { pattern in
        pattern.filled(with: word, grammar, by: forms).map {
          BuiltPhrase(
            text: $0, function: pattern.function, level: .combinations,
            beginning: pattern.beginning)
        }
      })
  }

  /// The last resort of document 000 §05, step 4: what can be said with any word at all.
  public func generic(for word: String, _ grammar: WordGrammar) -> [BuiltPhrase] {
    let written = forms == nil ? FamilyName.written(word, grammar) : word
    return suitAll.map {
      BuiltPhrase(
        text: CompanionScript.line($0.pattern, with: written), function: $0.function,
        level: .combinations)
    }
  }

  private func distinct(_ phrases: [BuiltPhrase]) -> [BuiltPhrase] {
    var seen: Set<String> = []
    return phrases.filter { seen.insert($0.text).inserted }
  }
}
