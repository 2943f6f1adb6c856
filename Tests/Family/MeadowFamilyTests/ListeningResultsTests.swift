import Foundation
import MeadowFamily
import MeadowFoundations
import MeadowStore
import Testing

/// What is kept of listening tests, and how much (requirements, Listening tests).
@Suite struct ListeningResultsTests {
  private let path = NSTemporaryDirectory() + "meadow-listening-\(UUID().uuidString).sqlite"

  private func answer(_ id: String, round: String = "a") -> ListeningAnswer {
    ListeningAnswer(
      id: id, round: round, text: "pear",
      .pair(ComparedVoices(first: .girl, second: .meadow, nicer: .first, forWhom: .child)))
  }

  @Test("answers stand in the order they came; of two with one name the first stays")
  func order() async throws {
    let results = ListeningResults(store: FamilyStore.open(at: path))
    for id in ["z", "a", "m"] { #expect(try await results.keep(answer(id))) }
    #expect(try await !results.keep(answer("a", round: "b")))
    #expect(try await results.all() == [answer("z"), answer("a"), answer("m")])
    #expect(try await results.erase(round: "b") == 0)
    #expect(try await results.erase() == 3)
    try? FileManager.default.removeItem(atPath: path)
  }

  @Test("there is an end to how many there may be, and one that is there is still known then")
  func full() async throws {
    let store = FamilyStore.open(at: path)
    let stored = StoredListeningAnswer(id: "a", round: "a", answer: Array("{}".utf8))
    let other = StoredListeningAnswer(id: "b", round: "a", answer: Array("{}".utf8))
    #expect(try store.keep(stored, most: 1) == .new)
    #expect(try store.keep(stored, most: 1) == .known)
    #expect(try store.keep(other, most: 1) == .full)
    #expect(try store.listeningAnswers() == [stored])
    // What cannot be read is left out, and nothing else with it.
    #expect(try await ListeningResults(store: store).keep(answer("c")))
    #expect(try await ListeningResults(store: store).all() == [answer("c")])
    try? FileManager.default.removeItem(atPath: path)
  }

  @Test("a file of a Meadow that knew no listening tests takes answers, and has none before")
  func migrates() async throws {
    var opening = FamilyStore.Opening()
    opening.lastMigration = "pictures by ids of words"
    FamilyStore.open(at: path, opening).close()
    let results = ListeningResults(store: FamilyStore.open(at: path))
    #expect(try await results.all().isEmpty)
    #expect(try await results.keep(answer("a")))
    #expect(try await results.all().count == 1)
    try? FileManager.default.removeItem(atPath: path)
  }

  @Test("an answer that cannot be meant is refused and not kept")
  func refuses() async throws {
    let results = ListeningResults(store: FamilyStore.open(at: path))
    await #expect(throws: FamilyProblem.self) { try await results.keep(answer("")) }
    var long = answer("a")
    long.listener = String(repeating: "x", count: 41)
    await #expect(throws: FamilyProblem.self) { try await results.keep(long) }
    #expect(try await results.all().isEmpty)
    try? FileManager.default.removeItem(atPath: path)
  }
}
