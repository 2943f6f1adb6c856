import Foundation
import MeadowFoundations
import MeadowLearning
import Testing

/// The intervals of review (learning K13, R12, §3B).
@Suite struct ReviewLadderTests {
  let start = WallTime(milliseconds: 1_800_000_000_000)

  func day(_ days: Int) -> WallTime {
    WallTime(milliseconds: start.milliseconds + Int64(days) * 86_400_000)
  }

  @Test(
    "right answers when due climb the ladder, and its last rung repeats",
    arguments: [
      (ReviewLadder.facts, [1, 3, 7, 14, 30, 30, 30]), (.skills, [3, 7, 14, 30, 30, 30]),
    ])
  func climbs(ladder: ReviewLadder, intervals: [Int]) {
    var place = ladder.entry(at: start)
    var today = 0
    for (step, interval) in intervals.enumerated() {
      #expect(place.rung == min(step + 1, ladder.intervalsInDays.count))
      #expect(place.due == day(today + interval))
      today += interval
      place = ladder.place(after: place, isCorrect: true, at: day(today))
    }
  }

  @Test("a wrong answer leads to the first rung, due or not")
  func resets() {
    let high = ReviewPlace(rung: 4, due: day(10))
    for today in [2, 10, 30] {
      let place = ReviewLadder.skills.place(after: high, isCorrect: false, at: day(today))
      #expect(place == ReviewPlace(rung: 1, due: day(today + 3)))
    }
  }

  @Test("a right answer before it is due changes nothing")
  func early() {
    let place = ReviewPlace(rung: 2, due: day(10))
    #expect(ReviewLadder.facts.place(after: place, isCorrect: true, at: day(9)) == place)
    #expect(!place.isDue(at: day(9)) && place.isDue(at: day(10)))
  }

  @Test("what is known to last enters at the highest rung that is not longer")
  func enters() {
    for (days, rung) in [(0.5, 1), (1, 1), (2.9, 1), (3, 2), (7, 3), (13, 3), (200, 5)] {
      #expect(ReviewLadder.facts.entry(lastingDays: days, at: start).rung == rung, "\(days)")
    }
  }

  @Test("a rubric may replace the first interval, and a ladder has days")
  func customs() throws {
    #expect(ReviewLadder.skills.starting(afterDays: 5).intervalsInDays == [5, 7, 14, 30])
    #expect(ReviewLadder.skills.starting(afterDays: 0).intervalsInDays == [1, 7, 14, 30])
    #expect(ReviewLadder(intervalsInDays: []) == nil && ReviewLadder(intervalsInDays: [0]) == nil)
    let data = try JSONEncoder().encode(ReviewLadder.facts)
    #expect(String(decoding: data, as: UTF8.self) == "[1,3,7,14,30]")
    #expect(try JSONDecoder().decode(ReviewLadder.self, from: data) == .facts)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ReviewLadder.self, from: Data("[]".utf8))
    }
    let place = ReviewPlace(rung: 2, due: day(3))
    #expect(try JSONDecoder().decode(ReviewPlace.self, from: JSONEncoder().encode(place)) == place)
  }
}
