import GRDB
public import MeadowFoundations

/// The pictures that the family has chosen for words which come with Meadow, by the word's key
/// (``VocabularyService/key(_:)``). After each change ``settle()`` leaves nothing of the one before.
extension FamilyStore {
  /// All of them; none where the file cannot be opened.
  public func pictures() throws(StoreError) -> [String: ChosenPicture] {
    try file.read(orElse: [:], PictureTable.read)
  }

  /// Keeps one emoji as the picture of `word`, instead of what was chosen before.
  public func setPicture(emoji: String, of word: String) throws(StoreError) {
    try change { try PictureTable.set(emoji: emoji, of: word, in: $0) }
  }

  /// Keeps `photo` as the picture of `word`, instead of what was chosen before.
  public func setPicture(photo: StoredPhoto, of word: String) throws(StoreError) {
    try change { try PictureTable.set(photo: photo, of: word, in: $0) }
  }

  /// Removes what was chosen for `word`; for all words where it is nil.
  public func removePicture(of word: String?) throws(StoreError) {
    try change { try PictureTable.remove(of: word, in: $0) }
  }

  /// The photo that was chosen for `word`, or nil where there is none.
  public func photo(ofWord word: String) throws(StoreError) -> StoredPhoto? {
    try file.read(orElse: nil) { try PictureTable.photo(of: word, in: $0) }
  }

  private func change(_ change: (Database) throws -> Void) throws(StoreError) {
    try file.write { database in
      try change(database)
      try StoreFile.noteErasure(in: database)
    }
  }
}
