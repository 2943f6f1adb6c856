public import MeadowModel

/// Everything that can be wrong in a vocabulary that was decoded; pure, no file is touched.
public enum ContentCheck {
  /// How many core words must be visible (spec README, resolution 1).
  public struct Figures: Hashable, Sendable {
    /// At Tier 1, 2 and 3, numbers left out.
    public var words: [Tier: Int]
    /// The numbers among the core words at Tier 1, 2 and 3.
    public var numbers: [Tier: Int]

    /// 17, 52 and 78 words; one to three from Tier 2 on, one to ten at Tier 3.
    public static let promised = Figures(
      words: [.firstWords: 17, .combinations: 52, .sentences: 78],
      numbers: [.firstWords: 0, .combinations: 3, .sentences: 10])
  }

  /// The problems of `data`, in the order of the file; none for a good one.
  ///
  /// `figures` are what the board promises; leave them out for a family's or a clinic's own file.
  public static func problems(
    in data: VocabularyData, figures: Figures? = nil
  ) -> [ContentProblem] {
    heading(of: data) + counts(of: data) + colours(of: data) + coreWords(of: data)
      + (figures.map { tiers(of: data, promised: $0) } ?? [])
      + sceneWords(of: data) + routines(of: data) + templates(of: data) + followUps(of: data)
  }

  private static func heading(of data: VocabularyData) -> [ContentProblem] {
    var problems: [ContentProblem] = []
    if data.schema != VocabularyData.supportedSchema {
      problems.append(
        ContentProblem(
          path: "schema",
          reason: "this Meadow reads \"\(VocabularyData.supportedSchema)\", not \"\(data.schema)\""
        ))
    }
    return problems + filled(data.version, at: "version")
  }

  private static func counts(of data: VocabularyData) -> [ContentProblem] {
    let core = data.coreVocabulary
    func visible(at tier: Tier) -> Int { core.count { $0.tier <= tier } }
    let claims = [
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
      return claims.compactMap { wanted, found, what -> ContentProblem? in
        guard let wanted, wanted != found else { return nil }
        return ContentProblem(
          path: "coreVocabulary",
          reason: "\(found) core \(what) are visible at Tier \(tier.rawValue), it must be \(wanted)"
        )
      }
    }
  }
}
