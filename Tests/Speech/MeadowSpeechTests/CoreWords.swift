import Foundation

/// The words a board begins with, from the vocabulary file or, without it, a list of its kind.
enum CoreWords {
  private struct Vocabulary: Decodable {
    struct Entry: Decodable { var word: String }
    var coreVocabulary: [Entry]
  }

  /// All of them.
  static let all: [String] = {
    let path =
      SpeechRig.repository + "/Sources/Vocabulary/Content/Resources/meadow-vocabulary.json"
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let words = (try? JSONDecoder().decode(Vocabulary.self, from: data))?.coreVocabulary ?? []
    return words.isEmpty ? substitutes : words.map(\.word)
  }()

  /// Words that begin with the sounds whose onset is easiest to lose: weak noise (f, s, h) and a
  /// burst after silence (p, t, k). The way eSpeak NG makes them differs, so each is named.
  static let hardOnsets = [
    "food", "feet", "five", "see", "sit", "sock", "help", "house", "happy", "play", "potty", "put",
    "take", "tea", "two", "cat", "kick", "cup",
  ]

  private static let substitutes =
    "more want go stop help yes no like not again all done mine my you i it that this what where who in on out up down off open eat drink play make put get look feel happy sad big good bad some here turn finished different"
    .split(separator: " ").map(String.init)
}
