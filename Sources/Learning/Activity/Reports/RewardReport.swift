public import MeadowFoundations

/// Points and badges with their rules: nothing of it can be bought or lost (learning K25).
public struct RewardReport: Encodable, Sendable {
  public struct Badge: Encodable, Sendable {
    public let id: String
    public let title: String
    public let rule: String
    public let reached: Int
    public let target: Int
    public let earnedAt: WallTime?
  }

  public let points: Int
  public let streak: Int
  public let pointRules: [String]
  public let medals: [String: String]
  public let badges: [Badge]
}

extension LearnerCourse {
  var rewards: RewardReport {
    let state = room.course.state
    let skillBadges = room.course.allBadges.map { badge in
      RewardReport.Badge(
        id: badge.id, title: badge.title, rule: SkillWords.rule(of: badge),
        reached: badge.goldCount(in: state.skills),
        target: badge.skillIds.count, earnedAt: state.badges.earned.first { $0.id == badge.id }?.at)
    }
    let factBadges = facts.state.progress.badges.gallery.map { place in
      RewardReport.Badge(
        id: place.badge.rawValue, title: place.title, rule: place.rule, reached: place.reached,
        target: place.target, earnedAt: place.earnedAt)
    }
    return RewardReport(
      points: state.points.total, streak: state.points.streak, pointRules: SkillWords.pointRules,
      medals: Dictionary(
        uniqueKeysWithValues: SkillMedal.allCases.map {
          ($0.rawValue, SkillWords.meaning(of: $0))
        }), badges: skillBadges + factBadges)
  }
}

extension LearningActivity {
  public func report(on question: LearningQuestion) throws(InputProblem) -> LearningReport {
    guard let course, let now = wallNow else {
      throw InputProblem(
        .unavailable, field: "about", reason: "learning is not open", advice: "try again")
    }
    switch question {
    case .map: return .map(course.map(modules, at: now))
    case .progress: return .progress(course.progress(on: day, at: now))
    case .reviews: return .reviews(course.reviews(at: now))
    case .rewards: return .rewards(course.rewards)
    case .facts: return .facts(course.factEntries(at: now))
    case .member:
      return .member(
        BoardMember(
          id: "", name: "", record: course.facts.state.progress.record,
          isOptedIn: course.controls.isOnBoard))
    case .board(let viewer, let members):
      let household = members.map {
        LeaderboardProfile(id: $0.id, name: $0.name, record: $0.record, isOptedIn: $0.isOptedIn)
      }
      return .board(Leaderboard(of: household, seenBy: viewer, on: course.calendar(day)))
    }
  }
}
