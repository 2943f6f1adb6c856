/// A JSON value as somebody wrote it; there is no null, which would change nothing.
enum PlainJSON: Codable, Equatable {
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case list([PlainJSON])
  case object([String: PlainJSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let whole = try? value.decode(Int.self) {
      self = .whole(whole)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([PlainJSON].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: PlainJSON].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .flag(let value): try container.encode(value)
    case .whole(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  /// This value with the members of `other`, where both are objects; else `other`.
  func merging(_ other: PlainJSON) -> PlainJSON {
    guard case .object(let mine) = self, case .object(let theirs) = other else { return other }
    return .object(mine.merging(theirs) { $0.merging($1) })
  }
}
