import GRDB

/// What is forgotten for good. After each of these nothing of it stays in the file; where the disk is full
/// or another program reads just then, ``settle()`` sees to that later.
extension EventStore {
  /// Forgets everything, also what was put aside. Numbers go on.
  public func erase() throws(StoreError) {
    do throws(StoreError) {
      try file.write { database in
        try database.execute(sql: "DELETE FROM event; DELETE FROM day")
        try StoreFile.noteErasure(in: database)
      }
      try file.settle()
    } catch .damaged {
      try beginAnew()
    }
    removePutAside()
  }

  /// Forgets everything of one child, also what was put aside, which may hold it. The others' stays.
  public func erase(child: Int) throws(StoreError) {
    do throws(StoreError) {
      try file.write { database in
        try database.execute(sql: "DELETE FROM event WHERE child = ?", arguments: [child])
        try database.execute(sql: "DELETE FROM day WHERE child = ?", arguments: [child])
        try StoreFile.noteErasure(in: database)
      }
    } catch .damaged {
      try beginAnew()
    }
    removePutAside()
    settle()
  }

  /// Takes the names of `redaction` out of everything that was noted; what was counted stays counted.
  public func erase(_ redaction: Redaction) throws(StoreError) {
    do throws(StoreError) {
      try file.write { database in
        let isInEvents = try EventTable.redact(redaction, in: database)
        let isInDays = try DayTable.redact(redaction, in: database)
        if isInEvents || isInDays { try StoreFile.noteErasure(in: database) }
      }
    } catch .damaged {
      try beginAnew()
    }
    removePutAside()
    settle()
  }

  /// Leaves nothing in the file of what was erased, where the disk refused that at the time.
  public func settle() { try? file.settle() }

  /// Whether what was erased may still lie in what is free in the file.
  public var isUnsettled: Bool { file.isUnsettled }
}
