import MeadowFoundations

extension BoardViews {
  /// The core words of the tier that are not hidden, each in its slot; "I love you" always. Slots are
  /// counted through the words of Tier 1, then those of Tier 2, then those of Tier 3: a higher tier
  /// adds at the end.
  var coreWords: [BoardWord] {
    let all = vocabulary.coreWords
    var slots: [String: Int] = [:]
    var colourSlots: [String: Int] = [:]
    var counts: [FitzgeraldKey: Int] = [:]
    for word in Tier.allCases.flatMap({ tier in all.filter { $0.tier == tier } }) {
      slots[word.word] = slots.count
      colourSlots[word.word] = counts[word.fitzgeraldKey, default: 0]
      counts[word.fitzgeraldKey, default: 0] += 1
    }
    return all.compactMap { word in
      let isThere =
        word.id == CoreWord.alwaysVisibleID
        || (word.tier <= settings.tier && !settings.isHidden(word.id, in: nil))
      guard isThere else { return nil }
      var shown = BoardWord(
        FoundWord(word), group: word.group, slot: slots[word.word] ?? 0, tier: word.tier,
        isFavorite: isFavorite(word.id))
      shown.colourSlot = colourSlots[word.word]
      return shown
    }
  }

  /// The scene's words that the grid has, hidden ones among them. At Tier 1 those that a first word
  /// usually is and that matter most, large and few; from Tier 2 on all. The scene itself has them
  /// all at every tier.
  func gridWords(of scene: String) -> [SceneWord] {
    let all = vocabulary.sceneWords(of: scene)
    guard settings.tier == .firstWords, let manifest = vocabulary.manifests[scene] else {
      return all
    }
    let first = Self.firstWords(among: manifest.objects)
    let few = all.filter { first.contains(VocabularyService.key($0.word)) }
    return few.isEmpty ? all : few
  }

  private static func firstWords(among objects: [SceneObject]) -> Set<String> {
    objects.reduce(into: []) { words, object in
      if object.type == .flat, object.tier == .firstWords, object.priority <= SceneDensity.lowCutoff
      {
        words.insert(VocabularyService.key(object.word))
      }
      words.formUnion(firstWords(among: object.children ?? []))
    }
  }

  /// Whether `object` is seen: the child's tier has it, it is as important as the density asks, and a
  /// grown-up has not hidden its word; or, if they have, it is still the way to words that they have not hidden.
  func isShown(_ object: SceneObject, in scene: String) -> Bool {
    guard hasCome(object), object.priority <= settings.cutoff(of: scene) else { return false }
    guard isHidden(object.word, in: scene) else { return true }
    return leadsOn(object, in: scene)
  }

  /// Whether the child's tier has `object`: words of an older child crowd no younger one's board.
  func hasCome(_ object: SceneObject) -> Bool {
    object.seenFromTier.map { $0 <= settings.tier } ?? true
  }

  /// Whether something lies in `object` that can be seen once it is open.
  func leadsOn(_ object: SceneObject, in scene: String) -> Bool {
    object.type == .container && object.tier <= settings.tier
      && (object.children ?? []).contains { isShown($0, in: scene) }
  }

  /// The word an object stands for; a word that the vocabulary does not have is still shown and said.
  func word(of object: SceneObject, in scene: String, slot: Int) -> BoardWord {
    let found = vocabulary.word(object.word, in: scene)
    return BoardWord(
      id: found?.id, word: object.word, emoji: found?.emoji ?? "❔",
      fitzgeraldKey: object.fitzgeraldKey, group: object.zone, slot: slot,
      isFavorite: found?.id.map(isFavorite) ?? false)
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
    let few = Set(groups.flatMap { ownWords(of: [$0]).prefix($0.slots) }.map(\.id))
    return boardWords(of: groups).filter { $0.myWord.map(few.contains) == true }
  }

  /// The family's words of `groups`, by their places.
  func boardWords(of groups: [MyWordGroup]) -> [BoardWord] {
    let words = ownWords(of: groups)
    let slots = places.places(of: words, in: groups)
    return words.map { word in
      BoardWord(word, slot: slots[word.id] ?? 0, marksFavorites: settings.marksFavorites)
    }
    .sorted { $0.slot < $1.slot }
  }

  /// The family's words of `groups`, in a grown-up's order.
  func ownWords(of groups: [MyWordGroup]) -> [MyWord] {
    groups.flatMap { group in
      myWords.filter { $0.content.group == group }.sorted {
        ($0.position, $0.id) < ($1.position, $1.id)
      }
    }
  }

  func isFavorite(_ word: WordID) -> Bool {
    settings.marksFavorites && settings.favorites.contains(word)
  }

  /// Whether a grown-up has hidden the word that is called `text`; nil asks for the core words.
  public func isHidden(_ text: String, in scene: String?) -> Bool {
    settings.isHidden(vocabulary.id(of: text, in: scene), in: scene)
  }
}
