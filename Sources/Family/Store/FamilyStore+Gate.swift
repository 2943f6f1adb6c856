import GRDB

extension FamilyStore {
  /// What is kept of the parent gate; nil before anything was.
  public func gate() throws(StoreError) -> StoredGate? {
    try file.read(orElse: nil) { database in
      try Row.fetchOne(
        database, sql: "SELECT codeHash, failures, cooldownBoot, cooldownUntil FROM gate"
      ).map { row in
        StoredGate(
          codeHash: row["codeHash"], failures: row["failures"], cooldownBoot: row["cooldownBoot"],
          cooldownUntil: row["cooldownUntil"])
      }
    }
  }

  /// Keeps `gate` in the place of what was kept; nil forgets the code and the failures.
  public func keepGate(_ gate: StoredGate?) throws(StoreError) {
    try file.write { database in
      try database.execute(sql: "DELETE FROM gate")
      guard let gate else { return }
      try database.execute(
        sql: """
          INSERT INTO gate (id, codeHash, failures, cooldownBoot, cooldownUntil)
          VALUES (1, ?, ?, ?, ?)
          """,
        arguments: [gate.codeHash, gate.failures, gate.cooldownBoot, gate.cooldownUntil])
    }
  }
}
