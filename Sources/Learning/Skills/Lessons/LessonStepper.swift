/// Where a child is in a lesson: "3 of 5" (learning K18). Items that come back do not make the
/// lesson look longer.
public struct LessonStepper: Equatable, Codable, Sendable {
  /// The number of the item, from 1.
  public let number: Int
  /// How many items there are.
  public let count: Int
  /// Whether an item has come back, which has no number of its own.
  public let isReturn: Bool

  /// At `position` among `steps`.
  init(_ steps: [LessonStep], at position: Int) {
    count = steps.count { !$0.isReturn }
    number = max(1, steps.prefix(position + 1).count { !$0.isReturn })
    isReturn = steps[position].isReturn
  }

  /// Of a placement, which counts skills: how many items come is not known before.
  init(_ placement: SkillPlacement, at position: Int) {
    count = placement.skills.count
    number = placement.skill(at: position) + 1
    isReturn = false
  }
}
