import MeadowFoundations
import MeadowTalk
import Testing

/// My Words as first-class vocabulary of the board (document 001, My Words).
@Suite struct BoardMyWordsTests {
  typealias Board = BoardViewsTests

  @Test("My Words are in the grid, people first, each group in its order")
  func myWordsInGrid() {
    let words = Board.board(mine: Board.myWords).grid(of: "kitchen").myWords
    #expect(words.map(\.word) == ["Rex", "Nana", "bunny", "park bench"])
    #expect(words.map(\.slot) == [0, 1, 2, 3] && words.map(\.myWord) == [1, 2, 4, 3])
    #expect(words.map(\.group) == ["people", "people", "things", "places"])
    #expect(words.map(\.fitzgeraldKey) == [.people, .people, .nouns, .nouns])
  }

  @Test(
    "My Words of the fitting group stand in a scene, not in its containers",
    arguments: [
      ("kitchen", ["Rex", "Nana"]), ("playroom", ["Rex", "Nana", "bunny"]),
      ("outdoors", ["Rex", "Nana", "park bench"]),
      ("farm", ["Rex", "Nana", "bunny", "park bench"]),
    ])
  func myWordsInScene(scene: String, words: [String]) {
    let board = Board.board(tier: .combinations, mine: Board.myWords)
    #expect(board.scene(scene)?.myWords.map(\.word) == words)
    #expect(board.scene(scene, path: ["fridge"])?.myWords.isEmpty == true)
  }

  @Test("of kept places a row that cannot be read counts for nothing, and the others still do")
  func unreadableRow() {
    var board = Board.board(mine: Board.myWords)
    board.places = BoardPlaces(
      .object([
        "people": .text("2 1"), "people+things": .object(["places": .whole(3)]),
        "people+things+places": .object(["places": .list([.null, .text("4"), .text("1")])]),
      ]))
    #expect(board.scene("kitchen")?.myWords.map(\.word) == ["Rex", "Nana"])
    #expect(board.scene("playroom")?.myWords.map(\.word) == ["Rex", "Nana", "bunny"])
    #expect(board.ownPlaces == [2: 0, 4: 1, 1: 2, 3: 3])
  }

  @Test("a scene has as many of My Words as a group has slots; the grid has them all")
  func slots() {
    let many = (0..<20).map { Board.mine(10 + $0, "p\($0)", .people, at: $0) }
    let board = Board.board(mine: many)
    #expect(board.scene("kitchen")?.myWords.count == MyWordGroup.people.slots)
    #expect(board.grid(of: "kitchen").myWords.count == 20)
  }
}
