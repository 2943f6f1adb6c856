public import MeadowFoundations
public import MeadowStore
import Synchronization

extension ProfileService {
  /// The children of the family, in the order they came; the active one alone where the database
  /// cannot be read.
  public func profiles() -> [FamilyProfile] {
    write()
    let (id, record) = state.withLock { ($0.id, $0.record) }
    let active = FamilyProfile(id: id, isActive: true, record: record)
    let stored = (try? store.profiles()) ?? []
    let children = stored.map { child in
      guard child.id != id else { return active }
      let record = RecordText.read(child.record)?.record ?? ProfileRecord()
      return FamilyProfile(id: child.id, isActive: false, record: record)
    }
    return children.contains(active) ? children : children + [active]
  }

  /// Adds a child, who is not active yet, and returns its number.
  public func add(_ record: ProfileRecord) throws(FamilyProblem) -> Int {
    do throws(StoreError) { return try store.addProfile(RecordText.bytes(record)) } catch {
      throw FamilyProblem(error)
    }
  }

  /// Makes the child `id` the active one; its ``record`` and keepsakes are the ones that count then.
  public func activate(_ id: Int) throws(FamilyProblem) {
    write()
    let next: ProfileState?
    do throws(StoreError) { next = try activated(id) } catch { throw FamilyProblem(error) }
    guard let next else {
      throw .input(
        InputProblem(
          .unknown, field: "profile", reason: "there is no profile \(id)",
          advice: "the list of profiles has their numbers"))
    }
    take(next)
  }

  /// The child `id`, active in the database now; nil where there is none.
  private func activated(_ id: Int) throws(StoreError) -> ProfileState? {
    guard try store.activateProfile(id) else { return nil }
    guard let child = try store.profiles().first(where: \.isActive) else { return nil }
    var notes: [String] = []
    let kept = ProfileStart.read(child, of: store, mirror, &notes)
    return ProfileState(
      id: id, revision: child.revision, record: kept?.record ?? ProfileRecord(),
      keepsakes: try store.keepsakes(of: id))
  }

  /// Begins again with `scope`. Of the settings the child's voice and age stay, which document 001
  /// counts among what is known of the child; `everything` is gone from the disk when this returns,
  /// also the copies, and throws where the disk refuses: then nothing has changed.
  ///
  /// The caller forgets My Words, the log and, in memory, the gate's code.
  public func reset(_ scope: ProfileReset) throws(FamilyProblem) {
    switch scope {
    case .settings:
      var record = record
      let old = record.speech
      record.speech = SpeechSettings()
      record.speech.voice = old.voice
      record.speech.ageMonths = old.ageMonths
      record.chosen = ChosenSettings()
      keep(record)
      write()
    case .everything:
      let record = ProfileRecord()
      let id: Int
      do throws(StoreError) { id = try store.resetProfiles(to: RecordText.bytes(record)) } catch {
        throw FamilyProblem(error)
      }
      mirror.remove()
      if let legacy { ProfileMirror.remove(legacy.path) }
      // What was still to be written belongs to a child that is gone.
      state.withLock { $0 = ProfileState(id: id, revision: 1, record: record) }
    }
  }

  /// Goes on with `next`; what came in for the child before it meanwhile is kept for that one.
  func take(_ next: ProfileState) {
    let left = state.withLock { state in
      defer { state = next }
      return state.takeWork()
    }
    if var left {
      left.profile?.isActive = false
      left.copy = nil
      _ = left.write(to: store, mirror)
    }
    let copy = state.withLock { $0.copy }
    let problem = mirror.keep(copy)
    state.withLock { $0.problem = problem }
  }
}
