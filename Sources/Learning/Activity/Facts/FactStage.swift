import MeadowFoundations

/// What stands before the child in practice, warm-up or a run.
struct FactStage: Equatable, Sendable {
  /// The item that is asked, or nil.
  var item: PracticeItem?
  /// How far the session is: done, and of how many.
  var progress: Progress?
  /// How the last item was answered, until the next answer.
  var feedback: Feedback?
  /// The micro-lesson to be seen, or nil.
  var lesson: MicroLesson?
  /// The sum just answered, turned round, or nil.
  var flash: CommutativityFlash?
  /// The drill that is offered, or nil.
  var drill: FactDrill?
  /// The number to touch in the warm-up, or nil.
  var warmUp: Int?
  /// How the last item of the run was answered, while it is shown.
  var judged: TimedAnswer?
  /// How the run went, or nil.
  var result: TimedResult?
  /// Whether that is the best so far.
  var isBest = false
  /// Drills that its misses ask for.
  var drills: [DrillOffer] = []
  /// Badges earned since something was begun.
  var badges: [FactBadge] = []

  struct Progress: Equatable, Sendable {
    var done: Int
    var of: Int
  }

  struct Feedback: Equatable, Sendable {
    var fact: Fact
    var given: Int?
    var isCorrect: Bool
  }

  /// What is read when the fact is asked.
  var promptLines: [NarrationLine] {
    if let item { return [NarrationLine(item.fact.speech() + ".")] }
    if let warmUp { return [NarrationLine("Touch \(NumberWords.words(for: warmUp)).")] }
    return []
  }

  /// What is read of a micro-lesson: what was chosen, the idea, the example, which ends with the
  /// answer and is therefore left out where the item is open.
  static func lines(of lesson: MicroLesson, isOpen: Bool = false) -> [NarrationLine] {
    let example = isOpen ? [] : [lesson.example.line]
    return ([lesson.remark.line, lesson.idea.line] + example).flatMap {
      $0.sentences.map { NarrationLine($0.speech) }
    }
  }
}
