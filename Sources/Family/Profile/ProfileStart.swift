import MeadowFoundations
import MeadowStore

/// What a start finds of the profile, wherever it is still whole: the database, else the last good
/// copy, else the speech settings of an older Meadow, else a new one.
struct ProfileStart {
  /// The number of the profile.
  var id: Int
  /// How often it was changed.
  var revision: Int
  /// The profile.
  var record: ProfileRecord
  /// Whether the database or the copy does not have it like this yet.
  var mustBeKept: Bool
  /// What a grown-up should know of it: damaged files, where they were put, what is used instead.
  var notes: [String] = []

  /// Reads all of them; what is damaged is put aside.
  static func read(
    _ store: FamilyStore, _ mirror: ProfileMirror, _ legacy: SettingsFile?
  ) -> ProfileStart {
    var notes: [String] = []
    let stored = active(in: store, &notes)
    let kept = stored.flatMap { read($0, of: store, mirror, &notes) }
    let copy = copy(mirror, &notes)
    var start: ProfileStart
    switch (kept, copy) {
    case (let kept?, let copy?) where copy.id == kept.id && copy.revision > kept.revision:
      notes.append("\(mirror.path) is later than the profile in \(store.path) and is used.")
      start = ProfileStart(copy, mustBeKept: true)
    case (let kept?, let copy): start = ProfileStart(kept, mustBeKept: kept != copy)
    case (nil, let copy?):
      notes.append("\(store.path) has no profile that can be read; that of \(mirror.path) is used.")
      start = ProfileStart(copy, mustBeKept: true)
      start.id = stored?.id ?? copy.id
    case (nil, nil):
      let record = ProfileRecord(legacy, &notes)
      start = ProfileStart(
        ProfileMirror.Copy(id: stored?.id ?? 1, revision: 0, record: record), mustBeKept: true)
    }
    // Later than whatever is in its place.
    if start.mustBeKept { start.revision = max(start.revision, stored?.revision ?? 0) + 1 }
    start.notes = notes
    return start
  }

  /// The profile that `stored` holds, or nil where that is none; its text is then put aside.
  static func read(
    _ stored: StoredProfile, of store: FamilyStore, _ mirror: ProfileMirror,
    _ notes: inout [String]
  ) -> ProfileMirror.Copy? {
    guard let reading = RecordText.read(stored.record) else {
      let aside = mirror.putAside(stored.record).map { "is kept as \($0)" } ?? "cannot be kept"
      notes.append("The profile in \(store.path) is no profile and \(aside).")
      return nil
    }
    note(reading.leftOut, in: store.path, &notes)
    return ProfileMirror.Copy(id: stored.id, revision: stored.revision, record: reading.record)
  }

  private init(_ copy: ProfileMirror.Copy, mustBeKept: Bool) {
    id = copy.id
    revision = copy.revision
    record = copy.record
    self.mustBeKept = mustBeKept
  }

  private static func active(in store: FamilyStore, _ notes: inout [String]) -> StoredProfile? {
    do throws(StoreError) {
      let all = try store.profiles()
      return all.first { $0.isActive } ?? all.first
    } catch {
      notes.append("The profile cannot be read: \(error)")
      return nil
    }
  }

  private static func copy(
    _ mirror: ProfileMirror, _ notes: inout [String]
  ) -> ProfileMirror.Copy? {
    switch mirror.read() {
    case .none: return nil
    case .copy(let copy, let leftOut):
      note(leftOut, in: mirror.path, &notes)
      return copy
    case .damaged(let aside):
      notes.append(
        "\(mirror.path), the copy of the profile, cannot be understood"
          + (aside.map { "; it is kept as \($0)." } ?? " and stays where it is."))
      return nil
    }
  }

  private static func note(_ leftOut: [String], in path: String, _ notes: inout [String]) {
    guard !leftOut.isEmpty else { return }
    notes.append(
      "\(path): \(leftOut.joined(separator: ", ")) of the profile could not be used and is put "
        + "right.")
  }
}

extension ProfileRecord {
  /// A new record with what an older Meadow kept in `legacy`.
  fileprivate init(_ legacy: SettingsFile?, _ notes: inout [String]) {
    self.init()
    switch legacy?.read() {
    case nil, .some(.none): break
    case .settings(let speech, let ageMonths):
      self.speech = speech
      profile.ageMonths = ageMonths
    case .damaged(let aside):
      notes.append(
        "The settings could not be read"
          + (aside.map { "; they are kept as \($0)" } ?? "") + " and the defaults are used.")
    }
  }
}
