import GRDB
import MeadowFoundations

/// The table of days, row by row.
enum DayTable {
  /// Counts `events` on their days.
  static func count(_ events: [DatedEvent], in database: Database) throws {
    var days: [ChildsDay: DaySummary] = [:]
    for dated in events {
      let key = ChildsDay(child: dated.child, name: dated.day)
      let known = try days[key] ?? day(key, in: database)
      var day = known ?? DaySummary(day: dated.day)
      // Not in the dictionary while it is counted, or its maps would be copied for each event.
      days[key] = nil
      day.count(dated.event)
      days[key] = day
    }
    for (key, day) in days { try save(day, of: key.child, in: database) }
  }

  /// Takes what `redaction` names out of all days; what was counted stays counted. Returns whether any
  /// had it.
  static func redact(_ redaction: Redaction, in database: Database) throws -> Bool {
    var isChanged = false
    for row in try Row.fetchAll(database, sql: "SELECT * FROM day") {
      let old = summary(row)
      var day = old
      day.words = Dictionary(
        day.words.map { (redaction.text($0.key), $0.value) }, uniquingKeysWith: +)
      guard day.words != old.words else { continue }
      try save(day, of: row["child"], in: database)
      isChanged = true
    }
    return isChanged
  }

  /// The days of `child` from `first` through `last`, in order.
  static func days(
    of child: Int, from first: String, through last: String, in database: Database
  ) throws -> [DaySummary] {
    try Row.fetchAll(database, sql: EventQuery.days, arguments: [child, first, last]).map(summary)
  }

  /// Reads what the next batch touches.
  static func probe(_ database: Database) throws {
    _ = try Row.fetchOne(database, sql: "SELECT * FROM day ORDER BY day DESC LIMIT 1")
  }

  /// A day is one child's.
  private struct ChildsDay: Hashable {
    var child: Int
    var name: String
  }

  private static func day(_ key: ChildsDay, in database: Database) throws -> DaySummary? {
    try days(of: key.child, from: key.name, through: key.name, in: database).first
  }

  private static func save(_ day: DaySummary, of child: Int, in database: Database) throws {
    try database.cachedStatement(
      sql: "INSERT OR REPLACE INTO day VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    ).execute(arguments: [
      child, day.day, day.interactions, day.wordTaps, day.sceneChanges, day.followUps,
      day.companionStarted, day.companionCompleted, day.celebrations, day.multiWordMessages,
      FrequencyText.text(day.words), FrequencyText.text(day.scenes),
      FrequencyText.text(day.scenarios), day.companionAnswered, day.modelled,
    ])
  }

  private static func summary(_ row: Row) -> DaySummary {
    var day = DaySummary(day: row["day"])
    day.interactions = row["interactions"]
    day.wordTaps = row["wordTaps"]
    day.sceneChanges = row["sceneChanges"]
    day.followUps = row["followUps"]
    day.companionStarted = row["companionStarted"]
    day.companionCompleted = row["companionCompleted"]
    day.companionAnswered = row["companionAnswered"]
    day.modelled = row["modelled"]
    day.celebrations = row["celebrations"]
    day.multiWordMessages = row["multiWordMessages"]
    day.words = FrequencyText.counts(row["words"])
    day.scenes = FrequencyText.counts(row["scenes"])
    day.scenarios = FrequencyText.counts(row["scenarios"])
    return day
  }
}
