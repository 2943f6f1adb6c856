public import MeadowFoundations
import MeadowStore
import Synchronization

/// What another program has decided in the family's files, `meadow settings set` beside a service.
public struct ProfileNews: Equatable, Sendable {
  /// The number of the active child as it is now.
  public var active: Int
  /// What is decided for it.
  public var record: ProfileRecord
  /// Whether it is another child than before, or a new beginning.
  public var isAnother: Bool
  /// Whether the child that was active before is gone; false where it still is the active one.
  public var isErased: Bool
}

extension ProfileService {
  /// Takes what another program has decided since, so that the next change here does not undo it;
  /// nil where all is as it was or the database cannot be read. About a millisecond a child.
  ///
  /// What is still to be written here goes first; where the disk refuses that, it is the later one.
  public func takeUp() -> ProfileNews? {
    write()
    guard let rows = try? store.profiles(), let row = rows.first(where: \.isActive) else {
      return nil
    }
    var notes: [String] = []
    guard let read = ProfileStart.read(row, of: store, mirror, &notes) else { return nil }
    let before = active
    // What is damaged of the others is not news; the next start sees to it.
    let others = rows.filter { $0.id != row.id }.compactMap { row in
      RecordText.read(row.record).map {
        KeptProfile(id: row.id, revision: row.revision, record: $0.record)
      }
    }
    let isAnother = row.id != before
    let states = isAnother ? (try? store.savedStates(of: row.id)) ?? [:] : [:]
    let isNews = state.withLock { state in
      if isAnother {
        if state.entries[row.id] == nil { state.add(ProfileEntry(read)) }
        state.activate(row.id, states)
      }
      let isOther = state.adopt(active: read)
      return state.adopt(others: others) || isOther || isAnother
    }
    guard isNews else { return nil }
    if isAnother { keepCopyOrSay() }
    return ProfileNews(
      active: row.id, record: record, isAnother: isAnother,
      isErased: isAnother && !rows.contains { $0.id == before })
  }
}
