import MeadowFoundations
import MeadowLearning
import Testing

/// Days of practice (learning F17) and the calendar they are of.
@Suite struct PracticeStreakTests {
  func day(_ text: String) throws -> CalendarDay { try found(CalendarDay(rawValue: text)) }

  @Test("a missed day pauses and takes nothing away")
  func pauses() throws {
    var streak = PracticeStreak()
    let first = try day("2026-11-24")
    #expect(streak.days == 0 && streak.standing(on: first) == .paused && streak.longestRow == 0)
    for number in 0..<3 {
      #expect(streak.practised(on: CalendarDay(number: first.number + number)) == true)
    }
    let last = CalendarDay(number: first.number + 2)
    #expect(streak.standing(on: last) == .today)
    #expect(streak.standing(on: CalendarDay(number: last.number + 1)) == .open)
    let away = CalendarDay(number: last.number + 30)
    #expect(streak.standing(on: away) == .paused && streak.days == 3)
    #expect(streak.practised(on: away) == true && streak.days == 4 && streak.longestRow == 3)
  }

  @Test("a day counts once, also where the clock was set back, and rows grow together")
  func once() throws {
    var streak = PracticeStreak()
    for text in ["2026-03-01", "2026-02-27", "2026-03-05", "2026-02-28"] {
      #expect(try streak.practised(on: day(text)) == true)
      #expect(try streak.practised(on: day(text)) == false)
    }
    #expect(streak.days == 4 && streak.longestRow == 3)
    #expect(try reread(streak) == streak)
  }

  @Test("the days of a week are told from Monday to Sunday")
  func week() throws {
    var streak = PracticeStreak()
    for text in ["2026-11-22", "2026-11-23", "2026-11-29", "2026-11-30"] {
      _ = streak.practised(on: try day(text))
    }
    let week = streak.practised(inWeekOf: try day("2026-11-25"))
    #expect(week.map(\.rawValue) == ["2026-11-23", "2026-11-29"])
  }

  @Test("over 200 seeds days never go down and are the different days that were told")
  func property() throws {
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      var streak = PracticeStreak()
      var told: Set<CalendarDay> = []
      for _ in 0..<60 {
        let day = CalendarDay(number: Int.random(in: 0..<90, using: &generator))
        let before = (streak.days, streak.longestRow)
        #expect(streak.practised(on: day) == told.insert(day).inserted, "seed \(seed)")
        #expect(streak.days == told.count && streak.days >= before.0, "seed \(seed)")
        #expect(streak.longestRow >= before.1, "seed \(seed)")
      }
      #expect(try reread(streak) == streak, "seed \(seed)")
    }
  }

  @Test("days are those of the calendar from the year 1 to 9999")
  func calendar() throws {
    #expect(try day("1970-01-01").number == 0 && day("2026-11-24").number == 20_781)
    #expect(try day("2026-11-24").week == day("2026-11-29").week)
    #expect(try day("2026-11-22").week == day("2026-11-24").week - 1)
    #expect(try day("1969-12-29").week == 0 && day("1969-12-28").week == -1)
    let first = try day("0001-01-01").number
    var before = CalendarDay(number: first - 1).rawValue
    for number in first...(try day("9999-12-31").number) where number % 13 == 0 {
      let text = CalendarDay(number: number).rawValue
      #expect(CalendarDay(rawValue: text)?.number == number && text > before)
      before = text
    }
    #expect(try day("2024-02-29").description == "2024-02-29")
  }

  @Test("what is no day is none")
  func noDays() {
    for text in [
      "", "2026", "2026-11", "2026-11-24-1", "2026-13-01", "2026-00-01", "2026-02-29", "2026-02-30",
      "2026-04-31", "2026-1-01", "26-11-24", "2026-11-00", "2026-11-32", "0000-01-01", "x-11-24",
      "2026-x-24", "2026-11-x", "10000-01-01", "+026-11-24", "-2026-11-24", "2026-11-24 ",
    ] {
      #expect(CalendarDay(rawValue: text) == nil, "\(text)")
    }
  }
}
