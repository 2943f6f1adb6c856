import MeadowStore
import Synchronization

extension ProfileService {
  /// Writes what the disk does not have, to the database and, where a record is among it or `copiesAnyway`
  /// says so, to the copy: for the service's own thread, and before it has begun.
  ///
  /// The copy also where the database refuses: it is the later one then, and the next start sees that.
  nonisolated func writeNow(copiesAnyway: Bool = false) {
    let (work, active, lost) = state.withLock { state in
      (state.takeWork(), state.active, state.isLost ? state.copy : nil)
    }
    guard !work.isEmpty || copiesAnyway else { return }
    var problem = restore(lost)
    var refused: [ProfileWork] = []
    var erasesName = false
    for work in work {
      switch work.write(to: store, isActive: work.id == active) {
      case .kept(let erases): erasesName = erasesName || erases
      case .gone: break
      case .refused(let reason):
        problem = reason
        refused.append(work)
      }
    }
    state.withLock { $0.putBack(refused) }
    let hasRecords = copiesAnyway || work.contains { $0.profile != nil }
    let copyProblem = hasRecords ? keepCopy() : nil
    if erasesName, problem == nil { mirror.removeLeftOvers() }
    let found = problem ?? copyProblem ?? (work.isEmpty ? store.problem?.description : nil)
    state.withLock { $0.problem = found }
  }

  /// Brings all children back into a database that has lost them; returns why that failed, or nil.
  private nonisolated func restore(_ lost: ProfileMirror.Copy?) -> String? {
    guard let lost else { return nil }
    do throws(StoreError) {
      try store.restoreProfiles(
        lost.profiles.map { $0.stored(isActive: $0.id == lost.active) })
    } catch {
      return error.description
    }
    state.withLock { $0.isLost = false }
    return nil
  }

  /// Has the copy say what the database does, with what is later here; returns why that failed, or nil.
  nonisolated func keepCopy() -> String? {
    let mine = state.withLock { $0.copy }
    guard let rows = try? store.profiles(), !rows.isEmpty else { return mirror.keep(mine) }
    // What another program has erased does not come back, and what it has decided is not undone.
    let profiles = rows.compactMap { row -> KeptProfile? in
      let own = mine.profile(row.id)
      if let own, own.revision >= row.revision { return own }
      return RecordText.read(row.record).map {
        KeptProfile(id: row.id, revision: row.revision, record: $0.record)
      } ?? own
    }
    let active = rows.first(where: \.isActive)?.id ?? mine.active
    return mirror.keep(ProfileMirror.Copy(active: active, profiles: profiles))
  }
}
