import GRDB

/// A set-up as it is kept under its name.
public struct StoredSetUp: Equatable, Sendable {
  /// Its number; that of one that is gone is never used again.
  public var id: Int
  /// What a grown-up calls it.
  public var name: String
  /// When it was kept, in milliseconds since 1970.
  public var savedMilliseconds: Int64
  /// Its values, as JSON in UTF-8.
  public var values: [UInt8]
}

extension FamilyStore {
  /// All set-ups, the oldest first; none where the file cannot be opened.
  public func setUps() throws(StoreError) -> [StoredSetUp] {
    try file.read(orElse: []) { database in
      try Row.fetchAll(database, sql: "SELECT id, name, saved, json FROM setUp ORDER BY id")
        .map { row in
          StoredSetUp(
            id: row["id"], name: row["name"], savedMilliseconds: row["saved"],
            values: Array((row["json"] as String).utf8))
        }
    }
  }

  /// Keeps `values` as `name`, in the place of the set-up `id` or as a new one; returns its number.
  public func keepSetUp(
    _ values: [UInt8], named name: String, savedMilliseconds: Int64, replacing id: Int?
  ) throws(StoreError) -> Int {
    let json = String(decoding: values, as: UTF8.self)
    return try file.write { database in
      if let id {
        try database.execute(
          sql: "UPDATE setUp SET name = ?, saved = ?, json = ? WHERE id = ?",
          arguments: [name, savedMilliseconds, json, id])
        return id
      }
      try database.execute(
        sql: "INSERT INTO setUp (name, saved, json) VALUES (?, ?, ?)",
        arguments: [name, savedMilliseconds, json])
      return Int(database.lastInsertedRowID)
    }
  }

  /// Removes the set-up `id`, and leaves nothing of it in the file.
  public func removeSetUp(_ id: Int) throws(StoreError) {
    try file.write { database in
      try database.execute(sql: "DELETE FROM setUp WHERE id = ?", arguments: [id])
      try StoreFile.noteErasure(in: database)
    }
    settle()
  }
}
