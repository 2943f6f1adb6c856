import MeadowFamily
import MeadowFoundations
import MeadowTalk
import Testing

/// Scene, grid and core bar (document 001, Vocabulary; M2-002, M2-006).
@Suite struct BoardViewsTests {
  static let vocabulary = VocabularyService(
    VocabularyData(
      schema: VocabularyData.supportedSchema, version: "1.0.0",
      counts: VocabularyCounts(
        coreWords: 6, numbers: 0, visibleAtTier1: 3, visibleAtTier2: 4, visibleAtTier3: 6),
      fitzgeraldKey: [:],
      coreVocabulary: [
        core("more", .descriptors, "amounts", .firstWords),
        core("like", .verbs, "needs", .combinations),
        core("why", .misc, "questions", .sentences),
        core("I love you", .social, "together", .firstWords),
        core("potty", .nouns, "places", .firstWords), core("not", .misc, "words", .sentences),
      ],
      scenes: [
        "kitchen": SceneVocabulary(
          label: "Kitchen",
          words: [
            scene("banana", "table"), scene("Potty", "table"), scene("knife", "table"),
            scene("milk", "fridge"), scene("why", "fridge"),
          ]),
        "park": SceneVocabulary(label: "Park", words: [scene("slide", "grass")]),
      ]),
    manifests: [manifest("kitchen", routine: "meals"), manifest("playroom", routine: "play")]
      + [manifest("outdoors", routine: "outdoors"), manifest("farm", routine: "farm")])

  static func core(
    _ word: String, _ key: FitzgeraldKey, _ group: String, _ tier: Tier
  ) -> CoreWord {
    CoreWord(word: word, emoji: "🔵", fitzgeraldKey: key, group: group, tier: tier)
  }

  static func scene(_ word: String, _ zone: String) -> SceneWord {
    SceneWord(word: word, emoji: "🟠", fitzgeraldKey: .nouns, zone: zone)
  }

  static func manifest(_ id: String, routine: String) -> SceneManifest {
    SceneManifest(
      sceneId: id, routine: routine, label: id.uppercased(), background: id + ".svg", zones: [],
      objects: [
        SceneObject(id: "banana", word: "banana", zone: "table", priority: 1),
        SceneObject(id: "knife", word: "knife", zone: "table", priority: 4),
        SceneObject(
          id: "fridge", word: "fridge", type: .container, tier: .combinations, zone: "fridge",
          priority: 3,
          children: [
            SceneObject(id: "milk", word: "milk", zone: "fridge", priority: 3),
            SceneObject(id: "jam", word: "jam", tier: .sentences, zone: "fridge", priority: 9),
          ]),
        SceneObject(id: "love", word: "I love you", zone: "table", priority: 7),
      ])
  }

  static func mine(_ id: Int, _ text: String, _ group: MyWordGroup, at position: Int) -> MyWord {
    MyWord(
      id: id, content: MyWordContent(group: group, text: text, isFavorite: id == 1),
      position: position)
  }

  static let myWords = [
    mine(3, "park bench", .places, at: 0), mine(2, "Nana", .people, at: 1),
    mine(1, "Rex", .people, at: 0), mine(4, "bunny", .things, at: 0),
  ]

  static func board(
    tier: Tier = .firstWords, mine: [MyWord] = [],
    _ change: (inout FamilySettings) -> Void = { _ in }
  ) -> BoardViews {
    var settings = FamilySettings(tier: tier)
    change(&settings)
    return BoardViews(vocabulary: vocabulary, settings: settings, myWords: mine)
  }

