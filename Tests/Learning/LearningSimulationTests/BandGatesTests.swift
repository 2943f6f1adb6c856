import LearningSimulation
import MeadowFoundations
import MeadowLearning
import Testing

/// When bands pass in a simulation (learning R7, AC2).
@Suite struct BandGatesTests {
  static func pass(
    right: Int, milliseconds: Int? = 1500, sessions: Int = 2, facts: Int = 22,
    access: LearnerTraits.Access = .touch, coverage: BandGates.Coverage = .whole
  ) -> Bool {
    var gates = BandGates(.all, access: access, coverage: coverage)
    let doubles = FactBank.facts(in: .doubles).prefix(facts)
    var passed = false
    for index in 0..<40 {
      let fact = doubles[doubles.startIndex + index % doubles.count]
      let isRight = index >= 40 - right
      let answer = FactAnswer(
        fact: fact, given: isRight ? fact.answer : nil, mode: .practice,
        responseMilliseconds: milliseconds, at: StudyTime(day: index).wall,
        session: index % sessions)
      passed = gates.take(answer) == .doubles || passed
    }
    #expect(passed == gates.passed.contains(.doubles))
    #expect(gates.current == (passed ? .nearDoubles : .doubles))
    return passed
  }

  @Test("38 of 40 within two seconds over two sessions pass, and nothing less does")
  func rule() {
    #expect(Self.pass(right: 38))
    #expect(!Self.pass(right: 37))
    #expect(!Self.pass(right: 38, sessions: 1))
    #expect(!Self.pass(right: 38, milliseconds: 2001))
    #expect(!Self.pass(right: 38, milliseconds: nil))
  }

  @Test(
    "nine in ten facts of the band have to be met, unless only the introduced ones are asked for")
  func coverage() {
    #expect(Self.pass(right: 40, facts: 20) && !Self.pass(right: 40, facts: 19))
    #expect(Self.pass(right: 40, facts: 8, coverage: .introduced))
  }

  @Test("who scans needs three sessions and no time")
  func scanning() {
    #expect(Self.pass(right: 38, milliseconds: nil, sessions: 3, access: .scanning))
    #expect(!Self.pass(right: 38, milliseconds: nil, sessions: 2, access: .scanning))
  }

  @Test("retries and timed answers open no gate")
  func whatCounts() {
    var gates = BandGates(.all, access: .touch)
    for (index, fact) in (FactBank.facts(in: .doubles) + FactBank.facts(in: .doubles)).enumerated()
    {
      for (isFirst, mode) in [(false, FactMode.practice), (true, .timed)] {
        gates.take(
          FactAnswer(
            fact: fact, given: fact.answer, isFirstAttempt: isFirst, mode: mode,
            responseMilliseconds: 900, at: StudyTime(day: index).wall, session: index))
      }
    }
    #expect(gates.passed.isEmpty)
  }
}
