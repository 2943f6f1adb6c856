import MeadowFoundations

/// The patterns of one level, by what they fit.
///
/// What is said of a form and a category together ("count/food") is better than what is said of either
/// alone: where a level has such patterns for a word, only they are used. So "count" may name what is
/// good for any countable thing, and "count/appliance" what one says of a stove.
struct PatternTable: Equatable, Sendable {
  private var patterns: [ReadyPattern] = []
  private var placesByName: [String: [Int]] = [:]

  init(_ source: [SentencePattern]) {
    for pattern in source.compactMap(ReadyPattern.init) {
      for name in pattern.fits { placesByName[name, default: []].append(patterns.count) }
      patterns.append(pattern)
    }
  }

  /// The patterns that fit a word of `grammar`, in the order of the file.
  func patterns(for grammar: WordGrammar) -> [ReadyPattern] {
    let form = grammar.form.rawValue
    let category = grammar.category.rawValue
    if let exact = placesByName["\(form)/\(category)"] { return exact.map { patterns[$0] } }
    var places = placesByName[form] ?? []
    // "person" and "place" name a form and a category: alone they mean the form.
    if WordForm(rawValue: category) == nil { places += placesByName[category] ?? [] }
    return Set(places).sorted().map { patterns[$0] }
  }
}
