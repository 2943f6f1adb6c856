/// Makes a text harmless to eSpeak NG 1.51, which keeps words in buffers that it does not check.
///
/// Plain English passes unchanged.
package struct EspeakTextGuard {
  /// The longest run of characters without a space, in characters and in bytes: the library's own
  /// buffer for a word has 160 bytes.
  package static let longestWord = (characters: 60, bytes: 120)

  /// How many letters with a dot behind them may follow each other, as in "U.S.A.". Long rows of
  /// them ("a.a.a.…") overrun a buffer on the stack: `LookupDictList` collects them unchecked.
  package static let longestAbbreviation = 8

  private var result = ""
  private var word = (characters: 0, bytes: 0)
  private var letters = 0
  private var abbreviation = 0

  /// `text` without what the library could take for phonemes, for a command or for a word too long.
  static func guarded(_ text: String) -> String {
    var guardian = EspeakTextGuard()
    for character in text { guardian.read(character) }
    return guardian.result
  }

  private mutating func read(_ character: Character) {
    if character == "." {
      readDot()
    } else if Self.isSeparator(character) {
      endWord()
    } else {
      readLetter(character)
    }
  }

  private mutating func readDot() {
    abbreviation = letters <= 1 ? abbreviation + 1 : 0
    letters = 0
    guard abbreviation <= Self.longestAbbreviation else { return endWord() }
    append(".")
  }

  private mutating func readLetter(_ character: Character) {
    // Other signs between the letters ("x.:x.:") do not keep the library from joining them.
    letters = character.isLetter || character.isNumber ? letters + 1 : 0
    if letters > 1 { abbreviation = 0 }
    // A letter with more marks than any language puts on it is somebody's joke.
    let scalars = character.unicodeScalars
    append(scalars.count > 8 ? Character(scalars[scalars.startIndex]) : character)
  }

  private mutating func append(_ character: Character) {
    let bytes = character.utf8.count
    if word.characters + 1 > Self.longestWord.characters
      || word.bytes + bytes > Self.longestWord.bytes
    {
      endWord()
    }
    word = (word.characters + 1, word.bytes + bytes)
    result.append(character)
  }

  /// Ends the word with a space. The row of dotted letters goes on: the library joins those apart.
  private mutating func endWord() {
    word = (0, 0)
    letters = 0
    result.append(" ")
  }

  private static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || character == "[" || character == "]"
      || character.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
