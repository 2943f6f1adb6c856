import MeadowFoundations

/// What a child touched to hear what it is; never scored and never noted (learning K19, AC17).
public enum TouchedThing: Equatable, Sendable {
  /// A segment, an option or a piece of the item that is asked.
  case target(HighlightTarget)
  /// A number as it is counted, 0 to 120.
  case number(Int)
  /// A coin.
  case coin(CoinKind)
  /// A sum or a difference.
  case fact(Fact)
  /// A skill of the map, by its id.
  case skill(String)
  /// A lesson of the map, by its id.
  case lesson(String)
  /// A badge, by its id.
  case badge(String)
  /// Words of the page's own, such as what a button does.
  case text(String)

  /// The numbers that are counted aloud.
  static let numbers = 0...120
  /// The characters that words of the page may have.
  static let characters = 1...200
}

/// The coins that a lesson counts with.
public enum CoinKind: String, CaseIterable, Sendable, Codable {
  case penny, nickel, dime, quarter
}

/// One member that names the kind: {"number": 7}.
extension TouchedThing: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case target, number, coin, fact, skill, lesson, badge, text
  }

  /// The members that a touched thing may be sent as; one of them.
  static let members = Key.allCases.map(\.stringValue)

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    guard values.allKeys.count == 1, let key = values.allKeys.first else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath + [values.allKeys.dropFirst().first ?? .target],
          debugDescription: "one thing is named"))
    }
    func read<Value: Decodable>() throws -> Value { try values.decode(Value.self, forKey: key) }
    self =
      switch key {
      case .target: .target(try read())
      case .number: .number(try read())
      case .coin: .coin(try read())
      case .fact: .fact(try read())
      case .skill: .skill(try read())
      case .lesson: .lesson(try read())
      case .badge: .badge(try read())
      case .text: .text(try read())
      }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    switch self {
    case .target(let target): try values.encode(target, forKey: .target)
    case .number(let number): try values.encode(number, forKey: .number)
    case .coin(let coin): try values.encode(coin, forKey: .coin)
    case .fact(let fact): try values.encode(fact, forKey: .fact)
    case .skill(let id): try values.encode(id, forKey: .skill)
    case .lesson(let id): try values.encode(id, forKey: .lesson)
    case .badge(let id): try values.encode(id, forKey: .badge)
    case .text(let text): try values.encode(text, forKey: .text)
    }
  }
}
