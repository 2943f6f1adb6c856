import MeadowFoundations

/// What the child was asked last, and until when a touch may answer it.
struct AskedQuestion: Equatable, Sendable {
  private var question: Question?
  /// Until when it may be answered; nil while it is still being said.
  private var until: MonotonicTime?
  private var hasOpened = false

  /// `line` is being said to the child; it is a question, or takes the place of one.
  mutating func say(_ line: String) { self = AskedQuestion(question: Question(line)) }

  /// It was heard to its end.
  mutating func end(at now: MonotonicTime) {
    guard question != nil, until == nil else { return }
    until = now.later(bySeconds: Question.answerSeconds)
  }

  /// The child opens something on its way to an answer, which gives it that time once more.
  mutating func open(at now: MonotonicTime) {
    guard asked(at: now) != nil, !hasOpened else { return }
    hasOpened = true
    until = now.later(bySeconds: Question.answerSeconds)
  }

  /// What a touch at `now` may answer. Who touches while the question is being said did not hear it.
  func asked(at now: MonotonicTime) -> Question? {
    until.flatMap { now <= $0 ? question : nil }
  }

  /// A touch while it was being said cut it off.
  mutating func cutOff() { if until == nil { question = nil } }
}

/// What a touch is to be judged by, beside what was touched.
struct TouchContext {
  let question: Question?
  let pauseSeconds: Double?

  /// `part` with it.
  func part(_ part: InteractionPart) -> InteractionPart {
    var part = part
    part.question = question
    part.pauseSeconds = pauseSeconds
    return part
  }
}

extension TalkActivity {
  /// What came before `touch` at `now`.
  mutating func context(of touch: Touch, at now: MonotonicTime) -> TouchContext {
    asked.cutOff()
    if opens(touch) { asked.open(at: now) }
    return TouchContext(
      question: asked.asked(at: now),
      pauseSeconds: lastTouch.map { now.milliseconds(since: $0) / 1000 })
  }
}
