import MeadowFoundations

extension BoardViews {
  /// The core words of the tier that are not hidden, each in its slot; "I love you" always.
  var coreWords: [BoardWord] {
    vocabulary.coreWords.enumerated().compactMap { slot, word in
      let isThere =
        word.word == CoreWord.alwaysVisible
        || (word.tier <= settings.tier && !settings.isHidden(word.word, in: nil))
      guard isThere else { return nil }
      return BoardWord(
        FoundWord(word), group: word.group, slot: slot, tier: word.tier,
        isFavorite: isFavorite(word.word))
    }
  }

  /// The word an object stands for; a word that the vocabulary does not have is still shown and said.
  func word(of object: SceneObject, in scene: String, slot: Int) -> BoardWord {
    let found = vocabulary.word(object.word, in: scene)
    return BoardWord(
      word: object.word, emoji: found?.emoji ?? "❔", fitzgeraldKey: object.fitzgeraldKey,
      group: object.zone, slot: slot, isFavorite: isFavorite(object.word))
  }

  /// The family's own words that belong into a scene: people into every one, things where one plays
  /// and sleeps, places outdoors; all into a scene of a routine of the family's own.
  func myWords(fitting manifest: SceneManifest) -> [BoardWord] {
    let groups: [MyWordGroup] =
      switch manifest.routine {
      case "meals", "bath": [.people]
      case "play", "bedtime": [.people, .things]
      case "outdoors": [.people, .places]
      default: MyWordGroup.allCases
      }
    return groups.flatMap { boardWords(of: $0).prefix($0.slots) }
  }

  /// The family's words of `group`, in their order.
  func boardWords(of group: MyWordGroup) -> [BoardWord] {
    myWords.filter { $0.content.group == group }.sorted {
      ($0.position, $0.id) < ($1.position, $1.id)
    }
    .enumerated().map { slot, word in
      BoardWord(word, slot: slot, marksFavorites: settings.marksFavorites)
    }
  }

  func isFavorite(_ word: String) -> Bool {
    settings.marksFavorites && settings.favorites.contains(word.lowercased())
  }
}
