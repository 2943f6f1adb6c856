/// Whose a word of My Words is.
public enum WordOwner: Hashable, Sendable {
  /// The family's: every child has it on its board.
  case family
  /// One child's, by its number: no other child's board knows it.
  case child(Int)

  /// Whether the board of the child `number` has the word.
  public func isKnown(to number: Int) -> Bool {
    switch self {
    case .family: true
    case .child(let owner): owner == number
    }
  }

  /// Whether some child's board would have words of both.
  public func meets(_ other: WordOwner) -> Bool {
    switch (self, other) {
    case (.family, _), (_, .family): true
    case (.child(let one), .child(let two)): one == two
    }
  }
}

extension WordOwner: Codable {
  /// What stands for the family in JSON; a child is its number.
  public static let familyName = "family"

  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Int.self) {
      self = .child(number)
    } else if try value.decode(String.self) == Self.familyName {
      self = .family
    } else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "an owner is \"family\" or a child's number")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .family: try value.encode(Self.familyName)
    case .child(let number): try value.encode(number)
    }
  }
}
