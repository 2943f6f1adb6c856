import MeadowFoundations

/// How a board's word is written inside a phrase: "mommy" on the board, "Mommy help" in a phrase.
enum FamilyName {
  /// Words for people that stand for one person and are written as names are.
  static let names: Set<String> = [
    "mommy", "mom", "mama", "mummy", "daddy", "dad", "dada", "papa", "grandma", "grandpa",
    "granny", "nana", "poppa",
  ]

  /// `word` as it is written inside a phrase.
  static func written(_ word: String, _ grammar: WordGrammar) -> String {
    guard grammar.form == .person, let first = word.first, first.isLowercase, names.contains(word)
    else { return word }
    return first.uppercased() + word.dropFirst()
  }
}
