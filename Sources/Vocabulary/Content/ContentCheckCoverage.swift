import MeadowFoundations

extension ContentCheck {
  /// Every word has its follow-ups, and they do at least two different things (M2-004).
  static func spread(of data: VocabularyData, figures: Figures) -> [ContentProblem] {
    let groups = Dictionary(grouping: data.scsFollowUps) {
      WordPlace(scene: $0.scene, word: $0.triggerWord)
    }
    var problems = data.coreVocabulary.enumerated().flatMap { index, word in
      let found = groups[WordPlace(scene: nil, word: word.word)] ?? []
      return spread(found, of: word.word, at: "coreVocabulary[\(index)]", figures: figures)
    }
    for (name, scene) in data.scenes.byName {
      for (index, word) in scene.words.enumerated() {
        let found = groups[WordPlace(scene: name, word: word.word)] ?? []
        let path = "scenes.\(name).words[\(index)]"
        problems += spread(found, of: word.word, at: path, figures: figures)
      }
    }
    return problems
  }

  private static func spread(
    _ followUps: [SCSFollowUp], of word: String, at path: String, figures: Figures
  ) -> [ContentProblem] {
    let (least, most) = (figures.followUpsPerWord.lowerBound, figures.followUpsPerWord.upperBound)
    guard figures.followUpsPerWord.contains(followUps.count) else {
      return .found(
        true, at: path,
        "\"\(word)\" has \(followUps.count) follow-ups, it must be \(least) to \(most)")
    }
    return .found(
      Set(followUps.map(\.pragmaticFunction)).count < 2, at: path,
      "all follow-ups of \"\(word)\" are for one function; two are needed")
  }

  /// Every scene word has a pattern of two and one of three words that suits it (M2-003).
  static func patterns(of data: VocabularyData) -> [ContentProblem] {
    [Tier.combinations, .sentences].flatMap { level in
      let patterns = data.sentenceTemplates.filter { $0.level == level }.flatMap(\.patterns)
      return data.scenes.byName.flatMap { name, scene in
        scene.words.enumerated().flatMap { index, word in
          [ContentProblem].found(
            !patterns.contains { $0.suits(word.word, word.grammar) },
            at: "scenes.\(name).words[\(index)]",
            "no pattern of level \(level.rawValue) suits \"\(word.word)\" "
              + "(\(word.form.rawValue)/\(word.category.rawValue))")
        }
      }
    }
  }

  /// Where an example is made with a word of the board, that word is one its pattern is for.
  static func examples(of data: VocabularyData) -> [ContentProblem] {
    var grammars: [String: [WordGrammar]] = [:]
    for word in data.coreVocabulary {
      grammars[word.word.lowercased(), default: []].append(word.grammar)
    }
    for word in data.scenes.values.flatMap(\.words) {
      grammars[word.word.lowercased(), default: []].append(word.grammar)
    }
    return data.placedPatterns.compactMap { path, pattern in
      guard case .success(let parts) = pattern.parts, parts.place == .word,
        let word = pattern.filler(parts), let found = grammars[word.lowercased()],
        !found.contains(where: { pattern.suits(word, $0) })
      else { return nil }
      return ContentProblem(
        path: "\(path).example", reason: "\"\(word)\" is not a word that the pattern fits")
    }
  }

  /// Every word of the scene stands in it once, in its own zone; zones, sub-zones and what is seen at
  /// low density are as many as promised.
  static func placing(
    of words: [SceneWord], in manifest: SceneManifest, figures: SceneFigures
  ) -> [ContentProblem] {
    let file = SceneFile.name(of: manifest.sceneId)
    let placed = manifest.placed
    let zones = Dictionary(
      placed.map { ($0.object.word.lowercased(), $0.object.zone) }, uniquingKeysWith: { a, _ in a })
    var problems = atLeast(figures.zones, manifest.zones.count, "zones", at: "\(file): zones")
    problems += atLeast(
      figures.subZones, manifest.subZones.count, "sub-zones", at: "\(file): objects")
    for (index, word) in words.enumerated() where zones[word.word.lowercased()] != word.zone {
      let zone = zones[word.word.lowercased()]
      problems += .found(
        true, at: "scenes.\(manifest.sceneId).words[\(index)].zone",
        zone.map { "\"\(word.word)\" stands in the zone \"\($0)\" of \(file)" }
          ?? "\"\(word.word)\" does not stand in \(file)")
    }
    // At low density a zone still shows its most important things (SceneDensity).
    for (index, zone) in manifest.zones.enumerated() {
      let best = placed.filter { $0.object.zone == zone.id }.map(\.object.priority).min()
      problems += .found(
        best ?? .max > 3, at: "\(file): zones[\(index)]",
        "nothing of \"\(zone.id)\" has a priority of 3 or better")
    }
    return problems
  }
}

/// A word and where it is followed up.
struct WordPlace: Hashable {
  private let scene: String?
  private let word: String

  init(scene: String?, word: String) {
    self.scene = scene
    self.word = word.lowercased()
  }
}
