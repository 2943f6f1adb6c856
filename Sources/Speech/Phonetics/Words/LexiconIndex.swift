/// Phrases by their first word, so that a text is searched with a few look-ups for each of its words.
struct LexiconIndex: Sendable {
  /// A phrase found: which, where, and the ending that the sentence gave it.
  struct Find {
    var entry: Int
    var range: Range<Int>
    var ending: String
  }

  private struct Phrase: Sendable {
    var words: [String]
    var entry: Int
  }

  /// With diacritics, and without.
  private var exact: [String: [Phrase]] = [:]
  private var folded: [String: [Phrase]] = [:]

  init(_ phrases: [String]) {
    for (entry, phrase) in phrases.enumerated() {
      let tokens = LexiconTokens(phrase).tokens
      guard let first = tokens.first else { continue }
      exact[first.exact, default: []].append(Phrase(words: tokens.map(\.exact), entry: entry))
      folded[first.folded, default: []].append(Phrase(words: tokens.map(\.folded), entry: entry))
    }
  }

  /// The phrases in `text`, from left to right.
  func finds(in text: LexiconTokens) -> [Find] {
    var finds: [Find] = []
    var index = 0
    while index < text.tokens.count {
      if let (find, count) = best(at: index, in: text.tokens) {
        finds.append(find)
        index += count
      } else {
        index += 1
      }
    }
    return finds
  }

  /// The longest phrase at `index`; of equally long ones the one with the same diacritics.
  private func best(at index: Int, in tokens: [LexiconTokens.Token]) -> (Find, Int)? {
    let same = best(in: exact, at: index, tokens, exactly: true)
    let alike = best(in: folded, at: index, tokens, exactly: false)
    guard let same else { return alike }
    guard let alike, alike.1 > same.1 else { return same }
    return alike
  }

  private func best(
    in phrases: [String: [Phrase]], at index: Int, _ tokens: [LexiconTokens.Token],
    exactly: Bool
  ) -> (Find, Int)? {
    let first = tokens[index].spelled(exactly: exactly)
    var best: (phrase: Phrase, ending: Int)?
    // The whole word first; then its stems, which only phrases of one word can have.
    for ending in [0] + WordForms.endings(of: first) {
      let key = ending == 0 ? first : String(first.dropLast(ending))
      for phrase in phrases[key] ?? [] {
        let isAlone = phrase.words.count == 1
        let found =
          isAlone || ending > 0
          ? ending : lastEnding(of: phrase, at: index, tokens, exactly: exactly)
        guard let found, isAlone || ending == 0 else { continue }
        // Of phrases that are equally long and end alike, the later one.
        let longer = phrase.words.count - (best?.phrase.words.count ?? 0)
        if longer > 0 || (longer == 0 && found == best?.ending) { best = (phrase, found) }
      }
    }
    guard let best else { return nil }
    let count = best.phrase.words.count
    return (find(best.phrase.entry, tokens[index], tokens[index + count - 1], best.ending), count)
  }

  /// How many characters of ending the text has behind `phrase` at `index`, or nil where the text
  /// does not hold the phrase.
  private func lastEnding(
    of phrase: Phrase, at index: Int, _ tokens: [LexiconTokens.Token],
    exactly: Bool
  ) -> Int? {
    let count = phrase.words.count
    guard index + count <= tokens.count else { return nil }
    for offset in 1..<count {
      let token = tokens[index + offset]
      guard token.joinsPrevious else { return nil }
      let text = token.spelled(exactly: exactly)
      if text == phrase.words[offset] { continue }
      guard offset == count - 1 else { return nil }
      return WordForms.endings(of: text).first { text.dropLast($0) == phrase.words[offset] }
    }
    return 0
  }

  private func find(
    _ entry: Int, _ first: LexiconTokens.Token, _ last: LexiconTokens.Token, _ ending: Int
  ) -> Find {
    var range = first.range.lowerBound..<last.range.upperBound
    var text = String(last.exact.suffix(ending))
    // "James'": the apostrophe alone is a possessive where the name itself ends in s.
    if ending == 0, let apostrophe = last.apostrophe, last.exact.hasSuffix("s") {
      range = range.lowerBound..<range.upperBound + 1
      text = String(apostrophe)
    }
    return Find(entry: entry, range: range, ending: text)
  }
}
