import Foundation
import MeadowFiles
public import MeadowFoundations
public import MeadowStore

/// What people answered in listening tests, on the disk when a call returns.
///
/// The family's, whichever child is active: it says how well voices are understood, and nothing of a
/// child.
public actor ListeningResults {
  private nonisolated let executor: DiskExecutor
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// How many answers there may be: 250 tests of 40 questions, about 3 MB.
  public static let most = 10_000

  private let store: FamilyStore

  /// Results that are kept in `store`.
  public init(store: FamilyStore) {
    self.store = store
    executor = store.executor
  }

  /// Keeps `answer`, and says whether it is new: of two with one name the first stays.
  public func keep(_ answer: ListeningAnswer) throws(FamilyProblem) -> Bool {
    let answer = try Self.checked(answer)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let bytes = (try? encoder.encode(answer)).map { [UInt8]($0) } ?? []
    let stored = StoredListeningAnswer(id: answer.id, round: answer.round, answer: bytes)
    let kept = try FamilyProblem.of { () throws(StoreError) in
      try store.keep(stored, most: Self.most)
    }
    switch kept {
    case .new: return true
    case .known: return false
    case .full:
      throw .input(
        InputProblem(
          .settled, field: "id", reason: "there are \(Self.most) answers, the most there can be",
          advice: "take the results along as a table, and erase them"))
    }
  }

  /// All of them in the order they came; what cannot be read is left out.
  public func all() throws(FamilyProblem) -> [ListeningAnswer] {
    let stored = try FamilyProblem.of { () throws(StoreError) in try store.listeningAnswers() }
    let decoder = JSONDecoder()
    return stored.compactMap { try? decoder.decode(ListeningAnswer.self, from: Data($0.answer)) }
  }

  /// Erases the answers of the test `round`, or nil for all, and returns how many there were.
  @discardableResult
  public func erase(round: String? = nil) throws(FamilyProblem) -> Int {
    try FamilyProblem.of { () throws(StoreError) in try store.removeListeningAnswers(of: round) }
  }

  private static func checked(_ answer: ListeningAnswer) throws(FamilyProblem) -> ListeningAnswer {
    do throws(InputProblem) { return try answer.checked() } catch { throw .input(error) }
  }
}
