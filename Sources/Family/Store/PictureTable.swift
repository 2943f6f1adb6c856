import Foundation
import GRDB
import MeadowFoundations

/// The table of the pictures that a family has chosen for words which come with Meadow. A photo's bytes
/// stand in the word's row, so that none outlives it.
enum PictureTable {
  /// What was chosen, by the word's key; a row that is neither kind of picture stays and is not shown.
  static func read(_ database: Database) throws -> [String: ChosenPicture] {
    let rows = try Row.fetchAll(database, sql: "SELECT word, emoji, photo FROM picture")
    return Dictionary(
      rows.compactMap { row in picture(row).map { (row["word"], $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  static func set(emoji: String, of word: String, in database: Database) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO picture (word, emoji) VALUES (?, ?)", arguments: [word, emoji])
  }

  static func set(photo: StoredPhoto, of word: String, in database: Database) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO picture (word, photo, mediaType, bytes) VALUES (?, ?, ?, ?)",
      arguments: [word, photo.id.name, photo.mediaType, Data(photo.bytes)])
  }

  /// Removes the picture of `word`, or of all words.
  static func remove(of word: String?, in database: Database) throws {
    if let word {
      try database.execute(sql: "DELETE FROM picture WHERE word = ?", arguments: [word])
    } else {
      try database.execute(sql: "DELETE FROM picture")
    }
  }

  static func photo(of word: String, in database: Database) throws -> StoredPhoto? {
    let row = try Row.fetchOne(
      database, sql: "SELECT photo, mediaType, bytes FROM picture WHERE word = ?",
      arguments: [word])
    guard let row, let name: String = row["photo"], let id = PhotoID(name) else { return nil }
    return StoredPhoto(id: id, mediaType: row["mediaType"], bytes: [UInt8](row["bytes"] as Data))
  }

  private static func picture(_ row: Row) -> ChosenPicture? {
    if let name: String = row["photo"] { return PhotoID(name).map { .photo($0) } }
    return (row["emoji"] as String?).map { .emoji($0) }
  }
}
