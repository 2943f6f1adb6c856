import MeadowFoundations
import MeadowLearning
import Testing

/// The household's board (learning F16, R20, AC14).
@Suite struct LeaderboardTests {
  let day = CalendarDay(number: 20_781)

  func profile(
    _ id: String, _ name: String, right: Int = 10, in bool: Bool = true
  ) throws -> LeaderboardProfile {
    var record = TimedRecord()
    record.count(try result(right: right), on: day)
    return LeaderboardProfile(id: id, name: name, record: record, isOptedIn: bool)
  }

  @Test("AC14: nothing is seen until a grown-up lets the child take part")
  func hidden() throws {
    let mia = try profile("1", "Mia", in: false)
    let leo = try profile("2", "Leo")
    #expect(Leaderboard(of: [mia, leo], seenBy: "1", on: day) == nil)
    let board = try found(Leaderboard(of: [mia, leo], seenBy: "2", on: day))
    #expect(board.others.isEmpty && board.together == 10)
    #expect(!LeaderboardProfile(id: "3", name: "Ada", record: TimedRecord()).isOptedIn)
  }

  @Test("AC14: only profiles of this device are in it")
  func local() throws {
    let household = try [profile("1", "Mia"), profile("2", "Leo")]
    #expect(Leaderboard(of: household, seenBy: "9", on: day) == nil)
    let board = try found(Leaderboard(of: household, seenBy: "1", on: day))
    #expect(Set([board.own.id] + board.others.map(\.id)) == ["1", "2"])
    #expect(Leaderboard(of: [], seenBy: "1", on: day) == nil)
  }

  @Test("the child's own best comes first, the others follow by name whatever they scored")
  func order() throws {
    let household = try [
      profile("4", "Zoe", right: 40), profile("3", "leo", right: 5), profile("2", "Leo", right: 30),
      profile("1", "Mia", right: 8), profile("5", "Ada", right: 20),
    ]
    let board = try found(Leaderboard(of: household, seenBy: "1", on: day))
    #expect(board.own.name == "Mia" && board.own.best == 8)
    #expect(board.others.map(\.id) == ["5", "2", "3", "4"])
    #expect(board.together == 103)
    #expect(try reread(board) == board)
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      let mixed = household.shuffled(using: &generator)
      #expect(Leaderboard(of: mixed, seenBy: "1", on: day) == board, "seed \(seed)")
    }
  }

  @Test("the week's score is what was right in accurate runs from Monday to Sunday, each once")
  func weeks() throws {
    var record = TimedRecord()
    record.count(try result(run: 1, right: 10), on: CalendarDay(number: day.number - 7))
    record.count(try result(run: 2, right: 12, wrong: 3), on: day)
    record.count(try result(run: 2, right: 12, wrong: 3), on: day)
    record.count(try result(run: 3, right: 12, wrong: 4), on: day)
    record.count(try result(run: 4, right: 3, isComplete: false), on: day)
    record.count(try result(run: 5, right: 14), on: CalendarDay(number: day.number + 1))
    #expect(record.correct(inWeekOf: day) == 29 && record.best?.correct == 14)
    #expect(record.growth(inWeekOf: day) == 4)
    #expect(record.growth(inWeekOf: CalendarDay(number: day.number - 7)) == nil)
    #expect(record.growth(inWeekOf: CalendarDay(number: day.number + 7)) == nil)
    #expect(record.correct(inWeekOf: CalendarDay(number: day.number + 7)) == 0)
    #expect(try reread(record) == record)
  }

  @Test("each child has a list of its own best runs with their days: five, the best first")
  func bestRuns() throws {
    var record = TimedRecord()
    #expect(record.bestRuns.isEmpty)
    // Of the runs 1 to 9 three do not count: one inaccurate, one of a part, one told twice.
    for (run, right, wrong) in [
      (1, 10, 0), (2, 14, 1), (3, 30, 20), (4, 9, 0), (5, 14, 0), (6, 12, 3), (7, 14, 2),
      (7, 50, 0),
      (8, 16, 0),
    ] {
      record.count(
        try result(run: run, right: right, wrong: wrong), on: CalendarDay(number: day.number + run))
    }
    record.count(try result(run: 9, right: 40, isComplete: false), on: day)
    #expect(record.bestRuns.map(\.run) == [8, 2, 5, 7, 6])
    #expect(record.bestRuns.map(\.correct) == [16, 14, 14, 14, 12])
    #expect(record.bestRuns.map { $0.day.number - day.number } == [8, 2, 5, 7, 6])
    #expect(record.best?.run == 8 && record.best?.correct == 16)
    // No better than the last of the list; the clock on the wall was set back.
    record.count(try result(run: 10, right: 12), on: CalendarDay(number: 0))
    #expect(record.bestRuns.map(\.run) == [8, 2, 5, 7, 6])
    #expect(try reread(record) == record)
  }

  @Test(
    "over 200 seeds the best runs begin with the personal best, and none left out is better"
  )
  func bestRunsProperty() throws {
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      var record = TimedRecord()
      var scores: [Int] = []
      for run in 1...12 {
        let one = try result(
          run: run, right: Int.random(in: 0...20, using: &generator),
          wrong: Int.random(in: 0...5, using: &generator))
        record.count(one, on: day)
        if one.countsForBest { scores.append(one.correct) }
        #expect(record.bestRuns.first?.run == record.best?.run, "seed \(seed)")
      }
      let best = Array(scores.sorted(by: >).prefix(TimedRecord.bestRunsKept))
      #expect(record.bestRuns.map(\.correct) == best, "seed \(seed)")
    }
  }

  @Test("twelve weeks are kept")
  func kept() throws {
    var record = TimedRecord()
    for week in 0..<20 {
      record.count(
        try result(run: week + 1, right: 5), on: CalendarDay(number: day.number + week * 7))
    }
    #expect(record.weeks.count == TimedRecord.weeksKept)
    #expect(record.weeks.first?.number == day.week + 8)
    // A clock set back half a year adds to no week that has gone.
    record.count(try result(run: 21, right: 5), on: day)
    #expect(record.correct(inWeekOf: day) == 0 && record.weeks.count == 12)
  }
}
