import MeadowFiles
public import MeadowFoundations
public import MeadowStore
import Synchronization

/// The pictures that a family has chosen for words which come with Meadow, by the word's key
/// (``VocabularyService/key(_:)``); a word of the family's own keeps its picture with it (``MyWords``).
///
/// A change is on the disk when its call returns, and what it replaced is no more in the file; on any
/// problem everything is as it was. Reading is from memory and never waits.
public actor WordPictures {
  /// Waits for the disk on the thread of the file.
  private nonisolated let executor: DiskExecutor
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }
  private nonisolated let snapshot: Mutex<[String: ChosenPicture]>
  private nonisolated let store: FamilyStore
  private nonisolated let encoder: PhotoEncoder

  /// The pictures that `store` keeps.
  init(store: FamilyStore, encoder: PhotoEncoder) {
    self.store = store
    self.encoder = encoder
    executor = store.executor
    snapshot = Mutex((try? store.pictures()) ?? [:])
  }

  /// All of them.
  public nonisolated func all() -> [String: ChosenPicture] { snapshot.withLock { $0 } }

  /// What was chosen for `word`; nil where nothing was.
  public nonisolated func picture(of word: String) -> ChosenPicture? {
    snapshot.withLock { $0[word] }
  }

  /// Makes one emoji the picture of `word`.
  public func setEmoji(_ raw: String, of word: String) throws(FamilyProblem) {
    let emoji: String
    do throws(InputProblem) { emoji = try MyWordCheck.emoji(raw) } catch { throw .input(error) }
    try change { () throws(StoreError) in try store.setPicture(emoji: emoji, of: word) }
  }

  /// Makes a photo the picture of `word`: JPEG, PNG, GIF or WebP, re-encoded so that nothing but the
  /// picture stays. Takes up to a second for a large one, in which other changes go on.
  public nonisolated func setPhoto(
    _ bytes: [UInt8], of word: String
  ) async throws(FamilyProblem) {
    try await keep(MyWords.kept(await encoder.encode(bytes)), of: word)
  }

  /// Gives `word` its own picture again.
  public func putBack(_ word: String) throws(FamilyProblem) {
    try change { () throws(StoreError) in try store.removePicture(of: word) }
  }

  /// Gives all words their own pictures again.
  public func removeAll() throws(FamilyProblem) {
    try change { () throws(StoreError) in try store.removePicture(of: nil) }
  }

  /// The photo that was chosen for `word`, with its media type; nil where there is none. Waits for the
  /// disk.
  public func photo(
    of word: String
  ) throws(FamilyProblem) -> (mediaType: String, bytes: [UInt8])? {
    try FamilyProblem.of { () throws(StoreError) in try store.photo(ofWord: word) }
      .map { ($0.mediaType, $0.bytes) }
  }

  /// Reads what another program may have changed; returns whether something did.
  public func takeUp() -> Bool {
    guard let pictures = try? store.pictures() else { return false }
    return snapshot.withLock { snapshot in
      defer { snapshot = pictures }
      return snapshot != pictures
    }
  }

  private func keep(_ photo: StoredPhoto, of word: String) throws(FamilyProblem) {
    try change { () throws(StoreError) in try store.setPicture(photo: photo, of: word) }
  }

  /// Makes `change` on the disk, shows it and leaves nothing of what was there before, as soon as the disk
  /// lets it; with a photo the damaged files go that were put aside, which may hold it too.
  private func change(_ change: () throws(StoreError) -> Void) throws(FamilyProblem) {
    try FamilyProblem.of(change)
    let pictures = try FamilyProblem.of { () throws(StoreError) in try store.pictures() }
    let before = snapshot.withLock { snapshot in
      defer { snapshot = pictures }
      return snapshot
    }
    let photos = Set(pictures.values.compactMap(\.photo))
    if !photos.isSuperset(of: before.values.compactMap(\.photo)) { store.removePutAside() }
    store.settle()
  }
}
