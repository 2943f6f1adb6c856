/// One setting: its key, what it may be, what it is until somebody sets it, and where it is kept.
///
/// Everything else about a setting is derived from its entry in ``SettingCatalogue``: JSON and files,
/// repair, `meadow settings`, the schema that the page draws its rows from.
public final class Setting<Value: Hashable & Sendable>: SettingEntry {
  public let key: String
  public let group: SettingGroup
  public let scope: SettingScope
  public let unit: SettingUnit?
  public let source: String
  public let effect: String
  private let domain: SettingDomain<Value>
  private let place: SettingPlace<Value>

  /// The setting called `key`; `effect` is the name of the test that hears or sees what it changes.
  init(
    _ key: String, _ domain: SettingDomain<Value>, _ place: SettingPlace<Value>,
    in unit: SettingUnit? = nil, _ group: SettingGroup, of scope: SettingScope = .child,
    source: String, effect: String
  ) {
    (self.key, self.domain, self.place, self.unit) = (key, domain, place, unit)
    (self.group, self.scope, self.source, self.effect) = (group, scope, source, effect)
  }

  public var form: SettingForm { domain.form }

  public var followsAge: Bool {
    if case .chosen(let followsAge, _) = place { return followsAge }
    return isProsody
  }

  public var isChosen: Bool { if case .chosen = place { true } else { false } }

  private var isProsody: Bool { SettingCatalogue.prosodyKeys.contains(key) }

  /// Its value in `settings`.
  func value(in settings: FamilySettings) -> Value {
    switch place {
    case .chosen:
      guard let value = settings.values[key].of(Value.self) else {
        preconditionFailure("settings are born with a value for every entry; \(key) has none")
      }
      return value
    case .record(_, let inForce): return settings[keyPath: inForce]
    }
  }

  func set(_ value: Value, in settings: inout FamilySettings) {
    switch place {
    case .chosen: settings.values[key] = SettingValue(value)
    case .record(_, let inForce): settings[keyPath: inForce] = value
    }
  }

  public func json(in settings: FamilySettings) -> PlainJSON { domain.write(value(in: settings)) }

  public func json(_ value: SettingValue) -> PlainJSON {
    (value as SettingValue?).of(Value.self).map(domain.write) ?? .null
  }

  public func read(_ json: PlainJSON) throws(InputProblem) -> SettingValue {
    SettingValue(try domain.read(json, key))
  }

  public func fallback(in defaults: FamilySettings) -> PlainJSON {
    guard case .record(let kept, _) = place, !isProsody else { return json(in: defaults) }
    return domain.write(ProfileRecord()[keyPath: kept])
  }

  public func origin(in record: ProfileRecord) -> SettingOrigin {
    switch place {
    case .chosen(let followsAge, _):
      if record.chosen.values[key] != nil { return .grownUp }
      return followsAge ? .ageAndTier : .everyChild
    case .record where isProsody:
      if record.speech.parentese != .byAge { return .grownUp }
      return record.profile.ageMonths == nil ? .everyChild : .ageAndTier
    case .record(let kept, _):
      return record[keyPath: kept] == ProfileRecord()[keyPath: kept] ? .everyChild : .grownUp
    }
  }

  public func apply(
    _ change: SettingsChange, to record: inout ProfileRecord
  ) throws(InputProblem) {
    let new = change.values[key].of(Value.self)
    if let new { try domain.check(new, key) }
    let gone = change.clearedMembers[key] ?? []
    switch place {
    case .chosen:
      if let new {
        let old = record.chosen.values[key].of(Value.self)
        let merged = domain.drop(old.map { domain.merge($0, new) } ?? new, gone, nil)
        // With its last scene a setting is no longer set.
        let isEmpty = !gone.isEmpty && domain.write(merged) == .object([:])
        record.chosen.values[key] = isEmpty ? nil : SettingValue(merged)
      }
      if change.cleared.contains(key) { record.chosen.values[key] = nil }
    case .record(let kept, _):
      if let new {
        record[keyPath: kept] = domain.drop(
          domain.merge(record[keyPath: kept], new), gone, ProfileRecord()[keyPath: kept])
      }
      // What follows the age is settled with parentese.
      if change.cleared.contains(key), !isProsody {
        record[keyPath: kept] = ProfileRecord()[keyPath: kept]
      }
    }
  }

  public func stored(in record: ProfileRecord) -> PlainJSON {
    switch place {
    case .chosen: record.chosen.values[key].of(Value.self).map(domain.write) ?? .null
    case .record(let kept, _): domain.write(record[keyPath: kept])
    }
  }

