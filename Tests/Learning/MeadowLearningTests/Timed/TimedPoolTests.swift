import MeadowFoundations
import MeadowLearning
import Testing

/// What is asked in a run (learning F12, F18, §3A).
@Suite struct TimedPoolTests {
  /// The facts of a run whose answers are all right and quick.
  func asked(_ plan: TimedPlan, every milliseconds: Int = 300) throws -> [Fact] {
    var rig = TimedRig(resuming: nil)
    try rig(.start(plan))
    while try rig.run.clock.elapsedMilliseconds + milliseconds < 60_000 {
      try rig.answer(true, after: milliseconds)
    }
    return try rig.run.answers.map(\.fact)
  }

  @Test("a sum that was given one way round stands in the pool both ways, with one weight")
  func bothWays() throws {
    let given = try ["6+8", "8+6", "5+7", "14-6", "9+4"].map {
      WeightedFact(try fact($0), weight: $0 == "5+7" ? 9 : 1)
    }
    let pool = try TimedPool(given, openBands: Set(FactBand.allCases))
    #expect(pool.facts.map(\.fact.rawValue) == ["6+8", "8+6", "5+7", "14-6", "9+4", "7+5", "4+9"])
    #expect(pool.facts.map(\.weight) == [1, 1, 9, 1, 1, 9, 1])
  }

  @Test("6 + 8 and 8 + 6 both come, never one after the other; no fact within three items")
  func order() throws {
    let given = try ["6+8", "5+7", "6+6"].map { WeightedFact(try fact($0)) }
    let small = try TimedPool(given, openBands: [.bridgeTen, .doubles])
    #expect(small.facts.count == TimedPool.fewest)
    for seed in UInt32(1)...200 {
      let isSmall = seed.isMultiple(of: 2)
      let plan =
        try isSmall
        ? TimedPlan(run: 1, session: 1, pool: small, seed: seed)
        : plan(bands: [.bridgeTen], seed: seed)
      let facts = try asked(plan)
      #expect(facts.count == 199, "seed \(seed)")
      for place in facts.indices.dropFirst() {
        #expect(facts[place].commuted != facts[place - 1], "seed \(seed), item \(place + 1)")
        #expect(!facts[max(0, place - 3)..<place].contains(facts[place]), "seed \(seed)")
      }
      #expect(try facts.contains(fact("6+8")) && facts.contains(fact("8+6")), "seed \(seed)")
      #expect(Set(facts).isSubset(of: Set(plan.pool.facts.map(\.fact))), "seed \(seed)")
    }
  }

  @Test("facts come by their weights")
  func weights() throws {
    let facts = FactBank.facts(in: .doubles).map {
      WeightedFact($0, weight: $0.operation == .plus ? 3 : 1)
    }
    let pool = try TimedPool(facts, openBands: [.doubles])
    var sums = 0
    var all = 0
    for seed in UInt32(1)...100 {
      let plan = TimedPlan(run: 1, session: 1, pool: pool, seed: seed)
      let asked = try asked(plan)
      sums += asked.count { $0.operation == .plus }
      all += asked.count
    }
    // A little below three quarters: what was just asked is shut out, and that is a sum more often.
    let share = Double(sums) / Double(all)
    #expect((0.70...0.75).contains(share), "\(share)")
  }

  @Test("one right sum of six comes back turned round after two to five items")
  func turned() throws {
    // Of a large pool, so that chance alone seldom brings a sum back so soon.
    var back = [Int: Int]()
    var sums = 0
    for seed in UInt32(1)...300 {
      let facts = try asked(plan(bands: Set(FactBand.allCases), seed: seed), every: 600)
      for (place, fact) in facts.enumerated().dropLast(8) {
        guard let turned = fact.commuted else { continue }
        sums += 1
        let later = facts[(place + 1)...].prefix(8)
        if let found = later.firstIndex(of: turned) { back[found - place, default: 0] += 1 }
      }
    }
    let soon = (2...5).reduce(0) { $0 + (back[$1] ?? 0) }
    // One in six; one in 462 a place comes by the weights besides.
    #expect((0.155...0.19).contains(Double(soon) / Double(sums)), "\(soon) of \(sums)")
    #expect(back[1] == nil)
    for lag in 2...5 { #expect((0.03...0.06).contains(Double(back[lag] ?? 0) / Double(sums))) }
  }

  @Test("the same seed asks the same, another seed something else")
  func seeds() throws {
    #expect(try asked(plan(seed: 5)) == asked(plan(seed: 5)))
    #expect(try asked(plan(seed: 5)) != asked(plan(seed: 6)))
  }
}
