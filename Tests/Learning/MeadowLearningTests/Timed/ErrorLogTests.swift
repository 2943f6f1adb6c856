import MeadowFoundations
import MeadowLearning
import Testing

/// What was missed and the drills for it (learning F11, F15, AC13).
@Suite struct ErrorLogTests {
  func answer(
    _ name: String, given: Int? = nil, mode: FactMode = .timed, milliseconds: Int? = 1000,
    first: Bool = true, at: Int64 = 0
  ) throws -> FactAnswer {
    let fact = try fact(name)
    return FactAnswer(
      fact: fact, given: given ?? fact.answer, isFirstAttempt: first, mode: mode,
      responseMilliseconds: milliseconds, at: WallTime(milliseconds: at), session: 1)
  }

  @Test("AC13: a miss of a run stands in the log and opens the drill of its way and band")
  func timedMiss() throws {
    var rig = try TimedRig(bands: [.bridgeTen])
    try rig.answer(true)
    let missed = try rig.item.fact
    try rig.answer(false)
    try rig(.end)
    var log = ErrorLog()
    #expect(try log.take(rig.result) == [])
    let entry = try found(log.entries.first)
    #expect(log.entries.count == 1 && entry.fact == missed)
    #expect(entry.given != missed.answer && entry.at == rig.now)
    #expect(try entry.error != nil && entry.error == rig.result.answers.last?.error)
    let drill = try found(log.drill(for: missed))
    #expect(drill.key.strategy == missed.strategy && drill.key.band == .bridgeTen)
    #expect(drill.missed == [missed] && drill.misses == 1 && drill.error == entry.error)
    #expect(drill.key.facts.contains(missed))
    #expect(try log.drill(for: fact("1+1")) == nil)
    // Told once more after a restart.
    #expect(try log.take(rig.result) == [] && log.entries.count == 1)
    #expect(try reread(log) == log)
  }

  @Test("a drill holds the facts of one way in one band, and every fact lies in one drill")
  func keys() {
    let keys = Set(FactBank.all.map(DrillKey.init))
    #expect(keys.reduce(0) { $0 + $1.facts.count } == FactBank.all.count)
    for key in keys {
      #expect(key.facts.allSatisfy { $0.band == key.band && $0.strategy == key.strategy })
    }
  }

  @Test("drills come by how much they are needed, then by what was missed last")
  func drills() throws {
    var log = ErrorLog()
    for (name, given, error) in [
      ("6+8", 13, .countSlip), ("6+6", 5, nil), ("7+5", 11, .countSlip),
      ("13-8", 15, .smallerFromLarger), ("6+8", 2, .operationSwap), ("6+7", 14, .countSlip),
      ("8+6", 5, nil),
    ] as [(String, Int, FactErrorTag?)] {
      _ = log.take(try answer(name, given: given))
      #expect(log.entries.last?.error == error, "\(name) = \(given)")
    }
    let drills = log.drills
    #expect(drills.map(\.misses) == [4, 1, 1, 1])
    #expect(drills[0].missed.map(\.rawValue) == ["6+8", "8+6", "7+5"])
    #expect(drills[0].error == .countSlip)
    #expect(drills.dropFirst().map(\.key.strategy) == [.nearDoubles, .thinkAddition, .doubles])
    #expect(drills.last?.error == nil && drills.map(\.key.band)[1] == .nearDoubles)
    #expect(ErrorLog().drills.isEmpty)
  }

  @Test("a miss that was then answered right and fast twice leaves")
  func leaves() throws {
    var log = ErrorLog()
    let missed = try fact("6+8")
    _ = log.take(try answer("6+8", given: 13))
    #expect(try log.take(answer("6+8", mode: .practice, milliseconds: 2000)) == nil)
    for slow in [2001, nil] {
      #expect(try log.take(answer("6+8", mode: .drill, milliseconds: slow)) == nil)
    }
    #expect(try log.take(answer("6+8", mode: .drill, first: false)) == nil)
    #expect(log.contains(missed))
    #expect(try log.take(answer("6+8", mode: .probe)) == missed)
    #expect(try log.entries.isEmpty && log.take(answer("6+8")) == nil)
  }

