import GRDB
import MeadowFoundations

/// The table of events, row by row.
enum EventTable {
  static func add(_ events: [DatedEvent], to database: Database) throws {
    let statement = try database.cachedStatement(sql: insertion)
    for dated in events {
      let event = dated.event
      try statement.execute(arguments: [
        dated.child, dated.time.milliseconds, dated.day, dated.minute, event.kind.rawValue,
        event.text, event.scene, event.tier.rawValue, TextList.text(event.sequence),
        TextList.text(event.scenarios.map(\.rawValue)), event.word?.name,
      ])
    }
  }

  private static let insertion = """
    INSERT INTO event (child, time, day, minute, kind, text, scene, tier, sequence, scenarios, word)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """

  /// The first `limit` events of `child` in a range of time, by the clock on the wall and then by number.
  static func events(
    of child: Int, from first: WallTime, through last: WallTime, kinds: [ActivityEvent.Kind],
    limit: Int,
    in database: Database
  ) throws -> [LoggedEvent] {
    guard !kinds.isEmpty else { return [] }
    let range: [any DatabaseValueConvertible] = [first.milliseconds, last.milliseconds]
    return try Row.fetchAll(
      database, sql: EventQuery.events(kinds: kinds.count),
      arguments: StatementArguments(kinds.flatMap { [child, $0.rawValue] + range } + [limit])
    ).compactMap(event)
  }

  /// The newest messages of `child` in a range of days, the newest first.
  static func messages(
    of child: Int, from first: String, through last: String, in database: Database
  ) throws -> [MessageSequence] {
    try Row.fetchAll(
      database, sql: EventQuery.messages, arguments: [child, first, last]
    ).map(message)
  }

  /// Takes what `redaction` names out of all events; returns whether any had it.
  static func redact(_ redaction: Redaction, in database: Database) throws -> Bool {
    let rows = try Row.fetchCursor(
      database, sql: "SELECT number, text, sequence FROM event")
    var changed: [StatementArguments] = []
    while let row = try rows.next() {
      let (text, list): (String?, String?) = (row["text"], row["sequence"])
      let (newText, newList) = (text.map(redaction.text), list.flatMap(redaction.list))
      guard newText != text || newList != list else { continue }
      changed.append([newText, newList, row["number"] as Int64])
    }
    for arguments in changed {
      try database.cachedStatement(
        sql: "UPDATE event SET text = ?, sequence = ? WHERE number = ?"
      ).execute(arguments: arguments)
    }
    return !changed.isEmpty
  }

  /// Reads what the next batch and the first question touch.
  static func probe(_ database: Database) throws {
    let last = try Row.fetchOne(database, sql: "SELECT * FROM event ORDER BY number DESC LIMIT 1")
    let child = last.flatMap { $0["child"] as Int? } ?? 1
    _ = try Int64.fetchOne(database, sql: "SELECT seq FROM sqlite_sequence")
    for kind in ActivityEvent.Kind.allCases {
      _ = try Int64.fetchOne(
        database, sql: "SELECT max(time) FROM event WHERE child = ? AND kind = ?",
        arguments: [child, kind.rawValue])
    }
    _ = try messages(of: child, from: "~", through: "~", in: database)
  }

  /// The event of `row`; nil for a kind or a tier that this version does not know.
  static func event(_ row: Row) -> LoggedEvent? {
    guard let kind = ActivityEvent.Kind(rawValue: row["kind"]),
      let tier = Tier(rawValue: row["tier"])
    else { return nil }
    let event = ActivityEvent(
      kind, text: row["text"], word: (row["word"] as String?).map { WordID($0) },
      scene: row["scene"], tier: tier, sequence: TextList.list(row["sequence"]),
      scenarios: scenarios(row))
    return LoggedEvent(
      number: row["number"], time: WallTime(milliseconds: row["time"]), day: row["day"],
      event: event)
  }

  private static func message(_ row: Row) -> MessageSequence {
    let minute: Int = row["minute"]
    func digits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return MessageSequence(
      day: row["day"], time: "\(digits(minute / 60)):\(digits(minute % 60))", scene: row["scene"],
      words: TextList.list(row["sequence"]), scenarios: scenarios(row))
  }

  private static func scenarios(_ row: Row) -> [CommunicationScenario] {
    TextList.list(row["scenarios"]).compactMap { CommunicationScenario(rawValue: $0) }
  }
}
