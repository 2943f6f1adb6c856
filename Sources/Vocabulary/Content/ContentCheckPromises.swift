import MeadowFoundations

extension ContentCheck {
  /// What Meadow's own content promises beyond being sound (spec README, resolutions 1 and 2;
  /// document 000, M3).
  static func promises(
    of data: VocabularyData, scenes: [SceneManifest], figures: Figures
  ) -> [ContentProblem] {
    var problems = scale(of: data, figures: figures)
    for (name, wanted) in figures.scenes.byName {
      let manifest = scenes.first { $0.sceneId == name }
      problems += promises(of: name, in: data, manifest: manifest, figures: wanted)
    }
    return problems + lengths(of: data) + spread(of: data, figures: figures)
      + patterns(of: data) + examples(of: data)
  }

  private static func scale(of data: VocabularyData, figures: Figures) -> [ContentProblem] {
    let words = data.scenes.values.map(\.words.count).reduce(0, +)
    var problems = atLeast(figures.sceneWords, words, "words in all scenes", at: "scenes")
    for name in figures.scenes.keys.sorted() where data.scenes[name] == nil {
      problems.append(ContentProblem(path: "scenes.\(name)", reason: "it is missing"))
    }
    return problems
  }

  /// What keeps a child safe stands in each of its places, from Tier 1 on.
  private static func safety(of name: String, in data: VocabularyData) -> [ContentProblem] {
    let first = data.avatarPhrases[name]?.filter { $0.tierMinimum == .firstWords } ?? []
    let missing = Set(AvatarPhrase.safetyPlaces).subtracting(first.compactMap(\.place))
    return missing.sorted().map {
      ContentProblem(
        path: "avatarPhrases.\(name)", reason: "nothing of Tier 1 stands at the safety place \($0)")
    }
  }

  private static func promises(
    of name: String, in data: VocabularyData, manifest: SceneManifest?, figures: SceneFigures
  ) -> [ContentProblem] {
    let words = Set(data.scenes[name]?.words.map { $0.word.lowercased() } ?? [])
    let followUps = data.scsFollowUps.filter { $0.scene == name }
    let phrases = data.avatarPhrases[name]?.count ?? 0
    var problems = atLeast(figures.items, words.count, "distinct words", at: "scenes.\(name).words")
    problems += atLeast(
      figures.avatarPhrases, phrases, "phrases in the feelings tray", at: "avatarPhrases.\(name)")
    problems += safety(of: name, in: data)
    problems += atLeast(
      figures.followUps, followUps.count, "follow-ups in \(name)", at: "scsFollowUps")
    var pictures = Duplicates("the emoji")
    for (index, word) in (data.scenes[name]?.words ?? []).enumerated() {
      problems += pictures.check(word.emoji, at: "scenes.\(name).words[\(index)].emoji")
    }
    let used = Set(followUps.map(\.pragmaticFunction))
    for function in PragmaticFunction.allCases {
      problems += .found(
        !used.contains(function), at: "scsFollowUps",
        "no follow-up in \(name) is \(function.rawValue)")
    }
    guard let manifest else {
      return problems + .found(true, at: SceneFile.name(of: name), "there is no such file")
    }
    return problems + placing(of: data.scenes[name]?.words ?? [], in: manifest, figures: figures)
  }

  static func atLeast(
    _ wanted: Int, _ found: Int, _ what: String, at path: String
  ) -> [ContentProblem] {
    .found(found < wanted, at: path, "\(found) \(what), at least \(wanted) are needed")
  }
}
