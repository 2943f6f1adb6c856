import Foundation
import LearningFiles
import MeadowFoundations
import MeadowLearning
import Testing

/// The lessons that come with Meadow, played as a child plays them (learning K32, AC17, R26).
@Suite struct PlayedLessonsTests {
  private static let content = LearningLibrary(own: nil).content

  /// What a page sees of a lesson.
  private struct View: Decodable {
    struct Lesson: Decodable {
      struct Shown: Decodable { var id: String }
      var item: String
      var attempt: Int
      var outcome: String
      var shown: Shown
    }
    var lesson: Lesson?
  }

  private static func view(_ activity: LearningActivity) throws -> View.Lesson? {
    try JSONDecoder().decode(View.self, from: JSONEncoder().encode(activity.state)).lesson
  }

  /// An activity that is open for a child of both grades.
  private static func opened() -> LearningActivity {
    var activity = LearningActivity { content }
    let (now, profile) = (
      MonotonicTime(nanoseconds: 0), ChildProfile(modules: [.kindergarten, .grade1])
    )
    let wall = WallTime(milliseconds: 1_800_000_000_000)
    _ = activity.handle(.date(DateReading(wall: wall, day: "2027-01-15")), at: now)
    activity.restore(from: nil, records: [], seed: 1)
    _ = activity.handle(.settings(FamilySettings(), profile), at: now)
    return activity
  }

  @Test(
    "every lesson of both grades is played to its end, each item wrong once, then right, and exported",
    arguments: content.catalogue.skills.map(\.id))
  func played(skill: String) throws {
    for lesson in Self.content.catalogue.lessons(for: skill) {
      var activity = Self.opened()
      var moment = MonotonicTime(nanoseconds: 0)
      func give(_ input: LessonInput) throws {
        moment = moment.later(bySeconds: 4)
        _ = try activity.attempt(.lesson(input), at: moment)
      }
      try give(.lesson(lesson.id))
      var asked = 0
      while let shown = try Self.view(activity) {
        if shown.outcome == "open" {
          asked += 1
          let id = try #require(ItemID(rawValue: shown.shown.id))
          let keyed = try #require(Self.content.item(id))
          for (attempt, isCorrect) in [(1, false), (2, true)] {
            let answer = try #require(
              keyed.item.board.someAnswers.first {
                (try? keyed.verdict(on: $0))?.isCorrect == isCorrect
              }, "\(id)")
            try give(
              .answer(
                GivenAnswer(
                  item: shown.item, attempt: attempt, answer: answer, responseMilliseconds: 4000)))
          }
        }
        try give(.next)
      }
      #expect(activity.saved?.course.lesson?.ending == .completed, "\(lesson.id)")
      let rows = activity.takeRecords().flatMap(\.answers)
      #expect(rows.count == 2 * asked && asked >= 5, "\(lesson.id)")
      #expect(rows.map(\.isCorrect) == (0..<asked).flatMap { _ in [false, true] })
      #expect(rows.allSatisfy { $0.given?.isEmpty == false && $0.skill == skill }, "\(lesson.id)")
    }
  }
}

extension AnswerBoard {
  /// Answers that can be given on it, right ones and wrong ones among them.
  fileprivate var someAnswers: [ItemAnswer] {
    switch self {
    case .choice(let options): options.map { .choice($0.id) }
    case .moving(let options): options.map { .touched($0.id) }
    case .keypad(let most): (0...most).map { .number($0) }
    case .tapCount(_, let count, _): (0...count).map { .count($0) }
    case .measure(_, let most, _): (0...most).map { .value($0) }
    case .numberLine(let from, let to, let start):
      (from...to).map { .hops($0 == start ? [] : [$0 - start], end: $0) }
    case .base10(let tens, let ones):
      (0...tens).flatMap { ten in (0...ones).map { .blocks(tens: ten, ones: $0) } }
    case .clock(_, _, let step):
      (1...12).flatMap { hour in
        stride(from: 0, to: 60, by: step).map { .time(hour: hour, minute: $0) }
      }
    case .coins(let most):
      Self.rows(of: Array(0...9), places: 4).filter {
        $0[0] <= most.pennies && $0[1] <= most.nickels && $0[2] <= most.dimes
          && $0[3] <= most.quarters
      }.map { .coins(CoinCount(pennies: $0[0], nickels: $0[1], dimes: $0[2], quarters: $0[3])) }
    case .match(let board):
      Self.rows(of: board.tiles.map(\.id), places: board.slots.count).map {
        .slots(Dictionary(zip(board.slots.map(\.id), $0)) { first, _ in first })
      }
    case .sequence(let board):
      Self.rows(of: board.tiles.map(\.id), places: board.places).map { .order($0) }
    case .pegs(_, _, let pegs, let tiles):
      Self.rows(of: tiles, places: pegs.count).map { .pegs($0) }
    case .graph(let labels, let most, _):
      Self.rows(of: Array(0...most), places: labels.count).map { .bars($0) }
    case .row(let numbers, let most): Self.fillings(of: numbers, most).map { .missing($0) }
    case .shade(_, let parts):
      (1..<(1 << parts)).map { pattern in
        .segments((0..<parts).filter { pattern & (1 << $0) != 0 })
      }
    }
  }

  /// All that one or two gaps can hold; where there are more, what goes on in equal steps.
  private static func fillings(of numbers: [Int?], _ most: Int) -> [[Int]] {
    let gaps = numbers.indices.filter { numbers[$0] == nil }
    guard gaps.count > 2, let known = numbers.firstIndex(where: { $0 != nil }) else {
      return rows(of: Array(0...most), places: gaps.count)
    }
    return (-20...20).map { step in gaps.map { (numbers[known] ?? 0) + ($0 - known) * step } }
      .filter { $0.allSatisfy((0...most).contains) }
  }

  /// All rows of so many of `values`.
  private static func rows<Value>(of values: [Value], places: Int) -> [[Value]] {
    (0..<places).reduce([[]]) { rows, _ in rows.flatMap { row in values.map { row + [$0] } } }
  }
}
