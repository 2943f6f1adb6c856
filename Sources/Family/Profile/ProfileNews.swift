public import MeadowFoundations
import MeadowStore
import Synchronization

/// What another program has decided in the family's files, `meadow settings set` beside a service.
public struct ProfileNews: Equatable, Sendable {
  /// The active profile as it is now.
  public var record: ProfileRecord
  /// Whether it is another child than before, or a new beginning.
  public var isAnother: Bool
}

extension ProfileService {
  /// Takes what another program has decided since, so that the next change here does not undo it;
  /// nil where all is as it was or the database cannot be read. About a millisecond.
  ///
  /// What is still to be written here goes first; where the disk refuses that, it is the later one.
  public func takeUp() -> ProfileNews? {
    write()
    guard let stored = (try? store.profiles())?.first(where: \.isActive) else { return nil }
    var notes: [String] = []
    guard let read = ProfileStart.read(stored, of: store, mirror, &notes) else { return nil }
    if stored.id == state.withLock({ $0.id }) {
      let isTaken = state.withLock { $0.adopt(read.record, revision: read.revision) }
      return isTaken ? ProfileNews(record: read.record, isAnother: false) : nil
    }
    let next = ProfileState(
      id: read.id, revision: read.revision, record: read.record,
      savedStates: (try? store.savedStates(of: read.id)) ?? [:])
    replace(by: next)
    return ProfileNews(record: read.record, isAnother: true)
  }
}
