/// Puts text and phonemes together so that eSpeak NG 1.51 reads both as they are meant.
///
/// What it does with `[[…]]` beside other characters was measured: a sign directly before the
/// brackets (`([[…]])`, `"[[…]]"`) makes it say nothing at all, an apostrophe behind them spells the
/// s ("Siobhán ess") after a pause, a hyphen joins the words. A space, and punctuation
/// behind the brackets, leave the clause and its melody as they are.
struct EspeakTextWriter {
  /// What the library is given.
  private(set) var string = ""
  /// Whether there are phonemes in it.
  private(set) var hasPhonemes = false
  private var follows = false
  /// The bytes since a clause ended.
  private var clause = 0

  /// The longest word in phonemes, in bytes: the library's own buffers for one hold 160 bytes and
  /// 200 codes, unchecked (reference/espeak-ng.md §2.8).
  static let longestWord = 120
  /// A clause is cut by force at 725 bytes or more (`ReadClause`), between any two signs that are no
  /// letters; in the middle of phonemes that would make words of the rest.
  private static let longestClause = 560

  /// Appends text that is read by the voice's rules.
  mutating func add(_ text: some Collection<Character>) {
    let text = follows ? afterPhonemes(text) : String(text)
    guard !text.isEmpty else { return }
    follows = false
    let guarded = EspeakTextGuard.guarded(text)
    string += guarded
    let rest = guarded.lastIndex { ".,;:!?".contains($0) }.map { guarded[$0...] }
    clause = rest?.utf8.count ?? clause + guarded.utf8.count
  }

  /// Appends mnemonics, words apart by `||`; `text`, what they stand for, is read where they are not
  /// safe to be given to the library.
  mutating func add(mnemonics: String, insteadOf text: some Collection<Character>) {
    let words = Self.words(mnemonics)
    guard !words.isEmpty, words.allSatisfy(Self.isSafe) else { return add(text) }
    let size = words.reduce(0) { $0 + $1.utf8.count + 5 }
    if clause + size > Self.longestClause, clause > 0 {
      string += ","
      clause = 0
    }
    if !string.isEmpty, string.last != " " { string += " " }
    // Each word in brackets of its own: with a space inside, a clause could end between them.
    string += words.map { "[[\($0)]]" }.joined(separator: " ")
    clause += size
    follows = true
    hasPhonemes = true
  }

  private static func words(_ mnemonics: String) -> [String] {
    mnemonics.split(separator: " ").flatMap { part in
      part.split(separator: "||").map(String.init)
    }
  }

  /// Printable ASCII without brackets and without "_^", which changes the language (§2.9).
  static func isSafe(_ word: String) -> Bool {
    word.utf8.count <= longestWord && !word.contains("^")
      && word.utf8.allSatisfy { (0x21...0x7e).contains($0) && $0 != 0x5b && $0 != 0x5d }
  }

  /// What stands behind phonemes, so that it does not cling to them.
  private mutating func afterPhonemes(_ text: some Collection<Character>) -> String {
    guard let first = text.first, !first.isWhitespace else { return String(text) }
    if let (ending, rest) = Self.contraction(text) {
      if let words = Self.contractions[ending] { return " \(words)\(rest)" }
      addPossessive()
      return rest
    }
    if "-‐‑".contains(first) { return " " + String(text.dropFirst()) }
    return ".,;:!?…)]}\"'’”".contains(first) ? String(text) : " " + String(text)
  }

  /// The letters behind an apostrophe, where they are an ending, and what follows them.
  private static func contraction(
    _ text: some Collection<Character>
  ) -> (ending: String, rest: String)? {
    let characters = Array(text)
    guard characters.count > 1, "'’".contains(characters[0]) else { return nil }
    let letters = characters.dropFirst().prefix { $0.isLetter }
    let ending = String(letters).lowercased()
    guard ending == "s" || contractions[ending] != nil else { return nil }
    return (ending, String(characters[letters.endIndex...]))
  }

  private static let contractions = [
    "ll": "will", "re": "are", "ve": "have", "d": "would", "m": "am",
  ]

  /// Puts the s of a possessive into the brackets of the last word, as English says it there. The
  /// family's words have it already; a hint for a word alone has not.
  private mutating func addPossessive() {
    guard string.hasSuffix("]]") else { return }
    string.removeLast(2)
    let ending =
      switch string.last {
      case "s", "z", "S", "Z": "%Iz"
      case "p", "t", "k", "f", "x", "T": "s"
      default: "z"
      }
    string += ending + "]]"
  }
}
