import MeadowFoundations

extension ContentCheck {
  /// Tier 2 says two words and Tier 3 three (document 000 §05), in follow-ups as in patterns.
  static func lengths(of data: VocabularyData) -> [ContentProblem] {
    let nouns =
      data.coreVocabulary.map { ($0.word, $0.form) }
      + data.scenes.values.flatMap { $0.words.map { ($0.word, $0.form) } }
    let names = Set(nouns.filter { $0.1.isNoun && $0.0.contains(" ") }.map(\.0))
    return patternLengths(of: data)
      + data.scsFollowUps.enumerated().compactMap { index, followUp in
        let tier = followUp.tierMinimum
        let length = PhraseLength.words(in: followUp.phrase, name: followUp.triggerWord)
        if tier != .firstWords, length == tier.rawValue { return nil }
        // A name of several words counts as one, also where it is not the word that was tapped.
        let isNamed = names.contains {
          PhraseLength.words(in: followUp.phrase, name: $0) == tier.rawValue
        }
        if tier != .firstWords, isNamed { return nil }
        return ContentProblem(
          path: "scsFollowUps[\(index)].phrase",
          reason: tier == .firstWords
            ? "Tier 1 has no follow-ups; its tierMinimum is 2 or 3"
            : "\"\(followUp.phrase)\" has \(length) words; Tier \(tier.rawValue) says "
              + "\(tier.rawValue)")
      }
  }

  private static func patternLengths(of data: VocabularyData) -> [ContentProblem] {
    data.sentenceTemplates.enumerated().flatMap { index, level in
      level.patterns.enumerated().compactMap { place, pattern -> ContentProblem? in
        guard case .success(let parts) = pattern.parts else { return nil }
        let around = PhraseLength.pieces("\(parts.before) \(parts.after)").count
        let length = around + (parts.place == .article ? 2 : 1)
        guard length != level.level.rawValue else { return nil }
        return ContentProblem(
          path: "sentenceTemplates[\(index)].patterns[\(place)].pattern",
          reason: "\"\(pattern.pattern)\" makes \(length) words; level \(level.level.rawValue) "
            + "says \(level.level.rawValue)")
      }
    }
  }
}
