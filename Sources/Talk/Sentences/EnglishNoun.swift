import MeadowFoundations

/// The few rules of English that a template needs to put a word into its place.
enum EnglishNoun {
  /// The plural of `word`; nil where it has none, as milk, or needs none, as a name.
  static func plural(of word: String, _ grammar: WordGrammar) -> String? {
    if grammar.isName { return nil }
    if let irregular = grammar.plural { return irregular }
    switch grammar.form {
    case .plural: return word
    case .count, .person: return regularPlural(of: word)
    default: return nil
    }
  }

  /// `word` with its article; nil where it takes none.
  static func withArticle(_ word: String, _ grammar: WordGrammar) -> String? {
    guard !grammar.isName, grammar.form == .count || grammar.form == .person else { return nil }
    return "\(grammar.article ?? article(of: word)) \(word)"
  }

  private static func regularPlural(of word: String) -> String {
    let small = word.lowercased()
    if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return word + "es" }
    if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }

  /// By the first sound: "a unicorn" begins as "you" does, "an hour" as "our" does.
  private static func article(of word: String) -> String {
    let small = word.lowercased()
    if ["uni", "use", "uku", "eu", "one"].contains(where: small.hasPrefix) { return "a" }
    if ["hour", "honest"].contains(where: small.hasPrefix) { return "an" }
    return small.first.map("aeiou".contains) == true ? "an" : "a"
  }
}
