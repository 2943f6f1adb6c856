import MeadowFoundations
import MeadowLearning
import Testing

/// What a run leaves behind, all in one, and what is said about it.
@Suite struct TimedProgressTests {
  let day = CalendarDay(number: 20_781)
  let now = WallTime(milliseconds: 5)

  @Test("a run is counted once: errors with drills, badges, the day and the board")
  func once() throws {
    var progress = TimedProgress()
    let run = try result(right: 16, wrong: 1)
    let news = progress.count(run, on: day, at: now)
    #expect(news.first == .badges([.firstMinute, .lightning15, .fifteenRight]))
    #expect(news.last == .drills(progress.errors.drills) && news.count == 2)
    #expect(progress.errors.entries.count == 1 && progress.streak.days == 1)
    #expect(progress.record.correct(inWeekOf: day) == 16)
    let kept = try reread(progress)
    #expect(kept == progress)
    #expect(progress.count(run, on: day, at: now) == [] && progress == kept)
  }

  @Test("answers outside the runs mend what was missed and make a day of practice")
  func mends() throws {
    var progress = TimedProgress()
    #expect(try progress.count(result(right: 0), on: day, at: now).count == 1)
    #expect(progress.streak.days == 0)
    _ = progress.count(try result(run: 2, right: 0, wrong: 1), on: day, at: now)
    let missed = try fact("6+8")
    var answer = FactAnswer(
      fact: missed, given: 14, isFirstAttempt: true, mode: .drill, responseMilliseconds: 900,
      at: now, session: 1)
    #expect(progress.count(answer, on: day) == [])
    #expect(progress.count(answer, on: day) == [.mended([missed])])
    answer.mode = .timed
    answer.given = 3
    #expect(progress.count(answer, on: CalendarDay(number: 1)) == [] && progress.streak.days == 1)
    #expect(progress.errors.entries.isEmpty)
    for number in 0..<9 {
      answer.mode = .practice
      let news = progress.count(answer, on: CalendarDay(number: number))
      #expect(news == (number == 8 ? [.badges([.tenDays])] : []))
    }
  }

  @Test("goals and bands earn their badges once")
  func badges() {
    var progress = TimedProgress()
    #expect(progress.goalReached(at: now) == [.badges([.goalReached])])
    #expect(progress.goalReached(at: now) == [])
    #expect(progress.regained(.tens, idleDays: 3, at: now) == [])
    #expect(progress.regained(.tens, idleDays: 8, at: now) == [.badges([.comeback])])
    #expect(progress.badges.earnedAt(.comeback) == now)
  }

  @Test("what is said is short and tells of what was done")
  func phrases() throws {
    #expect(TimedPhrases.recap(of: try result(right: 0), isBest: false) == ["You practised."])
    #expect(
      TimedPhrases.recap(of: try result(right: 9, wrong: 1), isBest: true)
        == ["9 right.", "That is your best minute so far.", "You can practise the others now."])
    #expect(TimedPhrases.together(1).hasSuffix("1 right answer this week."))
    #expect(TimedPhrases.together(7).hasSuffix("7 right answers this week."))
    var streak = PracticeStreak()
    #expect(TimedPhrases.line(for: streak, on: day) == "Today can be your first day.")
    _ = streak.practised(on: day)
    #expect(TimedPhrases.line(for: streak, on: day).hasPrefix("1 day of practice."))
    let next = CalendarDay(number: day.number + 1)
    #expect(TimedPhrases.line(for: streak, on: next).hasSuffix("Today can be the next."))
    _ = streak.practised(on: next)
    let away = CalendarDay(number: day.number + 9)
    #expect(TimedPhrases.line(for: streak, on: away) == "2 days of practice. They wait for you.")
  }

  @Test("AC6: however an attempt ends, its recap is good, and no sentence has over twelve words")
  func recaps() throws {
    var goals = TimedGoalEngine()
    _ = try goals.handle(.runFinished(result(run: 1, right: 10)), at: now)
    var ends: [GoalRecap] = []
    for (run, last) in [(2, TimedGoalEngine.Input.putAway), (3, .limit(minutes: 1)), (4, .tick)] {
      _ = try goals.handle(.pick(6), at: now)
      if run == 3 { _ = try goals.handle(.working(true), at: now) }
      let right = run == 4 ? 6 : run == 3 ? 2 : 0
      var effects = try goals.handle(.runFinished(result(run: run, right: right)), at: now)
      effects += try goals.handle(last, at: now)
      effects += try goals.handle(.tick, at: WallTime(milliseconds: now.milliseconds + 60_000))
      for case .recap(let recap) in effects { ends.append(recap) }
      if run == 3 { _ = try goals.handle(.limit(minutes: 30), at: now) }
    }
    #expect(ends.map(\.outcome) == [.putAway, .timeUsed, .reached])
    #expect(try reread(ends) == ends)
    let spoken = ends.map(TimedPhrases.recap(of:))
    #expect(spoken.allSatisfy { $0.last == "The next goal can be 12." })
    #expect(spoken.map(\.count) == [3, 4, 3])
    let rules = FactBadge.allCases.flatMap {
      TimedPhrases.rule(of: $0).split(separator: ".").map(String.init)
    }
    for sentence in spoken.joined() + rules {
      #expect(sentence.split(separator: " ").count <= 12, "\(sentence)")
      for word in ["fail", "missed your", "not ", "only", "lost", "wrong", "smart"] {
        #expect(!sentence.lowercased().contains(word), "\(sentence)")
      }
    }
  }
}