  @Test(
    "the density decides which objects are seen, at every tier and with labels on or off",
    arguments: [
      (SceneDensity.low, ["banana", "fridge"]), (.medium, ["banana", "knife", "fridge"]),
      (.high, ["banana", "knife", "fridge", "love"]), (.custom, ["banana", "knife", "fridge"]),
    ])
  func density(density: SceneDensity, ids: [String]) {
    for tier in Tier.allCases {
      for labels in [false, true] {
        let board = Self.board(tier: tier) {
          $0.densities = ["kitchen": density]
          $0.densityCutoffs = ["kitchen": 5]
          $0.showsLabels = labels
        }
        let view = board.scene("kitchen")
        #expect(view?.objects.map(\.id) == ids && view?.showsLabels == labels)
        #expect(board.scene("playroom")?.objects.count == 4)
      }
    }
  }

  @Test("density and hidden words hold inside containers as well")
  func inside() throws {
    let view = try #require(Self.board().scene("kitchen", path: ["fridge"]))
    #expect(view.objects.map(\.id) == ["milk", "jam"] && view.path == ["fridge"])
    let low = Self.board { $0.densities = ["kitchen": .low] }
    #expect(low.scene("kitchen", path: ["fridge"])?.objects.map(\.id) == ["milk"])
    let hidden = Self.board { $0.hiddenWords = ["kitchen": ["milk"]] }
    #expect(hidden.scene("kitchen", path: ["fridge"])?.objects.map(\.id) == ["jam"])
  }

  @Test("the tier decides what opens, and hides nothing")
  func tierOfContainers() {
    for tier in Tier.allCases {
      let objects = Self.board(tier: tier).scene("kitchen")?.objects ?? []
      #expect(objects.count == 4)
      #expect(objects.filter(\.opens).map(\.id) == (tier == .firstWords ? [] : ["fridge"]))
    }
  }

  @Test("a thing of an older child's is not in sight before its tier, and its place stays free")
  func thingsToCome() {
    for tier in Tier.allCases {
      var board = Self.board(tier: tier)
      var manifests = board.vocabulary.manifests
      manifests["kitchen"]?.objects[1].seenFromTier = .combinations
      board.vocabulary = VocabularyService(
        board.vocabulary.data, manifests: Array(manifests.values))
      let scene = board.scene("kitchen")
      let isThere = tier >= .combinations
      #expect(scene?.objects.contains { $0.id == "knife" } == isThere)
      #expect(scene?.gaps.count == (isThere ? 0 : 1))
      let knife = board.places(of: "knife").first { $0.object == "knife" }
      #expect(knife?.absence == (isThere ? nil : .tier))
    }
  }

  @Test("a word that the vocabulary does not have is still shown, with its own word")
  func unknownWord() {
    let fridge = Self.board().scene("kitchen")?.objects.first { $0.id == "fridge" }
    #expect(fridge?.word.word == "fridge" && fridge?.word.emoji == "❔")
    let banana = Self.board().scene("kitchen")?.objects.first
    #expect(banana?.word.emoji == "🟠" && banana?.word.group == "table")
  }

  @Test("hidden words are gone, in their scene alone; \"I love you\" never is")
  func hidden() {
    let board = Self.board {
      $0.hiddenWords = ["kitchen": ["knife", "i love you"], "core": ["more", "i love you"]]
    }
    #expect(board.scene("kitchen")?.objects.map(\.id) == ["banana", "fridge", "love"])
    #expect(board.scene("playroom")?.objects.count == 4)
    #expect(!board.grid(of: "kitchen").sceneWords.map(\.word).contains("knife"))
    #expect(board.coreBar.words.map(\.word) == ["I love you", "potty"])
  }

