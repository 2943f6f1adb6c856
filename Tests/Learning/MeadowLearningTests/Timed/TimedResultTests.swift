import MeadowFoundations
import MeadowLearning
import Testing

/// How a run is summed up (learning R4, R18, AC12, §3D).
@Suite struct TimedResultTests {
  @Test("AC12: a best is valid from 80 % accuracy on, of a complete run only")
  func best() throws {
    #expect(try result(right: 4, wrong: 1).countsForBest)
    #expect(try result(right: 16, wrong: 4).countsForBest)
    #expect(try !result(right: 15, wrong: 4).countsForBest)
    #expect(try !result(right: 79, wrong: 20).countsForBest)
    #expect(try !result(right: 16, wrong: 4, isComplete: false).countsForBest)
    #expect(try !result(right: 0).countsForBest)
  }

  @Test("right, wrong and accuracy are those of the answers")
  func sums() throws {
    let mixed = try result(right: 3, wrong: 1)
    #expect(mixed.correct == 3 && mixed.wrong == 1 && mixed.accuracy == 0.75)
    #expect(!mixed.isAccurate)
    #expect(try result(right: 0).accuracy == nil)
  }

  @Test("the median is the plain one of right answers whose time counts")
  func median() throws {
    func median(_ times: [(Int?, right: Bool)]) throws -> Double? {
      let answers = try times.enumerated().map { place, one in
        TimedAnswer(
          item: place + 1, fact: try fact("6+8"), given: one.right ? 14 : 2,
          responseMilliseconds: one.0, clockMilliseconds: 0, at: WallTime(milliseconds: 0))
      }
      return TimedResult(
        run: 1, session: 1, goal: nil, startedAt: WallTime(milliseconds: 0),
        endedAt: WallTime(milliseconds: 0), clockMilliseconds: 60_000, isComplete: true,
        answers: answers, unanswered: nil
      ).medianResponseMilliseconds
    }
    #expect(try median([]) == nil && median([(nil, true), (400, false)]) == nil)
    #expect(try median([(3000, true), (1000, true), (1700, true), (1, false)]) == 1700)
    #expect(try median([(1000, true), (nil, true), (1701, true)]) == 1350.5)
  }

  @Test("every answer of a run is told as a first attempt of its session, right or wrong")
  func factAnswers() throws {
    var rig = try TimedRig()
    try rig.answer(true, after: 1500)
    try rig.answer(false)
    try rig(.end)
    let result = try rig.result
    #expect(try result.goal == nil && result.session == 7 && reread(result) == result)
    let told = result.factAnswers
    #expect(
      told.map(\.isCorrect) == [true, false] && told.map(\.given) == result.answers.map(\.given))
    #expect(told.allSatisfy { $0.mode == .timed && $0.isFirstAttempt && $0.session == 7 })
    #expect(told.map(\.responseMilliseconds) == [1500, 1000] && told[1].at == rig.now)
    #expect(try reread(told) == told && FactMode.allCases.count == 4)
  }
}
