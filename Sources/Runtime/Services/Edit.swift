/// What a change does to a value that may be missing.
public enum Edit<Value: Sendable>: Sendable {
  /// It stays.
  case keep
  /// It goes away.
  case clear
  /// It becomes another.
  case set(Value)

  /// The value that was `old`.
  public func applied(to old: Value?) -> Value? {
    switch self {
    case .keep: old
    case .clear: nil
    case .set(let new): new
    }
  }
}

extension Edit: Equatable where Value: Equatable {}
extension Edit: Hashable where Value: Hashable {}
