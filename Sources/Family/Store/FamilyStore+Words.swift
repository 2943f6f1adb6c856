import GRDB
public import MeadowFoundations

extension FamilyStore {
  /// All words; none where the file cannot be opened.
  public func words() throws(StoreError) -> FamilyWords {
    try file.read(orElse: FamilyWords(), WordTable.read)
  }

  /// Changes the words in one transaction, in which nobody else changes them.
  ///
  /// `change` sees them as they are on the disk, also what another process has added. Returns the
  /// words as they are kept now and what `change` returned; where it refuses, nothing has changed.
  /// `photos` are kept with the words that name them; a photo that no word names any more goes.
  /// After an `erasing` change ``settle()`` leaves nothing of what was there before.
  public func changeWords<Outcome, Refusal: Error>(
    adding photos: [StoredPhoto] = [], erasing: Bool = false,
    _ change: (inout FamilyWords) -> Result<Outcome, Refusal>
  ) throws(StoreError) -> Result<(words: [MyWord], outcome: Outcome), Refusal> {
    var refusal: Refusal?
    let changed = try file.write { database -> (words: [MyWord], outcome: Outcome)? in
      let old = try WordTable.read(database)
      var new = old
      switch change(&new) {
      case .failure(let reason):
        refusal = reason
        return nil
      case .success(let outcome):
        try PhotoTable.add(photos, to: database)
        try WordTable.change(database, from: old.words, to: new.words)
        try PhotoTable.removeUnused(database)
        if erasing { try StoreFile.noteErasure(in: database) }
        return (new.words, outcome)
      }
    }
    if let refusal { return .failure(refusal) }
    guard let changed else {
      throw .failed(path: path, reason: "a change was neither made nor refused")
    }
    return .success(changed)
  }

  /// The recordings that words name; nil where nobody can tell by them which are still wanted: the file
  /// cannot be changed or has never held a word, or one was put aside, whose words may name others.
  public func namedRecordings() throws(StoreError) -> Set<RecordingID>? {
    guard problem == nil, !StoreFile.hasPutAside(path) else { return nil }
    return try file.read(orElse: nil, WordTable.recordings)
  }

  /// The photo `id`, or nil where no word has it.
  public func photo(_ id: PhotoID) throws(StoreError) -> StoredPhoto? {
    try file.read(orElse: nil) { try PhotoTable.photo(id, in: $0) }
  }
}
