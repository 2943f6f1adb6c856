/// All that a child or a grown-up reads or hears about runs, goals and badges, in one place for
/// whoever translates it: short plain sentences about what was done, none about what a child is.
public enum TimedPhrases {
  /// The name of a badge.
  public static func title(of badge: FactBadge) -> String {
    switch badge {
    case .firstMinute: "First minute"
    case .lightning15: "Lightning-15"
    case .fifteenRight: "Fifteen right"
    case .allRight: "All right"
    case .goalReached: "Goal reached"
    case .comeback: "Comeback"
    case .tenMended: "Ten mended"
    case .tenDays: "Ten days"
    }
  }

  /// How a badge is earned.
  public static func rule(of badge: FactBadge) -> String {
    switch badge {
    case .firstMinute: "Play one whole minute."
    case .lightning15: "Give 15 right answers in one run. Each takes 2 seconds or less."
    case .fifteenRight: "Give 15 right answers in one run. At least 8 of 10 answers are right."
    case .allRight: "Give 10 answers or more in one whole minute. All of them are right."
    case .goalReached: "Pick a goal and reach it."
    case .comeback: "Know a band again that you knew before a week away."
    case .tenMended: "Get 10 missed facts right. Each one twice, in 2 seconds or less."
    case .tenDays: "Practise on 10 days. Any days will do."
    }
  }

  /// What is said when a run is over.
  public static func recap(of result: TimedResult, isBest: Bool) -> [String] {
    var lines = [result.correct == 0 ? "You practised." : "\(result.correct) right."]
    if isBest { lines.append("That is your best minute so far.") }
    if result.wrong > 0 { lines.append("You can practise the others now.") }
    return lines
  }

  /// What is said when the work on a goal is over (learning AC6): never that it was missed.
  public static func recap(of recap: GoalRecap) -> [String] {
    var lines: [String]
    switch recap.outcome {
    case .reached:
      lines = ["You reached your goal of \(recap.attempt.goal.correct)."]
    case .timeUsed:
      lines = ["You worked on this goal for a good long time.", "Now it is time to rest."]
    case .putAway:
      lines = ["This goal is put away.", "You can pick a new one."]
    }
    if recap.attempt.correct > 0 {
      lines.append("\(recap.attempt.correct) right answers on the way.")
    }
    if let next = recap.suggestion { lines.append("The next goal can be \(next).") }
    return lines
  }

  /// How the days of practice stand.
  public static func line(for streak: PracticeStreak, on day: CalendarDay) -> String {
    let days = streak.days == 1 ? "1 day of practice" : "\(streak.days) days of practice"
    return switch streak.standing(on: day) {
    case .today: "\(days). Today is one of them."
    case .open: "\(days). Today can be the next."
    case .paused: streak.days == 0 ? "Today can be your first day." : "\(days). They wait for you."
    }
  }

  /// What the household did together in a week.
  public static func together(_ correct: Int) -> String {
    correct == 1
      ? "Together: 1 right answer this week." : "Together: \(correct) right answers this week."
  }
}
