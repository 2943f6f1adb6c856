/// One thing a child learns to do, mastered as a whole (learning K8).
public struct Skill: Equatable, Codable, Sendable {
  /// Its name in addresses and references.
  public var id: String
  /// The standard it belongs to.
  public var standardId: String
  /// What a child or grown-up reads.
  public var name: String
  /// What it is about, in a sentence.
  public var description: String
  /// Codes of its own beside those of the standard; several or none (learning R30).
  public var alignment: [StandardAlignment]

  /// A skill.
  public init(
    id: String, standardId: String, name: String, description: String,
    alignment: [StandardAlignment] = []
  ) {
    self.id = id
    self.standardId = standardId
    self.name = name
    self.description = description
    self.alignment = alignment
  }

  /// Reads a skill; `alignment` may be missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    standardId = try container.decode(String.self, forKey: .standardId)
    name = try container.decode(String.self, forKey: .name)
    description = try container.decode(String.self, forKey: .description)
    alignment =
      try container.decodeIfPresent([StandardAlignment].self, forKey: .alignment) ?? []
  }
}
