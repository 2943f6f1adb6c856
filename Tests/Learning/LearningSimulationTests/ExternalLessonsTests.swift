import LearningFiles
import LearningSimulation
import MeadowFoundations
import MeadowLearning
import Testing

/// A course through the lessons for a program that plays a learner (learning §5).
@Suite struct ExternalLessonsTests {
  static let content = LearningLibrary(own: nil).content

  /// What a learner does who answers an item by `answer`, and all it was asked.
  static func run(
    days: Int = 30, seed: UInt64 = 1, milliseconds: Int = 3000,
    answer: (LearnerItem) -> ItemAnswer?
  ) throws -> (report: LessonReport, asked: [LearnerQuestion]) {
    var course = ExternalLessons(content, days: days, seed: seed)
    var asked: [LearnerQuestion] = []
    while let question = course.next() {
      guard case .item(let item) = question.subject else { break }
      asked.append(question)
      let given = answer(item)
      var reply = LearnerReply(answer: .null, milliseconds: milliseconds)
      reply.itemAnswer = given
      if given != nil { reply.answer = .object([:]) }
      try course.take(reply)
    }
    return (course.report, asked)
  }

  @Test("who knows everything masters skill after skill, none within a session, and is reviewed")
  func knowing() throws {
    let (report, asked) = try Self.run { $0.right }
    #expect(report.days.count == 30 && asked.allSatisfy { $0.seconds >= 3600 })
    #expect(report.days.allSatisfy { $0.right == $0.answers && $0.answers <= 40 })
    #expect(report.days.map(\.firstAttempts).reduce(0, +) > 300)
    let mastered = report.skills.filter { !$0.masteredOn.isEmpty }
    #expect(mastered.count > 5 && mastered.allSatisfy { $0.masteredOn[0] > 1 && $0.lostOn == [] })
    #expect(report.days.map(\.reviewsPassed).reduce(0, +) > 3)
    #expect(report.days.allSatisfy { $0.reviewsFailed == 0 && $0.skipped == 0 })
    #expect(report.skills.allSatisfy { $0.firstRight == $0.firstAttempts })
    let text = LessonReportText(report, stretch: 7).text
    #expect(text.contains("mastered on day") && text.hasPrefix("week"))
  }

  @Test("the same seed asks the same, another one other days")
  func seeds() throws {
    let first = try Self.run(days: 10) { $0.right }
    let again = try Self.run(days: 10) { $0.right }
    #expect(first.asked == again.asked && first.report == again.report)
    let other = try Self.run(days: 10, seed: 2) { $0.right }
    #expect(other.report.days.map(\.sessions) != first.report.days.map(\.sessions))
  }

  @Test("who is wrong every time is shown the answer, goes past it in the end and masters nothing")
  func wrong() throws {
    let (report, asked) = try Self.run(days: 6) { $0.wrong }
    let items = asked.compactMap { question -> LearnerItem? in
      if case .item(let item) = question.subject { item } else { nil }
    }
    #expect(items.contains(where: \.isCopy) && items.contains { $0.attempt == 2 })
    #expect(items.map(\.attempt).max() == 2 + ExternalLessons.wrongCopies)
    #expect(report.days.allSatisfy { $0.right == 0 && $0.firstRight == 0 })
    #expect(report.skills.allSatisfy { $0.masteredOn.isEmpty && $0.status == .learning })
  }

  @Test("who copies what was shown is right in the end, and the first attempt alone counts")
  func copying() throws {
    let (report, _) = try Self.run(days: 6) { $0.isCopy ? $0.right : $0.wrong }
    #expect(report.days.contains { $0.right > 0 && $0.lessons > 0 })
    #expect(report.days.allSatisfy { $0.firstRight == 0 })
  }

  @Test("null goes past an item, and nothing is counted for mastery")
  func givingUp() throws {
    let (report, asked) = try Self.run(days: 4) { _ in nil }
    #expect(!asked.isEmpty && report.days.map(\.skipped).reduce(0, +) == asked.count)
    #expect(report.days.allSatisfy { $0.firstAttempts == 0 })
  }

  @Test("who thinks for more than ten minutes finds the lesson over, and goes on another day")
  func slow() throws {
    let (report, asked) = try Self.run(days: 12, milliseconds: 700_000) { $0.right }
    #expect(asked.count == report.days.map(\.sessions).reduce(0, +))
    #expect(report.days.allSatisfy { $0.right == 0 })
  }

  @Test("what is no answer to the item is refused with the way out, and the item stays")
  func refused() throws {
    var course = ExternalLessons(Self.content, days: 5)
    let first = course.next()
    #expect(first != nil)
    var wrongBoard = LearnerReply(answer: .object([:]), milliseconds: 900)
    wrongBoard.itemAnswer = .bars([1, 2, 3])
    var otherItem = wrongBoard
    otherItem.item = "ks0.0.0"
    let tooManyHints = LearnerReply(answer: .null, milliseconds: 900, hintsUsed: 20)
    for (reply, field) in [
      (wrongBoard, "answer"), (otherItem, "item"), (tooManyHints, "hintsUsed"),
      (LearnerReply(answer: .whole(3), milliseconds: 900), "answer"),
    ] {
      let problem = #expect(throws: InputProblem.self) { try course.take(reply) }
      #expect(problem?.field == field && problem?.advice.isEmpty == false)
    }
    let still = course.next()
    #expect(still == first && course.report.days.isEmpty)
  }

  @Test("hints that were opened are counted and cost a part of the score")
  func hints() throws {
    var course = ExternalLessons(Self.content, days: 8)
    while let question = course.next() {
      guard case .item(let item) = question.subject else { break }
      var reply = LearnerReply(
        answer: .object([:]), milliseconds: 2500, hintsUsed: item.hintsLeft)
      reply.itemAnswer = item.right
      try course.take(reply)
    }
    #expect(course.report.days.map(\.hints).reduce(0, +) > 50)
    #expect(course.report.days.allSatisfy { $0.firstRight == $0.firstAttempts })
  }

  @Test("every item of the bundled lessons has a right answer and a wrong one at hand")
  func samples() throws {
    let (_, asked) = try Self.run(days: 60) { $0.right }
    for question in asked {
      guard case .item(let item) = question.subject else { continue }
      #expect(item.right != nil && item.wrong != nil, "\(item.id)")
    }
  }
}
