/// A JSON value without an order of its members: what settings are read from and written as.
public enum PlainJSON: Equatable, Sendable, Codable {
  case null
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case list([PlainJSON])
  case object([String: PlainJSON])

  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    // Texts first, and containers before numbers: each try that fails makes an error with its path,
    // which takes longer than the value.
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if value.decodeNil() {
      self = .null
    } else if let list = try? value.decode([PlainJSON].self) {
      self = .list(list)
    } else if let whole = try? value.decode(Int.self) {
      self = .whole(whole)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else {
      self = .object(try value.decode([String: PlainJSON].self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .flag(let value): try container.encode(value)
    case .whole(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// The value in words, for problems: what kind it is and, where it is short, itself.
  public var inWords: String {
    switch self {
    case .null: "null"
    case .flag(let value): "\(value) is a boolean"
    case .whole(let value): "\(value) is a number"
    case .number(let value): value.isFinite ? "\(value) is a number" : "it is too large a number"
    case .text(let text): "\"\(text.prefix(40))\" is a string"
    case .list: "it is an array"
    case .object: "it is an object"
    }
  }
}
