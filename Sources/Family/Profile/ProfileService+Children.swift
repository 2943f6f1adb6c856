public import MeadowFoundations
public import MeadowStore
import Synchronization

/// A child as it is kept.
public struct KnownChild: Equatable, Sendable {
  /// Its number; that of one that is gone is never used again.
  public var number: Int
  /// What is decided for it.
  public var record: ProfileRecord
  /// Whether it is the one that uses Meadow now.
  public var isActive: Bool
}

/// Several children of whom one is active: who there is, one more, another one, one less.
extension ProfileService {
  /// How many there may be.
  public static let mostChildren = 12

  /// All of them, the oldest first; from memory.
  public nonisolated var children: [KnownChild] {
    let copy = state.withLock { $0.copy }
    return copy.profiles.map {
      KnownChild(number: $0.id, record: $0.record, isActive: $0.id == copy.active)
    }
  }

  /// The child with the number `id`, or the problem with `field` that there is none.
  public nonisolated func child(
    _ id: Int, field: String = "id"
  ) throws(InputProblem) -> KnownChild {
    guard let child = children.first(where: { $0.number == id }) else {
      throw InputProblem(
        .unknown, field: field, reason: "there is no child \(id)",
        advice: "GET /v1/children and meadow children list those there are")
    }
    return child
  }

  /// Adds a child of `record`, which is on the disk when this returns, and is not active. Numbers up to
  /// `last` count as had: that of a child whose log is still there is never another's.
  public func add(_ record: ProfileRecord, after last: Int) throws(FamilyProblem) -> KnownChild {
    write()
    let change = try FamilyProblem.of { () throws(StoreError) in
      try store.addProfile(RecordText.bytes(record), after: last, most: Self.mostChildren)
    }
    let id = try number(of: change, asked: 0)
    state.withLock { $0.add(ProfileEntry(KeptProfile(id: id, revision: 1, record: record))) }
    keepCopyOrSay()
    return KnownChild(number: id, record: record, isActive: false)
  }

  /// Makes the child `id` the active one, on the disk and from then on in memory; what is still to be
  /// written of the other one is written before, and what comes in for it later is still kept for it.
  public func activate(_ id: Int) throws(FamilyProblem) -> KnownChild {
    write()
    let states = try FamilyProblem.of { () throws(StoreError) in try store.savedStates(of: id) }
    _ = try number(
      of: FamilyProblem.of { () throws(StoreError) in try store.activateProfile(id) }, asked: id)
    state.withLock { $0.activate(id, states) }
    keepCopyOrSay()
    return KnownChild(number: id, record: record, isActive: true)
  }

  /// Erases the child `id`, which is neither the active nor the last one, with what was kept for it and its
  /// own words; no file holds any of it when this returns, and it throws where the disk refuses: then
  /// nothing has changed. The caller forgets its log.
  public func erase(_ id: Int) throws(FamilyProblem) {
    write()
    _ = try number(
      of: FamilyProblem.of { () throws(StoreError) in try store.eraseProfile(id) }, asked: id)
    state.withLock { $0.remove(id) }
    keepCopyOrSay()
    mirror.removeLeftOvers()
    if let legacy { ProfileMirror.remove(legacy.path) }
  }

  /// Keeps the copy; what the disk refuses is the service's problem.
  func keepCopyOrSay() {
    let problem = keepCopy()
    state.withLock { $0.problem = problem }
  }

  /// The number of the child for whom `change` was made, or why it was not.
  private func number(
    of change: ChildrenChange, asked id: Int
  ) throws(FamilyProblem) -> Int {
    switch change {
    case .made(let number): return number
    case .noSuchChild:
      throw .input(
        InputProblem(
          .unknown, field: "id", reason: "there is no child \(id)",
          advice: "GET /v1/children and meadow children list those there are"))
    case .full:
      throw .input(
        InputProblem(
          .settled, field: "children",
          reason: "there are \(Self.mostChildren) children, the most there can be",
          advice: "erase one first"))
    case .lastOne: throw .input(Self.lastOne)
    case .active:
      throw .input(
        InputProblem(
          .settled, field: "id", reason: "the child \(id) is the active one",
          advice: "switch to another one first"))
    }
  }

  /// Why the last child is not erased.
  public static let lastOne = InputProblem(
    .settled, field: "id", reason: "there is no other child",
    advice: "reset everything, which begins with a new one")
}
