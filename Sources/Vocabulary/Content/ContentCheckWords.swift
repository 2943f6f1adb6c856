import MeadowFoundations

extension ContentCheck {
  /// Core words: usable, one picture each, no word and no picture twice, "I love you" at Tier 1.
  static func coreWords(of data: VocabularyData) -> [ContentProblem] {
    var words = Duplicates("the word")
    var pictures = Duplicates("the emoji")
    let problems = data.coreVocabulary.enumerated().flatMap { index, word in
      let path = "coreVocabulary[\(index)]"
      return speakable(word.word, at: "\(path).word")
        + words.check(word.word, at: "\(path).word")
        + picture(word.emoji, at: "\(path).emoji")
        + pictures.check(word.emoji, at: "\(path).emoji")
        + filled(word.group, at: "\(path).group")
    }
    let loved = data.coreVocabulary.first { $0.word == CoreWord.alwaysVisible }
    return problems
      + .found(
        loved?.tier != .firstWords, at: "coreVocabulary",
        "\"\(CoreWord.alwaysVisible)\" must be there and at tier 1: it is always visible")
  }

  /// Scene words: usable, one picture and a zone each, no word twice in a scene.
  static func sceneWords(of data: VocabularyData) -> [ContentProblem] {
    data.scenes.byName.flatMap { name, scene in
      var words = Duplicates("the word")
      return filled(scene.label, at: "scenes.\(name).label")
        + scene.words.enumerated().flatMap { index, word in
          let path = "scenes.\(name).words[\(index)]"
          var found = speakable(word.word, at: path + ".word")
          found += words.check(word.word, at: path + ".word")
          found += picture(word.emoji, at: path + ".emoji")
          return found + filled(word.zone, at: path + ".zone")
        }
    }
  }

  /// A text that is more than blanks.
  static func filled(_ text: String, at path: String) -> [ContentProblem] {
    .found(text.allSatisfy(\.isWhitespace), at: path, "it is empty")
  }

  /// A text that can be spoken and has no blanks to spare.
  static func speakable(_ text: String, at path: String) -> [ContentProblem] {
    do {
      return .found(
        try SpokenText(text).string != text, at: path,
        "\"\(text)\" has blanks to spare; take them out")
    } catch {
      return [ContentProblem(path: path, reason: "\(error.reason); \(error.advice)")]
    }
  }

  /// One emoji.
  static func picture(_ emoji: String, at path: String) -> [ContentProblem] {
    let isEmoji = emoji.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
    }
    return .found(emoji.isEmpty, at: path, "it is empty; one emoji belongs here")
      + .found(
        !emoji.isEmpty && (emoji.count != 1 || !isEmoji), at: path,
        "\"\(emoji)\" is not one emoji")
  }
}

/// Finds what stands in a list for the second time, upper and lower case taken as one.
struct Duplicates {
  private let what: String
  private var places: [String: String] = [:]

  /// `what` names the things in the problem's words.
  init(_ what: String) { self.what = what }

  /// A problem if `value` was seen before.
  mutating func check(_ value: String, at path: String) -> [ContentProblem] {
    let key = value.lowercased()
    if let first = places[key] {
      return [ContentProblem(path: path, reason: "\(what) \"\(value)\" is already at \(first)")]
    }
    places[key] = path
    return []
  }
}
