import MeadowFoundations
import MeadowStore

/// What is to be written of one child.
struct ProfileWork {
  /// The number of the child.
  var id: Int
  /// The profile, where its record has changed: what another program has decided stays otherwise.
  var profile: KeptProfile?
  /// What is kept beside it and has changed.
  var savedStates: [SavedState: [UInt8]]

  /// What writing has come to.
  enum Outcome {
    /// It is in the database; `erasesName` where the child was called another way before.
    case kept(erasesName: Bool)
    /// Another program has erased the child, so nothing of it is written.
    case gone
    /// The disk has refused it for this reason.
    case refused(String)
  }

  /// Writes it to `store`; the child is active only where nobody is and `isActive` says so. The name of a
  /// child that is called another way now, or by none, stays in the file no longer.
  func write(to store: FamilyStore, isActive: Bool) -> Outcome {
    var erasesName = false
    let named = Dictionary(savedStates.map { ($0.key.rawValue, $0.value) }) { first, _ in first }
    do throws(StoreError) {
      guard let profile else {
        return try store.keep(named, of: id) ? .kept(erasesName: false) : .gone
      }
      let stored = profile.stored(isActive: isActive)
      let name = RecordText.name(in: stored.record)
      let isThere = try store.keep(stored, savedStates: named) { old in
        let before = RecordText.name(in: old)
        erasesName = !before.isEmpty && before != name
        return erasesName
      }
      return isThere ? .kept(erasesName: erasesName) : .gone
    } catch { return .refused(error.description) }
  }
}
