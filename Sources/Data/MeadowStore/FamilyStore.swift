import GRDB

/// The family's own words, their photos and the sound of a day, in one SQLite file.
///
/// A change is on the disk when its call returns (write-ahead log, `synchronous = FULL`), whole or
/// not at all. Calls block for the disk: any thread, but never the one that serves taps.
public final class FamilyStore: Sendable {
  /// The file.
  public let path: String
  /// Why nothing can be kept, or nil while all is well; what was kept may still be readable.
  public let problem: StoreError?
  /// Where a file that could not be read was put, or nil where there was none.
  public let putAside: String?

  private let database: DatabaseQueue?

  /// A store on `database`; without one it is empty and every change throws `problem`.
  init(path: String, database: DatabaseQueue?, problem: StoreError?, putAside: String?) {
    self.path = path
    self.database = database
    self.problem = problem
    self.putAside = putAside
  }

  /// Closes the file; afterwards reads find nothing and changes throw.
  public func close() { try? database?.close() }

  /// Whether a change waits until the disk has it, which is the store's promise.
  package var isDurable: Bool {
    (try? read(orElse: 0) { try Int.fetchOne($0, sql: "PRAGMA synchronous") }) == 2
  }

  /// What `body` finds, or `empty` where there is no file.
  func read<Value>(
    orElse empty: Value, _ body: (Database) throws -> Value
  ) throws(StoreError) -> Value {
    guard let database else { return empty }
    do { return try database.read(body) } catch { throw StoreError(error, path: path) }
  }

  /// Performs `body` in one transaction that is on the disk when this returns; when it throws,
  /// nothing has changed.
  func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    if let problem { throw problem }
    guard let database else { throw .cannotOpen(path: path, reason: "it is closed") }
    do { return try database.write(body) } catch { throw StoreError(error, path: path) }
  }
}
