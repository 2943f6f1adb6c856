public import MeadowFoundations

/// The badges a child has earned (learning R17); what is earned stays, whatever is forgotten later.
public struct SkillBadges: Equatable, Codable, Sendable {
  /// A badge that was earned.
  public struct Earned: Equatable, Codable, Sendable {
    /// The badge's id.
    public let id: String
    /// When.
    public let at: WallTime
  }

  /// What was earned, the first first.
  public private(set) var earned: [Earned] = []

  /// None yet.
  public init() {}

  /// Whether the badge `id` was earned.
  public func has(_ id: String) -> Bool { earned.contains { $0.id == id } }

  /// Gives what of `badges` is due by `state` and was not given before, and returns it.
  public mutating func award(
    _ badges: [SkillBadge], by state: SkillState, at now: WallTime
  ) -> [SkillBadge] {
    let new = badges.filter { !has($0.id) && $0.isEarned(by: state) }
    earned += new.map { Earned(id: $0.id, at: now) }
    return new
  }
}

extension SkillBadge {
  /// Every badge of `catalogue`: those with a name of their own, then one for each skill, then one
  /// for each domain of a grade.
  ///
  /// No two ask for the same: a skill that has a named badge to itself gets that one only, and so
  /// does a domain of a single skill. Of a named badge only skills count that the catalogue has, so
  /// that it can be earned while a later grade is not there yet (learning K3).
  public static func all(in catalogue: SkillCatalogue) -> [SkillBadge] {
    var asked: Set<Set<String>> = []
    return (named(in: catalogue) + ofSkills(in: catalogue) + ofDomains(in: catalogue)).filter {
      !$0.skillIds.isEmpty && asked.insert(Set($0.skillIds)).inserted
    }
  }

  /// Whether all its skills are gold.
  public func isEarned(by state: SkillState) -> Bool { goldCount(in: state) == skillIds.count }

  /// How many of its skills are gold, for the gallery (learning R27).
  public func goldCount(in state: SkillState) -> Int {
    skillIds.count { state.record(of: $0).medal == .gold }
  }

  private static func named(in catalogue: SkillCatalogue) -> [SkillBadge] {
    let known = Set(catalogue.skills.map(\.id))
    return catalogue.badges.map { badge in
      SkillBadge(
        id: badge.id, title: badge.title, skillIds: badge.skillIds.filter(known.contains))
    }
  }

  private static func ofSkills(in catalogue: SkillCatalogue) -> [SkillBadge] {
    catalogue.skills.map { SkillBadge(id: "skill/\($0.id)", title: $0.name, skillIds: [$0.id]) }
  }

  private static func ofDomains(in catalogue: SkillCatalogue) -> [SkillBadge] {
    var known: Set<String> = []
    return catalogue.standards.compactMap { standard in
      let id = "domain/\(standard.subject)/\(standard.grade)/\(standard.domain)"
      guard known.insert(id).inserted else { return nil }
      let skills = catalogue.skills(
        in: standard.domain, of: standard.subject, grade: standard.grade)
      return SkillBadge(id: id, title: standard.domain.rawValue, skillIds: skills.map(\.id))
    }
  }
}
