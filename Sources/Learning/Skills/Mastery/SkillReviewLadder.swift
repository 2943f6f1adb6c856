/// The days between the reviews of a skill: 3, 7, 14, 30 and then every 30 (learning K13, R12).
enum SkillReviewLadder {
  /// The rungs, in days.
  static let days = [3, 7, 14, 30]
  /// The last rung, which repeats.
  static let lastDays = 30
  /// Items in a review (learning R12).
  static let itemCount = 3
  /// Failed reviews in a row after which a skill is learnt again (learning R12).
  static let failuresToLapse = 2

  /// The interval at `rung`, counted from 0; a rubric's first rung takes the place of the ladder's,
  /// and no later rung is shorter than it.
  static func interval(at rung: Int, first: ReviewInterval?) -> ReviewInterval {
    let usual = days[min(max(rung, 0), days.count - 1)]
    guard let first else { return ReviewInterval(days: usual) }
    let held = min(max(first.days, 1), lastDays)
    return ReviewInterval(days: rung <= 0 ? held : max(held, usual))
  }
}
