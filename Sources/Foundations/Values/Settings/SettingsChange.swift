/// The settings a caller wants changed; what is not named stays as it is.
///
/// In JSON it is the body of `PATCH /v1/settings`: a value by key, and null for what is to follow its
/// default again, be it a setting or what one of them is for a scene.
@dynamicMemberLookup
public struct SettingsChange: Equatable, Sendable {
  var values: [String: SettingValue] = [:]
  /// The keys of what is given back to its default.
  public var cleared: Set<String> = []
  /// What of a setting by scene or by name is given back, by its key.
  var clearedMembers: [String: Set<String>] = [:]

  /// No change.
  public init() {}

  /// The change that makes all of `chosen` chosen.
  public init(_ chosen: ChosenSettings) { values = chosen.values }

  /// The change in `body`, or the problem that names the first field that is none or of another kind.
  public init(_ body: [String: PlainJSON]) throws(InputProblem) {
    for (key, json) in body.byName {
      guard let entry = SettingCatalogue[key] else {
        throw InputProblem(
          field: String(key.prefix(40)), reason: "there is no such field",
          advice: "leave it out; the fields are "
            + SettingCatalogue.all.map(\.key).joined(separator: ", "))
      }
      guard json != .null else {
        cleared.insert(key)
        continue
      }
      values[key] = try entry.read(json)
      if case .object(let members) = json {
        let gone = Set(members.filter { $0.value == .null }.keys)
        if !gone.isEmpty { clearedMembers[key] = gone }
      }
    }
  }

  /// What an entry is to be, or nil where that is not said.
  public subscript<Value>(
    dynamicMember entry: KeyPath<SettingCatalogue, Setting<Value>>
  ) -> Value? {
    get { values[SettingCatalogue.entries[keyPath: entry].key].of(Value.self) }
    set { values[SettingCatalogue.entries[keyPath: entry].key] = newValue.map(SettingValue.init) }
  }

  /// The keys that it names.
  public var keys: Set<String> { cleared.union(values.keys) }

  /// The change as a body.
  public var body: [String: PlainJSON] {
    var body: [String: PlainJSON] = [:]
    for key in cleared { body[key] = .null }
    for (key, value) in values { body[key] = SettingCatalogue[key]?.json(value) }
    for (key, names) in clearedMembers {
      guard case .object(var members)? = body[key] else { continue }
      for name in names { members[name] = .null }
      body[key] = .object(members)
    }
    return body
  }

  /// `old` with this change, or the problem that names the first field that cannot be; `table` is
  /// parentese by age, and scenes and words are those of `vocabulary`; nil leaves them unchecked.
  /// Whether a voice is there is asked elsewhere.
  public func applied(
    to old: ProfileRecord, table: ParenteseTable, vocabulary: VocabularyService?
  ) throws(InputProblem) -> ProfileRecord {
    try vocabulary?.check(self)
    var new = old
    for entry in SettingCatalogue.all { try entry.apply(self, to: &new) }
    try settleProsody(of: &new, table)
    return new
  }

  /// Settles where the prosody comes from and what it is: a factor that somebody sets is their own,
  /// one that is given back follows the age again.
  private func settleProsody(
    of record: inout ProfileRecord, _ table: ParenteseTable
  ) throws(InputProblem) {
    let keys = SettingCatalogue.prosodyKeys
    let isOwn = keys.contains { values[$0] != nil }
    if let parentese = self.parentese, parentese != .own, isOwn {
      throw InputProblem(
        field: "parentese",
        reason: "\(parentese.rawValue) and factors of your own exclude each other",
        advice: "send parentese own, or leave rate, pitch, range and pauses out")
    }
    let isGivenBack = !isOwn && !keys.isDisjoint(with: cleared)
    if isOwn { record.speech.parentese = .own }
    if isGivenBack, self.parentese == nil { record.speech.parentese = .byAge }
    let named = ["parentese", "ageMonths"].contains { values[$0] != nil || cleared.contains($0) }
    guard named || isGivenBack else { return }
    switch record.speech.parentese {
    case .byAge:
      record.speech.prosody = record.profile.ageMonths.map(table.prosody(atMonths:)) ?? .standard
    case .off: record.speech.prosody = .natural
    case .own: break
    }
  }
}

extension SettingsChange: Codable {
  /// From a body; recordings of older versions have `chosen` and `cleared` in objects of their own.
  public init(from decoder: any Decoder) throws {
    var body = try decoder.singleValueContainer().decode([String: PlainJSON].self)
    if case .object(let chosen)? = body.removeValue(forKey: "chosen") {
      body.merge(chosen) { $1 }
    }
    if case .list(let keys)? = body.removeValue(forKey: "cleared") {
      for case .text(let key) in keys { body[key] = .null }
    }
    try self.init(body)
  }

  public func encode(to encoder: any Encoder) throws { try body.encode(to: encoder) }
}
