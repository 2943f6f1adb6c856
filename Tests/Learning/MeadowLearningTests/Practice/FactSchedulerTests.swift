import Foundation
import MeadowFoundations
import MeadowLearning
import Testing

/// Which fact is asked next: pools, gates, lags and what is kept (learning §3A, AC9).
@Suite struct FactSchedulerTests {
  @Test("AC9: a missed fact returns within 3 to 8 items, unless it was asked four times already")
  func misses() {
    var returns = 0
    for seed in UInt64(1)...200 {
      var learner = TestLearner(seed: seed, accuracy: 0.5 + Double(seed % 5) * 0.1)
      for session in 1...3 {
        learner.session(session, items: 60)
        for (place, item) in learner.items.enumerated() where !item.isCorrect && place + 8 < 60 {
          let fact = item.choice.fact
          guard learner.items[...place].count(where: { $0.choice.fact == fact }) < 4 else {
            continue
          }
          let later = learner.items[(place + 1)...].firstIndex { $0.choice.fact == fact }
          returns += 1
          #expect(
            (4...8).contains((later ?? 999) - place),
            "seed \(seed) session \(session) item \(place) \(fact) returns at \(later ?? -1)")
        }
      }
    }
    #expect(returns > 5000)
  }

  @Test("once right, a fact is enough for its session; only a turned sum may come again")
  func onceRight() {
    for seed in UInt64(1)...200 {
      var learner = TestLearner(
        seed: seed, accuracy: 0.6 + Double(seed % 5) * 0.1,
        milliseconds: seed % 2 == 0 ? 1500 : 2800)
      for session in 1...3 {
        learner.session(session, items: 40)
        var right: Set<Fact> = []
        for item in learner.items {
          let isAgain = right.contains(item.choice.fact)
          #expect(!isAgain || item.choice.pool == .commuted, "seed \(seed) session \(session)")
          // A turned sum that is missed returns as any miss does.
          if item.isCorrect {
            right.insert(item.choice.fact)
          } else {
            right.remove(item.choice.fact)
          }
        }
      }
    }
  }

  @Test("where all else was right today, what is known and least recalled comes, then new facts")
  func spares() {
    var parameters = FactParameters()
    parameters.mix.learningLimit = 0
    var learner = TestLearner(seed: 1, milliseconds: 5000, parameters: parameters)
    learner.session(1, items: 30)
    let first = learner.items.map(\.choice)
    #expect(first.allSatisfy { $0.pool == .spare } && Set(first.map(\.fact)).count == 30)
    learner.session(2, items: 40)
    let known = learner.items.prefix(30).map(\.choice.fact)
    #expect(Set(known) == Set(first.map(\.fact)))
    #expect(learner.items.suffix(10).allSatisfy { !known.contains($0.choice.fact) })
  }

  @Test("gate 1: new facts come only while fewer than 8 are learnt and at most 8 wait")
  func gateOfNewFacts() {
    var new = 0
    for seed in UInt64(1)...200 {
      var learner = TestLearner(
        seed: seed, accuracy: 0.85, milliseconds: seed % 2 == 0 ? 1500 : 2600)
      for session in 1...4 {
        learner.scheduler.begin(session: session)
        for _ in 0..<40 {
          let memories = learner.scheduler.memories.all
          let now = learner.now
          let known = learner.scheduler.memories
          let choice = learner.step()
          guard choice.pool == .new else { continue }
          new += 1
          #expect(known[choice.fact] == nil, "seed \(seed)")
          #expect(memories.count { $0.halfLifeDays < 1 } < 8, "seed \(seed)")
          let waiting = memories.count {
            $0.halfLifeDays >= 1 && ($0.recall(at: now) < 0.85 || $0.review?.isDue(at: now) == true)
          }
          #expect(waiting <= 8, "seed \(seed)")
        }
        learner.now.milliseconds += 86_400_000
      }
    }
    #expect(new > 3000)
  }

  @Test("gate 2: no fact is one of the last three items, and none comes more than four times")
  func gateOfRepeats() {
    for seed in UInt64(1)...200 {
      var learner = TestLearner(seed: seed, accuracy: 0.5 + Double(seed % 6) * 0.1)
      for session in 1...4 {
        learner.session(session, items: 40)
        let facts = learner.items.map(\.choice.fact)
        let repeats = facts.indices.filter { place in
          facts[max(0, place - 3)..<place].contains(facts[place])
        }
        #expect(repeats.isEmpty, "seed \(seed)")
        let most = showings(learner.items).values.map(\.count).max() ?? 0
        #expect(most <= 4, "seed \(seed)")
        #expect(learner.scheduler.shown == facts, "seed \(seed)")
      }
    }
  }

  @Test("pools are drawn as 50 : 20 : 20 : 10, and an empty pool's weight goes to the others")
  func weights() {
    var counts: [FactPool: Int] = [:]
    var draws = 0
    for seed in UInt64(1)...2000 {
      var scheduler = FactScheduler(seed: seed)
      let start = WallTime(milliseconds: 1_800_000_000_000)
      scheduler.begin(session: 1)
      // One miss long ago, one fact that is learnt, one that waits, and many that are new.
      for (name, time, isCorrect) in [
        ("2+2", 5000, true), ("3+3", 1000, true), ("4+4", 900, false),
      ] {
        let fact = Fact.named(name)
        scheduler.record(
          FactAnswer(
            fact: fact, given: isCorrect ? fact.answer : nil, mode: .timed,
            responseMilliseconds: time, at: start, session: 1))
      }
      let wait = WallTime(milliseconds: start.milliseconds + 3_600_000)
      scheduler.begin(session: 2)
      counts[scheduler.next(at: wait).pool, default: 0] += 1
      draws += 1
    }
    // Nothing is due for review: 0.5, 0.2 and 0.1 of 0.8.
    #expect(counts[.review] == nil && draws == 2000)
    for (pool, share) in [(FactPool.working, 0.625), (.miss, 0.25), (.new, 0.125)] {
      #expect(abs(Double(counts[pool] ?? 0) / 2000 - share) < 0.035, "\(pool) \(counts)")
    }
  }

  @Test("within a pool the likeliest recalled fact is rescued first, and the oldest miss returns")
  func orderInPools() {
    var parameters = FactParameters()
    parameters.mix.newWeight = 0
    parameters.mix.missWeight = 0
    var scheduler = FactScheduler(parameters: parameters, seed: 4)
    let start = WallTime(milliseconds: 1_800_000_000_000)
    scheduler.begin(session: 1)
    for (minute, name) in ["2+2", "3+3", "4+4"].enumerated() {
      let fact = Fact.named(name)
      scheduler.record(
        FactAnswer(
          fact: fact, given: fact.answer, mode: .practice, responseMilliseconds: 5000,
          at: WallTime(milliseconds: start.milliseconds + Int64(minute) * 60_000), session: 1))
    }
    let later = WallTime(milliseconds: start.milliseconds + 3_600_000)
    scheduler.begin(session: 2)
    #expect((1...3).map { _ in scheduler.next(at: later).fact.rawValue } == ["4+4", "3+3", "2+2"])
    parameters.mix.missWeight = 1
    parameters.mix.workingWeight = 0
    var other = FactScheduler(parameters: parameters, seed: 4)
    other.begin(session: 1)
    for name in ["2+2", "3+3", "4+4"] {
      other.record(
        FactAnswer(
          fact: Fact.named(name), given: nil, mode: .timed, responseMilliseconds: nil, at: start,
          session: 1))
    }
    other.begin(session: 2)
    let returned = (1...3).map { _ in other.next(at: later) }
    #expect(returned.map(\.fact.rawValue) == ["2+2", "3+3", "4+4"])
    #expect(returned.allSatisfy { $0.pool == .miss })
  }

  @Test("a timed miss returns in the next session, a right answer elsewhere does not undo it")
  func elsewhere() {
    let now = WallTime(milliseconds: 1_800_000_000_000)
    let fact = Fact.named("5+5")
    for (given, returns) in [([10], false), ([9], true), ([9, 10], true), ([10, 9, 9], true)] {
      var scheduler = FactScheduler(seed: 1)
      scheduler.begin(session: 1)
      for given in given {
        scheduler.record(
          FactAnswer(
            fact: fact, given: given, mode: .timed, responseMilliseconds: 1000, at: now, session: 1)
        )
      }
      scheduler.begin(session: 2)
      let items = (1...30).map { _ in scheduler.next(at: now) }
      #expect(items.contains(ScheduledFact(fact: fact, pool: .miss)) == returns, "\(given)")
    }
  }

  @Test("a miss that was answered right since is no miss in the next session")
  func carried() {
    let now = WallTime(milliseconds: 1_800_000_000_000)
    for isRecovered in [true, false] {
      var learner = TestLearner(seed: 2, milliseconds: 3000)
      learner.scheduler.begin(session: 1)
      let missed = learner.step(isCorrect: false).fact
      for _ in 0..<20 where learner.items.last?.choice.pool != .miss { learner.step() }
      #expect(learner.items.last?.choice.fact == missed)
      if !isRecovered { learner.scheduler.record(learner.answer(missed, isCorrect: false)) }
      learner.scheduler.begin(session: 2)
      let items = (1...30).map { _ in learner.scheduler.next(at: now) }
      #expect(items.contains(ScheduledFact(fact: missed, pool: .miss)) == !isRecovered)
    }
  }

  @Test("what is kept does not grow with the answers, only with the facts")
  func size() throws {
    var learner = TestLearner(seed: 3)
    for session in 1...150 { learner.session(session, items: 40) }
    let early = try JSONEncoder().encode(learner.scheduler).count
    for session in 151...450 { learner.session(session, items: 40) }
    let late = try JSONEncoder().encode(learner.scheduler).count
    #expect(Double(late) < Double(early) * 1.05 && late < 250_000, "\(early) \(late) bytes")
  }

  /// When each fact was shown, and whether it was answered right.
  private func showings(
    _ items: [(choice: ScheduledFact, isCorrect: Bool)]
  ) -> [Fact: [(place: Int, isCorrect: Bool)]] {
    var showings: [Fact: [(place: Int, isCorrect: Bool)]] = [:]
    for (place, item) in items.enumerated() {
      showings[item.choice.fact, default: []].append((place, item.isCorrect))
    }
    return showings
  }
}
