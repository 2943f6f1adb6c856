/// What a curriculum asks of a grade in one domain (learning K8).
public struct Standard: Equatable, Codable, Sendable {
  /// Its name in addresses and references.
  public var id: String
  /// What is learnt.
  public var subject: Subject
  /// In which year.
  public var grade: Grade
  /// In which part of the subject.
  public var domain: LearningDomain
  /// What it asks, in our own words.
  public var description: String
  /// The published statements it answers to; may be empty, since some skills that are taught in
  /// a grade stand in no framework of that grade (learning R30).
  public var alignment: [StandardAlignment]

  /// A standard.
  public init(
    id: String, subject: Subject, grade: Grade, domain: LearningDomain, description: String,
    alignment: [StandardAlignment] = []
  ) {
    self.id = id
    self.subject = subject
    self.grade = grade
    self.domain = domain
    self.description = description
    self.alignment = alignment
  }

  /// Reads a standard; `alignment` may be missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    subject = try container.decode(Subject.self, forKey: .subject)
    grade = try container.decode(Grade.self, forKey: .grade)
    domain = try container.decode(LearningDomain.self, forKey: .domain)
    description = try container.decode(String.self, forKey: .description)
    alignment =
      try container.decodeIfPresent([StandardAlignment].self, forKey: .alignment) ?? []
  }
}
