import GRDB
import MeadowFoundations
import MeadowPhonetics

/// The tables of the family's file and how an older file becomes a newer one.
///
/// A migration that has been released is never edited; what changes is a new one at the end.
enum StoreSchema {
  /// All migrations, the oldest first.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("words and photos", migrate: makeWords)
    migrator.registerMigration("sound and calibration", migrate: makeSound)
    migrator.registerMigration("profiles and gate", migrate: makeProfiles)
    migrator.registerMigration("neutral phonemes", migrate: nameNeutrally)
    migrator.registerMigration("pictures of any word", migrate: makePictures)
    migrator.registerMigration("set-ups", migrate: makeSetUps)
    migrator.registerMigration("words of one child", migrate: addOwners)
    migrator.registerMigration("pictures by ids of words", migrate: namePicturesByIDs)
    migrator.registerMigration("listening answers", migrate: makeListening)
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

  /// Phonemes were eSpeak NG's mnemonics. What cannot be read as such stays as it is, and such a word is
  /// read by the voice's rules, as before.
  private static func nameNeutrally(_ database: Database) throws {
    let rows = try Row.fetchAll(
      database, sql: "SELECT id, phonemes FROM word WHERE phonemes IS NOT NULL")
    for row in rows {
      let (id, kept): (Int, String) = (row["id"], row["phonemes"])
      guard let pronunciation = Pronunciation(kept: kept) else { continue }
      try database.execute(
        sql: "UPDATE word SET phonemes = ? WHERE id = ?", arguments: [pronunciation.notation, id])
    }
  }

  /// A profile is one JSON text, so that a new setting needs no migration; several may be kept, one
  /// is active. AUTOINCREMENT, so that the copy of a profile that is gone is never taken for another's.
  private static func makeProfiles(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE profile (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          isActive INTEGER NOT NULL CHECK (isActive IN (0, 1)),
          revision INTEGER NOT NULL,
          record TEXT NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX activeProfile ON profile (isActive) WHERE isActive;
        CREATE TABLE keepsake (
          profile INTEGER NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          json TEXT NOT NULL,
          PRIMARY KEY (profile, name)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE gate (
          id INTEGER PRIMARY KEY CHECK (id = 1),
          codeHash TEXT,
          failures INTEGER NOT NULL,
          cooldownBoot TEXT,
          cooldownUntil INTEGER
        ) STRICT;
        """)
  }

  /// The pictures chosen for words that come with Meadow, by the word's key: an emoji or a photo.
  private static func makePictures(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE picture (
          word TEXT PRIMARY KEY NOT NULL,
          emoji TEXT,
          photo TEXT,
          mediaType TEXT,
          bytes BLOB,
          CHECK ((emoji IS NULL) <> (photo IS NULL)),
          CHECK ((photo IS NULL) = (mediaType IS NULL) AND (photo IS NULL) = (bytes IS NULL))
        ) STRICT, WITHOUT ROWID;
        """)
  }

  /// What a therapist decided, under a name; the family's, whichever child is active.
  private static func makeSetUps(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE setUp (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          name TEXT NOT NULL,
          saved INTEGER NOT NULL,
          json TEXT NOT NULL
        ) STRICT;
        """)
  }

  /// Whose a word is: NULL for the family, as all of them were. With a child its own words go.
  private static func addOwners(_ database: Database) throws {
    try database.execute(
      sql: "ALTER TABLE word ADD COLUMN owner INTEGER REFERENCES profile (id) ON DELETE CASCADE")
  }

  /// A picture was kept under the English of its word; of two that become one the first stays.
  private static func namePicturesByIDs(_ database: Database) throws {
    for word in try String.fetchAll(database, sql: "SELECT word FROM picture ORDER BY word") {
      let id = WordID(word).name
      guard id != word else { continue }
      try database.execute(
        sql: "UPDATE OR IGNORE picture SET word = ? WHERE word = ?", arguments: [id, word])
      try database.execute(sql: "DELETE FROM picture WHERE word = ?", arguments: [word])
    }
  }

  /// What people answered in listening tests, a JSON text each, by the name that the test gave it: sent
  /// twice it is one. A whole test is erased by its `round`.
  private static func makeListening(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE listeningAnswer (
          number INTEGER PRIMARY KEY,
          id TEXT NOT NULL UNIQUE,
          round TEXT NOT NULL,
          json TEXT NOT NULL
        ) STRICT;
        """)
  }
}
