import MeadowFoundations
import MeadowLearning
import Testing

/// What a run refuses, with field, value and way out; nothing changes by it.
@Suite struct TimedRunProblemTests {
  @Test("an answer without a run, of no item, of another item, or given twice is refused")
  func items() throws {
    var rig = TimedRig(resuming: nil)
    let none = try rig.problem(.answer(item: 1, choice: 0, responseMilliseconds: nil))
    #expect(none.kind == .unknown && none.field == "item" && none.advice == "start a run")
    rig = try TimedRig()
    for item in [0, -1, 2, .max, .min] {
      let problem = try rig.problem(.answer(item: item, choice: 0, responseMilliseconds: nil))
      #expect(problem.kind == .unknown && problem.reason.contains("\(item)"))
      #expect(problem.advice == "answer item 1")
    }
    try rig.answer(true)
    let twice = try rig.problem(.answer(item: 1, choice: 0, responseMilliseconds: nil))
    #expect(twice.kind == .settled && twice.reason == "item 1 has its answer")
    #expect(twice.advice == "answer item 2")
  }

  @Test("a choice that is none of the four or a time before the item is refused")
  func choices() throws {
    var rig = try TimedRig()
    for choice in [-1, 4, .max, .min] {
      let problem = try rig.problem(.answer(item: 1, choice: choice, responseMilliseconds: nil))
      #expect(problem.kind == .invalid && problem.field == "choice")
      #expect(problem.reason.contains("\(choice)") && problem.advice.contains("0 to 3"))
    }
    let early = try rig.problem(.answer(item: 1, choice: 0, responseMilliseconds: -1))
    #expect(early.field == "responseMilliseconds" && early.reason.contains("-1"))
  }

  @Test("a second run is refused while one is under way, and one that has been is never run again")
  func runs() throws {
    var rig = try TimedRig(run: 3)
    #expect(try rig.problem(.start(plan(run: 4))).advice == "end it before you start another")
    // Over by its clock, though no tick has come.
    rig.wait(60_000)
    let effects = try rig(.start(plan(run: 4)))
    #expect(effects.count == 2)
    if case .finish(let old) = effects.first {
      #expect(old.run == 3 && old.isComplete)
    } else {
      Issue.record("the old run has no result")
    }
    try rig(.end)
    for run in [4, 3] {
      let again = try rig.problem(.start(plan(run: run)))
      #expect(again.kind == .settled && again.advice == "start run 5 or a later one")
    }
    #expect(try rig(.start(plan(run: 5))).count == 1)
  }

  @Test("a plan with a number of no run, an impossible goal or correction is refused")
  func plans() throws {
    var rig = TimedRig(resuming: nil)
    #expect(try rig.problem(.start(plan(run: 0))).field == "run")
    #expect(try rig.problem(.start(plan(goal: 0))).field == "goal")
    for motor in [-1, 2501] {
      let problem = try rig.problem(.start(plan(motor: motor)))
      #expect(problem.field == "motorCorrectionMilliseconds")
      #expect(problem.reason.contains("\(motor)"))
    }
  }

  @Test("a pool with a closed band, a wrong weight, a fact twice or too few facts is refused")
  func pools() throws {
    func problem(_ facts: [WeightedFact]) throws -> InputProblem {
      do throws(InputProblem) {
        _ = try TimedPool(facts, openBands: [.doubles, .nearDoubles])
      } catch { return error }
      throw Missing()
    }
    let doubles = FactBank.facts(in: .doubles).map { WeightedFact($0) }
    let bridge = try fact("6+8")
    #expect(try problem(doubles + [WeightedFact(bridge)]).reason.contains("6+8 lies in the band"))
    for weight in [0, -1, 1001] {
      let wrong = try problem(doubles + [WeightedFact(fact("6+7"), weight: weight)])
      #expect(wrong.field == "pool" && wrong.reason.contains("\(weight) of 6+7"))
    }
    #expect(try problem(doubles + [doubles[0]]).advice == "name each fact once")
    #expect(try problem(Array(doubles.prefix(4))).reason.hasPrefix("4 facts"))
    #expect(try problem([]).kind == .invalid)
    #expect(try TimedPool(Array(doubles.prefix(5)), openBands: [.doubles]).facts.count == 5)
  }
}
