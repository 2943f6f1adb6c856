/// A setting's value whatever its type.
public struct SettingValue: Hashable, Sendable {
  let base: any Hashable & Sendable

  init(_ base: some Hashable & Sendable) { self.base = base }

  public static func == (a: SettingValue, b: SettingValue) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == b.base as? Value }
    return isEqual(a.base)
  }

  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

extension SettingValue? {
  /// The value, where there is one of this type.
  func of<Value>(_: Value.Type) -> Value? {
    // Not `self?.base as? Value`: where the type is itself optional, nothing would be cast to a nil
    // that is a value.
    guard let self else { return nil }
    return self.base as? Value
  }
}
