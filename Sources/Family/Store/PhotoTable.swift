import Foundation
import GRDB
import MeadowFoundations

/// The table of photos. Equal photos are kept once.
enum PhotoTable {
  static func add(_ photos: [StoredPhoto], to database: Database) throws {
    for photo in photos {
      try database.execute(
        sql: "INSERT OR IGNORE INTO photo (id, mediaType, bytes) VALUES (?, ?, ?)",
        arguments: [photo.id.name, photo.mediaType, Data(photo.bytes)])
    }
  }

  static func photo(_ id: PhotoID, in database: Database) throws -> StoredPhoto? {
    try Row.fetchOne(
      database, sql: "SELECT mediaType, bytes FROM photo WHERE id = ?", arguments: [id.name]
    ).map { row in
      StoredPhoto(id: id, mediaType: row["mediaType"], bytes: [UInt8](row["bytes"] as Data))
    }
  }

  /// Removes the photos that no word has.
  static func removeUnused(_ database: Database) throws {
    try database.execute(
      sql: "DELETE FROM photo WHERE id NOT IN (SELECT photo FROM word WHERE photo IS NOT NULL)")
  }
}
