import GRDB
import MeadowFoundations

/// The table of days, row by row.
enum DayTable {
  /// Counts `events` on their days.
  static func count(_ events: [DatedEvent], in database: Database) throws {
    var days: [String: DaySummary] = [:]
    for dated in events {
      let known = try days[dated.day] ?? day(dated.day, in: database)
      var day = known ?? DaySummary(day: dated.day)
      // Not in the dictionary while it is counted, or its maps would be copied for each event.
      days[dated.day] = nil
      day.count(dated.event)
      days[dated.day] = day
    }
    for day in days.values { try save(day, in: database) }
  }

  /// Counts all events, for a file of a Meadow that had no days.
  static func countAll(_ database: Database) throws {
    var day = DaySummary(day: "")
    let rows = try Row.fetchCursor(database, sql: "SELECT * FROM event ORDER BY day, number")
    while let row = try rows.next() {
      guard let logged = EventTable.event(row) else { continue }
      if logged.day != day.day {
        if day.interactions > 0 { try save(day, in: database) }
        day = DaySummary(day: logged.day)
      }
      day.count(logged.event)
    }
    if day.interactions > 0 { try save(day, in: database) }
  }

  /// Takes what `redaction` names out of all days; what was counted stays counted. Returns whether any
  /// had it.
  static func redact(_ redaction: Redaction, in database: Database) throws -> Bool {
    var isChanged = false
    for old in try days(from: "", through: "~", in: database) {
      var day = old
      day.words = Dictionary(
        day.words.map { (redaction.text($0.key), $0.value) }, uniquingKeysWith: +)
      guard day.words != old.words else { continue }
      try save(day, in: database)
      isChanged = true
    }
    return isChanged
  }

  /// The days from `first` through `last`, in order.
  static func days(
    from first: String, through last: String, in database: Database
  ) throws -> [DaySummary] {
    try Row.fetchAll(database, sql: EventQuery.days, arguments: [first, last]).map(summary)
  }

  /// Reads what the next batch touches.
  static func probe(_ database: Database) throws {
    _ = try Row.fetchOne(database, sql: "SELECT * FROM day ORDER BY day DESC LIMIT 1")
  }

  private static func day(_ name: String, in database: Database) throws -> DaySummary? {
    try days(from: name, through: name, in: database).first
  }

  private static func save(_ day: DaySummary, in database: Database) throws {
    try database.cachedStatement(
      sql: "INSERT OR REPLACE INTO day VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    ).execute(arguments: [
      day.day, day.interactions, day.wordTaps, day.sceneChanges, day.followUps,
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
