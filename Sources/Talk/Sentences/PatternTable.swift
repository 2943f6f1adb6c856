import MeadowFoundations

/// The patterns of one level, by what they fit.
///
/// What is said of a form and a category together ("count/food") is better than what is said of either
/// alone: where a level has such patterns for a word, only they are used. So "count" may name what is
/// good for any countable thing, and "count/appliance" what one says of a stove. A pattern may name words
/// that it is good for besides, and words of its kinds that it is not good for.
struct PatternTable: Equatable, Sendable {
  private var patterns: [ReadyPattern] = []
  private var placesByName: [String: [Int]] = [:]
  private var placesByWord: [String: [Int]] = [:]

  init(_ source: [SentencePattern]) {
    for pattern in source.compactMap(ReadyPattern.init) {
      for name in pattern.fits { placesByName[name, default: []].append(patterns.count) }
      for word in pattern.words { placesByWord[word, default: []].append(patterns.count) }
      patterns.append(pattern)
    }
  }

  /// The patterns that fit `word` of `grammar`, in the order of the file: those of its kind but for what
  /// it is excepted from, and what names the word itself.
  func patterns(for word: String, _ grammar: WordGrammar) -> [ReadyPattern] {
    let word = word.lowercased()
    var places = places(for: grammar)
    if let own = placesByWord[word] { places = Set(places + own).sorted() }
    return places.compactMap { patterns[$0].except.contains(word) ? nil : patterns[$0] }
  }

  /// The places of what fits words of `grammar`, in order, none twice.
  private func places(for grammar: WordGrammar) -> [Int] {
    let form = grammar.form.rawValue
    let category = grammar.category.rawValue
    if let exact = placesByName["\(form)/\(category)"] { return exact }
    // "person" and "place" name a form and a category: alone they mean the form.
    let general = WordForm(rawValue: category) == nil ? placesByName[category] ?? [] : []
    return Set((placesByName[form] ?? []) + general).sorted()
  }
}
