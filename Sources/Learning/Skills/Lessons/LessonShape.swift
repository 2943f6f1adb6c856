/// How many items of a lesson are shown and done together before the child goes on alone
/// (learning §7: model, lead, test).
public struct LessonShape: Equatable, Codable, Sendable {
  /// Items that are shown, at the start.
  public var models: Int
  /// Items that are done together, after those.
  public var leads: Int

  /// A shape; numbers below 0 count as 0.
  public init(models: Int, leads: Int) {
    self.models = max(0, models)
    self.leads = max(0, leads)
  }

  /// A skill's first lesson: one shown, two together; of eight items five are left for the window
  /// of mastery (learning K10).
  public static let first = LessonShape(models: 1, leads: 2)
  /// Every other lesson: all alone.
  public static let later = LessonShape(models: 0, leads: 0)

  /// The roles of `count` items in their order. At least one is done alone; what there is too
  /// little of is done together before it is shown.
  func roles(of count: Int) -> [LessonRole] {
    let leads = min(leads, max(0, count - 1))
    let models = min(models, max(0, count - 1 - leads))
    return (0..<max(0, count)).map { $0 < models ? .model : $0 < models + leads ? .lead : .test }
  }
}
