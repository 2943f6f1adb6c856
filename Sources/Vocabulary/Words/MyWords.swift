import MeadowFiles
public import MeadowFoundations
public import MeadowStore
import Synchronization

/// The family's own words (document 001, My Words): people, things and places.
///
/// A change is on the disk when its call returns; on any problem everything is as it was. What it
/// replaced leaves the file with ``settle()``. Reading is from memory and never waits for a change or for
/// the disk.
public actor MyWords {
  /// Waits for the disk on the thread of the file.
  private nonisolated let executor: DiskExecutor
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Why nothing could be read or kept from the start, in a sentence.
  private nonisolated let openingProblem: String?
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
      openingProblem = store.problem?.description
    } catch {
      snapshot = Mutex([])
      openingProblem = error.description
    }
  }

  /// Why changes cannot be kept at the moment, or what was removed is still in the file, in a sentence;
  /// nil while all is well.
  public nonisolated var storeProblem: String? {
    if let openingProblem { return openingProblem }
    guard isUnsettled else { return nil }
    return "What was removed is not gone from \(store.path) yet: free some space on the disk, and "
      + "Meadow tries again."
  }

  /// All words, by group and place.
  public nonisolated func all() -> [MyWord] { snapshot.withLock { $0 } }

  /// The words that the board of the child with the number `child` has: the family's and its own.
  public nonisolated func all(of child: Int) -> [MyWord] {
    all().filter { $0.content.owner.isKnown(to: child) }
  }

  /// The word `id`, or nil where there is none.
  public nonisolated func word(_ id: Int) -> MyWord? { all().first { $0.id == id } }

  /// The family's word that is called `text`, in any spelling of case and accents.
  public nonisolated func word(called text: String) -> MyWord? {
    MyWordsState(FamilyWords(words: all())).word(called: text)
  }

  /// Adds a word at `position` of its group, or at the end.
  public func add(
    _ content: MyWordContent, position: Int? = nil
  ) throws(FamilyProblem) -> MyWord {
    try perform(isErasing: false) { state throws(InputProblem) in
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

  /// The words as they would be after that change; throws as it would.
  public nonisolated func words(
    changing id: Int, position: Int? = nil, _ edit: (inout MyWordContent) -> Void
  ) throws(InputProblem) -> [MyWord] {
    var state = MyWordsState(FamilyWords(words: all()))
    _ = try state.change(id, position: position, edit)
    return state.kept.words
  }

  /// Removes the word `id` with its photo and returns it, so that its recording can go too.
  public func remove(_ id: Int) throws(FamilyProblem) -> MyWord {
    try perform { state throws(InputProblem) in try state.remove(id) }
  }

  /// Removes all words with their photos.
  public func removeAll() throws(FamilyProblem) {
    try perform { state throws(InputProblem) in state.removeAll() }
  }

  /// Removes the words of `owner` with their photos.
  public func removeAll(of owner: WordOwner) throws(FamilyProblem) {
    try perform { state throws(InputProblem) in state.removeAll(of: owner) }
  }

  /// Reads what another program may have changed; returns whether something did.
  public func takeUp() -> Bool {
    guard let words = try? MyWordsState(store.words()).kept.words else { return false }
    return snapshot.withLock { snapshot in
      defer { snapshot = words }
      return snapshot != words
    }
  }

  /// Leaves nothing in the file of what was removed or replaced. What the disk refuses now is done with
  /// the next call, also one after another start.
  public func settle() { store.settle() }

  /// Whether what was removed or replaced may still be in the file.
  public nonisolated var isUnsettled: Bool { store.isUnsettled }

  /// The recordings that words name; nil where that does not tell which are still wanted.
  public nonisolated func namedRecordings() -> Set<RecordingID>? { try? store.namedRecordings() }

  /// Performs `change` on what is on the disk now, keeps it and then shows it; where it `isErasing`,
  /// ``settle()`` is to follow. With a name or a photo the damaged files go that were put aside: they may
  /// hold it too.
  func perform<Outcome>(
    adding photos: [StoredPhoto] = [], isErasing: Bool = true,
    _ change: (inout MyWordsState) throws(InputProblem) -> Outcome
  ) throws(FamilyProblem) -> Outcome {
    var losesTraces = false
    let result: Result<(words: [MyWord], outcome: Outcome), InputProblem>
    do throws(StoreError) {
      result = try store.changeWords(adding: photos, erasing: isErasing) { words in
        let before = Self.traces(of: words.words)
        var state = MyWordsState(words, newPhotos: photos.map(\.id))
        do throws(InputProblem) {
          let outcome = try change(&state)
          words = state.kept
          losesTraces = !before.isSubset(of: Self.traces(of: words.words))
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
      if losesTraces { store.removePutAside() }
      return changed.outcome
    }
  }

  /// What of `words` tells who or what they are.
  private static func traces(of words: [MyWord]) -> Set<String> {
    Set(
      words.flatMap { word -> [String?] in
        [word.content.text, word.content.spoken, word.content.photo?.name]
      }.compactMap(\.self))
  }
}
