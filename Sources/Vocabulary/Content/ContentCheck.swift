public import MeadowFoundations

/// Everything that can be wrong in content that was decoded; pure, no file is touched.
///
/// Whether a phrase can be pronounced is judged elsewhere, since that needs a voice.
public enum ContentCheck {
  /// The problems of `data` in the order of the file, then those of `scenes`; none for good ones.
  ///
  /// `figures` are what Meadow's own content promises; without them, for a family's or a clinic's own
  /// files, only what would not work is a problem. `words` are those a toddler hears; with them every
  /// phrase is held to them and the vocabulary.
  public static func problems(
    in data: VocabularyData, scenes: [SceneManifest] = [], figures: Figures? = nil,
    words: ToddlerWords? = nil
  ) -> [ContentProblem] {
    let scenes = data.naming(scenes)
    var problems = heading(of: data) + counts(of: data) + colours(of: data) + coreWords(of: data)
    if let figures { problems += tiers(of: data, promised: figures) }
    problems += sceneWords(of: data) + routines(of: data) + templates(of: data)
    problems += followUps(of: data) + avatarPhrases(of: data) + symbols(of: data)
    if let figures { problems += promises(of: data, scenes: scenes, figures: figures) }
    if let words { problems += reading(of: data, words: words) }
    return problems + self.problems(of: scenes, in: data)
  }

  private static func heading(of data: VocabularyData) -> [ContentProblem] {
    let supported = VocabularyData.supportedSchema
    return .found(
      data.schema != supported, at: "schema",
      "this Meadow reads \"\(supported)\", not \"\(data.schema)\"")
      + filled(data.version, at: "version")
  }

  private static func counts(of data: VocabularyData) -> [ContentProblem] {
    let core = data.coreVocabulary
    func visible(at tier: Tier) -> Int { core.count { $0.tier <= tier } }
    let claims: [(String, Int, Int)] = [
      ("coreWords", data.counts.coreWords, core.count),
      ("numbers", data.counts.numbers, core.count { $0.group == CoreWord.numbers }),
      ("visibleAtTier1", data.counts.visibleAtTier1, visible(at: .firstWords)),
      ("visibleAtTier2", data.counts.visibleAtTier2, visible(at: .combinations)),
      ("visibleAtTier3", data.counts.visibleAtTier3, visible(at: .sentences)),
      ("sceneWords", data.counts.sceneWords, data.scenes.values.map(\.words.count).reduce(0, +)),
      ("scsFollowUps", data.counts.scsFollowUps, data.scsFollowUps.count),
    ]
    return claims.filter { $0.1 != $0.2 }.map { name, claimed, found in
      ContentProblem(path: "counts.\(name)", reason: "it says \(claimed), the file holds \(found)")
    }
  }

  private static func tiers(of data: VocabularyData, promised: Figures) -> [ContentProblem] {
    Tier.allCases.flatMap { tier in
      let visible = data.coreVocabulary.filter { $0.tier <= tier }
      let numbers = visible.count { $0.group == CoreWord.numbers }
      let claims: [(wanted: Int?, found: Int, what: String)] = [
        (promised.words[tier], visible.count - numbers, "words"),
        (promised.numbers[tier], numbers, "numbers"),
      ]
      return claims.flatMap { wanted, found, what in
        [ContentProblem].found(
          wanted != nil && wanted != found, at: "coreVocabulary",
          "\(found) core \(what) are visible at Tier \(tier.rawValue), it must be \(wanted ?? 0)")
      }
    }
  }
}
