import MeadowFoundations

/// The first row of the grid: what a heart has pinned, the same in every scene (document 001,
/// Vocabulary).
extension BoardViews {
  /// What a heart has pinned, under the name by which it keeps its place.
  struct Pinned {
    var name: String
    var word: Word

    enum Word {
      case content(WordID)
      case own(MyWord)
    }
  }

  /// All that a heart has pinned: words that come with Meadow by name, then the family's own.
  var pinned: [Pinned] {
    settings.favorites.sorted().map { Pinned(name: $0.name, word: .content($0)) }
      + ownWords(of: MyWordGroup.allCases).filter(\.content.isFavorite).map {
        Pinned(name: "#\($0.id)", word: .own($0))
      }
  }

  /// The pinned words by their places, as seen from `scene`; hidden ones leave theirs free, as do words
  /// that are not there any more.
  func pinnedWords(in scene: String) -> [BoardWord] {
    let pinned = pinned
    let slots = places.pins(of: pinned.map(\.name))
    return pinned.compactMap { pin in
      let slot = slots[pin.name] ?? 0
      switch pin.word {
      case .own(let word): return BoardWord(word, slot: slot, marksFavorites: true)
      case .content(let id): return content(id, from: scene, slot: slot)
      }
    }
    .sorted { $0.slot < $1.slot }
  }

  /// The word `id` that comes with Meadow, best of `scene`; nil where no place on the board has it.
  private func content(_ id: WordID, from scene: String, slot: Int) -> BoardWord? {
    let core = vocabulary.coreWords.first { $0.id == id }
    if let core, core.tier <= settings.tier, !settings.isHidden(core.id, in: nil) {
      return BoardWord(FoundWord(core), group: core.group, slot: slot, isFavorite: true)
    }
    for other in [scene] + vocabulary.sceneNames.filter({ $0 != scene }) {
      let word = vocabulary.sceneWords(of: other).first { $0.id == id }
      if let word, !settings.isHidden(id, in: other) {
        return BoardWord(
          FoundWord(word, scene: other), group: word.zone, slot: slot, isFavorite: true)
      }
    }
    return nil
  }
}
