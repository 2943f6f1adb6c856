public import MeadowFoundations

/// What the content holds, in figures: the coverage table of `meadow content stats`.
public struct ContentStatistics {
  /// Words that stand together, and what may be offered after them.
  private struct Group {
    var label: String
    var words: [String]
    var followUps: [SCSFollowUp]

    /// The words that have fewer than two, in the order of the board.
    var thinWords: [String] {
      let found = followUps.reduce(into: [String: Int]()) {
        $0[$1.triggerWord.lowercased(), default: 0] += 1
      }
      return words.filter { found[$0.lowercased(), default: 0] < 2 }
    }
  }

  private let data: VocabularyData
  private let manifests: [SceneManifest]
  /// The names of the scenes, in the order of the routines and then by name.
  private let names: [String]
  /// The core words, whose follow-ups are offered in every scene.
  private let core: Group
  private let scenes: [Group]

  /// The figures of `data` and of the manifests of its scenes.
  public init(_ data: VocabularyData, _ manifests: [SceneManifest]) {
    self.data = data
    self.manifests = manifests
    var names: [String] = []
    for name in data.routines.map(\.scene) + data.scenes.keys.sorted()
    where !names.contains(name) && data.scenes[name] != nil {
      names.append(name)
    }
    self.names = names
    let byScene = Dictionary(grouping: data.scsFollowUps, by: \.scene)
    core = Group(
      label: "Core words", words: data.coreVocabulary.map(\.word), followUps: byScene[nil] ?? [])
    scenes = names.compactMap { name in
      data.scenes[name].map {
        Group(label: $0.label, words: $0.words.map(\.word), followUps: byScene[name] ?? [])
      }
    }
  }

  /// The figures as plain text for a speech-language pathologist, 100 columns at most.
  public var lines: [String] {
    let parts = [board, places, followUps, functions, patterns, examples]
    return Array(parts.joined(separator: [""]))
  }

  private var board: [String] {
    let rows = Tier.allCases.map { tier -> [any CustomStringConvertible] in
      let visible = data.coreVocabulary.filter { $0.tier <= tier }
      let numbers = visible.count { $0.group == CoreWord.numbers }
      return ["Tier \(tier.rawValue)", visible.count - numbers, numbers, visible.count]
    }
    return ["Core words, on every board"] + table(["", "words", "numbers", "together"], rows)
  }

  private var places: [String] {
    let rows = zip(names, scenes).map { name, scene in
      let manifest = manifests.first { $0.sceneId == name }
      return [
        scene.words.count, manifest?.zones.count ?? 0, manifest?.subZones.count ?? 0,
        manifest?.placed.count { $0.object.type == .flat } ?? 0,
        data.avatarPhrases[name]?.count ?? 0,
      ]
    }
    return ["Scenes: what can be seen and touched"]
      + table(["words", "zones", "sub-zones", "items", "feelings"], rows, of: scenes)
  }

  private var followUps: [String] {
    let groups = [core] + scenes
    let rows = groups.map { group in
      let tiers = [Tier.combinations, .sentences].map { tier in
        group.followUps.count { $0.tierMinimum == tier }
      }
      return [group.followUps.count] + tiers + [group.thinWords.count]
    }
    let thin = groups.filter { !$0.thinWords.isEmpty }.map {
      "\($0.label), fewer than two: " + $0.thinWords.joined(separator: ", ")
    }
    return ["Follow-ups: what is offered after a word (Tier 1 has none)"]
      + table(["all", "from Tier 2", "from Tier 3", "words with < 2"], rows, of: groups) + thin
  }

  private var functions: [String] {
    let functions = PragmaticFunction.allCases
    let rows = ([core] + scenes).map { group -> [any CustomStringConvertible] in
      [group.label]
        + functions.map { function in
          group.followUps.count { $0.pragmaticFunction == function }
        }
    }
    return ["Follow-ups by what they do"] + table([""] + functions.map(\.rawValue), rows)
  }

  private var patterns: [String] {
    let rows = data.sentenceTemplates.map { level -> [any CustomStringConvertible] in
      [
        "Tier \(level.level.rawValue)", level.patterns.count, level.carriers?.count ?? 0, level.mlu,
        level.ageRange,
      ]
    }
    return ["Sentence patterns, for words and moments without follow-ups of their own"]
      + table(["", "patterns", "to fill in", "length", "age"], rows)
  }

  /// What is offered after each scene's first word with follow-ups, those of every scene included.
  private var examples: [String] {
    ["For example: three of these are offered, from different functions where there are such"]
      + scenes.flatMap { scene -> [String] in
        let all = Dictionary(grouping: scene.followUps + core.followUps) {
          $0.triggerWord.lowercased()
        }
        guard let word = scene.words.first(where: { all[$0.lowercased()] != nil }) else {
          return []
        }
        return [Tier.combinations, .sentences].map { tier in
          let phrases = (all[word.lowercased()] ?? []).filter { $0.tierMinimum <= tier }
            .map { "\"\($0.phrase)\" (\($0.pragmaticFunction.rawValue))" }
          return "  \(scene.label), Tier \(tier.rawValue), after \"\(word)\": "
            + phrases.joined(separator: ", ")
        }
      }
  }

  /// Figures of `groups` under a heading, and below them the sums of their columns.
  private func table(_ heading: [String], _ rows: [[Int]], of groups: [Group]) -> [String] {
    let sums = rows.reduce(heading.map { _ in 0 }) { zip($0, $1).map(+) }
    return table(
      [""] + heading,
      zip(groups.map(\.label) + ["together"], rows + [sums]).map { [$0] + $1 })
  }

  /// Rows under a heading: the first column to the left, figures to the right, two blanks between.
  private func table(
    _ heading: [String], _ rows: [[any CustomStringConvertible]]
  ) -> [String] {
    let rows = [heading] + rows.map { $0.map(\.description) }
    let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      "  "
        + row.enumerated().map { column, text in
          let blanks = String(repeating: " ", count: widths[column] - text.count)
          return column == 0 ? text + blanks : blanks + text
        }.joined(separator: "  ")
    }
  }
}
