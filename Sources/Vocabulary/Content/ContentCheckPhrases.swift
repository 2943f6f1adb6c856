import MeadowFoundations

extension ContentCheck {
  /// The feelings tray: of scenes that are there, phrases that can be spoken, none twice in a scene.
  static func avatarPhrases(of data: VocabularyData) -> [ContentProblem] {
    data.avatarPhrases.sorted { $0.key < $1.key }.flatMap { name, phrases in
      var seen = Duplicates("the phrase")
      var problems = scene(name, of: data, at: "avatarPhrases.\(name)")
      for (index, phrase) in phrases.enumerated() {
        let path = "avatarPhrases.\(name)[\(index)]"
        problems += speakable(phrase.phrase, at: "\(path).phrase")
        problems += seen.check(phrase.phrase, at: "\(path).phrase")
        problems += picture(phrase.emoji, at: "\(path).emoji")
        // It is always in the tray, whatever the scene (spec README, resolution 1).
        if phrase.phrase.lowercased() == CoreWord.alwaysVisible.lowercased() {
          problems.append(
            ContentProblem(path: "\(path).phrase", reason: "it is always in the tray; take it out"))
        }
      }
      return problems
    }
  }

  /// Symbols: one set of placeholders, and drawn pictures only for words that are there.
  static func symbols(of data: VocabularyData) -> [ContentProblem] {
    var problems: [ContentProblem] = []
    if data.symbols.placeholder != "emoji" {
      problems.append(
        ContentProblem(path: "symbols.placeholder", reason: "\"emoji\" is the only one there is"))
    }
    let known = Set(data.coreVocabulary.map { $0.word.lowercased() })
      .union(data.scenes.values.flatMap(\.words).map { $0.word.lowercased() })
    for (word, file) in data.symbols.art.sorted(by: { $0.key < $1.key }) {
      let path = "symbols.art.\(word)"
      if !known.contains(word.lowercased()) {
        problems.append(ContentProblem(path: path, reason: "there is no such word"))
      }
      problems += fileName(file, at: path)
    }
    return problems
  }

  /// A file's bare name: no folder, so that nothing outside the page's art can be meant.
  static func fileName(_ name: String, at path: String) -> [ContentProblem] {
    guard !name.isEmpty, !name.hasPrefix("."), !name.contains(where: { "/\\".contains($0) })
    else {
      return [ContentProblem(path: path, reason: "\"\(name)\" is not the name of a file")]
    }
    return []
  }
}
