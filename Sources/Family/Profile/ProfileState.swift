import MeadowFoundations
import MeadowStore

/// The active profile in memory, and what of it the disk does not have yet.
struct ProfileState {
  /// What is to be written.
  struct Work {
    /// The number of the profile.
    var id: Int
    /// The profile, where its record has changed: what another program has decided stays otherwise.
    var profile: StoredProfile?
    /// The same for the mirror.
    var copy: ProfileMirror.Copy?
    var savedStates: [SavedState: [UInt8]]
  }

  private(set) var id: Int
  private(set) var record: ProfileRecord
  private(set) var savedStates: [SavedState: [UInt8]]
  /// Whether a write will come anyway.
  var isScheduled = false
  /// Why the last write failed, or nil.
  var problem: String?
  private var revision: Int
  private var recordIsDirty: Bool
  private var dirtyStates: Set<SavedState> = []

  /// The profile `id` as the disk has it, or, where `isDirty`, not yet.
  init(
    id: Int, revision: Int, record: ProfileRecord, savedStates: [String: [UInt8]] = [:],
    isDirty: Bool = false
  ) {
    self.id = id
    self.revision = revision
    self.record = record
    self.savedStates = Dictionary(
      uniqueKeysWithValues: savedStates.map { (SavedState(rawValue: $0.key), $0.value) })
    recordIsDirty = isDirty
  }

  /// The profile for the mirror.
  var copy: ProfileMirror.Copy { ProfileMirror.Copy(id: id, revision: revision, record: record) }

  private var isDirty: Bool { recordIsDirty || !dirtyStates.isEmpty }

  /// Takes `record`; returns whether a write has to be begun.
  mutating func keep(_ record: ProfileRecord) -> Bool {
    if record != self.record {
      self.record = record
      revision += 1
      recordIsDirty = true
    }
    return schedule()
  }

  /// Takes `json`; returns whether a write has to be begun.
  mutating func keep(_ savedState: SavedState, _ json: [UInt8]) -> Bool {
    if savedStates[savedState] != json {
      savedStates[savedState] = json
      dirtyStates.insert(savedState)
    }
    return schedule()
  }

  private mutating func schedule() -> Bool {
    guard isDirty, !isScheduled else { return false }
    isScheduled = true
    return true
  }

  /// All that is to be written; from now on it counts as written.
  mutating func takeWork() -> Work? {
    isScheduled = false
    guard isDirty else { return nil }
    var work = Work(id: id, savedStates: savedStates.filter { dirtyStates.contains($0.key) })
    if recordIsDirty {
      // Only then: a place the child goes is kept without the profile becoming text each time.
      work.profile = StoredProfile(
        id: id, isActive: true, revision: revision, record: RecordText.bytes(record))
      work.copy = copy
    }
    recordIsDirty = false
    dirtyStates = []
    return work
  }

  /// Takes `work` back, which could not be written.
  mutating func putBack(_ work: Work) {
    guard work.id == id else { return }
    recordIsDirty = recordIsDirty || work.profile != nil
    dirtyStates.formUnion(work.savedStates.keys)
  }

  /// Takes `record`, which another program has kept as `revision`, unless something later is still
  /// to be written here; returns whether it is another one and counts from now on.
  mutating func adopt(_ record: ProfileRecord, revision: Int) -> Bool {
    guard !recordIsDirty else { return false }
    // Two programs may have counted to the same number.
    self.revision = max(revision, self.revision)
    guard record != self.record else { return false }
    self.record = record
    return true
  }
}
