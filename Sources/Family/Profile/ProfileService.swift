import Foundation
import MeadowFiles
public import MeadowFoundations
public import MeadowStore
import Synchronization

/// What a grown-up has decided, for one child or several of whom one is active, and where the child
/// was (document 001, "What Meadow remembers about your child").
///
/// Reading is from memory and never waits. Keeping returns at once and is written in order, the
/// latest only, off the way of a tap: to the database and, the profiles themselves, to a copy beside it.
/// What the disk refuses stays in memory, is this service's ``problem`` and goes with the next write.
public actor ProfileService {
  /// Waits for the disk on the thread of the file.
  private nonisolated let executor: DiskExecutor
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// What was damaged at the start, where it was put and what is used instead; a sentence each.
  public nonisolated let notes: [String]

  nonisolated let store: FamilyStore
  nonisolated let mirror: ProfileMirror
  nonisolated let legacy: SettingsFile?
  nonisolated let state: Mutex<ProfileState>

  /// The children of `store`; those that cannot be read there, of the last good copy at the path
  /// `mirror`; where there are none, a new one with the speech settings of `legacy`, which an older
  /// Meadow kept. Reads them once, and writes what is new: some milliseconds.
  public init(store: FamilyStore, mirror path: String, legacy: SettingsFile?) {
    let mirror = ProfileMirror(path: path)
    let start = ProfileStart.read(store, mirror, legacy)
    var notes = start.notes
    var savedStates: [String: [UInt8]] = [:]
    do throws(StoreError) { savedStates = try store.savedStates(of: start.active) } catch {
      notes.append("Where the child was cannot be read: \(error)")
    }
    let entries = start.profiles.map { kept in
      ProfileEntry(
        kept, savedStates: kept.id == start.active ? savedStates : [:],
        isDirty: start.unwritten.contains(kept.id))
    }
    var state = ProfileState(active: start.active, entries: entries, isLost: start.isLost)
    state.problem = store.problem?.description
    self.notes = notes
    self.store = store
    executor = store.executor
    self.mirror = mirror
    self.legacy = legacy
    self.state = Mutex(state)
    if start.copyIsBehind || !start.unwritten.isEmpty { writeNow(copiesAnyway: true) }
  }

  /// The number of the active child.
  public nonisolated var active: Int { state.withLock { $0.active } }

  /// What is decided for the active child.
  public nonisolated var record: ProfileRecord { state.withLock { $0.record } }

  /// Why changes cannot be kept at the moment, in a sentence, or nil while they can.
  public nonisolated var problem: String? { state.withLock { $0.problem } }

  /// What was kept as `savedState` for the active child, as JSON; nil before anything was.
  public nonisolated func savedState(_ savedState: SavedState) -> [UInt8]? {
    state.withLock { $0.savedState(savedState) }
  }

  /// The same as a value; nil also where it cannot be read as one.
  public nonisolated func kept<Value: Decodable>(_ savedState: SavedState) -> Value? {
    self.savedState(savedState).flatMap { try? JSONDecoder().decode(Value.self, from: Data($0)) }
  }

  /// Keeps `record` for the active child, soon; ``flush()`` waits for it.
  public nonisolated func keep(_ record: ProfileRecord) { keep(record, of: active) }

  /// Keeps `record` for the child with the number `id`, soon; of one that is gone nothing.
  public nonisolated func keep(_ record: ProfileRecord, of id: Int) {
    if state.withLock({ $0.keep(record, of: id) }) { Task { await write() } }
  }

  /// Keeps `json` as `savedState` of the active child, soon; of several in a row the last.
  public nonisolated func keep(_ savedState: SavedState, _ json: [UInt8]) {
    keep(savedState, json, of: active)
  }

  /// Keeps `json` as `savedState` of the child with the number `id`, soon; likewise.
  public nonisolated func keep(_ savedState: SavedState, _ json: [UInt8], of id: Int) {
    if state.withLock({ $0.keep(savedState, json, of: id) }) { Task { await write() } }
  }

  /// Waits until everything is on the disk or the disk has refused it, which ``problem`` then says.
  public func flush() { write() }

  /// Writes what the disk does not have.
  func write() { writeNow() }
}
