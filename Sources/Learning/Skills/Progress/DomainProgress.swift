/// How far a child is with a domain: the ring and the skills behind it (learning K24).
public struct DomainProgress: Equatable, Codable, Sendable {
  /// The domain.
  public var domain: LearningDomain
  /// How far the ring goes, 0 to 100: the mean of the skills.
  public var percent: Int
  /// The skills, in their order.
  public var skills: [SkillProgress]

  /// The skills that are gold.
  public var goldCount: Int { skills.count { $0.medal == .gold } }

  /// The progress in each domain of `subject` in `grade`, in their order.
  public static func all(
    of subject: Subject, grade: Grade, in catalogue: SkillCatalogue, _ state: SkillState
  ) -> [DomainProgress] {
    catalogue.domains(for: subject, grade: grade).map { domain in
      let skills = catalogue.skills(in: domain, of: subject, grade: grade)
        .map { SkillProgress($0, state.record(of: $0.id)) }
      let sum = skills.map(\.percent).reduce(0, +)
      return DomainProgress(
        domain: domain, percent: skills.isEmpty ? 0 : sum / skills.count, skills: skills)
    }
  }
}
