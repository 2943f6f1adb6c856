import MeadowFoundations

extension ContentCheck {
  /// Sentence templates: one of each level, patterns with one place for a word, an example that is
  /// made by the pattern, and names of forms and categories that exist.
  static func templates(of data: VocabularyData) -> [ContentProblem] {
    var levels = Duplicates("the level")
    return data.sentenceTemplates.enumerated().flatMap { index, level in
      let path = "sentenceTemplates[\(index)]"
      var problems = levels.check("\(level.level.rawValue)", at: "\(path).level")
      problems += filled(level.mlu, at: "\(path).mlu")
      problems += filled(level.ageRange, at: "\(path).ageRange")
      problems += patterns(level.patterns, at: "\(path).patterns")
      problems += patterns(level.carriers ?? [], at: "\(path).carriers")
      return problems
        + .found(
          level.carriers?.isEmpty == false && level.level != .combinations, at: "\(path).carriers",
          "beginnings to fill in are for level 2")
    }
  }

  private static func patterns(
    _ patterns: [SentencePattern], at path: String
  ) -> [ContentProblem] {
    var seen = Duplicates("the pattern")
    return patterns.enumerated().flatMap { index, pattern in
      let path = "\(path)[\(index)]"
      let good = pattern.fits.sorted() + (pattern.words ?? []).sorted()
      let identity = "\(pattern.pattern) · \(good.joined(separator: " "))"
      var found = speakable(pattern.pattern, at: path + ".pattern")
      found += speakable(pattern.example, at: path + ".example")
      found += seen.check(identity, at: path + ".pattern")
      return found + example(of: pattern, at: path) + fits(of: pattern, at: path)
    }
  }

  private static func example(of pattern: SentencePattern, at path: String) -> [ContentProblem] {
    switch pattern.parts {
    case .failure(let problem):
      return [ContentProblem(path: "\(path).\(problem.path)", reason: problem.reason)]
    case .success(let parts):
      return .found(
        pattern.filler(parts) == nil, at: "\(path).example",
        "\"\(pattern.example)\" is not made by \"\(pattern.pattern)\"")
    }
  }

  private static func fits(of pattern: SentencePattern, at path: String) -> [ContentProblem] {
    .found(
      pattern.fits.isEmpty && pattern.words?.isEmpty != false, at: "\(path).fits",
      "it fits no word; name forms of words, or words")
      + pattern.fits.enumerated().flatMap { index, name in
        [ContentProblem].found(
          !isFit(name), at: "\(path).fits[\(index)]",
          "\"\(name)\" is neither a form (\(WordForm.count.rawValue), …), a category "
            + "(\(WordCategory.food.rawValue), …) nor both, as in count/food")
      }
  }

  private static func isFit(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch parts.count {
    case 1: return WordForm(rawValue: name) != nil || WordCategory(rawValue: name) != nil
    case 2: return WordForm(rawValue: parts[0]) != nil && WordCategory(rawValue: parts[1]) != nil
    default: return false
    }
  }
}
