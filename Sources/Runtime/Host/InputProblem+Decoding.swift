import MeadowFoundations

extension InputProblem {
  /// Why `input` could not be read, as it is told to who sent it: the member, what stands there and what
  /// should. `kind` is what it was read as, of the activity called `name`.
  init(_ error: any Error, reading input: PlainJSON, as kind: String, of name: String) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      let field = Self.name(of: context.codingPath + [key])
      self.init(
        field: field, reason: "it is missing", advice: "send \(field) as /openapi.yaml says")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let path = context.codingPath.isEmpty ? input.pathOfFraction : context.codingPath
      self.init(
        field: path.isEmpty ? kind : Self.name(of: path), reason: input.at(path).inWords,
        advice: "send \(Self.words(for: type))")
    case .dataCorrupted(let context):
      let path = context.codingPath.isEmpty ? input.pathOfFraction : context.codingPath
      self.init(
        field: path.isEmpty ? kind : Self.name(of: path),
        reason: "\(input.at(path).inWords), which it cannot be",
        advice: "send one of those that /openapi.yaml lists for it")
    case nil: self.init(unreadable: kind, of: name)
    @unknown default: self.init(unreadable: kind, of: name)
    }
  }

  private init(unreadable kind: String, of name: String) {
    self.init(
      field: kind, reason: "it is no \(kind) of \(name)",
      advice: "send what /openapi.yaml describes, and nothing beside it")
  }

  private static func name(of path: [any CodingKey]) -> String {
    path.map(\.stringValue).joined(separator: ".")
  }

  private static func words(for type: any Any.Type) -> String {
    switch type {
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    default: "what /openapi.yaml describes"
    }
  }
}

extension PlainJSON {
  /// What stands at `path`; itself where nothing is there.
  fileprivate func at(_ path: [any CodingKey]) -> PlainJSON {
    guard let key = path.first else { return self }
    let rest = Array(path.dropFirst())
    switch self {
    case .object(let members): return members[key.stringValue]?.at(rest) ?? self
    case .list(let values):
      guard let index = key.intValue, values.indices.contains(index) else { return self }
      return values[index].at(rest)
    case .null, .flag, .whole, .number, .text: return self
    }
  }

  /// The path to a number that is no whole one: Foundation does not say where it stood.
  fileprivate var pathOfFraction: [any CodingKey] {
    guard case .object(let members) = self else { return [] }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      if case .number = value { return [MemberKey(name)] }
      let rest = value.pathOfFraction
      if !rest.isEmpty { return [MemberKey(name)] + rest }
    }
    return []
  }
}

/// A member's name as a step of a path.
private struct MemberKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}
