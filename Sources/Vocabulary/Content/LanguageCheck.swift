public import MeadowFoundations

/// What can be wrong in the texts of a language, held against the vocabulary they are for. Pure.
public enum LanguageCheck {
  /// The problems of `texts` in their order; none for good ones.
  public static func problems(in texts: LanguageData, of data: VocabularyData) -> [ContentProblem] {
    let ids = Set(data.wordIDs.map(\.name))
    return words(texts, of: data, ids) + tray(texts, of: data) + patterns(texts, ids)
      + followUps(texts, of: data, ids) + functions(texts)
      + GrammaticalGender.allCases.flatMap { twins(texts, of: data, as: $0) }
  }

  /// Every word has a text, and no text is of a word that is not there.
  private static func words(
    _ texts: LanguageData, of data: VocabularyData, _ ids: Set<String>
  ) -> [ContentProblem] {
    var problems: [ContentProblem] = []
    for id in ids.sorted() where texts.words[id] == nil {
      problems += .found(true, at: "words", "\"\(id)\" has no text")
    }
    for (id, word) in texts.words.byName {
      problems += .found(!ids.contains(id), at: "words.\(id)", "there is no such word")
      problems += .found(
        word.text.trimmed.isEmpty || word.text != word.text.trimmed, at: "words.\(id).text",
        "a word is needed, without blanks around it")
    }
    return problems
  }

  private static func tray(_ texts: LanguageData, of data: VocabularyData) -> [ContentProblem] {
    let phrases = Set(data.avatarPhrases.values.flatMap { $0.map(\.id.name) })
    return phrases.sorted().flatMap {
      [ContentProblem].found(texts.tray[$0] == nil, at: "tray", "\"\($0)\" has no text")
    }
      + texts.tray.keys.sorted().flatMap {
        [ContentProblem].found(!phrases.contains($0), at: "tray.\($0)", "there is no such phrase")
      }
  }

  private static func patterns(_ texts: LanguageData, _ ids: Set<String>) -> [ContentProblem] {
    texts.levels.enumerated().flatMap { level, table in
      (table.patterns + (table.carriers ?? [])).enumerated().flatMap { index, pattern in
        let path = "levels[\(level)].patterns[\(index)]"
        let named = (pattern.words ?? []) + (pattern.except ?? [])
        let kinds = pattern.fits.flatMap { $0.split(separator: "/").map(String.init) }
        return [ContentProblem].found(
          pattern.pattern.count(where: { $0 == "[" }) != 1, at: path, "it has one place for a word")
          + named.flatMap { word in
            [ContentProblem].found(
              !ids.contains(word), at: path, "there is no word \"\(word)\"")
          }
          + kinds.flatMap { kind in
            [ContentProblem].found(
              WordForm(rawValue: kind) == nil && WordCategory(rawValue: kind) == nil, at: path,
              "\"\(kind)\" is no form and no category")
          }
      }
    }
  }

  /// Every core word has something to go on with, and nothing follows what is not there.
  private static func followUps(
    _ texts: LanguageData, of data: VocabularyData, _ ids: Set<String>
  ) -> [ContentProblem] {
    let triggers = Set(texts.followUps.map(\.triggerWord))
    return texts.followUps.enumerated().flatMap { index, followUp in
      [ContentProblem].found(
        !ids.contains(followUp.triggerWord), at: "followUps[\(index)].triggerWord",
        "there is no word \"\(followUp.triggerWord)\"")
        + [ContentProblem].found(
          followUp.phrase.contains(","), at: "followUps[\(index)].phrase",
          "a comma would be heard as a pause")
    }
      + data.coreVocabulary.flatMap {
        [ContentProblem].found(
          !triggers.contains($0.id.name), at: "followUps", "\"\($0.id)\" has none")
      }
  }

  /// A phrase does one thing, wherever it stands.
  private static func functions(_ texts: LanguageData) -> [ContentProblem] {
    var known: [String: PragmaticFunction] = [:]
    return texts.followUps.enumerated().flatMap { index, followUp -> [ContentProblem] in
      let key = VocabularyService.key(followUp.phrase)
      let before = known[key] ?? followUp.pragmaticFunction
      known[key] = before
      return .found(
        before != followUp.pragmaticFunction, at: "followUps[\(index)]",
        "\"\(followUp.phrase)\" is \(before.rawValue) elsewhere")
    }
  }

  /// Two words are called differently: a child could not tell them by ear, and a page finds pictures by the
  /// text.
  private static func twins(
    _ texts: LanguageData, of data: VocabularyData, as gender: GrammaticalGender
  ) -> [ContentProblem] {
    let spoken = data.speaking(texts, as: gender)
    let words =
      spoken.coreVocabulary.map { ($0.id, $0.word) }
      + spoken.scenes.byName.flatMap { $0.value.words.map { ($0.id, $0.word) } }
    var known: [String: WordID] = [:]
    return words.flatMap { id, word -> [ContentProblem] in
      let key = VocabularyService.key(word)
      let other = known[key] ?? id
      known[key] = other
      return .found(other != id, at: "words.\(id)", "it is called \"\(word)\" as \"\(other)\" is")
    }
  }
}

extension VocabularyData {
  /// The ids of all words, core words first.
  var wordIDs: [WordID] {
    coreVocabulary.map(\.id) + scenes.byName.flatMap { $0.value.words.map(\.id) }
  }
}

extension String {
  fileprivate var trimmed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
