import MeadowFoundations

/// Where a lesson stands; what is kept and resumed from.
public struct LessonState: Equatable, Codable, Sendable {
  /// The skill.
  public let skillId: String
  /// The lesson, or nil for a review or a placement.
  public let lessonId: String?
  /// What a placement is among, or nil for a lesson or a review.
  public let placement: SkillPlacement?
  /// The steps, in order; never empty.
  public internal(set) var steps: [LessonStep]
  /// The step the child sees.
  public internal(set) var position = 0
  /// The furthest step the child has seen.
  public internal(set) var reached = 0
  /// Why it is over, or nil while it goes on.
  public internal(set) var ending: LessonRecap.Ending?
  /// Whether the session's limit was reached, so that this item is the last.
  public internal(set) var isLastItem = false
  /// What its chances come from.
  let seed: UInt64
  /// When the child began to talk, or nil while it does not.
  var talkingSince: WallTime?
  /// When the reminder comes, or nil where none does.
  var reminder: WallTime?
  /// Whether the prompt is being said, behind whose end a reminder waits.
  var isPrompting = false
  /// When something was last done.
  var lastActivity: WallTime

  /// `plan` begun at `now`.
  init(_ plan: LessonPlan, seed: UInt64, at now: WallTime) {
    skillId = plan.skillId
    lessonId = plan.lessonId
    placement = plan.placement
    steps = plan.steps
    self.seed = seed
    lastActivity = now
  }

  /// Reads a state; one whose position is no step is refused.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    skillId = try container.decode(String.self, forKey: .skillId)
    lessonId = try container.decodeIfPresent(String.self, forKey: .lessonId)
    placement = try container.decodeIfPresent(SkillPlacement.self, forKey: .placement)
    steps = try container.decode([LessonStep].self, forKey: .steps)
    position = try container.decode(Int.self, forKey: .position)
    reached = try container.decode(Int.self, forKey: .reached)
    ending = try container.decodeIfPresent(LessonRecap.Ending.self, forKey: .ending)
    isLastItem = try container.decode(Bool.self, forKey: .isLastItem)
    seed = try container.decode(UInt64.self, forKey: .seed)
    talkingSince = try container.decodeIfPresent(WallTime.self, forKey: .talkingSince)
    reminder = try container.decodeIfPresent(WallTime.self, forKey: .reminder)
    isPrompting = try container.decodeIfPresent(Bool.self, forKey: .isPrompting) ?? false
    lastActivity = try container.decode(WallTime.self, forKey: .lastActivity)
    guard steps.indices.contains(position), steps.indices.contains(reached) else {
      throw DecodingError.dataCorruptedError(
        forKey: .position, in: container, debugDescription: "no step at \(position)")
    }
  }

  /// The step the child sees.
  public internal(set) var step: LessonStep {
    get { steps[position] }
    set { steps[position] = newValue }
  }

  /// Where the child is.
  public var stepper: LessonStepper {
    placement.map { LessonStepper($0, at: position) } ?? LessonStepper(steps, at: position)
  }

  /// Whether it is a review.
  public var isReview: Bool { lessonId == nil && placement == nil }

  /// What its answers count for.
  public var purpose: SkillAnswer.Purpose { lessonId == nil ? .review : .lesson }
}
