import MeadowFoundations

extension ContentStatistics {
  /// The figures as plain text for a speech-language pathologist, 100 columns at most.
  public var lines: [String] {
    let parts = [board, places, followUpLines, functionLines, patternLines, examples]
    return Array(parts.joined(separator: [""]))
  }

  private var board: [String] {
    ["Core words, on every board"]
      + table(
        ["", "words", "numbers", "together"],
        Tier.allCases.map { tier in
          let (words, numbers) = (coreWords[tier] ?? 0, self.numbers[tier] ?? 0)
          return ["Tier \(tier.rawValue)", "\(words)", "\(numbers)", "\(words + numbers)"]
        })
  }

  private var places: [String] {
    ["Scenes: what can be seen and touched"]
      + table(
        ["", "words", "zones", "sub-zones", "items", "feelings"],
        scenes.map { [$0.label, $0.words, $0.zones, $0.subZones, $0.items, $0.avatarPhrases] }
          + [
            [
              "together", sum(\.words), sum(\.zones), sum(\.subZones), sum(\.items),
              sum(\.avatarPhrases),
            ]
          ])
  }

  private var followUpLines: [String] {
    var rows: [[any CustomStringConvertible]] = followUpRows.map { label, followUps in
      let tiers = [Tier.combinations, .sentences].map { followUps.byTier[$0] ?? 0 }
      return [label, followUps.count, tiers[0], tiers[1], followUps.thinWords.count]
    }
    let all = followUpRows.map(\.followUps)
    rows.append([
      "together", all.map(\.count).reduce(0, +),
      all.map { $0.byTier[.combinations] ?? 0 }.reduce(0, +),
      all.map { $0.byTier[.sentences] ?? 0 }.reduce(0, +),
      all.map(\.thinWords.count).reduce(0, +),
    ])
    let thin = followUpRows.filter { !$0.followUps.thinWords.isEmpty }.map {
      "\($0.label), fewer than two: " + $0.followUps.thinWords.joined(separator: ", ")
    }
    return ["Follow-ups: what is offered after a word (Tier 1 has none)"]
      + table(["", "all", "from Tier 2", "from Tier 3", "words with < 2"], rows) + thin
  }

  private var functionLines: [String] {
    let functions = PragmaticFunction.allCases
    return ["Follow-ups by what they do"]
      + table(
        [""] + functions.map(\.rawValue),
        followUpRows.map { label, followUps in
          [label] + functions.map { followUps.byFunction[$0] ?? 0 }
        })
  }

  private var patternLines: [String] {
    ["Sentence patterns, for words and moments without follow-ups of their own"]
      + table(
        ["", "patterns", "to fill in", "length", "age"],
        levels.map { ["Tier \($0.level.rawValue)", $0.patterns, $0.carriers, $0.mlu, $0.ageRange] })
  }

  private var examples: [String] {
    ["For example: three of these are offered, from different functions where there are such"]
      + scenes.flatMap { scene -> [String] in
        guard let example = scene.example else { return [] }
        return [Tier.combinations, .sentences].map { tier in
          let phrases = example.followUps.filter { $0.tierMinimum <= tier }
            .map { "\"\($0.phrase)\" (\($0.pragmaticFunction.rawValue))" }
          return "  \(scene.label), Tier \(tier.rawValue), after \"\(example.word)\": "
            + phrases.joined(separator: ", ")
        }
      }
  }

  private var followUpRows: [(label: String, followUps: FollowUps)] {
    [("Core words", core)] + scenes.map { ($0.label, $0.followUps) }
  }

  private func sum(_ figure: KeyPath<Scene, Int>) -> Int {
    scenes.map { $0[keyPath: figure] }.reduce(0, +)
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
