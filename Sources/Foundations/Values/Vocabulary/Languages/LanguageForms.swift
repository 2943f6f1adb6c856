/// How a language puts words into sentences, as data: plurals by their endings, and what stands before a
/// noun by its gender and number.
public struct LanguageForms: Equatable, Sendable, Codable {
  /// An ending and what takes its place.
  public struct Ending: Equatable, Sendable, Codable {
    /// The ending, in lower case; empty for any.
    public var from: String
    /// What stands there in the plural.
    public var to: String
  }

  /// A word before a noun, in its four forms; nil for a number in which it is not said.
  public struct Determiner: Equatable, Sendable, Codable {
    /// "el", "la", "los", "las".
    public var masculine: String?
    public var feminine: String?
    public var masculinePlural: String?
    public var femininePlural: String?
    /// Whether it follows the gender of a noun's articles: "el agua", but "otra agua".
    public var isArticle: Bool?
  }

  /// The rules of the plural; the first whose ending fits.
  public var plurals: [Ending]
  /// The determiners by the name a pattern calls them: "the" in "[the word]".
  public var determiners: [String: Determiner]

  /// The plural of `word`; nil where it has none.
  public func plural(of word: String, _ grammar: WordGrammar) -> String? {
    if grammar.isName { return nil }
    if let irregular = grammar.plural { return irregular.isEmpty ? nil : irregular }
    switch grammar.form {
    case .plural: return word
    case .count, .person: break
    default: return nil
    }
    let small = word.lowercased()
    guard let rule = plurals.first(where: { small.hasSuffix($0.from) }) else { return nil }
    return word.dropLast(rule.from.count) + rule.to
  }

  /// `word` behind the determiner `name`; nil where it takes none.
  public func determined(_ word: String, by name: String, _ grammar: WordGrammar) -> String? {
    guard !grammar.isName, let gender = grammar.gender, let determiner = determiners[name] else {
      return nil
    }
    let own = determiner.isArticle == true ? grammar.articleGender ?? gender : gender
    let before =
      switch (grammar.form == .plural, own) {
      case (false, .masculine): determiner.masculine
      case (false, .feminine): determiner.feminine
      case (true, .masculine): determiner.masculinePlural
      case (true, .feminine): determiner.femininePlural
      }
    return before.map { "\($0) \(word)" }
  }
}
