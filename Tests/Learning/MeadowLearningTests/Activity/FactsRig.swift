import MeadowFoundations
import MeadowLearning

/// A child, a page and a clock around the facts.
struct FactsRig {
  var course: FactsCourse
  var now = LearningSamples.start
  var day = CalendarDay(number: 20_000)
  /// Everything that followed so far.
  var log: [FactsCourse.Effect] = []

  init(seed: UInt64 = 1, limitMinutes: Int = 15) {
    course = FactsCourse(state: FactsState(seed: seed), limitMinutes: limitMinutes)
  }

  /// Gives it an input after so many seconds.
  @discardableResult
  mutating func callAsFunction(
    _ input: FactsCourse.Input, after seconds: Double = 1
  ) throws -> [FactsCourse.Effect] {
    now = now.plus(Int64(seconds * 1000))
    let effects = try course.handle(input, on: day, at: now)
    log += effects
    return effects
  }

  /// What is wrong with an input.
  mutating func problem(_ input: FactsCourse.Input) throws -> InputProblem {
    do throws(InputProblem) {
      _ = try course.handle(input, on: day, at: now)
    } catch { return error }
    throw Missing()
  }

  /// Wakes it when it wants to be.
  @discardableResult
  mutating func wake() throws -> [FactsCourse.Effect] {
    now = try found(course.deadline)
    let effects = course.tick(on: day, at: now)
    log += effects
    return effects
  }

  /// It may be time for something.
  mutating func tick() { log += course.tick(on: day, at: now) }

  /// What is asked now.
  var item: PracticeItem? { course.saved.practice.item }

  /// Answers what is asked.
  @discardableResult
  mutating func answer(
    _ isCorrect: Bool = true, after seconds: Double = 3
  ) throws -> [FactsCourse.Effect] {
    let item = try found(item)
    let given = isCorrect ? item.fact.answer : (item.fact.answer + 1) % 21
    let times = KeyTimes(firstKey: 1500, commit: 2000)
    return try self(
      .answer(PracticeReply(item: item.number, given: given, times: times)), after: seconds)
  }

  /// Practises one session, missing what `isMissed` says.
  mutating func practise(missing isMissed: (PracticeItem) -> Bool = { _ in false }) throws {
    try self(.practise(nil))
    for _ in 0..<200 where course.saved.practice.runningSession != nil {
      guard let item else { throw Missing() }
      try answer(!isMissed(item))
      if self.item == nil, course.saved.practice.runningSession != nil {
        try self(.lessonSeen(item: item.number))
      }
    }
  }

  /// Lets so many days go by.
  mutating func pass(days: Int) {
    now = now.plus(Int64(days) * 86_400_000)
    day = CalendarDay(number: day.number + days)
  }

  /// Practises once a day, with every answer right, until `band` is mastered.
  mutating func master(_ band: FactBand) throws {
    for _ in 0..<30 where !knows(band) {
      pass(days: 1)
      try practise()
    }
    guard knows(band) else { throw Missing() }
  }

  /// Whether `band` is mastered now.
  func knows(_ band: FactBand) -> Bool {
    course.saved.practice.scheduler.bands.contains { $0.band == band && $0.isMastered }
  }

  /// Practises until enough facts are known for a run.
  mutating func learn() throws {
    for _ in 0..<12 where course.knownFacts.count < 12 {
      try practise()
      now = now.plus(3_600_000)
    }
  }

  /// Takes an option of the run's item.
  @discardableResult
  mutating func choose(
    _ isCorrect: Bool = true, after seconds: Double = 1.5
  ) throws -> [FactsCourse.Effect] {
    now = now.plus(Int64(seconds * 1000))
    tick()
    let item = try found(course.saved.run?.item)
    let choice = try found(
      item.options.firstIndex { ($0.value == item.fact.answer) == isCorrect })
    return try self(
      .choose(item: item.number, choice: choice, responseMilliseconds: 1200), after: 0)
  }

  /// Plays a run of sixty seconds, with every answer right but those that `isMissed` names by number.
  mutating func play(missing isMissed: (Int) -> Bool = { _ in false }) throws {
    try self(.run)
    for number in 1...100 where course.isRunning {
      let left = 60_000 - (course.saved.run?.clock.elapsedMilliseconds(at: now) ?? 0)
      if left <= 2600 {
        try wake()
      } else {
        try choose(!isMissed(number), after: 2.5)
      }
    }
  }
}

extension [FactsCourse.Effect] {
  var practice: [PracticeEffect] {
    compactMap { if case .practice(let effect) = $0 { effect } else { nil } }
  }

  var asked: PracticeItem? {
    practice.compactMap { if case .ask(let item) = $0 { item } else { nil } }.last
  }

  var result: TimedResult? {
    compactMap { if case .run(.finish(let result)) = $0 { result } else { nil } }.last
  }

  var goal: GoalRecap? {
    compactMap { if case .goal(.recap(let recap)) = $0 { recap } else { nil } }.last
  }

  var badges: [FactBadge] {
    flatMap { effect -> [FactBadge] in
      if case .news(.badges(let badges)) = effect { badges } else { [] }
    }
  }

  var drills: [DrillOffer]? {
    compactMap { if case .news(.drills(let drills)) = $0 { drills } else { nil } }.last
  }
}
