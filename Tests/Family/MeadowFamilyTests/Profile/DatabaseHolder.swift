import GRDB
import MeadowStore

/// Another program that holds a database, so that nobody else can change it.
final class DatabaseHolder: Sendable {
  private let database: DatabaseQueue

  /// Begins a change of the file at `path` and does not end it.
  init(_ path: String) throws {
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    configuration.busyMode = .timeout(5)
    database = try DatabaseQueue(path: path, configuration: configuration)
    try database.inDatabase { try $0.execute(sql: "BEGIN IMMEDIATE") }
  }

  /// Lets the others go on.
  func release() throws {
    try database.inDatabase { try $0.execute(sql: "ROLLBACK") }
    try database.close()
  }

  /// An opening that does not wait long for such a program.
  static var impatient: FamilyStore.Opening {
    var opening = FamilyStore.Opening()
    opening.busySeconds = 0.25
    return opening
  }
}