  public func store(_ json: PlainJSON, in record: inout ProfileRecord) {
    let value = json == .null ? nil : try? domain.read(json, key)
    switch place {
    case .chosen: record.chosen.values[key] = value.map(SettingValue.init)
    case .record(let kept, _): record[keyPath: kept] = value ?? ProfileRecord()[keyPath: kept]
    }
  }

  public func settle(
    _ settings: inout FamilySettings, chosen: ChosenSettings, rows: DefaultsRows
  ) {
    guard case .chosen(_, let fallback) = place else { return }
    settings.values[key] = chosen.values[key] ?? SettingValue(fallback(rows))
  }

  public func repair(_ record: inout ProfileRecord) -> String? {
    switch place {
    case .chosen:
      guard let old = record.chosen.values[key].of(Value.self) else { return nil }
      let new = domain.repair(old)
      guard new != old else { return nil }
      record.chosen.values[key] = new.map(SettingValue.init)
      return "chosen.\(key)"
    case .record(let kept, _):
      let old = record[keyPath: kept]
      let new = domain.repair(old) ?? ProfileRecord()[keyPath: kept]
      guard new != old, !isProsody else { return nil }
      record[keyPath: kept] = new
      return group == .child ? "profile.\(key)" : "speech.\(key)"
    }
  }
}

/// Where a setting is kept, and what it is until somebody sets it.
enum SettingPlace<Value: Sendable>: Sendable {
  /// Among what a grown-up has chosen; else it is what the rows of age and tier give.
  case chosen(followsAge: Bool, @Sendable (DefaultsRows) -> Value)
  /// In a place of its own in the record, with the default of a new one; in force it stands in the
  /// settings at `inForce`.
  case record(
    any WritableKeyPath<ProfileRecord, Value> & Sendable,
    inForce: any WritableKeyPath<FamilySettings, Value> & Sendable)

  /// Among what is chosen, and the same for every child until then.
  static func everyChild(_ value: Value) -> Self { .chosen(followsAge: false) { _ in value } }
  /// Among what is chosen, and following age and tier until then.
  static func following(_ value: @escaping @Sendable (DefaultsRows) -> Value) -> Self {
    .chosen(followsAge: true, value)
  }
}

/// A setting whatever its type: what readers, writers and lists need of it.
public protocol SettingEntry: AnyObject, Sendable {
  /// Its name in JSON, in files and on the command line.
  var key: String { get }
  /// Where it stands.
  var group: SettingGroup { get }
  /// Whom it concerns.
  var scope: SettingScope { get }
  /// What its value looks like.
  var form: SettingForm { get }
  /// What its number counts, or nil where it is none.
  var unit: SettingUnit? { get }
  /// The document and section it comes from.
  var source: String { get }
  /// The name of the test that hears or sees what it changes.
  var effect: String { get }
  /// Whether it follows age and tier until somebody sets it.
  var followsAge: Bool { get }
  /// Whether it is one of ``ChosenSettings``.
  var isChosen: Bool { get }

  /// The value in `json`; only its kind is judged, its edges when it is applied.
  func read(_ json: PlainJSON) throws(InputProblem) -> SettingValue
  /// `value`, which ``read(_:)`` gave, as JSON.
  func json(_ value: SettingValue) -> PlainJSON
  /// Its value in `settings` as JSON.
  func json(in settings: FamilySettings) -> PlainJSON
  /// What it is when nobody has set it; `defaults` are the settings of a child for whom nothing is.
  func fallback(in defaults: FamilySettings) -> PlainJSON
  /// Where its value in the settings of `record` comes from.
  func origin(in record: ProfileRecord) -> SettingOrigin
  /// Its value as `record` keeps it; null where nobody has set it.
  func stored(in record: ProfileRecord) -> PlainJSON
  /// Keeps `json` in `record` as ``stored(in:)`` gave it; what cannot be read is as if nobody had set
  /// it. Edges are ``repair(_:)``'s.
  func store(_ json: PlainJSON, in record: inout ProfileRecord)
  /// Takes what `change` says of it, or throws where that lies past an edge.
  func apply(_ change: SettingsChange, to record: inout ProfileRecord) throws(InputProblem)
  /// Puts what is chosen, or else the default, into `settings`.
  func settle(_ settings: inout FamilySettings, chosen: ChosenSettings, rows: DefaultsRows)
  /// Brings a value that cannot be back into its edges; returns the field that changed, or nil.
  func repair(_ record: inout ProfileRecord) -> String?
}
