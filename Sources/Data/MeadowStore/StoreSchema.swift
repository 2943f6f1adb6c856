import GRDB

/// The tables of the family's file and how an older file becomes a newer one.
///
/// A migration that has been released is never edited; what changes is a new one at the end.
enum StoreSchema {
  /// All migrations, the oldest first.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("words and photos", migrate: makeWords)
    migrator.registerMigration("sound and calibration", migrate: makeSound)
    return migrator
  }

  /// AUTOINCREMENT, so that the number of a word that is gone never names another: a clip, a tap
  /// on a page that is out of date or a line of a log may still hold it.
  private static func makeWords(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE photo (
          id TEXT PRIMARY KEY NOT NULL,
          mediaType TEXT NOT NULL,
          bytes BLOB NOT NULL
        ) STRICT;
        CREATE TABLE word (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          "group" TEXT NOT NULL CHECK ("group" IN ('people', 'things', 'places')),
          position INTEGER NOT NULL CHECK (position >= 0),
          text TEXT NOT NULL,
          spoken TEXT,
          hint TEXT,
          phonemes TEXT,
          recording TEXT,
          emoji TEXT,
          photo TEXT REFERENCES photo (id),
          isFavorite INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX wordByPhoto ON word (photo);
        """)
  }

  /// `seconds` are those at 75 dBA that would have carried the same sound energy.
  private static func makeSound(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE soundDay (
          day TEXT PRIMARY KEY NOT NULL,
          seconds REAL NOT NULL CHECK (seconds >= 0)
        ) STRICT;
        CREATE TABLE calibration (
          id INTEGER PRIMARY KEY CHECK (id = 1),
          dBA REAL NOT NULL,
          loudness REAL NOT NULL,
          volumeCap REAL NOT NULL
        ) STRICT;
        """)
  }
}
