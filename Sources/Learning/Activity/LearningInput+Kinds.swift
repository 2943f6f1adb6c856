/// What kind of input it is.
extension FactsCourse.Input {
  /// Whether it begins something new.
  var beginsSomething: Bool {
    switch self {
    case .practise, .warmUp, .run: true
    case .answer, .lessonSeen, .why, .drill, .touched, .choose, .pickGoal, .putGoalAway, .hidden,
      .goOn, .stop:
      false
    }
  }

  /// Whether it shows something else without an event that says so: other pages of the child ask then.
  var goesOn: Bool {
    switch self {
    case .lessonSeen, .why, .drill, .touched: true
    case .practise, .warmUp, .run, .answer, .choose, .pickGoal, .putGoalAway, .hidden, .goOn, .stop:
      false
    }
  }
}

/// What kind of input it is.
extension LessonInput {
  /// Whether it begins something new.
  var beginsSomething: Bool {
    switch self {
    case .lesson, .review, .placement, .resume: true
    case .answer, .said, .hint, .next, .previous, .skip, .touched, .leave: false
    }
  }

  /// Whether it shows something else without an event that says so: other pages of the child ask then.
  var goesOn: Bool {
    switch self {
    case .next, .previous, .skip: true
    case .lesson, .review, .placement, .resume, .answer, .said, .hint, .touched, .leave: false
    }
  }
}
