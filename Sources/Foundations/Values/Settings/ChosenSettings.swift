/// The settings a grown-up has set with their own hands; what is not here follows the defaults of age
/// and tier.
@dynamicMemberLookup
public struct ChosenSettings: Equatable, Sendable {
  var values: [String: SettingValue] = [:]

  /// Nothing chosen.
  public init() {}

  /// What was chosen of an entry, or nil.
  public subscript<Value>(
    dynamicMember entry: KeyPath<SettingCatalogue, Setting<Value>>
  ) -> Value? {
    get { values[SettingCatalogue.entries[keyPath: entry].key].of(Value.self) }
    set { values[SettingCatalogue.entries[keyPath: entry].key] = newValue.map(SettingValue.init) }
  }

  /// The keys of what was chosen, in the order of the catalogue.
  public var keys: [String] { SettingCatalogue.all.map(\.key).filter { values[$0] != nil } }
}

extension ChosenSettings: Codable {
  /// From JSON; what this version does not know is left out, and edges are not judged here.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: SettingKey.self)
    for key in values.allKeys {
      guard let entry = SettingCatalogue[key.stringValue], entry.isChosen,
        let json = try values.decodeIfPresent(PlainJSON.self, forKey: key)
      else { continue }
      self.values[entry.key] = try entry.read(json)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SettingKey.self)
    for (key, value) in values {
      guard let entry = SettingCatalogue[key] else { continue }
      try container.encode(entry.json(value), forKey: SettingKey(stringValue: key))
    }
  }
}

/// A setting's key in JSON.
private struct SettingKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
