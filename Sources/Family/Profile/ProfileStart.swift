import MeadowFoundations
import MeadowStore

/// What a start finds of the children, wherever each is still whole: the database, else the last good
/// copy, else, of the active one, the speech settings of an older Meadow, else a new one.
struct ProfileStart {
  /// The number of the active child.
  var active: Int
  /// All children, by their numbers.
  var profiles: [KeptProfile]
  /// Those that the database does not have like this yet.
  var unwritten: Set<Int> = []
  /// Whether the database has none at all.
  var isLost = false
  /// Whether the copy does not have them like this yet.
  var copyIsBehind = false
  /// What a grown-up should know of it: damaged files, where they were put, what is used instead.
  var notes: [String] = []

  /// Reads all of them; what is damaged is put aside.
  static func read(
    _ store: FamilyStore, _ mirror: ProfileMirror, _ legacy: SettingsFile?
  ) -> ProfileStart {
    var notes: [String] = []
    let rows = rows(of: store, &notes)
    let copy = copy(mirror, &notes)
    var start: ProfileStart
    if rows.isEmpty {
      if copy != nil {
        notes.append(
          "\(store.path) has no profile that can be read; that of \(mirror.path) is used.")
      }
      start = ProfileStart(lost: copy ?? new(1, legacy, &notes))
    } else {
      start = ProfileStart(active: (rows.first { $0.isActive } ?? rows[0]).id, profiles: [])
      for row in rows { start.take(row, of: store, mirror, copy, legacy, &notes) }
    }
    start.copyIsBehind =
      copy != ProfileMirror.Copy(active: start.active, profiles: start.profiles)
    start.notes = notes
    return start
  }

  /// All of `copy`, of which the database has nothing.
  private init(lost copy: ProfileMirror.Copy) {
    active = copy.active
    profiles = copy.profiles.map { kept in
      var kept = kept
      kept.revision += 1
      return kept
    }
    unwritten = Set(profiles.map(\.id))
    isLost = true
  }

  private init(active: Int, profiles: [KeptProfile]) {
    self.active = active
    self.profiles = profiles
  }

  /// Takes the child of `row`, where that can be read and the copy has nothing later.
  private mutating func take(
    _ row: StoredProfile, of store: FamilyStore, _ mirror: ProfileMirror,
    _ copy: ProfileMirror.Copy?, _ legacy: SettingsFile?, _ notes: inout [String]
  ) {
    let kept = Self.read(row, of: store, mirror, &notes)
    var copied = copy?.profile(row.id)
    if kept == nil, copied == nil, row.id == active, let first = copy?.profiles.first {
      // Of another number, but all that there is.
      copied = copy?.profiles.count == 1 ? first : nil
    }
    if let kept, (copied?.revision ?? 0) <= kept.revision { return profiles.append(kept) }
    var found: KeptProfile
    if let copied {
      notes.append(
        kept == nil
          ? "\(store.path) has no profile that can be read; that of \(mirror.path) is used."
          : "\(mirror.path) is later than the profile in \(store.path) and is used.")
      found = copied
    } else {
      let legacy = row.id == active ? legacy : nil
      found = KeptProfile(id: row.id, revision: 0, record: ProfileRecord(legacy, &notes))
    }
    found.id = row.id
    // Later than whatever is in its place.
    found.revision = max(found.revision, row.revision) + 1
    profiles.append(found)
    unwritten.insert(row.id)
  }

  /// The profile that `stored` holds, or nil where that is none; its text is then put aside.
  static func read(
    _ stored: StoredProfile, of store: FamilyStore, _ mirror: ProfileMirror,
    _ notes: inout [String]
  ) -> KeptProfile? {
    guard let reading = RecordText.read(stored.record) else {
      let aside = mirror.putAside(stored.record).map { "is kept as \($0)" } ?? "cannot be kept"
      notes.append("The profile in \(store.path) is no profile and \(aside).")
      return nil
    }
    note(reading.leftOut, in: store.path, &notes)
    return KeptProfile(id: stored.id, revision: stored.revision, record: reading.record)
  }

  private static func new(
    _ id: Int, _ legacy: SettingsFile?, _ notes: inout [String]
  ) -> ProfileMirror.Copy {
    let record = ProfileRecord(legacy, &notes)
    return ProfileMirror.Copy(
      active: id, profiles: [KeptProfile(id: id, revision: 0, record: record)])
  }

  private static func rows(of store: FamilyStore, _ notes: inout [String]) -> [StoredProfile] {
    do throws(StoreError) { return try store.profiles() } catch {
      notes.append("The profile cannot be read: \(error)")
      return []
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
