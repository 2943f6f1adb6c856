import Foundation
import MeadowFoundations
import MeadowLearning
import MeadowRuntime
import OnsetLab

/// A child who exists only in the machine and learns in virtual time: two sessions of practice, a run
/// and a lesson a day. Each of its steps is timed.
struct MeasuredLearner {
  /// Not even on a day of its first weeks are there fewer.
  static let fewestAnswersADay = 45

  private var activity: LearningActivity
  private var chance: SeededGenerator
  /// The day since 1970, and the clock that never goes back.
  private var day: Int
  private var now = MonotonicTime(nanoseconds: 0)
  private var records: [LearningRecord] = []
  private var lesson = 0
  private let lessons: [String]
  private let seed: UInt64
  /// The answers so far.
  private(set) var answers = 0
  /// How long its steps took, in ms.
  private(set) var steps: [LearningFindings.Step: [Double]] = [:]

  /// A child that begins on day `day` since 1970 with everything open.
  init(_ content: LearningContent, from day: Int, seed: UInt64) {
    self.day = day
    self.seed = seed
    chance = SeededGenerator(seed: seed)
    lessons = content.catalogue.lessons.map(\.id)
    activity = LearningActivity(library: { content })
    begin(from: nil, [])
  }

  /// All that is kept of it.
  var saved: LearnerState? { activity.saved }

  /// The child as a program finds it that opens its log: `snapshot`, and the `lines` behind it. What
  /// is timed begins anew.
  func opened(
    _ content: LearningContent, from snapshot: [UInt8]?, _ lines: [[UInt8]]
  ) throws -> MeasuredLearner {
    let decoder = JSONDecoder()
    let state = try snapshot.map { try decoder.decode(LearnerState.self, from: Data($0)) }
    let records = try lines.map { try decoder.decode(LearningRecord.self, from: Data($0)) }
    var child = self
    child.activity = LearningActivity(library: { content })
    child.steps = [:]
    child.begin(from: state, records)
    return child
  }

  /// A parent's page, as JSON.
  func report() throws -> Int {
    try JSONEncoder().encode(try activity.report(on: .progress)).count
  }

  /// Plays a day and returns the lines of its log.
  mutating func playDay() -> [LearningRecord] {
    day += 1
    tellTime()
    practise()
    run()
    practise()
    doLesson()
    defer { records = [] }
    return records
  }

  private mutating func begin(from state: LearnerState?, _ lines: [LearningRecord]) {
    tellTime()
    activity.restore(from: state, records: lines, seed: seed)
    let profile = ChildProfile(ageMonths: 80, modules: Set(ChildModule.allCases))
    let settings = DefaultsEngine.settings(
      for: ProfileRecord(profile: profile), table: DefaultsTable(),
      parentese: ParenteseTable(steps: [], sources: []))
    _ = activity.handle(.settings(settings, profile), at: now)
    _ = activity.takeRecords()
  }

  private mutating func tellTime() {
    let wall = WallTime(milliseconds: Int64(day) * 86_400_000 + 57_600_000)
    let reading = DateReading(wall: wall, day: CalendarDay(number: day).rawValue)
    _ = activity.handle(.date(reading), at: now)
  }

  private mutating func practise() {
    give(.facts(.practise(nil)), as: nil)
    while let item = activity.askedFact {
      let isRight = happens(0.92)
      let times = KeyTimes(firstKey: within(700...1_600), commit: within(1_700...2_600))
      let given = isRight ? item.fact.answer : item.fact.answer + 1
      let reply = PracticeReply(item: item.number, given: given, times: times)
      guard give(.facts(.answer(reply)), as: .fact, after: 2.5) else { break }
      while activity.showsMicroLesson {
        guard give(.facts(.lessonSeen(item: item.number)), as: nil, after: 3) else { break }
      }
    }
    give(.facts(.stop), as: nil)
  }

  private mutating func run() {
    guard give(.facts(.run), as: nil) else { return }
    while let item = activity.askedChoice {
      let right = item.options.firstIndex { $0.value == item.fact.answer } ?? 0
      let choice = happens(0.92) ? right : (right + 1) % item.options.count
      let input = FactsCourse.Input.choose(
        item: item.number, choice: choice, responseMilliseconds: within(900...2_000))
      if !give(.facts(input), as: .choice, after: 2.4) { give(.facts(.hidden(false)), as: nil) }
    }
  }

  private mutating func doLesson() {
    guard let name = lessons.isEmpty ? nil : lessons[lesson % lessons.count] else { return }
    lesson += 1
    give(.lesson(.lesson(name)), as: .lesson)
    while let place = activity.askedPlace {
      if place.isDone {
        give(.lesson(.next), as: .next)
      } else if let answer = activity.answer(isCorrect: happens(0.85) || place.attempt > 2) {
        let given = GivenAnswer(
          item: place.item, attempt: place.attempt, answer: answer,
          responseMilliseconds: within(2_500...6_000))
        guard give(.lesson(.answer(given)), as: .answer, after: 6) else { break }
      } else {
        guard give(.lesson(.skip), as: .next) else { break }
      }
    }
    give(.lesson(.leave), as: nil)
  }

  /// Gives an input some seconds later; false where it was refused.
  @discardableResult
  private mutating func give(
    _ input: LearningInput, as step: LearningFindings.Step?, after seconds: Double = 2
  ) -> Bool {
    now = now.later(bySeconds: seconds)
    if let due = activity.deadline, due <= now { _ = activity.handle(.tick, at: now) }
    let begin = MonotonicTime.now()
    do throws(InputProblem) { _ = try activity.attempt(input, at: now) } catch { return false }
    if let step {
      steps[step, default: []].append(MonotonicTime.now().milliseconds(since: begin))
    }
    let new = activity.takeRecords()
    answers += new.reduce(0) { $0 + $1.answers.count }
    records += new
    return true
  }

  private mutating func happens(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &chance) < share
  }

  private mutating func within(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &chance)
  }
}
