import MeadowFoundations
import MeadowLearning
import Testing

/// Badges (learning F17, R18, R27).
@Suite struct FactBadgesTests {
  let now = WallTime(milliseconds: 5)

  func earned(_ event: FactBadgeEvent) -> [FactBadge] {
    var badges = FactBadges()
    return badges.take(event, at: now)
  }

  @Test("Lightning-15 is fifteen right answers of 2.0 s at most in one run")
  func lightning() throws {
    #expect(try earned(.run(result(right: 15, milliseconds: 2000))).contains(.lightning15))
    #expect(try !earned(.run(result(right: 14, milliseconds: 500))).contains(.lightning15))
    #expect(try !earned(.run(result(right: 30, milliseconds: 2001))).contains(.lightning15))
    #expect(try !earned(.run(result(right: 30, milliseconds: nil))).contains(.lightning15))
    #expect(
      try earned(.run(result(right: 15, isComplete: false))) == [.lightning15, .fifteenRight])
  }

  @Test("Comeback is a band that is regained after seven idle days or more")
  func comeback() {
    #expect(earned(.bandRegained(.tens, idleDays: 7)) == [.comeback])
    #expect(earned(.bandRegained(.tens, idleDays: 6)) == [])
  }

  @Test("the others are earned as their rules say")
  func others() throws {
    #expect(try earned(.run(result(right: 0))) == [.firstMinute])
    #expect(try earned(.run(result(right: 1, isComplete: false))) == [])
    #expect(
      try earned(.run(result(right: 15, milliseconds: nil)))
        == [.firstMinute, .fifteenRight, .allRight])
    #expect(try earned(.run(result(right: 15, wrong: 3, milliseconds: nil))).count == 2)
    #expect(try earned(.run(result(right: 15, wrong: 4, milliseconds: nil))) == [.firstMinute])
    #expect(try earned(.run(result(right: 10, milliseconds: nil))) == [.firstMinute, .allRight])
    #expect(try earned(.run(result(right: 9))) == [.firstMinute])
    #expect(earned(.goalReached) == [.goalReached])
  }

  @Test("ten mended facts and ten days are counted one by one")
  func counted() throws {
    var badges = FactBadges()
    var streak = PracticeStreak()
    let mended = try fact("6+8")
    for number in 1...12 {
      #expect(badges.take(.factMended(mended), at: now) == (number == 10 ? [.tenMended] : []))
      _ = streak.practised(on: CalendarDay(number: number * 3))
      #expect(badges.take(.practised(streak), at: now) == (number == 10 ? [.tenDays] : []))
    }
  }

  @Test("a badge is earned once, and neither it nor the way there is ever lost")
  func kept() throws {
    var badges = FactBadges()
    _ = badges.take(.run(try result(right: 12, milliseconds: 1000)), at: now)
    let later = WallTime(milliseconds: 9)
    #expect(try badges.take(.run(result(right: 3)), at: later) == [])
    #expect(badges.earnedAt(.firstMinute) == now && badges.earnedAt(.lightning15) == nil)
    let place = try found(badges.gallery.first { $0.badge == .lightning15 })
    #expect(place.reached == 12 && place.target == 15 && place.earnedAt == nil)
    #expect(try badges.take(.run(result(right: 40)), at: later) == [.lightning15, .fifteenRight])
    #expect(badges.gallery.allSatisfy { $0.reached <= $0.target })
    #expect(badges.gallery.allSatisfy { ($0.earnedAt != nil) == ($0.reached == $0.target) })
    #expect(try reread(badges) == badges)
  }

  @Test("every badge has a name and a rule that names its number")
  func rules() {
    let gallery = FactBadges().gallery
    #expect(gallery.map(\.badge) == FactBadge.allCases)
    #expect(Set(gallery.map(\.title)).count == FactBadge.allCases.count)
    for place in gallery {
      #expect(place.rule.hasSuffix(".") && !place.title.isEmpty)
      #expect(place.target == 1 || place.rule.contains("\(place.target)"), "\(place.badge)")
    }
  }
}
