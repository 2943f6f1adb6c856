import MeadowFoundations
import MeadowStore

/// One child in memory, and what of it the disk does not have yet.
struct ProfileEntry {
  /// The child's record, with its number and revision.
  private(set) var kept: KeptProfile
  /// What is kept beside it, as far as that is known: all of it of the active child.
  private(set) var savedStates: [SavedState: [UInt8]]
  private var recordIsDirty: Bool
  private var dirtyStates: Set<SavedState> = []

  /// A child as the disk has it, or, where `isDirty`, not yet.
  init(_ kept: KeptProfile, savedStates: [String: [UInt8]] = [:], isDirty: Bool = false) {
    self.kept = kept
    self.savedStates = Self.byName(savedStates)
    recordIsDirty = isDirty
  }

  var isDirty: Bool { recordIsDirty || !dirtyStates.isEmpty }

  /// Takes `record`.
  mutating func keep(_ record: ProfileRecord) {
    guard record != kept.record else { return }
    kept.record = record
    kept.revision += 1
    recordIsDirty = true
  }

  /// Takes `json`.
  mutating func keep(_ savedState: SavedState, _ json: [UInt8]) {
    guard savedStates[savedState] != json else { return }
    savedStates[savedState] = json
    dirtyStates.insert(savedState)
  }

  /// Takes what the disk has beside the record, but for what is still to be written here.
  mutating func take(savedStates onDisk: [String: [UInt8]]) {
    let unwritten = savedStates.filter { dirtyStates.contains($0.key) }
    savedStates = Self.byName(onDisk).merging(unwritten) { _, mine in mine }
  }

  /// All that is to be written; from now on it counts as written.
  mutating func takeWork() -> ProfileWork? {
    guard isDirty else { return nil }
    defer {
      recordIsDirty = false
      dirtyStates = []
    }
    // The record only where it has changed: a place the child goes is kept without it becoming text.
    return ProfileWork(
      id: kept.id, profile: recordIsDirty ? kept : nil,
      savedStates: savedStates.filter { dirtyStates.contains($0.key) })
  }

  /// Takes `work` back, which could not be written.
  mutating func putBack(_ work: ProfileWork) {
    recordIsDirty = recordIsDirty || work.profile != nil
    dirtyStates.formUnion(work.savedStates.keys)
  }

  /// Takes what another program has kept, unless something later is still to be written here; returns
  /// whether the record is another one and counts from now on.
  mutating func adopt(_ other: KeptProfile) -> Bool {
    guard !recordIsDirty else { return false }
    // Two programs may have counted to the same number.
    kept.revision = max(other.revision, kept.revision)
    guard other.record != kept.record else { return false }
    kept.record = other.record
    return true
  }

  private static func byName(_ states: [String: [UInt8]]) -> [SavedState: [UInt8]] {
    Dictionary(uniqueKeysWithValues: states.map { (SavedState(rawValue: $0.key), $0.value) })
  }
}
