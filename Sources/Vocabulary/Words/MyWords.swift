public import MeadowFoundations
public import MeadowStore
import Synchronization

/// The family's own words (document 001, My Words): people, things and places.
///
/// A change is on the disk when its call returns; on any problem everything is as it was. Reading is
/// from memory and never waits for a change or for the disk.
public actor MyWords {
  /// Waits for the disk on the thread of the file.
  private nonisolated let executor: DiskExecutor
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Why changes cannot be kept at the moment, in a sentence, or nil while they can.
  public nonisolated let storeProblem: String?

  private nonisolated let snapshot: Mutex<[MyWord]>
  nonisolated let store: FamilyStore
  nonisolated let photoEncoder = PhotoEncoder()
  /// The pictures that the family has chosen for words which come with Meadow.
  public nonisolated let pictures: WordPictures

  /// The words that `store` keeps. Reads them once, which takes a few milliseconds.
  public init(store: FamilyStore) {
    self.store = store
    executor = store.executor
    pictures = WordPictures(store: store, encoder: photoEncoder)
    do throws(StoreError) {
      snapshot = Mutex(MyWordsState(try store.words()).kept.words)
      storeProblem = store.problem?.description
    } catch {
      snapshot = Mutex([])
      storeProblem = error.description
    }
  }

  /// All words, by group and place.
  public nonisolated func all() -> [MyWord] { snapshot.withLock { $0 } }

  /// The word `id`, or nil where there is none.
  public nonisolated func word(_ id: Int) -> MyWord? { all().first { $0.id == id } }

  /// The word that is called `text`, in any spelling of case and accents.
  public nonisolated func word(called text: String) -> MyWord? {
    MyWordsState(FamilyWords(words: all())).word(called: text)
  }

  /// Adds a word at `position` of its group, or at the end.
  public func add(
    _ content: MyWordContent, position: Int? = nil
  ) throws(FamilyProblem) -> MyWord {
    try perform(leavesNothing: false) { state throws(InputProblem) in
      try state.add(content, position: position)
    }
  }

  /// Changes the word `id` and moves it to `position` of its group; where its group changes and
  /// nothing else is said, to the end.
  public func change(
    _ id: Int, position: Int? = nil, _ edit: @Sendable (inout MyWordContent) -> Void
  ) throws(FamilyProblem) -> MyWord {
    try perform { state throws(InputProblem) in
      try state.change(id, position: position, edit)
    }
  }

  /// Removes the word `id` with its photo and returns it, so that its recording can go too.
  public func remove(_ id: Int) throws(FamilyProblem) -> MyWord {
    try perform { state throws(InputProblem) in try state.remove(id) }
  }

  /// Removes all words with their photos.
  public func removeAll() throws(FamilyProblem) {
    try perform { state throws(InputProblem) in state.removeAll() }
  }

  /// Reads what another program may have changed; returns whether something did.
  public func takeUp() -> Bool {
    guard let words = try? MyWordsState(store.words()).kept.words else { return false }
    return snapshot.withLock { snapshot in
      defer { snapshot = words }
      return snapshot != words
    }
  }

  /// Performs `change` on what is on the disk now, keeps it and then shows it; where it `leavesNothing`,
  /// what it has removed or replaced is no more in the file.
  func perform<Outcome>(
    adding photos: [StoredPhoto] = [], leavesNothing: Bool = true,
    _ change: (inout MyWordsState) throws(InputProblem) -> Outcome
  ) throws(FamilyProblem) -> Outcome {
    let result: Result<(words: [MyWord], outcome: Outcome), InputProblem>
    do throws(StoreError) {
      result = try store.changeWords(adding: photos) { words in
        var state = MyWordsState(words, newPhotos: photos.map(\.id))
        do throws(InputProblem) {
          let outcome = try change(&state)
          words = state.kept
          return .success(outcome)
        } catch {
          return .failure(error)
        }
      }
    } catch {
      throw FamilyProblem(error)
    }
    switch result {
    case .failure(let problem): throw .input(problem)
    case .success(let changed):
      snapshot.withLock { $0 = changed.words }
      if leavesNothing { try FamilyProblem.of { () throws(StoreError) in try store.compact() } }
      return changed.outcome
    }
  }
}
