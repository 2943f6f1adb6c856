/// How a file is opened; all but tests take the defaults.
package struct StoreOpening: Sendable {
  /// How long a change waits for another program, in seconds.
  package var busySeconds = 2.0
  /// The most pages of 4 KiB the file may have, to act a full disk; nil for no bound.
  package var mostPages: Int?
  /// The last migration to make, to act an older Meadow; nil for all.
  package var lastMigration: String?

  /// The defaults.
  package init() {}
}
