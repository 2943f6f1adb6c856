import MeadowFoundations
import MeadowJournal

/// What is kept of one activity of the active child while it is open.
struct JournaledActivity: Sendable {
  /// Where it is kept, or nil where nothing is.
  var journal: Journal?
  /// How many lines were handed over since the activity was opened.
  var lines = 0
  /// How many of them the latest snapshot covers.
  var covered = 0

  /// After how many lines a snapshot is made: what a start has to replay stays short.
  static let snapshotLines = 200

  /// Whether it is time for a snapshot.
  var isDue: Bool { lines - covered >= Self.snapshotLines }
}
