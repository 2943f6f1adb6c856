/// All that a child or parent hears or reads about skills, so that it can be translated as one.
public enum SkillWords {
  /// The buttons of a skill's page (learning K18).
  public static let startLesson = "Start lesson"
  /// See ``startLesson``.
  public static let review = "Review"
  /// See ``startLesson``.
  public static let practiceLater = "Practice later"
  /// The button below an item.
  public static let next = "Next"
  /// The button of the next review that is due.
  public static let startReview = "Start review"

  /// How points are earned, for the gallery (learning K25).
  public static let pointRules = [
    "Each item you get right gives \(Points.perItem) points.",
    "Each hint takes \(Points.perHint) away.",
    "\(Points.streakLength) first tries right in a row give \(Points.perStreak) more.",
    "You never lose points.",
    "Points and badges cannot be bought.",
  ]

  /// What a skill's state is called.
  public static func title(of status: SkillStatus) -> String {
    switch status {
    case .notStarted: "Not started"
    case .learning: "In progress"
    case .mastered: "Mastered"
    case .reviewing: "Time to review"
    }
  }

  /// What a medal means, for those who hear it.
  public static func meaning(of medal: SkillMedal) -> String {
    switch medal {
    case .bronze: "Bronze: you are learning this."
    case .silver: "Silver: you showed it once."
    case .gold: "Gold: you showed it on two visits."
    }
  }

  /// What a badge asks for.
  public static func rule(of badge: SkillBadge) -> String {
    badge.skillIds.count == 1
      ? "Get gold in this skill." : "Get gold in all \(badge.skillIds.count) skills."
  }

  /// Where a child is in a lesson.
  public static func place(_ stepper: LessonStepper) -> String {
    stepper.isReturn ? "Once more" : "\(stepper.number) of \(stepper.count)"
  }

  /// What is said with a correction, before what is special to the item.
  public static func correction(_ correction: LessonCorrection) -> String {
    switch correction {
    case .tryAgain: "Not that one. Let's look again."
    case .model: "Let's look at it slowly."
    case .copy: "Here is the answer. Now you do it."
    }
  }

  /// What is said before the prompt of an item, or nil where it is only asked.
  public static func lead(_ role: LessonRole) -> String? {
    switch role {
    case .model: "Watch me."
    case .lead: "Let's do it together."
    case .test, .placement: nil
    }
  }

  /// The sentences of the last screen. Whatever the reason for the end, it names what was done; what had
  /// to be tried again is said as that.
  public static func recap(_ recap: SkillRecap) -> [String] {
    if recap.lesson.isPlacement { return placed(recap) }
    let lesson = recap.lesson
    let learned = lesson.learned.count
    let items =
      learned == 0
      ? "You worked on \(recap.progress.name)."
      : lesson.atOnceCount == learned
        ? "You got \(learned) of \(lesson.itemCount) right."
        : "You did \(learned) of \(lesson.itemCount), \(lesson.atOnceCount) at the first try."
    let points = recap.points == 0 ? [] : ["\(recap.points) points for you."]
    let badges = recap.badges.map { "You earned a badge: \($0.title)." }
    return [items] + points + badges + ending(lesson.ending)
      + (lesson.shown.isEmpty ? [] : ["Some items come back next time."])
  }

  /// What is said after a placement: where the child begins, and never what it did not know.
  private static func placed(_ recap: SkillRecap) -> [String] {
    guard recap.lesson.placed != nil else { return ["Thank you for playing."] + ending(.left) }
    return ["Thank you for playing.", "We begin with \(recap.progress.name)."]
  }

  /// What is said after an answer of a placement that was not right.
  public static let noted = "Thank you. Here is another one."

  private static func ending(_ ending: LessonRecap.Ending) -> [String] {
    switch ending {
    case .completed: []
    case .left, .idle: ["You can go on later."]
    case .limit: ["That is enough for today. See you next time."]
    }
  }

  /// What the Continue card says, with the name of its skill (learning R19).
  public static func card(_ next: NextUp, skillName: String) -> String {
    switch next {
    case .resume: "Go on: \(skillName)"
    case .review: "Review: \(skillName)"
    case .lesson: "Next: \(skillName)"
    case .nothing: "Nothing to do now."
    }
  }
}

extension SkillBadge {
  /// The badges of the document, for the content of maths: each asks for the skills of its name in
  /// both grades (learning K25, R17; ids of learning §4).
  public static let documented = [
    SkillBadge(id: "number-novice", title: "Number Novice", skillIds: ["KS1"]),
    SkillBadge(id: "pattern-pro", title: "Pattern Pro", skillIds: ["KS5", "GS3"]),
    SkillBadge(id: "measurement-master", title: "Measurement Master", skillIds: ["KS7", "GS7"]),
  ]
}
