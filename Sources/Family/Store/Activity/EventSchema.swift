import GRDB
import MeadowFoundations

/// The tables of the log and how an older file becomes a newer one.
///
/// A migration that has been released is never edited; what changes is a new one at the end.
enum EventSchema {
  /// All migrations, the oldest first.
  static func migrator(_ older: OlderLog) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("events", migrate: makeEvents)
    migrator.registerMigration("days and messages", migrate: makeDays)
    migrator.registerMigration("what was answered and modelled", migrate: addAnswers)
    migrator.registerMigration("children") { try addChildren($0, olderAreOf: older.child) }
    migrator.registerMigration("ids of words") { try addWordIDs($0, older.word) }
    return migrator
  }

  /// AUTOINCREMENT, so that numbers go on rising also when all events were erased. `day` and
  /// `minute` are the family's own, by the clock on the wall when it happened: a journey or a clock
  /// that is set changes nothing of what was. One index serves all questions by time and by kind,
  /// and grows only at its kinds' ends.
  private static func makeEvents(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE event (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          time INTEGER NOT NULL,
          day TEXT NOT NULL,
          minute INTEGER NOT NULL CHECK (minute BETWEEN 0 AND 1439),
          kind TEXT NOT NULL,
          text TEXT,
          scene TEXT,
          tier INTEGER NOT NULL,
          sequence TEXT,
          scenarios TEXT
        ) STRICT;
        CREATE INDEX eventByKind ON event (kind, time);
        """)
  }

  /// A row for each day, so that what the insight screen shows does not depend on how many events
  /// there are. The maps are lines of a number, a blank and what is counted.
  private static func makeDays(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE INDEX message ON event (day, number) WHERE kind = 'interaction';
        CREATE TABLE day (
          day TEXT PRIMARY KEY NOT NULL,
          interactions INTEGER NOT NULL,
          wordTaps INTEGER NOT NULL,
          sceneChanges INTEGER NOT NULL,
          followUps INTEGER NOT NULL,
          companionStarted INTEGER NOT NULL,
          companionCompleted INTEGER NOT NULL,
          celebrations INTEGER NOT NULL,
          multiWordMessages INTEGER NOT NULL,
          words TEXT NOT NULL,
          scenes TEXT NOT NULL,
          scenarios TEXT NOT NULL
        ) STRICT;
        """)
  }

  /// What came to its end was counted, whether a child had touched anything or not; which of them it was
  /// stands in the events. A file that had no days before is counted here, with all columns.
  private static func addAnswers(_ database: Database) throws {
    try database.execute(
      sql: """
        ALTER TABLE day ADD COLUMN companionAnswered INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE day ADD COLUMN modelled INTEGER NOT NULL DEFAULT 0;
        UPDATE event SET text = 'answered' || substr(text, 10)
          WHERE kind = 'companion' AND text LIKE 'completed %' AND text NOT LIKE '% without a touch';
        """)
    let hasDays = try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM day)") ?? false
    guard hasDays else { return try countDays(database) }
    try database.execute(
      sql: """
        UPDATE day SET companionAnswered = answers.count FROM (
          SELECT day, count(*) AS count FROM event
          WHERE kind = 'companion' AND text LIKE 'answered %' GROUP BY day
        ) AS answers WHERE day.day = answers.day
        """)
  }

  /// Counts all events into days as they were in that migration, for a file that had none.
  private static func countDays(_ database: Database) throws {
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

  private static func save(_ day: DaySummary, in database: Database) throws {
    try database.execute(
      sql: "INSERT OR REPLACE INTO day VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        day.day, day.interactions, day.wordTaps, day.sceneChanges, day.followUps,
        day.companionStarted, day.companionCompleted, day.celebrations, day.multiWordMessages,
        FrequencyText.text(day.words), FrequencyText.text(day.scenes),
        FrequencyText.text(day.scenarios), day.companionAnswered, day.modelled,
      ])
  }

  /// Whose an event and a day are. Every question is one child's, so its number comes first in the indexes.
  private static func addChildren(_ database: Database, olderAreOf child: Int) throws {
    try database.execute(
      sql: """
        ALTER TABLE event ADD COLUMN child INTEGER NOT NULL DEFAULT \(child);
        DROP INDEX eventByKind;
        DROP INDEX message;
        CREATE INDEX eventByChild ON event (child, kind, time);
        CREATE INDEX messageOfChild ON event (child, day, number) WHERE kind = 'interaction';
        CREATE TABLE dayOfChild (
          child INTEGER NOT NULL,
          day TEXT NOT NULL,
          interactions INTEGER NOT NULL,
          wordTaps INTEGER NOT NULL,
          sceneChanges INTEGER NOT NULL,
          followUps INTEGER NOT NULL,
          companionStarted INTEGER NOT NULL,
          companionCompleted INTEGER NOT NULL,
          celebrations INTEGER NOT NULL,
          multiWordMessages INTEGER NOT NULL,
          words TEXT NOT NULL,
          scenes TEXT NOT NULL,
          scenarios TEXT NOT NULL,
          companionAnswered INTEGER NOT NULL,
          modelled INTEGER NOT NULL,
          PRIMARY KEY (child, day)
        ) STRICT;
        INSERT INTO dayOfChild SELECT \(child), * FROM day;
        DROP TABLE day;
        ALTER TABLE dayOfChild RENAME TO day;
        """)
  }

  /// A word was its English, in the case in which it stood on the board; what it is in every language stands
  /// beside it now, and days count by that. What `id` does not know is the family's own and stays.
  private static func addWordIDs(
    _ database: Database, _ id: @Sendable (String) -> WordID?
  ) throws {
    try database.execute(
      sql: "ALTER TABLE event ADD COLUMN word TEXT; CREATE TEMP TABLE known (text TEXT, id TEXT)")
    let texts = try String.fetchAll(
      database,
      sql: "SELECT DISTINCT text FROM event WHERE kind = 'wordTap' AND text IS NOT NULL")
    for text in texts {
      guard let id = id(text) else { continue }
      try database.execute(
        sql: "INSERT INTO known VALUES (?, ?)", arguments: [text, id.name])
    }
    try database.execute(
      sql: """
        CREATE INDEX temp.knownByText ON known (text);
        UPDATE event SET word = known.id FROM known
          WHERE event.kind = 'wordTap' AND event.text = known.text;
        DROP TABLE known;
        """)
    for row in try Row.fetchAll(database, sql: "SELECT child, day, words FROM day") {
      let old = FrequencyText.counts(row["words"])
      let new = Dictionary(
        old.map { (id($0.key)?.name ?? $0.key, $0.value) }, uniquingKeysWith: +)
      guard new != old else { continue }
      try database.execute(
        sql: "UPDATE day SET words = ? WHERE child = ? AND day = ?",
        arguments: [FrequencyText.text(new), row["child"] as Int, row["day"] as String])
    }
  }
}
