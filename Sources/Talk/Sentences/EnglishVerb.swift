import MeadowFoundations

/// The few rules of English that put a verb into a sentence about what happens now.
enum EnglishVerb {
  private static let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
  /// Letters that are never doubled: playing, fixing, blowing.
  private static let single: Set<Character> = ["w", "x", "y"]

  /// The -ing form of `word`: running, making, waking up; nil where it is no verb. Exceptions are data
  /// (``WordGrammar/ing``).
  static func ing(of word: String, _ grammar: WordGrammar) -> String? {
    guard grammar.form == .action || grammar.form == .transitive else { return nil }
    if let irregular = grammar.ing { return irregular }
    // Of several words the first is the verb: "clean up".
    let first = word.prefix { $0 != " " }
    return ing(of: String(first)) + word.dropFirst(first.count)
  }

  private static func ing(of verb: String) -> String {
    if verb.hasSuffix("ie") { return verb.dropLast(2) + "ying" }
    if verb.hasSuffix("e"), verb.count > 2, !["ee", "oe", "ye"].contains(where: verb.hasSuffix) {
      return verb.dropLast() + "ing"
    }
    guard doubles(verb), let last = verb.last else { return verb + "ing" }
    return "\(verb)\(last)ing"
  }

  /// One syllable, one vowel and one consonant at its end: stop, run; not open, not look.
  private static func doubles(_ verb: String) -> Bool {
    let letters = Array(verb)
    guard letters.count > 2, let last = letters.last, !vowels.contains(last), !single.contains(last)
    else { return false }
    return vowels.contains(letters[letters.count - 2])
      && letters.dropLast(2).allSatisfy { !vowels.contains($0) }
  }
}
