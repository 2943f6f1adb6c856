import MeadowFoundations

/// A micro-lesson as a page shows it: what was chosen, the idea, the example, and the picture that
/// moves.
struct MicroLessonView: Encodable, Sendable {
  struct Line: Encodable, Sendable {
    let text: String
    let speech: String

    init(_ line: LessonLine) {
      text = line.text
      speech = line.speech
    }
  }

  struct Step: Encodable, Sendable {
    let line: Line
    let stage: MicroLesson.Stage
    let animationMilliseconds: Int
  }

  let fact: Fact
  /// The item that was missed, which `seen` names; nil where somebody asked why.
  let missed: Int?
  let error: FactErrorTag?
  let strategy: String
  let remark: Line
  let focus: MicroLesson.Remark.Focus
  let steps: [Step]
  let picture: LessonPictureView

  /// `lesson` as it is shown; while its fact is asked, without the step that ends with the answer.
  init(_ lesson: MicroLesson, missed: Int?, isOpen: Bool) {
    fact = lesson.fact
    self.missed = missed
    error = lesson.error
    strategy = lesson.strategy.title
    remark = Line(lesson.remark.line)
    focus = lesson.remark.focus
    steps = (isOpen ? [lesson.idea] : [lesson.idea, lesson.example]).map {
      Step(line: Line($0.line), stage: $0.stage, animationMilliseconds: $0.animationMilliseconds)
    }
    picture = LessonPictureView(lesson.picture)
  }
}

/// A sum turned round as a page shows it (learning F19).
struct FlashView: Encodable, Sendable {
  let fact: Fact
  let turned: Fact
  let line: MicroLessonView.Line
  let upper: Int
  let lower: Int

  init(_ flash: CommutativityFlash) {
    fact = flash.fact
    turned = flash.turned
    line = MicroLessonView.Line(flash.line)
    upper = flash.rows.upper
    lower = flash.rows.lower
  }
}

/// A picture of a micro-lesson: its kind and what that needs; the other members are missing.
struct LessonPictureView: Encodable, Sendable {
  let kind: String
  var upper: Int?
  var lower: Int?
  var action: CounterRows.Action?
  var start: Int?
  var hops: [Int]?
  var asksDistance: Bool?
  var before: Int?
  var change: Int?
  var parts: [Int]?
  var tens: Int?
  var ones: Int?
  var trade: Int?

  init(_ picture: LessonPicture) {
    switch picture {
    case .rows(let rows):
      kind = "rows"
      (upper, lower, action) = (rows.upper, rows.lower, rows.action)
    case .numberLine(let line):
      kind = "number-line"
      (start, hops, asksDistance) = (line.start, line.hops, line.asksDistance)
    case .tenFrames(let frames):
      kind = "ten-frames"
      (before, change, parts) = (frames.before, frames.change, frames.parts)
    case .tensAndOnes(let blocks):
      kind = "tens-and-ones"
      (before, change) = (blocks.before, blocks.change)
      (tens, ones, trade) = (blocks.tens, blocks.ones, blocks.trade)
    }
  }
}
