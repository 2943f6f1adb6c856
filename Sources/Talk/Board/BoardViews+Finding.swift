import MeadowFoundations

/// Where words stand: "where is banana?" (document 001, Vocabulary).
extension BoardViews {
  /// The most places that are told.
  public static let mostPlaces = 30

  /// Where the words stand that have `text` in them: the word itself first, then those that begin with
  /// it; of equals what is seen before what is not, and `scene` before other scenes.
  public func places(of text: String, from scene: String? = nil) -> [WordLocation] {
    let key = VocabularyService.key(text)
    guard !key.isEmpty else { return [] }
    let all = coreLocations + ownLocations + vocabulary.sceneNames.flatMap(places(in:))
    let found = all.filter { VocabularyService.key($0.word).contains(key) }
    func rank(_ place: WordLocation) -> Int {
      let word = VocabularyService.key(place.word)
      let match = word == key ? 0 : word.hasPrefix(key) ? 1 : 2
      let isElsewhere = place.scene != nil && place.scene != scene
      return match * 4 + (place.absence == nil ? 0 : 2) + (isElsewhere ? 1 : 0)
    }
    // By number too, since sorting keeps no order among equals by promise.
    return found.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    .prefix(Self.mostPlaces).map(\.element)
  }

  private var coreLocations: [WordLocation] {
    vocabulary.coreWords.map { core in
      var place = WordLocation(word: core.word, emoji: core.emoji, way: ["Core words"])
      if core.id == CoreWord.alwaysVisibleID { return place }
      if settings.isHidden(core.id, in: nil) { place.absence = .hidden }
      if core.tier > settings.tier { place.absence = .tier }
      return place
    }
  }

  private var ownLocations: [WordLocation] {
    boardWords(of: MyWordGroup.allCases).map {
      WordLocation(word: $0.word, emoji: $0.emoji, way: ["My words"])
    }
  }

  private func places(in scene: String) -> [WordLocation] {
    guard let manifest = vocabulary.manifests[scene] else { return [] }
    let start = WordLocation(word: "", emoji: "", scene: scene, way: [manifest.label])
    let things = places(of: manifest.objects, behind: start)
    let drawn = Set(things.map { VocabularyService.key($0.word) })
    let others = vocabulary.sceneWords(of: scene).filter {
      !drawn.contains(VocabularyService.key($0.word))
    }
    let onGrid = Set(gridWords(of: scene).map(\.word))
    return things
      + others.map { word in
        var place = start
        (place.word, place.emoji, place.way) = (word.word, word.emoji, place.way + ["grid"])
        place.absence =
          settings.isHidden(word.id, in: scene)
          ? .hidden : onGrid.contains(word.word) ? nil : .tier
        return place
      }
  }

  /// The places of `objects` and of what lies in them; `outer` is what they lie in themselves.
  private func places(of objects: [SceneObject], behind outer: WordLocation) -> [WordLocation] {
    objects.flatMap { object -> [WordLocation] in
      let scene = outer.scene ?? ""
      var place = outer
      place.word = object.word
      place.emoji = vocabulary.word(object.word, in: scene)?.emoji ?? "❔"
      place.object = object.id
      let isDense = object.priority > settings.cutoff(of: scene)
      let isHidden = isHidden(object.word, in: scene)
      let unseen: WordLocation.Absence? = !hasCome(object) ? .tier : isDense ? .density : nil
      place.absence = outer.absence ?? (isHidden ? .hidden : unseen)
      guard let children = object.children else { return [place] }
      // What is hidden alone is still the way to what lies in it.
      var inside = place
      inside.absence = outer.absence ?? unseen
      inside.path += [object.id]
      inside.way += [object.word]
      if inside.absence == nil, object.tier > settings.tier { inside.absence = .tier }
      return [place] + places(of: children, behind: inside)
    }
  }
}
