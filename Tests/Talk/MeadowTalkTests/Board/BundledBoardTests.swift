import MeadowContent
import MeadowFamily
import MeadowFoundations
import MeadowTalk
import Testing

/// The board that comes with Meadow (M2-002, M2-006; document 001, Vocabulary).
@Suite struct BundledBoardTests {
  let vocabulary: VocabularyService

  init() throws {
    vocabulary = VocabularyService(try VocabularyFile.bundled(), manifests: try SceneFile.bundled())
  }

  func board(
    tier: Tier = .sentences, _ change: (inout FamilySettings) -> Void = { _ in }
  ) -> BoardViews {
    var board = BoardViewsTests.board(tier: tier, change)
    board.vocabulary = vocabulary
    return board
  }

  @Test(
    "17 core words are on the board at Tier 1, 55 with the numbers to three at Tier 2, 88 at Tier 3",
    arguments: [(Tier.firstWords, 17), (.combinations, 55), (.sentences, 88)])
  func core(tier: Tier, count: Int) {
    let words = board(tier: tier).coreBar.words
    #expect(words.count == count && words.contains { $0.word == "I love you" })
  }

  @Test("what names a thing stands without a card; a doing, a meal, a part of one's body does not")
  func standing() {
    func stands(_ path: String, in scene: String, _ object: String) -> Bool? {
      board().scene(scene, path: [path])?.objects.first { $0.word.word == object }?.stands
    }
    #expect(stands("fridge", in: "kitchen", "milk") == true)
    #expect(stands("farm", in: "outdoors", "cow") == true)
    #expect(stands("fridge", in: "kitchen", "thirsty") == false)
    #expect(stands("table", in: "kitchen", "breakfast") == false)
    #expect(stands("playground", in: "outdoors", "climb") == false)
    #expect(stands("mirror", in: "bathroom", "nose") == false)
  }

  @Test("every object of every scene has a picture of its own, at every level")
  func pictures() {
    for scene in vocabulary.sceneNames {
      let manifest = vocabulary.manifests[scene]
      let paths = [[]] + (manifest.map(BundledScenesTests.paths) ?? [])
      for path in paths {
        let objects = board().scene(scene, path: path)?.objects ?? []
        #expect(!objects.contains { $0.word.emoji == "❔" }, "\(scene): \(path)")
      }
    }
  }

  @Test(
    "at Tier 1 the pictures hold what a child of 14 months can do with, and no more",
    arguments: [
      ("bathroom", 47), ("bedroom", 55), ("kitchen", 111), ("outdoors", 61), ("playroom", 56),
    ])
  func youngest(scene: String, count: Int) {
    func seen(_ path: [String]) -> Int {
      let objects = board(tier: .firstWords).scene(scene, path: path)?.objects ?? []
      return objects.reduce(0) { $0 + 1 + ($1.opens ? seen(path + [$1.id]) : 0) }
    }
    #expect(seen([]) == count)
  }

  @Test("with every density there is something to see in every scene, less with a lower one")
  func densities() {
    for scene in vocabulary.sceneNames {
      let counts = [SceneDensity.low, .medium, .high].map { density in
        board { $0.densities = [scene: density] }.scene(scene)?.objects.count ?? 0
      }
      #expect(counts[0] > 0 && counts[0] <= counts[1] && counts[1] <= counts[2], "\(scene)")
    }
  }

  @Test(
    """
    the grid of a scene has each of its words once, in the scene's part or among the core words; at \
    Tier 1 those that matter most
    """)
  func grid() {
    for scene in vocabulary.sceneNames {
      for tier in Tier.allCases {
        let grid = board(tier: tier).grid(of: scene)
        let words = (grid.sceneWords + grid.coreWords).map { VocabularyService.key($0.word) }
        #expect(Set(words).count == words.count, "\(scene)")
        let all = Set(vocabulary.sceneWords(of: scene).map { VocabularyService.key($0.word) })
        if tier == .firstWords {
          // Few and large: about a page of the scene's words, of the 57 and more that it has.
          #expect((8...30).contains(grid.sceneWords.count), "\(scene)")
          #expect(grid.slots.scene == grid.sceneWords.count)
        } else {
          #expect(all.isSubset(of: words), "\(scene)")
        }
      }
    }
  }

  @Test("the companion finds a word to model in every scene")
  func inSight() {
    for scene in vocabulary.sceneNames {
      #expect(board(tier: .firstWords).wordsInSight(of: scene).count >= 5, "\(scene)")
    }
  }
}
