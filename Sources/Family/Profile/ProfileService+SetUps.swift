public import MeadowFoundations
public import MeadowStore

/// Set-ups that are kept under a name. They are read from the disk each time: they are few, seldom
/// looked at, and another program may have kept one meanwhile.
extension ProfileService {
  /// How many there may be.
  public static let mostSetUps = 30

  /// All of them, the oldest first.
  public func setUps() throws(FamilyProblem) -> [StoredSetUp] {
    try FamilyProblem.of { () throws(StoreError) in try store.setUps() }
  }

  /// Keeps `values` as `name`; one that is called so already is replaced, or refused where `replaces`
  /// is false. Returns its number, and whether it is new.
  public func keepSetUp(
    _ values: [UInt8], named name: String, at moment: WallTime, replaces: Bool
  ) throws(FamilyProblem) -> (id: Int, isNew: Bool) {
    let all = try setUps()
    let twin = all.first { $0.name.lowercased() == name.lowercased() }
    if let twin, !replaces {
      throw .input(
        InputProblem(
          .settled, field: "name", reason: "there is a set-up called \"\(twin.name)\"",
          advice: "choose another name, or send replace true"))
    }
    guard twin != nil || all.count < Self.mostSetUps else {
      throw .input(
        InputProblem(
          field: "name", reason: "there are \(all.count) set-ups, the most there can be",
          advice: "remove one first"))
    }
    let id = try FamilyProblem.of { () throws(StoreError) in
      try store.keepSetUp(
        values, named: name, savedMilliseconds: moment.milliseconds, replacing: twin?.id)
    }
    return (id, twin == nil)
  }

  /// Removes the set-up `id`; nothing of it is in the file any more when this returns.
  public func removeSetUp(_ id: Int) throws(FamilyProblem) {
    try FamilyProblem.of { () throws(StoreError) in try store.removeSetUp(id) }
  }
}
