/// A profile as it is kept: who, which version, and everything else as JSON.
public struct StoredProfile: Equatable, Sendable {
  /// Its number; that of a profile that is gone is never used again.
  public var id: Int
  /// Whether this is the child that uses Meadow now; true for at most one.
  public var isActive: Bool
  /// How often it was changed; tells the later of two copies.
  public var revision: Int
  /// The record, as JSON in UTF-8.
  public var record: [UInt8]

  /// A profile.
  public init(id: Int, isActive: Bool, revision: Int, record: [UInt8]) {
    self.id = id
    self.isActive = isActive
    self.revision = revision
    self.record = record
  }
}
