import MeadowFoundations
import MeadowStore

/// A child's record with its number and how often it was changed.
struct KeptProfile: Equatable {
  /// The number of the child.
  var id: Int
  /// How often the record was changed; tells the later of two.
  var revision: Int
  /// The record.
  var record: ProfileRecord

  /// The row of it.
  func stored(isActive: Bool) -> StoredProfile {
    StoredProfile(
      id: id, isActive: isActive, revision: revision, record: RecordText.bytes(record))
  }
}
