import MeadowFoundations

/// All children in memory: who is active, and what of them the disk does not have yet.
struct ProfileState {
  /// The number of the active child, which is one of the entries.
  private(set) var active: Int
  /// The children, by number.
  private(set) var entries: [Int: ProfileEntry]
  /// Whether a write will come anyway.
  var isScheduled = false
  /// Whether the database has lost all of them and has not got them back.
  var isLost: Bool
  /// Why the last write failed, or nil.
  var problem: String?

  /// The children of `entries`, of which `active` is one.
  init(active: Int, entries: [ProfileEntry], isLost: Bool = false) {
    self.active = active
    self.entries = Dictionary(entries.map { ($0.kept.id, $0) }) { first, _ in first }
    self.isLost = isLost
  }

  /// What is decided for the active child.
  var record: ProfileRecord { entries[active]?.kept.record ?? ProfileRecord() }

  /// What was kept as `savedState` of the active child.
  func savedState(_ savedState: SavedState) -> [UInt8]? {
    entries[active]?.savedStates[savedState]
  }

  /// All of them for the mirror.
  var copy: ProfileMirror.Copy {
    ProfileMirror.Copy(
      active: active, profiles: entries.values.map(\.kept).sorted { $0.id < $1.id })
  }

  /// Takes `record` for the child `id`; returns whether a write has to be begun. Of a child that is gone
  /// nothing is kept.
  mutating func keep(_ record: ProfileRecord, of id: Int) -> Bool {
    entries[id]?.keep(record)
    return schedule()
  }

  /// Takes `json` for the child `id`; likewise.
  mutating func keep(_ savedState: SavedState, _ json: [UInt8], of id: Int) -> Bool {
    entries[id]?.keep(savedState, json)
    return schedule()
  }

  private mutating func schedule() -> Bool {
    guard !isScheduled, entries.values.contains(where: \.isDirty) else { return false }
    isScheduled = true
    return true
  }

  /// All that is to be written; from now on it counts as written.
  mutating func takeWork() -> [ProfileWork] {
    isScheduled = false
    return entries.keys.sorted().compactMap { entries[$0]?.takeWork() }
  }

  /// Takes `work` back, which could not be written.
  mutating func putBack(_ work: [ProfileWork]) {
    for work in work { entries[work.id]?.putBack(work) }
  }

  /// Adds the child of `entry`.
  mutating func add(_ entry: ProfileEntry) { entries[entry.kept.id] = entry }

  /// Makes the child `id`, which is here, the active one; the disk has `savedStates` for it.
  mutating func activate(_ id: Int, _ savedStates: [String: [UInt8]]) {
    entries[id]?.take(savedStates: savedStates)
    active = id
  }

  /// Forgets the child `id`, which is not the active one.
  mutating func remove(_ id: Int) { entries[id] = nil }

  /// Takes what another program has left of everybody but the active child: who has come, who is gone and
  /// what is decided for them. Returns whether anything is other than before.
  mutating func adopt(others: [KeptProfile]) -> Bool {
    var isOther = false
    for kept in others {
      if entries[kept.id] == nil {
        entries[kept.id] = ProfileEntry(kept)
        isOther = true
      } else if entries[kept.id]?.adopt(kept) == true {
        isOther = true
      }
    }
    let there = Set(others.map(\.id))
    for id in entries.keys where id != active && !there.contains(id) {
      entries[id] = nil
      isOther = true
    }
    return isOther
  }

  /// Takes what another program has decided for the active child; returns whether that is other than
  /// before and counts from now on.
  mutating func adopt(active kept: KeptProfile) -> Bool { entries[kept.id]?.adopt(kept) ?? false }
}
