extension FamilyStore {
  /// How a file is opened; all but tests take the defaults.
  package typealias Opening = StoreOpening

  /// Opens the file at `path`, or makes it, in a directory that is there.
  ///
  /// Never fails: what is wrong is the store's ``problem``, and Meadow goes on speaking. A file that
  /// cannot be read is put aside under another name, never overwritten, and a new one begins.
  public static func open(at path: String) -> FamilyStore { open(at: path, Opening()) }

  /// The same with an `opening` of one's own.
  package static func open(at path: String, _ opening: Opening) -> FamilyStore {
    FamilyStore(StoreFile.open(at: path, as: kind, opening))
  }

  /// What the family's file is.
  private static var kind: StoreFile.Kind {
    StoreFile.Kind(label: "meadow.family", migrator: StoreSchema.migrator) {
      _ = try WordTable.read($0)
    }
  }
}
