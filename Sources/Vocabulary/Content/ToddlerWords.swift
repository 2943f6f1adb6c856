import MeadowFoundations

/// The words a toddler hears, beside those of the board: what holds the phrases to their reading age.
public struct ToddlerWords: Equatable, Sendable {
  /// The name of the file that comes with Meadow; its head says what is in it and why.
  public static let name = "toddler-words.txt"

  /// The words, in lower case.
  public let words: Set<String>

  /// The words of `text`, separated by white space; a line that begins with # is for its readers.
  public init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    words = Set(
      lines.flatMap { $0.lowercased().split(whereSeparator: \.isWhitespace) }.map(String.init))
  }

  /// The words that come with Meadow.
  public static func bundled() throws(VocabularyFileError) -> ToddlerWords {
    ToddlerWords(String(decoding: try ContentBytes.bundled(name), as: UTF8.self))
  }
}

extension ContentCheck {
  /// Reading age: every word of every phrase is on the board or one that a toddler hears.
  static func reading(of data: VocabularyData, words: ToddlerWords) -> [ContentProblem] {
    let known = words.words.union(boardWords(of: data))
    func strange(_ phrase: String, _ path: String) -> [ContentProblem] {
      PhraseLength.pieces(phrase).filter { !isKnown($0, in: known) }.map {
        ContentProblem(
          path: path,
          reason: "\"\($0)\" is neither on the board nor in \(ToddlerWords.name); say it simpler")
      }
    }
    var problems: [ContentProblem] = []
    for (path, pattern) in data.placedPatterns {
      problems += strange(pattern.example, "\(path).example")
    }
    for (index, followUp) in data.scsFollowUps.enumerated() {
      problems += strange(followUp.phrase, "scsFollowUps[\(index)].phrase")
    }
    for (scene, phrases) in data.avatarPhrases.byName {
      for (index, phrase) in phrases.enumerated() {
        problems += strange(phrase.phrase, "avatarPhrases.\(scene)[\(index)].phrase")
      }
    }
    return problems
  }

  /// A word, or one with 's at its end: mommy's, it's.
  private static func isKnown(_ word: String, in known: Set<String>) -> Bool {
    let plain = word.replacing("\u{2019}", with: "'")
    return known.contains(plain)
      || (plain.hasSuffix("'s") && known.contains(String(plain.dropLast(2))))
  }

  /// The words of the board in the forms that phrases use: cup, cups, boxes, teeth.
  private static func boardWords(of data: VocabularyData) -> Set<String> {
    let all = data.coreVocabulary.map { ($0.word, $0.plural) }
    let words = all + data.scenes.values.flatMap { $0.words.map { ($0.word, $0.plural) } }
    var known: Set<String> = []
    for (word, plural) in words {
      known.formUnion(PhraseLength.pieces(word))
      known.formUnion(PhraseLength.pieces(plural ?? word + "s"))
      known.formUnion(PhraseLength.pieces(word + "es"))
    }
    return known
  }
}
