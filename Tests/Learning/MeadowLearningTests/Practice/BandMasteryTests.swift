import MeadowFoundations
import MeadowLearning
import Testing

/// When a band is mastered, and what the level is (learning R6, R7, AC2).
@Suite struct BandMasteryTests {
  /// Answers to the doubles, which are 22.
  struct Doubles {
    var scheduler: FactScheduler
    var now = WallTime(milliseconds: 1_800_000_000_000)
    var seen = 22
    var answers = 0

    init(fluency: FluencyRule = FluencyRule()) {
      scheduler = FactScheduler(fluency: fluency, seed: 1)
    }

    var isMastered: Bool { scheduler.verdict(on: .doubles).passesBy != nil }

    /// Answers `count` facts in `session` after `days` more, the first `wrong` of them wrong.
    @discardableResult
    mutating func callAsFunction(
      _ count: Int, wrong: Int = 0, in session: Int, milliseconds: Int? = 2000,
      after days: Int64 = 0, mode: FactMode = .practice
    ) -> [FactProgress] {
      var progress: [FactProgress] = []
      now.milliseconds += days * 86_400_000
      for place in 0..<count {
        let fact = FactBank.facts(in: .doubles)[answers % seen]
        answers += 1
        now.milliseconds += 5000
        progress += scheduler.record(
          FactAnswer(
            fact: fact, given: place < wrong ? nil : fact.answer, mode: mode,
            responseMilliseconds: milliseconds, at: now, session: session))
      }
      return progress.filter { if case .automatic = $0 { false } else { true } }
    }
  }

  @Test("AC2: 38 of 40 at a median of 2.0 s over two sessions pass, and the band is mastered once")
  func passes() {
    var doubles = Doubles()
    #expect(doubles(20, wrong: 2, in: 1).isEmpty)
    #expect(doubles(19, in: 2).isEmpty && !doubles.isMastered)
    #expect(doubles(1, in: 2) == [.mastered(.doubles, .responseTime)])
    let verdict = doubles.scheduler.verdict(on: .doubles)
    #expect(verdict.attempts == 40 && verdict.correct == 38 && verdict.sessions == 2)
    #expect(verdict.medianMilliseconds == 2000 && verdict.seenShare == 1)
    #expect(doubles.scheduler.bands[0].label == .responseTime)
    #expect(doubles.scheduler.level.bands == 1 && doubles.scheduler.currentBand == .nearDoubles)
    #expect(doubles(40, in: 3).isEmpty)
  }

  @Test("AC2: 37 of 40, one session, or a median above the limit do not pass")
  func fails() {
    var few = Doubles()
    few(20, wrong: 3, in: 1)
    few(20, in: 2)
    #expect(!few.isMastered)
    var once = Doubles()
    once(60, in: 1)
    #expect(!once.isMastered)
    var slow = Doubles()
    slow(19, in: 1, milliseconds: 2000)
    slow(21, in: 2, milliseconds: 2001)
    #expect(!slow.isMastered && slow.scheduler.verdict(on: .doubles).medianMilliseconds == 2001)
    slow.scheduler.fluency.limit = .three
    #expect(slow.isMastered)
    #expect(slow(1, in: 2) == [.mastered(.doubles, .responseTime)])
  }

  @Test("the limits are 2, 3 and 6 seconds", arguments: ResponseLimit.allCases)
  func limits(limit: ResponseLimit) {
    for (over, passes) in [(0, true), (1, false)] {
      var doubles = Doubles(fluency: FluencyRule(limit: limit))
      doubles(20, in: 1, milliseconds: limit.milliseconds + over)
      doubles(20, in: 2, milliseconds: limit.milliseconds + over)
      #expect(doubles.isMastered == passes)
    }
    #expect(ResponseLimit.allCases.map(\.rawValue) == [2, 3, 6])
  }

  @Test(
    "nine in ten of the band's facts must have been asked", arguments: [(19, false), (20, true)])
  func seenShare(seen: Int, passes: Bool) {
    var doubles = Doubles()
    doubles.seen = seen
    doubles(20, in: 1)
    doubles(20, in: 2)
    #expect(doubles.isMastered == passes)
  }

  @Test("R7: what is only fresh in mind proves nothing: nine in ten must last two days")
  func proof() {
    var doubles = Doubles()
    doubles(22, in: 1, milliseconds: 5000)
    doubles(44, in: 2, milliseconds: 1500)
    let fresh = doubles.scheduler.verdict(on: .doubles)
    #expect(fresh.correct == 40 && fresh.sessions == 1 && fresh.provenShare == 0)
    doubles(4, in: 3, milliseconds: 1500)
    #expect(doubles.scheduler.verdict(on: .doubles).sessions == 2 && !doubles.isMastered)
    #expect(doubles(15, in: 4, milliseconds: 1500, after: 10).isEmpty)
    #expect(doubles(5, in: 4, milliseconds: 1500) == [.mastered(.doubles, .responseTime)])
    #expect(doubles.scheduler.verdict(on: .doubles).provenShare > 0.9)
    #expect(FactScheduler(seed: 1).verdict(on: .doubles).provenShare == 0)
  }

  @Test("too few times that count make no median", arguments: [(9, false), (10, true)])
  func fewTimes(timed: Int, passes: Bool) {
    var doubles = Doubles()
    doubles(22, in: 1, milliseconds: nil)
    doubles(22 - timed, in: 2, milliseconds: nil, after: 30)
    doubles(timed, in: 2, milliseconds: 1500)
    #expect(doubles.isMastered == passes)
  }

  @Test("with a switch, three sessions of accuracy stand for the time, and are labelled so")
  func scanning() {
    var doubles = Doubles(fluency: FluencyRule(isScanning: true))
    doubles(22, in: 1, milliseconds: nil)
    doubles(22, in: 2, milliseconds: nil, after: 30)
    #expect(!doubles.isMastered && doubles.scheduler.verdict(on: .doubles).provenShare == 1)
    #expect(doubles(1, in: 3, milliseconds: nil) == [.mastered(.doubles, .moreSessions)])
    #expect(doubles.scheduler.bands[0].label == .moreSessions)
    var wrong = Doubles(fluency: FluencyRule(isScanning: true))
    for session in 1...3 { wrong(22, wrong: 2, in: session, milliseconds: nil, after: 30) }
    #expect(!wrong.isMastered)
  }

  @Test("guesses of one in four and drills are no evidence", arguments: [FactMode.timed, .drill])
  func modes(mode: FactMode) {
    var doubles = Doubles()
    doubles(60, in: 1, mode: mode)
    doubles(60, in: 2, mode: mode)
    #expect(doubles.scheduler.verdict(on: .doubles).attempts == 0)
    #expect(doubles.scheduler.bands[0].accuracy == nil)
  }

  @Test("the level is the number of mastered bands in a row, and one may be lost")
  func levels() {
    let level = { (bands: [FactBand]) in FactLevel(mastered: bands) }
    #expect(level([]).bands == 0 && level([.nearDoubles]).bands == 0)
    #expect(level([.doubles, .nearDoubles, .tens]).bands == 2)
    #expect(level(FactBand.allCases).bands == 6)
    #expect(level([.doubles]).holds(level([.doubles, .nearDoubles])))
    #expect(!level([]).holds(level([.doubles, .nearDoubles])))
    #expect(level([]).holds(level([])) && level([]) < level([.doubles]))
  }
}
