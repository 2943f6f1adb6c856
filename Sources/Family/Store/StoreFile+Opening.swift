import Foundation
import GRDB
import Glibc
import MeadowFiles

extension StoreFile {
  /// Opens the file at `path`, or makes it, in a directory that is there.
  ///
  /// Never fails: what is wrong is the file's ``problem``. A file that cannot be read is put aside
  /// under another name, never overwritten, and a new one begins.
  static func open(at path: String, as kind: Kind, _ opening: StoreOpening) -> StoreFile {
    switch patientAttempt(path, kind, opening) {
    case .success(let database):
      return StoreFile(path: path, database: database, problem: nil)
    case .failure(.damaged):
      guard let aside = Self.putAside(path) else {
        return StoreFile(path: path, database: nil, problem: .damaged(path: path))
      }
      let second = attempt(path, kind, opening)
      return StoreFile(
        path: path, database: try? second.get(), problem: second.problem, putAside: aside)
    case .failure(.cannotOpen(_, let reason)):
      return readable(path, kind, orElse: .cannotOpen(path: path, reason: reason))
    case .failure(.readOnly):
      return readable(path, kind, orElse: .readOnly(path: path))
    case .failure(let problem):
      return StoreFile(path: path, database: nil, problem: problem)
    }
  }

  /// As ``attempt(_:_:_:)``, again for a while where another program is making the file: SQLite does
  /// not wait for the change to a write-ahead log, whatever the busy timeout, and a table that the
  /// other one has just made cannot be made again.
  private static func patientAttempt(
    _ path: String, _ kind: Kind, _ opening: StoreOpening
  ) -> Result<DatabaseQueue, StoreError> {
    var result = attempt(path, kind, opening)
    for _ in 0..<Int(opening.busySeconds * 20) {
      switch result {
      case .failure(.busy), .failure(.failed): break
      case .success, .failure: return result
      }
      usleep(50_000)
      result = attempt(path, kind, opening)
    }
    return result
  }

  /// Opens the file, brings it up to date and reads in it once, which finds most damage.
  private static func attempt(
    _ path: String, _ kind: Kind, _ opening: StoreOpening
  ) -> Result<DatabaseQueue, StoreError> {
    do {
      // What children say is for their family's eyes; SQLite gives its log the file's own rights.
      // Only where nobody has made it: another program may be writing it at this moment.
      let file = Glibc.open(path, O_CREAT | O_EXCL | O_RDWR, 0o600)
      if file >= 0 { Glibc.close(file) }
      let database = try DatabaseQueue(path: path, configuration: configuration(kind, opening))
      do {
        if try database.read(kind.migrator.hasBeenSuperseded) {
          return .failure(.newer(path: path))
        }
        if let last = opening.lastMigration {
          try kind.migrator.migrate(database, upTo: last)
        } else {
          try kind.migrator.migrate(database)
          try database.read(kind.probe)
        }
      } catch {
        try? database.close()
        throw error
      }
      return .success(database)
    } catch {
      return .failure(StoreError(error, path: path))
    }
  }

  /// How much of a file SQLite keeps in memory; the system keeps the rest.
  private static let pageCacheKilobytes = 128

  private static func configuration(_ kind: Kind, _ opening: StoreOpening) -> Configuration {
    var configuration = Configuration()
    configuration.label = kind.label
    configuration.busyMode = .timeout(opening.busySeconds)
    // Not GRDB's `.wal`: that sets NORMAL, which may lose the last changes when the power goes, and
    // makes and drops a table at every start.
    configuration.prepareDatabase { database in
      try database.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
      // SQLite would keep 2 MB of pages of a log that is only added to, and fill them over a session.
      try database.execute(sql: "PRAGMA cache_size = -\(pageCacheKilobytes)")
      if let pages = opening.mostPages {
        try database.execute(sql: "PRAGMA max_page_count = \(pages)")
      }
    }
    return configuration
  }

  /// What can be read of a file that cannot be written. `immutable` lets SQLite read without the
  /// files of a write-ahead log beside it; that is right while there is no log.
  private static func readable(
    _ path: String, _ kind: Kind, orElse problem: StoreError
  ) -> StoreFile {
    var configuration = Configuration()
    configuration.readonly = true
    let hasLog = FileManager.default.fileExists(atPath: path + "-wal")
    let uri = URL(filePath: path).absoluteString + (hasLog ? "" : "?immutable=1")
    if FileManager.default.isReadableFile(atPath: path),
      let database = try? DatabaseQueue(path: uri, configuration: configuration),
      (try? database.read(kind.probe)) != nil
    {
      return StoreFile(path: path, database: database, problem: .readOnly(path: path))
    }
    return StoreFile(path: path, database: nil, problem: problem)
  }

  /// Gives a damaged file, with what SQLite keeps beside it, the first free name; nil where that
  /// fails, and the file is where it was.
  static func putAside(_ path: String) -> String? {
    guard let aside = Files.putAside(path) else { return nil }
    for suffix in ["-wal", "-shm"] { rename(path + suffix, aside + suffix) }
    return aside
  }

  /// Whether a file was put aside for the one at `path` and is still there.
  static func hasPutAside(_ path: String) -> Bool {
    Files.damagedNames(for: path).contains { Files.exists($0) }
  }

  /// Removes the files that were put aside for the one at `path`.
  static func removePutAside(_ path: String) {
    for name in Files.damagedNames(for: path).flatMap({ [$0, $0 + "-wal", $0 + "-shm"] }) {
      unlink(name)
    }
  }
}

extension Result where Failure == StoreError {
  fileprivate var problem: StoreError? {
    if case .failure(let problem) = self { problem } else { nil }
  }
}
