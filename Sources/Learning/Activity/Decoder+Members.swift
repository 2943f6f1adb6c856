/// A member's name, whatever it is.
private struct AnyMember: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  /// Throws where the object has a member that `keys` does not name: a misspelt one is told, not lost.
  func refuseMembers<Keys: CodingKey & CaseIterable>(but keys: Keys.Type) throws {
    try refuseMembers(but: Set(Keys.allCases.map(\.stringValue)))
  }

  /// Throws where the object has a member that is none of `known`.
  func refuseMembers(but known: Set<String>) throws {
    let members = try container(keyedBy: AnyMember.self).allKeys
    guard let other = members.first(where: { !known.contains($0.stringValue) }) else { return }
    throw DecodingError.dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + [other], debugDescription: "nobody reads this member"))
  }
}
