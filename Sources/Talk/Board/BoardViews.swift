public import MeadowFoundations

/// What the board shows: scene, grid and core bar, from the vocabulary, the settings and the family's
/// own words (document 001, Vocabulary; M2-002, M2-006).
///
/// Pure functions of its parts. Tier, density and labels stay apart: the tier decides what opens,
/// which words the grid has and which have come yet, the density which of those are seen, labels
/// whether their words are written. "I love you" is always there. Each word has a place in the full
/// list, whoever else is hidden, joins or goes.
public struct BoardViews: Sendable {
  /// The groups of My Words that stand together somewhere: in scenes by their routines, and all.
  static let groupsThatStandTogether: [[MyWordGroup]] = [
    [.people], [.people, .things], [.people, .places], MyWordGroup.allCases,
  ]

  /// All words and scenes.
  public var vocabulary: VocabularyService
  /// What a grown-up has decided.
  public var settings: FamilySettings
  /// The family's own words.
  public var myWords: [MyWord]
  /// Where those and the pinned words stand.
  public var places: BoardPlaces

  /// The board of a family.
  public init(
    vocabulary: VocabularyService, settings: FamilySettings, myWords: [MyWord] = [],
    places: BoardPlaces = BoardPlaces()
  ) {
    self.vocabulary = vocabulary
    self.settings = settings
    self.myWords = myWords
    self.places = places
  }

  /// The least size of what can be touched, in points: what a grown-up has chosen, 72 at least at
  /// Tier 1 and 60 else (spec README, resolution 20).
  public var targetSize: Int { max(settings.buttonSize, settings.tier == .firstWords ? 72 : 60) }

  /// What is seen of `scene` at `path`, the ids of the open containers; nil where there is no such
  /// scene. My Words of a fitting group stand in the scene itself, in their slots.
  public func scene(_ scene: String, path: [String] = []) -> SceneView? {
    guard let manifest = vocabulary.manifests[scene] else { return nil }
    let objects = manifest.objects(at: path)
    let shown = objects.enumerated().filter { _, object in isShown(object, in: scene) }
    let ids = Set(shown.map(\.element.id))
    return SceneView(
      scene: scene, label: manifest.label, background: manifest.background, path: path,
      objects: shown.map { index, object in
        BoardObject(
          object, word: word(of: object, in: scene, slot: index),
          stands: vocabulary.word(object.word, in: scene)?.isStandingThing ?? false,
          tier: settings.tier, isSilent: isHidden(object.word, in: scene))
      },
      gaps: objects.filter { !ids.contains($0.id) }.map(BoardGap.init),
      myWords: path.isEmpty ? myWords(fitting: manifest) : [], showsLabels: settings.showsLabels,
      targetSize: targetSize)
  }

  /// The grid of `scene`: what a heart has pinned, then the scene's own words, the core words of the
  /// tier and My Words. A slot is a place in the full list, so that no word moves when another is
  /// hidden or joins it.
  public func grid(of scene: String) -> GridView {
    let core = coreWords
    let onBoard = Set(core.map { VocabularyService.key($0.word) })
    let all = gridWords(of: scene)
    let words = all.enumerated().filter { _, word in
      !settings.isHidden(word.id, in: scene)
        && !onBoard.contains(VocabularyService.key(word.word))
    }
    return GridView(
      scene: scene, label: vocabulary.data.scenes[scene]?.label ?? scene,
      pinned: settings.marksFavorites ? pinnedWords(in: scene) : nil,
      sceneWords: words.map { slot, word in
        BoardWord(
          FoundWord(word, scene: scene), group: word.zone, slot: slot,
          isFavorite: isFavorite(word.id))
      },
      coreWords: core, myWords: boardWords(of: MyWordGroup.allCases),
      slots: GridSlots(
        scene: all.count, core: vocabulary.coreWords.count { $0.tier <= settings.tier }),
      showsLabels: settings.showsLabels, targetSize: targetSize)
  }

  /// The bar of core words that is on every screen.
  public var coreBar: CoreBar {
    CoreBar(words: coreWords, showsLabels: settings.showsLabels, targetSize: targetSize)
  }

  /// The places of the family's own words where all of them stand, by their numbers.
  public var ownPlaces: [Int: Int] {
    places.places(of: ownWords(of: MyWordGroup.allCases), in: MyWordGroup.allCases)
  }

  /// The words that can be seen and touched in `scene` at `path`, or in its grid, for the companion to
  /// choose from: things, not what they lie in, and the core words, which are worth modelling everywhere.
  public func wordsInSight(
    of scene: String, path: [String] = [], as mode: BoardMode = .scene
  ) -> [String] {
    let things =
      switch mode {
      case .scene:
        self.scene(scene, path: path)?.objects.filter { !$0.opens }.map(\.word.word) ?? []
      case .grid: grid(of: scene).sceneWords.map(\.word)
      }
    return things + coreWords.filter { $0.id != CoreWord.alwaysVisibleID }.map(\.word)
  }
}
