import GRDB

/// An answer of a listening test as it is kept.
public struct StoredListeningAnswer: Equatable, Sendable {
  /// The name that the test gave it.
  public var id: String
  /// The test it belongs to.
  public var round: String
  /// What was answered, as JSON in UTF-8.
  public var answer: [UInt8]

  /// The answer `id` of the test `round`.
  public init(id: String, round: String, answer: [UInt8]) {
    self.id = id
    self.round = round
    self.answer = answer
  }
}

extension FamilyStore {
  /// All answers of listening tests in the order they came; none where the file cannot be opened.
  public func listeningAnswers() throws(StoreError) -> [StoredListeningAnswer] {
    try file.read(orElse: []) { database in
      try Row.fetchAll(
        database, sql: "SELECT id, round, json FROM listeningAnswer ORDER BY number"
      ).map { row in
        StoredListeningAnswer(
          id: row["id"], round: row["round"], answer: Array((row["json"] as String).utf8))
      }
    }
  }

  /// Keeps `answer` unless one of its name is there or there are `most`; which of them it was.
  public func keep(
    _ answer: StoredListeningAnswer, most: Int
  ) throws(StoreError) -> ListeningKept {
    try file.write { database in
      let isThere = try Bool.fetchOne(
        database, sql: "SELECT EXISTS (SELECT 1 FROM listeningAnswer WHERE id = ?)",
        arguments: [answer.id])
      if isThere == true { return .known }
      let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM listeningAnswer") ?? 0
      guard count < most else { return .full }
      try database.execute(
        sql: "INSERT INTO listeningAnswer (id, round, json) VALUES (?, ?, ?)",
        arguments: [answer.id, answer.round, String(decoding: answer.answer, as: UTF8.self)])
      return .new
    }
  }

  /// Removes the answers of the test `round`, or nil for all, and leaves nothing of them in the file;
  /// returns how many there were.
  public func removeListeningAnswers(of round: String?) throws(StoreError) -> Int {
    let count = try file.write { database -> Int in
      try database.execute(
        sql: "DELETE FROM listeningAnswer WHERE round = ifnull(?, round)", arguments: [round])
      let count = database.changesCount
      if count > 0 { try StoreFile.noteErasure(in: database) }
      return count
    }
    if count > 0 { settle() }
    return count
  }
}

/// What became of an answer that was to be kept.
public enum ListeningKept: Equatable, Sendable {
  /// It is kept now.
  case new
  /// One of its name was kept before; that one stays.
  case known
  /// There is no room for more.
  case full
}
