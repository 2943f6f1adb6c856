import Foundation
import MeadowFoundations
import MeadowStore
import MeadowVocabulary
import Testing

/// Whose a word is: the family's, or one child's (spec README, resolution 24).
@Suite struct WordOwnerTests {
  /// Words in a family of three children.
  private static func words() throws -> MyWords {
    let path = NSTemporaryDirectory() + "meadow-owners-" + UUID().uuidString + ".sqlite"
    let store = FamilyStore.open(at: path)
    try store.keep(
      StoredProfile(id: 1, isActive: true, revision: 1, record: Array("{}".utf8)))
    for _ in 2...3 { _ = try store.addProfile(Array("{}".utf8), after: 0, most: 12) }
    return MyWords(store: store)
  }

  private static func content(_ text: String, of owner: WordOwner) -> MyWordContent {
    MyWordContent(group: .people, text: text, owner: owner)
  }

  @Test("a child's board has the family's words and its own, in their order")
  func boards() async throws {
    let words = try Self.words()
    for (text, owner) in [("Nana", .family), ("Rex", .child(1)), ("Zog", .child(2))]
      as [(String, WordOwner)]
    {
      _ = try await words.add(Self.content(text, of: owner))
    }
    func board(_ child: Int) -> [String] { words.all(of: child).map(\.content.text) }
    #expect(board(1) == ["Nana", "Rex"] && board(2) == ["Nana", "Zog"] && board(3) == ["Nana"])
    #expect(words.all().count == 3)
    try await words.removeAll(of: .child(2))
    #expect(words.all().map(\.content.text) == ["Nana", "Rex"])
  }

  @Test("two children may each have a word of one name; no board has two of them")
  func twins() async throws {
    let words = try Self.words()
    _ = try await words.add(Self.content("Nana", of: .child(1)))
    let second = try await words.add(Self.content("nána", of: .child(2)))
    let problem = await #expect(throws: FamilyProblem.self) {
      try await words.add(Self.content("Nana", of: .family))
    }
    #expect(problem?.description.contains("of child 1") == true)
    await #expect(throws: FamilyProblem.self) {
      try await words.change(second.id) { $0.owner = .child(1) }
    }
    await #expect(throws: FamilyProblem.self) {
      try await words.change(second.id) { $0.owner = .family }
    }
    #expect(try await words.change(second.id) { $0.owner = .child(3) }.content.owner == .child(3))
    _ = try await words.add(Self.content("Nana", of: .child(2)))
  }

  @Test("what a lexicon brings in is the family's, and finds no word of one child")
  func imports() async throws {
    let words = try Self.words()
    let own = try await words.add(Self.content("Rex", of: .child(2)))
    let outcomes = try await words.merge([MyWordEntry(text: "Nana"), MyWordEntry(text: "Rex")])
    guard case .added(let nana) = outcomes[0], case .refused(let problem) = outcomes[1] else {
      Issue.record("\(outcomes)")
      return
    }
    #expect(nana.content.owner == .family && problem.field == "text")
    #expect(words.word(own.id) == own)
  }
}
