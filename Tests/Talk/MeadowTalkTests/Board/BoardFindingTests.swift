import MeadowContent
import MeadowFoundations
import MeadowTalk
import MeadowTestSupport
import Testing

/// "Where is banana?": every word of the content has a way that leads to it.
@Suite struct BoardFindingTests {
  let vocabulary: VocabularyService

  init() throws {
    vocabulary = VocabularyService(RealContent.data, manifests: try SceneFile.bundled())
  }

  private func board(_ edit: (inout FamilySettings) -> Void = { _ in }) -> BoardViews {
    var board = BoardViewsTests.board(tier: .sentences, edit)
    board.vocabulary = vocabulary
    return board
  }

  @Test("the way goes through what has to be opened, in words and in ids")
  func way() throws {
    let place = try #require(board().places(of: "banana", from: "kitchen").first)
    #expect(place.word == "banana" && place.scene == "kitchen" && place.absence == nil)
    #expect(place.path == ["table", "fruit-bowl"] && place.object == "fruit-bowl-banana")
    #expect(place.way == ["Kitchen", "table", "fruit bowl"])
  }

  @Test(
    "every word of the content is found by its own name, and what is drawn stands where it says")
  func everyWord() {
    let board = board()
    let data = RealContent.data
    let words = data.coreVocabulary.map(\.word) + data.scenes.values.flatMap(\.words).map(\.word)
    for word in words {
      let places = board.places(of: word)
      #expect(places.contains { $0.word == word }, "\(word)")
      for place in places where place.object != nil && place.absence == nil {
        let seen = board.scene(place.scene ?? "", path: place.path)?.objects.map(\.id) ?? []
        #expect(seen.contains(place.object ?? ""), "\(place)")
      }
    }
  }

  @Test(
    "the word itself comes first, then what begins so; this scene before others; few at most"
  )
  func order() throws {
    let board = board()
    #expect(try #require(board.places(of: "Ba").first).word.hasPrefix("ba"))
    let bathroom = board.places(of: "water", from: "bathroom").compactMap(\.scene)
    #expect(bathroom.first == "bathroom")
    #expect(board.places(of: "a").count == BoardViews.mostPlaces)
    #expect(board.places(of: " ").isEmpty && board.places(of: "xyzzy").isEmpty)
  }

  @Test("a word of the family's own is found among My words, and is seen everywhere")
  func ownWord() throws {
    var board = board()
    board.myWords = BoardViewsTests.myWords
    board.myWords[1].content.emoji = "👵"
    let places = board.places(of: "nana", from: "kitchen")
    let nana = try #require(places.first)
    #expect(nana.word == "Nana" && nana.emoji == "👵" && nana.way == ["My words"])
    #expect(nana.scene == nil && nana.object == nil && nana.absence == nil)
    #expect(places.dropFirst().contains { $0.word == "banana" })
  }

  @Test("what is hidden, left out by density or for a later tier says so and comes after it")
  func absence() throws {
    let hidden = board { $0.hiddenWords = ["kitchen": ["banana"]] }
    #expect(
      hidden.places(of: "banana", from: "kitchen").first { $0.object != nil }?.absence == .hidden)
    let first = board { $0.tier = .firstWords }
    let later = try #require(RealContent.data.coreVocabulary.first { $0.tier == .sentences })
    #expect(first.places(of: later.word).first { $0.scene == nil }?.absence == .tier)
    let sparse = board { $0.densities = ["kitchen": .low] }
    #expect(
      vocabulary.manifests["kitchen"]?.objects.filter { $0.priority > 3 }.allSatisfy { object in
        sparse.places(of: object.word).contains { $0.object == object.id && $0.absence == .density }
      } == true)
  }
}
