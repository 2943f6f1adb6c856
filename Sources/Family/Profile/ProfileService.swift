import MeadowFiles
public import MeadowFoundations
public import MeadowStore
import Synchronization

/// What a grown-up has decided, for one child or several of whom one is active, and where the child
/// was (document 001, "What Meadow remembers about your child").
///
/// Reading is from memory and never waits. Keeping returns at once and is written in order, the
/// latest only, off the way of a tap: to the database and, the profile itself, to a copy beside it.
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

  /// The active profile of `store`; where that cannot be read, of the last good copy at the path
  /// `mirror`; where there is none, a new one with the speech settings of `legacy`, which an older
  /// Meadow kept. Reads them once, and writes what is new: some milliseconds.
  public init(store: FamilyStore, mirror path: String, legacy: SettingsFile?) {
    let mirror = ProfileMirror(path: path)
    let start = ProfileStart.read(store, mirror, legacy)
    var notes = start.notes
    var savedStates: [String: [UInt8]] = [:]
    do throws(StoreError) { savedStates = try store.savedStates(of: start.id) } catch {
      notes.append("Where the child was cannot be read: \(error)")
    }
    var state = ProfileState(
      id: start.id, revision: start.revision, record: start.record, savedStates: savedStates,
      isDirty: start.mustBeKept)
    state.problem = store.problem?.description
    if let work = state.takeWork() {
      state.problem = work.write(to: store, mirror)
      if state.problem != nil { state.putBack(work) }
    }
    self.notes = notes
    self.store = store
    executor = store.executor
    self.mirror = mirror
    self.legacy = legacy
    self.state = Mutex(state)
  }

  /// What is decided for the active child.
  public nonisolated var record: ProfileRecord { state.withLock { $0.record } }

  /// Why changes cannot be kept at the moment, in a sentence, or nil while they can.
  public nonisolated var problem: String? { state.withLock { $0.problem } }

  /// What was kept as `savedState` for the active child, as JSON; nil before anything was.
  public nonisolated func savedState(_ savedState: SavedState) -> [UInt8]? {
    state.withLock { $0.savedStates[savedState] }
  }

  /// Keeps `record` for the active child, soon; ``flush()`` waits for it.
  public nonisolated func keep(_ record: ProfileRecord) {
    if state.withLock({ $0.keep(record) }) { Task { await write() } }
  }

  /// Keeps `json` as `savedState` of the active child, soon; of several in a row the last.
  public nonisolated func keep(_ savedState: SavedState, _ json: [UInt8]) {
    if state.withLock({ $0.keep(savedState, json) }) { Task { await write() } }
  }

  /// Waits until everything is on the disk or the disk has refused it, which ``problem`` then says.
  public func flush() { write() }

  /// Writes what the disk does not have.
  func write() {
    guard let work = state.withLock({ $0.takeWork() }) else { return }
    let problem = work.write(to: store, mirror)
    state.withLock {
      $0.problem = problem
      if problem != nil { $0.putBack(work) }
    }
  }
}

extension ProfileState.Work {
  /// Writes it; returns why something could not be written, or nil.
  ///
  /// The copy also where the database refuses: it is the later one then, and the next start sees that.
  /// Of a profile that another program has erased nothing is written, here or there. The name of a child
  /// that is called another way now, or by none, stays in no file.
  func write(to store: FamilyStore, _ mirror: ProfileMirror) -> String? {
    var problem: String?
    var isThere = true
    var erasesName = false
    let named = Dictionary(savedStates.map { ($0.key.rawValue, $0.value) }) { first, _ in first }
    do throws(StoreError) {
      if let profile {
        let name = RecordText.name(in: profile.record)
        isThere = try store.keep(profile, savedStates: named) { old in
          let before = RecordText.name(in: old)
          erasesName = !before.isEmpty && before != name
          return erasesName
        }
      } else {
        isThere = try store.keep(named, of: id)
      }
    } catch { problem = error.description }
    guard isThere else { return nil }
    let mirrorProblem = copy.flatMap(mirror.keep)
    if erasesName, problem == nil { mirror.removeLeftOvers() }
    return problem ?? mirrorProblem
  }
}