  @Test(
    "what is hidden or not dense enough leaves its place, and the others stand as if it were there")
  func gaps() throws {
    let few = Self.board {
      $0.hiddenWords = ["kitchen": ["banana"]]
      $0.densities = ["kitchen": .low]
    }
    let view = try #require(few.scene("kitchen"))
    #expect(
      view.objects.map(\.id) == ["fridge"] && view.gaps.map(\.id) == ["banana", "knife", "love"])
    #expect(Self.board().scene("kitchen")?.gaps == [])
    let grid = Self.board(tier: .sentences) { $0.hiddenWords = ["kitchen": ["milk", "knife"]] }
      .grid(of: "kitchen")
    #expect(grid.slots.scene == 5 && grid.slots.core == 6)
  }

  @Test(
    "a thing that is hidden alone stays as a silent way to what it holds, as long as it holds some")
  func silentWays() throws {
    func fridge(_ tier: Tier, hidden: Set<WordID>, density: SceneDensity = .high) -> BoardObject? {
      let board = Self.board(tier: tier) {
        $0.hiddenWords = ["kitchen": hidden]
        $0.densities = ["kitchen": density]
      }
      return board.scene("kitchen")?.objects.first { $0.id == "fridge" }
    }
    let way = try #require(fridge(.combinations, hidden: ["fridge"]))
    #expect(way.isSilent && way.opens)
    #expect(fridge(.combinations, hidden: ["milk", "jam"])?.isSilent == false)
    #expect(fridge(.combinations, hidden: ["fridge", "milk", "jam"]) == nil)
    #expect(fridge(.combinations, hidden: ["fridge", "milk"], density: .low) == nil)
    #expect(fridge(.firstWords, hidden: ["fridge"]) == nil)
    let board = Self.board(tier: .combinations) { $0.hiddenWords = ["kitchen": ["fridge"]] }
    #expect(board.places(of: "milk").first { $0.object != nil }?.absence == nil)
    #expect(board.places(of: "fridge").first { $0.scene == "kitchen" }?.absence == .hidden)
    #expect(Self.vocabulary.manifests["kitchen"]?.contents == ["fridge": ["milk", "jam"]])
  }

  @Test("a heart pins a word into a first row with places of its own, the same in every scene")
  func pinned() {
    let board = Self.board(mine: Self.myWords) { $0.favorites = ["milk", "banana", "more"] }
    let pinned = board.grid(of: "kitchen").pinned ?? []
    #expect(pinned.map(\.word) == ["banana", "milk", "more", "Rex"])
    #expect(pinned.map(\.slot) == [0, 1, 2, 3] && pinned.allSatisfy { $0.isFavorite })
    #expect(board.grid(of: "park").pinned?.map(\.word) == pinned.map(\.word))
    let hidden = Self.board(mine: Self.myWords) {
      $0.favorites = ["milk", "banana", "why"]
      $0.hiddenWords = ["kitchen": ["banana"]]
    }
    // "why" is a core word of a later tier, but the kitchen has it among its own.
    #expect(hidden.grid(of: "park").pinned?.map(\.word) == ["milk", "why", "Rex"])
    #expect(hidden.grid(of: "park").pinned?.map(\.slot) == [1, 2, 3])
    #expect(Self.board { $0.marksFavorites = false }.grid(of: "kitchen").pinned == nil)
    #expect(Self.board().grid(of: "kitchen").pinned == [])
  }

  @Test("at Tier 1 the grid has the scene's first words that matter most, from Tier 2 on all")
  func firstGrid() {
    func words(_ tier: Tier) -> [String] {
      Self.board(tier: tier).grid(of: "kitchen").sceneWords.map(\.word)
    }
    #expect(words(.firstWords) == ["banana", "milk"])
    #expect(words(.combinations) == ["banana", "knife", "milk", "why"])
    // A scene without anything drawn has all of its words.
    #expect(Self.board().grid(of: "park").sceneWords.map(\.word) == ["slide"])
  }

  @Test("there is no scene that is not there")
  func noScene() {
    #expect(Self.board().scene("cellar") == nil)
    let grid = Self.board().grid(of: "cellar")
    #expect(grid.label == "cellar" && grid.sceneWords.isEmpty && !grid.coreWords.isEmpty)
  }

  @Test(
    "the bar shows the words at or below the child's tier, and \"I love you\" (M2-006)",
    arguments: [
      (Tier.firstWords, ["more", "I love you", "potty"]),
      (.combinations, ["more", "like", "I love you", "potty"]),
      (.sentences, ["more", "like", "why", "I love you", "potty", "not"]),
    ])
  func bar(tier: Tier, words: [String]) {
    #expect(Self.board(tier: tier).coreBar.words.map(\.word) == words)
    #expect(Self.board(tier: tier).grid(of: "park").coreWords.map(\.word) == words)
  }

  @Test("a word keeps its slot when others are hidden or join it")
  func stableSlots() {
    func slots(_ board: BoardViews) -> [String: Int] {
      let grid = board.grid(of: "kitchen")
      return Dictionary(
        uniqueKeysWithValues: (grid.coreWords + grid.sceneWords).map { ($0.word, $0.slot) })
    }
    let all = slots(Self.board(tier: .sentences))
    let few = slots(
      Self.board(tier: .combinations) {
        $0.hiddenWords = ["kitchen": ["banana"], "core": ["more"]]
      })
    #expect(few["more"] == nil && few["banana"] == nil && few["milk"] == 3 && few["potty"] == 2)
    for (word, slot) in few where word != "why" { #expect(all[word] == slot, "\(word)") }
  }

  @Test(
    "the grid shows the scene's words first; a core word of the tier stands with the core words")
  func grid() {
    let grid = Self.board(tier: .combinations).grid(of: "kitchen")
    #expect(grid.label == "Kitchen")
    #expect(grid.sceneWords.map(\.word) == ["banana", "knife", "milk", "why"])
    #expect(
      Self.board(tier: .sentences).grid(of: "kitchen").sceneWords.map(\.word)
        == ["banana", "knife", "milk"])
    #expect(Self.board().grid(of: "park").sceneWords.map(\.word) == ["slide"])
    let low = Self.board(tier: .combinations) { $0.densities = ["kitchen": .low] }
      .grid(of: "kitchen")
    #expect(low.sceneWords == grid.sceneWords)
  }

  @Test("favourites are marked and stay where they are; without marking none is")
  func favorites() {
    let board = Self.board(mine: Self.myWords) { $0.favorites = ["milk", "banana", "more"] }
    let grid = board.grid(of: "kitchen")
    #expect(grid.sceneWords.filter(\.isFavorite).map(\.word) == ["banana", "milk"])
    #expect(grid.coreWords.filter(\.isFavorite).map(\.word) == ["more"])
    #expect(grid.myWords.filter(\.isFavorite).map(\.word) == ["Rex"])
    #expect(grid.sceneWords.map(\.word) == Self.board().grid(of: "kitchen").sceneWords.map(\.word))
    #expect(board.scene("kitchen")?.objects.first?.word.isFavorite == true)
    let off = Self.board(mine: Self.myWords) {
      $0.favorites = ["milk"]
      $0.marksFavorites = false
    }
    let words = off.grid(of: "kitchen")
    #expect(!(words.sceneWords + words.myWords).contains { $0.isFavorite })
  }

  @Test(
    "what can be touched is 72 points at Tier 1 and 60 else, or larger where a grown-up wants it",
    arguments: [
      (Tier.firstWords, 60, 72), (.combinations, 60, 60), (.firstWords, 100, 100),
      (.sentences, 80, 80), (.sentences, 10, 60),
    ])
  func targets(tier: Tier, chosen: Int, size: Int) {
    let board = Self.board(tier: tier) { $0.buttonSize = chosen }
    #expect(board.targetSize == size && board.coreBar.targetSize == size)
    #expect(board.scene("kitchen")?.targetSize == size)
    #expect(board.grid(of: "kitchen").targetSize == size)
  }

  @Test("the companion chooses among the things in sight, not what they lie in, and core words")
  func inSight() {
    let board = Self.board { $0.hiddenWords = ["kitchen": ["knife"]] }
    #expect(
      board.wordsInSight(of: "kitchen") == [
        "banana", "fridge", "I love you", "more", "potty",
      ])
    #expect(board.wordsInSight(of: "kitchen", path: ["banana"]) == ["more", "potty"])
    #expect(board.wordsInSight(of: "cellar") == ["more", "potty"])
  }
}
