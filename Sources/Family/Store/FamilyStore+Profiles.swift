import GRDB

extension FamilyStore {
  /// All profiles, the oldest first; none where the file cannot be opened.
  public func profiles() throws(StoreError) -> [StoredProfile] {
    try file.read(orElse: []) { database in
      try Row.fetchAll(
        database, sql: "SELECT id, isActive, revision, record FROM profile ORDER BY id"
      ).map { row in
        StoredProfile(
          id: row["id"], isActive: row["isActive"], revision: row["revision"],
          record: Array((row["record"] as String).utf8))
      }
    }
  }

  /// The small things that are kept for the profile `id`, by name.
  public func savedStates(of id: Int) throws(StoreError) -> [String: [UInt8]] {
    try file.read(orElse: [:]) { database in
      let rows = try Row.fetchAll(
        database, sql: "SELECT name, json FROM keepsake WHERE profile = ?", arguments: [id])
      let pairs = rows.map { ($0["name"] as String, Array(($0["json"] as String).utf8)) }
      return Dictionary(pairs) { first, _ in first }
    }
  }

  /// Keeps `profile` under its number and, in the same transaction, `savedStates` for it; of those only
  /// the ones that are named change. Who is active stays as it is, since another program may have switched
  /// meanwhile; an active `profile` becomes it only where nobody is.
  ///
  /// False, and nothing is kept, where other profiles are there and not this one: somebody has begun
  /// anew meanwhile, and what they have erased does not come back. Where `isErased` says so of the
  /// record that is replaced, nothing of it stays in the file, and what was put aside goes too.
  @discardableResult
  public func keep(
    _ profile: StoredProfile, savedStates: [String: [UInt8]] = [:],
    erasing isErased: (_ old: [UInt8]) -> Bool = { _ in false }
  ) throws(StoreError) -> Bool {
    var erases = false
    let isKept = try file.write { database -> Bool in
      guard try !Self.isGone(profile.id, from: database) else { return false }
      let old = try String.fetchOne(
        database, sql: "SELECT record FROM profile WHERE id = ?", arguments: [profile.id])
      if let old, isErased(Array(old.utf8)) {
        erases = true
        try StoreFile.noteErasure(in: database)
      }
      try Self.put(profile, in: database)
      try Self.keep(savedStates, of: profile.id, in: database)
      return true
    }
    if erases {
      removePutAside()
      settle()
    }
    return isKept
  }

  /// Keeps `savedStates` for the profile `id`, whose record stays as it is; of a profile that is gone
  /// nothing, and the answer is false.
  @discardableResult
  public func keep(_ savedStates: [String: [UInt8]], of id: Int) throws(StoreError) -> Bool {
    try file.write { database in
      guard try Self.isThere(id, in: database) else { return false }
      try Self.keep(savedStates, of: id, in: database)
      return true
    }
  }

  private static func keep(
    _ savedStates: [String: [UInt8]], of id: Int, in database: Database
  ) throws {
    for (name, json) in savedStates {
      try database.execute(
        sql: """
          INSERT INTO keepsake (profile, name, json) VALUES (?, ?, ?)
          ON CONFLICT (profile, name) DO UPDATE SET json = excluded.json
          """, arguments: [id, name, String(decoding: json, as: UTF8.self)])
    }
  }

  /// Writes the row of `profile`; it becomes the active one where it says so and nobody is.
  static func put(_ profile: StoredProfile, in database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO profile (id, isActive, revision, record) VALUES (?, 0, ?, ?)
        ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, record = excluded.record
        """,
      arguments: [profile.id, profile.revision, String(decoding: profile.record, as: UTF8.self)])
    guard profile.isActive else { return }
    try database.execute(
      sql: """
        UPDATE profile SET isActive = 1
        WHERE id = ? AND NOT EXISTS (SELECT 1 FROM profile WHERE isActive)
        """, arguments: [profile.id])
  }

  static func isThere(_ id: Int, in database: Database) throws -> Bool {
    try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM profile WHERE id = ?)", arguments: [id]) == true
  }

  /// Whether the profile `id` was there: a file without any has never had one.
  private static func isGone(_ id: Int, from database: Database) throws -> Bool {
    guard try !isThere(id, in: database) else { return false }
    return try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM profile)") == true
  }

  /// Forgets all profiles, what was kept for them, set-ups, listening tests, the sound they heard and the
  /// gate's code in one transaction, begins with an active profile of `record` and returns its number.
  /// Nothing of them stays in the file.
  public func resetProfiles(to record: [UInt8]) throws(StoreError) -> Int {
    // What was put aside of a damaged file is a child's as well.
    defer { removePutAside() }
    let id = try file.write { database -> Int in
      try database.execute(
        sql: """
          DELETE FROM keepsake; DELETE FROM profile; DELETE FROM gate;
          DELETE FROM soundDay; DELETE FROM calibration; DELETE FROM setUp;
          DELETE FROM listeningAnswer
          """)
      try database.execute(
        sql: "INSERT INTO profile (isActive, revision, record) VALUES (1, 1, ?)",
        arguments: [String(decoding: record, as: UTF8.self)])
      let id = Int(database.lastInsertedRowID)
      try StoreFile.noteErasure(in: database)
      return id
    }
    settle()
    return id
  }
}
