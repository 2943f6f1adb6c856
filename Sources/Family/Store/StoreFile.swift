import GRDB

/// One SQLite file of the family's, as far as it could be opened.
///
/// A change is on the disk when its call returns (write-ahead log, `synchronous = FULL`), whole or
/// not at all. Calls block for the disk.
struct StoreFile: Sendable {
  /// What a file holds, as far as opening it must know.
  struct Kind: Sendable {
    /// What GRDB calls it.
    var label: String
    /// All migrations, the oldest first.
    var migrator: DatabaseMigrator
    /// Reads what the first use would read, so that most damage is found at once.
    var probe: @Sendable (Database) throws -> Void
  }

  /// The file.
  let path: String
  /// Why nothing can be kept, or nil while all is well; what was kept may still be readable.
  let problem: StoreError?
  /// Where a file that could not be read was put, or nil where there was none.
  let putAside: String?

  private let database: ClosableDatabase?

  /// A file on `database`; without one it is empty and every change throws `problem`.
  init(path: String, database: DatabaseQueue?, problem: StoreError?, putAside: String? = nil) {
    self.path = path
    self.database = database.map(ClosableDatabase.init)
    self.problem = problem
    self.putAside = putAside
  }

  /// Closes the file; afterwards reads find nothing and changes throw.
  func close() { database?.close() }

  /// Whether a change waits until the disk has it, which is every store's promise.
  var isDurable: Bool {
    (try? read(orElse: 0) { try Int.fetchOne($0, sql: "PRAGMA synchronous") }) == 2
  }

  /// What `body` finds, or `empty` where there is no file.
  func read<Value>(
    orElse empty: Value, _ body: (Database) throws -> Value
  ) throws(StoreError) -> Value {
    guard let database else { return empty }
    do { return try database.use { try $0.read(body) } ?? empty } catch {
      throw StoreError(error, path: path)
    }
  }

  /// Performs `body` in one transaction that is on the disk when this returns; when it throws,
  /// nothing has changed.
  func write<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try use { try $0.write(body) }
  }

  /// Notes, in the transaction of an erasure, that the file is to be settled: what was erased still lies
  /// in what is free in it. The note is in the file, so that another start knows it.
  static func noteErasure(in database: Database) throws {
    try database.execute(sql: "PRAGMA user_version = 1")
  }

  /// Whether something was erased and the file was not settled since.
  var isUnsettled: Bool {
    let note = try? read(orElse: 0) { try Int.fetchOne($0, sql: "PRAGMA user_version") }
    return note == 1
  }

  /// Leaves nothing in the file of what was erased. Where the disk refuses that, the next call tries
  /// again; throws where the file is damaged.
  func settle() throws(StoreError) {
    guard isUnsettled else { return }
    do throws(StoreError) { try compact() } catch {
      if case .damaged = error { throw error }
    }
  }

  /// Gives back to the disk what is not used any more, and leaves nothing of it in the file.
  func compact() throws(StoreError) {
    let isUnsettled = isUnsettled
    try use { database in
      try database.vacuum()
      try database.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
      if isUnsettled { try database.write { try $0.execute(sql: "PRAGMA user_version = 0") } }
    }
  }

  /// What `body` makes of the connection; throws where nothing can be kept.
  private func use<Value>(
    _ body: (DatabaseQueue) throws -> Value
  ) throws(StoreError) -> Value {
    if let problem { throw problem }
    let value: Value?
    do { value = try database?.use(body) } catch { throw StoreError(error, path: path) }
    guard let value else { throw .cannotOpen(path: path, reason: "it is closed") }
    return value
  }
}
