public import MeadowFoundations

/// Lessons, mastery, points and badges of one child together (learning K8–K18, K24, K25).
///
/// Pure: it hands each answer of the lesson to the rules of mastery, points and badges, once and in
/// one order, so that whoever replays the inputs has the same child again.
public struct SkillCourse: Equatable, Sendable {
  /// What can happen to it.
  public enum Input: Equatable, Codable, Sendable {
    /// Begin a lesson; one that goes on is left. `seed` is its chance.
    case startLesson(String, seed: UInt64)
    /// Begin a review of a skill; a lesson that goes on is left. `seed` is its chance.
    case startReview(skill: String, seed: UInt64)
    /// Begin to find where the child begins in a year; a lesson that goes on is left. `seed` is its chance.
    case startPlacement(Subject, Grade, seed: UInt64)
    /// Something happens in the lesson.
    case lesson(LessonEngine.Input)
    /// The child has stopped for now.
    case stopped
    /// A parent chose when a skill is mastered.
    case rules(SkillRules)
    /// A parent or the way of touching decided how lessons are held.
    case settings(LessonSettings)
    /// It may be time for something.
    case tick
  }

  /// What follows, in order.
  public enum Effect: Equatable, Sendable {
    /// What the lesson asks for.
    case lesson(LessonEngine.Effect)
    /// What has changed about a skill or the session.
    case skill(SkillEngine.Effect)
    /// Points were earned.
    case points(Points.Award)
    /// A badge was earned.
    case badge(SkillBadge)
    /// A lesson is over.
    case recap(SkillRecap)
  }

  /// All there is to learn.
  public let catalogue: SkillCatalogue
  /// Every badge there is.
  public let allBadges: [SkillBadge]
  var skills: SkillEngine
  var lesson: LessonEngine?
  var settings: LessonSettings
  private var kept: SkillCourseState

  /// A course through `catalogue` that goes on from `state`.
  public init(
    catalogue: SkillCatalogue, state: SkillCourseState = SkillCourseState(),
    rules: SkillRules = SkillRules(), settings: LessonSettings = LessonSettings()
  ) {
    self.catalogue = catalogue
    self.settings = settings
    allBadges = SkillBadge.all(in: catalogue)
    kept = state
    // These two live in their engines while the course goes on; see `state`.
    kept.skills = SkillState()
    kept.lesson = nil
    skills = SkillEngine(catalogue: catalogue, state: state.skills, rules: rules)
    lesson = state.lesson.map { LessonEngine(state: $0, settings: settings) }
  }

  /// All that has to be kept.
  public var state: SkillCourseState {
    var state = kept
    state.skills = skills.state
    state.lesson = lesson?.state
    return state
  }

  /// When ``Input/tick`` is due, or nil while nothing waits for time to pass.
  public var deadline: WallTime? { [skills.deadline, lesson?.deadline].compactMap(\.self).min() }

  /// What one tap starts now, among the skills of `subject` in `grades` (learning R19),
  /// where new skills before `first` come last.
  public func nextUp(
    _ subject: Subject, _ grades: [Grade], from first: String? = nil, at now: WallTime
  ) -> NextUp {
    let standards = grades.flatMap { catalogue.standards(for: subject, grade: $0) }
    return NextUp.choose(
      among: standards.flatMap { catalogue.skills(for: $0.id) }, in: catalogue, skills.state,
      from: first, left: lesson?.state, at: now)
  }

  /// Takes `input` at `now` and returns what follows; an input with a ``problem(with:)`` is as none.
  public mutating func handle(_ input: Input, at now: WallTime) -> [Effect] {
    switch input {
    case .startLesson(let id, let seed):
      return start(lessonPlan(id), seed: seed, at: now)
    case .startReview(let skill, let seed):
      return start(reviewPlan(skill, seed: seed), seed: seed, at: now)
    case .startPlacement(let subject, let grade, let seed):
      let plan = LessonPlan.placement(in: subject, grade, of: catalogue, seed: seed, at: now)
      return start(plan, seed: seed, at: now)
    case .lesson(let lessonInput):
      return pass(problem(with: input) == nil ? lessonInput : .tick, at: now)
    case .stopped: return leave(at: now) + tell(.stopped, at: now)
    case .rules(let rules):
      skills.rules = rules
      return []
    case .settings(let settings):
      self.settings = settings
      lesson?.settings = settings
      return []
    case .tick: return pass(.tick, at: now)
    }
  }

  /// Hands `input` to the skills and gives the badges that are due.
  mutating func tell(_ input: SkillEngine.Input, at now: WallTime) -> [Effect] {
    let effects = skills.handle(input, at: now)
    let badges = kept.badges.award(allBadges, by: skills.state, at: now)
    kept.newBadges += badges
    return effects.map(Effect.skill) + badges.map(Effect.badge)
  }

  /// Adds points.
  mutating func earn(_ count: (inout Points) -> [Points.Award]) -> [Effect] {
    count(&kept.points).map(Effect.points)
  }

  private mutating func start(_ plan: LessonPlan?, seed: UInt64, at now: WallTime) -> [Effect] {
    guard let plan else { return pass(.tick, at: now) }
    let left = leave(at: now)
    kept.pointsBefore = kept.points.total
    kept.newBadges = []
    let (engine, effects) = LessonEngine.begin(plan, seed: seed, settings: settings, at: now)
    lesson = engine
    let begun: SkillEngine.Input =
      plan.placement == nil ? .began(skill: plan.skillId) : .touched
    return left + tell(begun, at: now) + effects.map(Effect.lesson)
  }

  /// The last screen after `recap`.
  func recap(_ recap: LessonRecap) -> SkillRecap {
    let record = skills.state.record(of: recap.skillId)
    let skill =
      catalogue.skill(recap.skillId)
      ?? Skill(id: recap.skillId, standardId: "", name: recap.skillId, description: "")
    return SkillRecap(
      lesson: recap, points: kept.points.total - kept.pointsBefore, badges: kept.newBadges,
      progress: SkillProgress(skill, record), nextReview: record.review?.due)
  }
}
