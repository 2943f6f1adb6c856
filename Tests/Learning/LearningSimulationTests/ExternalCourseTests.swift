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

  @Test("each day is told, with what Meadow thinks of the learner, and days come to the whole")
  func days() throws {
    let report = try Self.run(.meadow, days: 21)
    #expect(report.days.count == 21)
    #expect(report.days.map(\.answers).reduce(0, +) == report.items)
    #expect(report.days.map(\.newFacts).reduce(0, +) == report.newFacts)
    #expect(report.days.allSatisfy { $0.right == $0.answers && $0.facts.count <= $0.answers })
    #expect(report.days.contains { $0.sessions == 0 } && report.days.contains { $0.sessions == 1 })
    let last = try #require(report.days.last?.standing)
    #expect(last.inReview > 50)
    let recall = try #require(last.recall)
    #expect(recall > 0.5 && recall <= 1)
    let weeks = ExternalCourseText(report, stretch: 7).text.split(separator: "\n")
    #expect(weeks.count == 6, "a header, three weeks, all, the bands")
    #expect(Set(weeks.dropLast().map(\.count)).count == 1)
    #expect(ExternalCourseText(report, stretch: 1).text.split(separator: "\n").count == 24)
    // Whoever keeps no estimate has none to show.
    #expect(try Self.run(.leitner, days: 3).days.allSatisfy { $0.standing == nil })
  }

  @Test("a reply that names another fact is refused, and the question stays")
  func otherFact() throws {
    var course = ExternalCourse(.meadow, days: 5)
    let first = course.next()
    var reply = LearnerReply(answer: .whole(1), milliseconds: 900)
    reply.item = "ks6.1.1"
    #expect(throws: InputProblem.self) { try course.take(reply) }
    let again = course.next()
    #expect(first == again && course.report.items == 0)
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
