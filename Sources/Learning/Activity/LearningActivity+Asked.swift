import MeadowFoundations

/// What is asked now, with what only the program knows, for whoever plays a child in virtual time.
extension LearningActivity {
  /// The fact that practice asks, or nil.
  package var askedFact: PracticeItem? { course?.factStage.item }

  /// Whether a micro-lesson waits to be seen.
  package var showsMicroLesson: Bool { course?.factStage.lesson != nil }

  /// The item of the run that goes on, or nil.
  package var askedChoice: TimedItem? {
    course?.facts.isRunning == true ? course?.facts.runs.run?.item : nil
  }

  /// The place of the item that a lesson shows, the number of its next answer and whether it is done;
  /// nil outside of lessons.
  package var askedPlace: (item: String, attempt: Int, isDone: Bool)? {
    guard let course, course.room.isBusy, let step = course.room.stage?.step else { return nil }
    return (step.item.id, step.attempts + 1, step.outcome.isSettled)
  }

  /// An answer to the item of the lesson that is right or is not, where its board has options to
  /// choose from; else nil.
  package func answer(isCorrect: Bool) -> ItemAnswer? {
    guard let keyed = course?.room.stage?.keyed else { return nil }
    let answers = keyed.item.board.options.flatMap { option -> [ItemAnswer] in
      [.choice(option.id), .touched(option.id)]
    }
    return answers.first { answer in
      do throws(InputProblem) {
        return try keyed.verdict(on: answer).isCorrect == isCorrect
      } catch { return false }
    }
  }
}
