import LearningSimulation
import MeadowFoundations
import MeadowLearning
import Testing

/// A course for a program that plays a learner (learning §5).
@Suite struct ExternalCourseTests {
  static func run(
    _ policy: FactPolicyKind, days: Int = 30, milliseconds: Int = 1500,
    answer: (Fact) -> PlainJSON = { .whole($0.answer) }
  ) throws -> ExternalCourse.Report {
    var course = ExternalCourse(policy, days: days)
    while let question = course.next() {
      guard case .fact(let fact) = question.subject else { break }
      try course.take(LearnerReply(answer: answer(fact), milliseconds: milliseconds))
    }
    return course.report
  }

  @Test("who knows everything at once passes the first bands within ten days and meets no error")
  func knowing() throws {
    let report = try Self.run(.meadow)
    #expect(report.items > 600 && report.errors == 0 && report.newFacts > 200)
    // Near doubles are more and so are asked more often: they may pass before doubles do.
    for band in [FactBand.doubles, .nearDoubles] {
      let day = try #require(report.passes[band])
      #expect(day <= 10)
    }
  }

  @Test("who gives up every time passes nothing")
  func givingUp() throws {
    let report = try Self.run(.leitner, days: 8) { _ in .null }
    #expect(report.items > 0 && report.errors == report.items && report.passes.isEmpty)
  }

  @Test("who is right and slow passes nothing")
  func slow() throws {
    #expect(try Self.run(.meadow, milliseconds: 4000).passes.isEmpty)
  }

  @Test("a question stays until it is answered by a number or given up")
  func waiting() throws {
    var course = ExternalCourse(.random, days: 5)
    let first = course.next()
    let question = try #require(first)
    #expect(question.format == "keypad" && question.options.isEmpty)
    #expect(throws: InputProblem.self) {
      try course.take(LearnerReply(answer: .text("seven"), milliseconds: 900))
    }
    let again = course.next()
    #expect(again == question && course.report.items == 0)
    try course.take(LearnerReply(answer: .null, milliseconds: 900))
    let second = course.next()
    #expect(second != question && course.report.items == 1)
  }

  @Test("an answer to nothing is nothing, and a course without days asks nothing")
  func nothing() throws {
    var course = ExternalCourse(.random, days: 0)
    let question = course.next()
    #expect(question == nil)
    try course.take(LearnerReply(answer: .whole(1), milliseconds: 900))
    #expect(course.report == ExternalCourse.Report())
  }
}
