import GRDB

/// What a change of who there is has come to; what is refused has changed nothing.
public enum ChildrenChange: Equatable, Sendable {
  /// It is made, for the child with this number.
  case made(Int)
  /// There is no child with this number.
  case noSuchChild
  /// There are as many as there can be.
  case full
  /// There would be none left.
  case lastOne
  /// It is the active one.
  case active
}

/// Several children in one file: one more, another one active, one less.
extension FamilyStore {
  /// Adds a child of `record`, which is not active, under a number that nobody has had; numbers up to
  /// `last` count as had. Refuses where there are `most`.
  public func addProfile(
    _ record: [UInt8], after last: Int, most: Int
  ) throws(StoreError) -> ChildrenChange {
    try file.write { database in
      let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM profile") ?? 0
      guard count < most else { return .full }
      let had = try Int.fetchOne(
        database, sql: "SELECT seq FROM sqlite_sequence WHERE name = 'profile'")
      let id = max(had ?? 0, last) + 1
      let text = String(decoding: record, as: UTF8.self)
      try database.execute(
        sql: "INSERT INTO profile (id, isActive, revision, record) VALUES (?, 0, 1, ?)",
        arguments: [id, text])
      return .made(id)
    }
  }

  /// Makes the child `id` the active one, and no other.
  public func activateProfile(_ id: Int) throws(StoreError) -> ChildrenChange {
    try file.write { database in
      guard try Self.isThere(id, in: database) else { return .noSuchChild }
      try database.execute(
        sql: "UPDATE profile SET isActive = 0 WHERE isActive AND id <> ?", arguments: [id])
      try database.execute(sql: "UPDATE profile SET isActive = 1 WHERE id = ?", arguments: [id])
      return .made(id)
    }
  }

  /// Erases the child `id` with what was kept for it and the words that are its own; nothing of it stays
  /// in the file. Neither the last one goes nor the active one.
  public func eraseProfile(_ id: Int) throws(StoreError) -> ChildrenChange {
    let change = try file.write { database -> ChildrenChange in
      let row = try Row.fetchOne(
        database, sql: "SELECT isActive FROM profile WHERE id = ?", arguments: [id])
      guard let row else { return .noSuchChild }
      let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM profile") ?? 0
      guard count > 1 else { return .lastOne }
      guard !(row["isActive"] as Bool) else { return .active }
      try database.execute(sql: "DELETE FROM keepsake WHERE profile = ?", arguments: [id])
      try database.execute(sql: "DELETE FROM profile WHERE id = ?", arguments: [id])
      try PhotoTable.removeUnused(database)
      try StoreFile.noteErasure(in: database)
      return .made(id)
    }
    guard case .made = change else { return change }
    // What was put aside of a damaged file may be this child's as well.
    removePutAside()
    settle()
    return change
  }

  /// Brings `profiles` back into a file that has lost them; those whose numbers are there take their place,
  /// and where others are there, of those that are not none comes back.
  public func restoreProfiles(_ profiles: [StoredProfile]) throws(StoreError) {
    try file.write { database in
      let hasAny = try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM profile)")
      for profile in profiles {
        if hasAny == true, try !Self.isThere(profile.id, in: database) { continue }
        try Self.put(profile, in: database)
      }
    }
  }
}
