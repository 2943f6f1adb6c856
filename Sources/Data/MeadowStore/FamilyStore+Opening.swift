import Foundation
import GRDB
import Glibc

extension FamilyStore {
  /// How a file is opened; all but tests take the defaults.
  package struct Opening: Sendable {
    /// How long a change waits for another program, in seconds.
    package var busySeconds = 2.0
    /// The most pages of 4 KiB the file may have, to act a full disk; nil for no bound.
    package var mostPages: Int?
    /// The last migration to make, to act an older Meadow; nil for all.
    package var lastMigration: String?

    /// The defaults.
    package init() {}
  }

  /// Opens the file at `path`, or makes it, in a directory that is there.
  ///
  /// Never fails: what is wrong is the store's ``problem``, and Meadow goes on speaking. A file that
  /// cannot be read is put aside under another name, never overwritten, and a new one begins.
  public static func open(at path: String) -> FamilyStore { open(at: path, Opening()) }

  /// The same with an `opening` of one's own.
  package static func open(at path: String, _ opening: Opening) -> FamilyStore {
    switch patientAttempt(path, opening) {
    case .success(let database):
      return FamilyStore(path: path, database: database, problem: nil, putAside: nil)
    case .failure(.damaged):
      guard let aside = Self.putAside(path) else {
        return FamilyStore(
          path: path, database: nil, problem: .damaged(path: path), putAside: nil)
      }
      let second = attempt(path, opening)
      return FamilyStore(
        path: path, database: try? second.get(), problem: second.problem, putAside: aside)
    case .failure(.cannotOpen(_, let reason)):
      return readable(path, orElse: .cannotOpen(path: path, reason: reason))
    case .failure(.readOnly):
      return readable(path, orElse: .readOnly(path: path))
    case .failure(let problem):
      return FamilyStore(path: path, database: nil, problem: problem, putAside: nil)
    }
  }

  /// As ``attempt(_:_:)``, again for a while where another program is making the file: SQLite does not
  /// wait for the change to a write-ahead log, whatever the busy timeout, and a table that the other
  /// one has just made cannot be made again.
  private static func patientAttempt(
    _ path: String, _ opening: Opening
  ) -> Result<DatabaseQueue, StoreError> {
    var result = attempt(path, opening)
    for _ in 0..<Int(opening.busySeconds * 20) {
      switch result {
      case .failure(.busy), .failure(.failed): break
      case .success, .failure: return result
      }
      usleep(50_000)
      result = attempt(path, opening)
    }
    return result
  }

  /// Opens the file, brings it up to date and reads the words once, which finds most damage.
  private static func attempt(
    _ path: String, _ opening: Opening
  ) -> Result<DatabaseQueue, StoreError> {
    do {
      // Photos of children are for their family's eyes; SQLite gives its log the file's own rights.
      // Only where nobody has made it: another program may be writing it at this moment.
      let file = Glibc.open(path, O_CREAT | O_EXCL | O_RDWR, 0o600)
      if file >= 0 { Glibc.close(file) }
      let database = try DatabaseQueue(path: path, configuration: configuration(opening))
      do {
        let migrator = StoreSchema.migrator
        if try database.read(migrator.hasBeenSuperseded) { return .failure(.newer(path: path)) }
        if let last = opening.lastMigration {
          try migrator.migrate(database, upTo: last)
        } else {
          try migrator.migrate(database)
        }
        _ = try database.read(WordTable.read)
      } catch {
        try? database.close()
        throw error
      }
      return .success(database)
    } catch {
      return .failure(StoreError(error, path: path))
    }
  }

  private static func configuration(_ opening: Opening) -> Configuration {
    var configuration = Configuration()
    configuration.label = "meadow.family"
    configuration.busyMode = .timeout(opening.busySeconds)
    // Not GRDB's `.wal`: that sets NORMAL, which may lose the last changes when the power goes, and
    // makes and drops a table at every start.
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
      if let pages = opening.mostPages {
        try database.execute(sql: "PRAGMA max_page_count = \(pages)")
      }
    }
    return configuration
  }

  /// What can be read of a file that cannot be written. `immutable` lets SQLite read without the
  /// files of a write-ahead log beside it; that is right while there is no log.
  private static func readable(_ path: String, orElse problem: StoreError) -> FamilyStore {
    var configuration = Configuration()
    configuration.readonly = true
    let hasLog = FileManager.default.fileExists(atPath: path + "-wal")
    let uri = URL(filePath: path).absoluteString + (hasLog ? "" : "?immutable=1")
    if FileManager.default.isReadableFile(atPath: path),
      let database = try? DatabaseQueue(path: uri, configuration: configuration),
      (try? database.read(WordTable.read)) != nil
    {
      return FamilyStore(
        path: path, database: database, problem: .readOnly(path: path), putAside: nil)
    }
    return FamilyStore(path: path, database: nil, problem: problem, putAside: nil)
  }

  /// Gives a damaged file, with what SQLite keeps beside it, the first free name; nil where that
  /// fails, and the file is where it was.
  private static func putAside(_ path: String) -> String? {
    let files = FileManager.default
    let names = (1...99).lazy.map { path + ($0 == 1 ? ".damaged" : ".damaged-\($0)") }
    guard let aside = names.first(where: { !files.fileExists(atPath: $0) }),
      (try? files.moveItem(atPath: path, toPath: aside)) != nil
    else { return nil }
    for suffix in ["-wal", "-shm"] {
      try? files.moveItem(atPath: path + suffix, toPath: aside + suffix)
    }
    return aside
  }
}

extension Result where Failure == StoreError {
  fileprivate var problem: StoreError? {
    if case .failure(let problem) = self { problem } else { nil }
  }
}