  @Test("a new miss starts the count anew, one in practice enters nothing")
  func anew() throws {
    var log = ErrorLog()
    _ = log.take(try answer("6+8", given: 13))
    for mode in [FactMode.practice, .timed] {
      #expect(try log.take(answer("6+8")) == nil)
      #expect(try log.take(answer("6+8", given: 2, mode: mode)) == nil)
    }
    #expect(try log.take(answer("6+8")) == nil && log.entries.count == 2)
    #expect(try log.take(answer("6+8")) != nil && log.entries.isEmpty)
    _ = log.take(try answer("5+5", given: 2, mode: .practice))
    #expect(log.entries.isEmpty)
  }

  @Test("what ran out of time is no miss; where times say nothing, right is enough")
  func modes() throws {
    var log = ErrorLog()
    var unanswered = try answer("6+8")
    unanswered.given = nil
    _ = log.take(unanswered)
    #expect(log.entries.isEmpty)
    _ = log.take(try answer("6+8", given: 13))
    for _ in 0..<2 {
      _ = log.take(try answer("6+8", milliseconds: nil), fastMilliseconds: nil)
    }
    #expect(log.entries.isEmpty)
  }

  @Test(
    "a log that was kept with an error nobody knows is read, and its errors are told by the facts")
  func unknownError() throws {
    var log = ErrorLog()
    _ = log.take(try answer("6+8", given: 13))
    for key in ["error", "tag"] {
      let kept = try rewritten(log, "\"given\":13", as: "\"\(key)\":\"moon-slip\",\"given\":13")
      #expect(kept == log && kept.entries.first?.error == .countSlip)
      #expect(kept.drills.first?.error == .countSlip)
    }
  }

  @Test("the log is bounded, and no fact fills it")
  func bounded() throws {
    var log = ErrorLog()
    for number in 0..<7 { _ = log.take(try answer("6+8", given: 13, at: Int64(number))) }
    #expect(log.entries.map(\.at.milliseconds) == [2, 3, 4, 5, 6])
    #expect(try log.take(answer("6+8")) == nil)
    for fact in FactBank.all.prefix(ErrorLog.capacity) where fact.rawValue != "6+8" {
      _ = log.take(try answer(fact.rawValue, given: fact.answer == 20 ? 0 : fact.answer + 1))
    }
    #expect(log.entries.count == ErrorLog.capacity)
    let last = try fact("18-13")
    for _ in 0..<5 { _ = log.take(try answer("18-13", given: 0)) }
    for fact in FactBank.facts(in: .decompose).prefix(20) {
      _ = log.take(try answer(fact.rawValue, given: 0))
    }
    #expect(log.entries.count == ErrorLog.capacity && log.contains(last))
    #expect(try !log.contains(fact("6+8")))
    // What has left by age left its count behind, too.
    _ = log.take(try answer("6+8", given: 13))
    #expect(try log.take(answer("6+8")) == nil)
    #expect(try reread(log) == log)
  }

  @Test("over 200 seeds the log stays bounded, and what left is not in it")
  func property() throws {
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      var log = ErrorLog()
      for _ in 0..<300 {
        let fact = FactBank.all[Int.random(in: 0..<60, using: &generator)]
        let isRight = Bool.random(using: &generator)
        let left = log.take(
          FactAnswer(
            fact: fact, given: isRight ? fact.answer : fact.answer + 1, isFirstAttempt: true,
            mode: FactMode.allCases.randomElement(using: &generator) ?? .timed,
            responseMilliseconds: Int.random(in: 500...4000, using: &generator),
            at: WallTime(milliseconds: 0), session: 1))
        #expect(left == nil || left == fact && isRight && !log.contains(fact), "seed \(seed)")
      }
      #expect(log.entries.count <= ErrorLog.capacity, "seed \(seed)")
      #expect(log.drills.reduce(0) { $0 + $1.misses } == log.entries.count, "seed \(seed)")
      let needs = log.drills.map(\.misses)
      #expect(needs == needs.sorted(by: >), "seed \(seed)")
      #expect(try reread(log) == log, "seed \(seed)")
    }
  }
}
