import Foundation
import MeadowFoundations
import MeadowLearning
import Testing

/// How items follow one another, drills, and that there is always a next one (learning §3E, AC7).
@Suite struct FactOrderTests {
  @Test(
    "AC7: over 12 000 eligible trials one in six is turned round, 2 to 5 items later, never next")
  func commuted() {
    var eligible = 0
    var chosen = 0
    var shown = 0
    var seed: UInt64 = 0
    while eligible < 12_000 {
      seed += 1
      var learner = TestLearner(seed: seed, accuracy: 0.95)
      for session in 1...10 {
        learner.session(session, items: 60)
        for (place, item) in learner.items.enumerated() where item.choice.pool == .commuted {
          shown += 1
          let origins = (2...5).filter { lag in
            place >= lag && learner.items[place - lag].isCorrect
              && learner.items[place - lag].choice.fact.commuted == item.choice.fact
          }
          #expect(!origins.isEmpty, "seed \(seed) item \(place)")
        }
        let neighbours = (1..<60).filter { place in
          learner.items[place - 1].choice.fact.commuted == learner.items[place].choice.fact
        }
        #expect(neighbours.isEmpty, "seed \(seed)")
      }
      eligible += learner.scheduler.commutedCounts.eligible
      chosen += learner.scheduler.commutedCounts.chosen
    }
    let rate = Double(chosen) / Double(eligible)
    #expect(abs(rate - 1.0 / 6) < 0.01, "\(chosen) of \(eligible)")
    // Only of the last in a session some find it over.
    #expect(Double(shown) / Double(chosen) > 0.9, "\(shown) of \(chosen)")
  }

  @Test(
    "two of one strategy and three of one operation in a row are the most, once accuracy passed")
  func interleaving() {
    var items = 0
    var broken: [FactPool: Int] = [:]
    for seed in UInt64(1)...200 {
      var learner = TestLearner(seed: seed, accuracy: 0.95)
      for session in 1...12 {
        learner.session(session, items: 40)
        guard session > 6 else { continue }
        for place in 3..<40 {
          items += 1
          let facts = learner.items[(place - 3)...place].map(\.choice.fact)
          let isRun =
            Set(facts.suffix(3).map(\.strategy)).count == 1
            || Set(facts.map(\.operation)).count == 1
          if isRun { broken[learner.items[place].choice.pool, default: 0] += 1 }
        }
      }
    }
    let all = broken.values.reduce(0, +)
    #expect(items > 40_000 && Double(all) / Double(items) < 0.03, "\(broken) of \(items)")
  }

  @Test("the first six items of a new band share one strategy")
  func blocked() {
    for seed in UInt64(1)...200 {
      var learner = TestLearner(seed: seed, accuracy: 0.97)
      var first: [FactBand: [FactStrategy]] = [:]
      for session in 1...25 {
        learner.session(session, items: 40)
        for item in learner.items {
          first[item.choice.fact.band, default: []].append(item.choice.fact.strategy)
        }
      }
      #expect(first.count >= 3, "seed \(seed)")
      for (band, strategies) in first {
        #expect(Set(strategies.prefix(6)).count == 1, "seed \(seed) \(band)")
      }
    }
  }

  @Test(
    "a drill asks facts of its strategy and band, misses first to return, never one twice running")
  func drills() {
    for band in FactBand.allCases {
      for strategy in FactStrategy.allCases {
        guard let drill = FactDrill(strategy: strategy, band: band) else { continue }
        var scheduler = FactScheduler(seed: 5)
        var now = WallTime(milliseconds: 1_800_000_000_000)
        scheduler.begin(session: 1)
        var last: Fact?
        for place in 0..<40 {
          let next = scheduler.next(in: drill, at: now)
          #expect(next.fact.band == band && next.fact.strategy == strategy, "\(drill)")
          #expect(next.fact != last && (last == nil || next.fact != last?.commuted), "\(drill)")
          last = next.fact
          now.milliseconds += 4000
          scheduler.record(
            FactAnswer(
              fact: next.fact, given: place % 3 == 0 ? nil : next.fact.answer, mode: .drill,
              responseMilliseconds: 1000, at: now, session: 1))
        }
      }
    }
    #expect(FactDrill(strategy: .doubles, band: .tens) == nil)
    #expect(FactDrill(for: Fact.named("13-8")).strategy == .thinkAddition)
  }

  @Test("F11: a drill is named by a band, by a strategy, which has one band, or by both")
  func named() throws {
    func drill(_ text: String) throws -> FactDrill {
      try JSONDecoder().decode(FactDrill.self, from: Data(text.utf8))
    }
    for strategy in FactStrategy.allCases {
      let bands = Set(FactBank.all.filter { $0.strategy == strategy }.map(\.band))
      #expect(bands == [try drill(#"{"strategy":"\#(strategy.rawValue)"}"#).band])
    }
    #expect(try drill(#"{"strategy":"make-ten"}"#) == drill(#"{"strategy":"make-ten","band":4}"#))
    let tens = try drill(#"{"band":4}"#)
    #expect(FactBank.all.filter(tens.includes).count == FactBank.facts(in: .tens).count)
    #expect(try JSONDecoder().decode(FactDrill.self, from: JSONEncoder().encode(tens)) == tens)
    for bad in ["{}", #"{"strategy":"doubles","band":4}"#, #"{"band":7}"#, #"{"way":1}"#] {
      #expect(throws: DecodingError.self, "\(bad)") { try drill(bad) }
    }
  }

  @Test("there is always a next fact, whatever the gates, and it is not the last one again")
  func noDeadlock() {
    for seed in UInt64(1)...200 {
      var parameters = FactParameters()
      parameters.mix.learningLimit = Int(seed % 3)
      parameters.mix.reviewLimit = 0
      parameters.mix.showingsPerSession = 1 + Int(seed % 4)
      if seed % 5 == 0 { parameters.mix.newWeight = 0 }
      if seed % 7 == 0 { parameters.mix.workingWeight = 0 }
      var learner = TestLearner(seed: seed, accuracy: Double(seed % 5) / 4, parameters: parameters)
      learner.session(1, items: 200)
      let repeats = (1..<200).filter { place in
        learner.items[place].choice.fact == learner.items[place - 1].choice.fact
      }
      #expect(repeats.isEmpty, "seed \(seed)")
    }
  }

  @Test("there is a next fact where each was asked as often as it may be, and in a drill of few")
  func exhausted() {
    var parameters = FactParameters()
    parameters.mix.showingsPerSession = 1
    parameters.mix.repeatLag = 20
    var learner = TestLearner(seed: 1, parameters: parameters)
    learner.session(1, items: 1200)
    let facts = learner.items.map(\.choice.fact)
    #expect(Set(facts).count == 462)
    #expect(zip(facts, facts.dropFirst()).allSatisfy { $0 != $1 })
    let drill = FactDrill(for: Fact.named("3+5"))
    let drilled = (1...40).map { _ in learner.scheduler.next(in: drill, at: learner.now).fact }
    #expect(drilled.allSatisfy { FactDrill(for: $0) == drill })
    #expect(zip(drilled, drilled.dropFirst()).allSatisfy { $0 != $1 && $0.commuted != $1 })
  }

  @Test("a child that knows all comes through all six bands and stays in review")
  func wholeWay() {
    var learner = TestLearner(seed: 1)
    for session in 1...120 { learner.session(session, items: 40) }
    #expect(learner.scheduler.level.bands == 6 && learner.scheduler.currentBand == .decompose)
    #expect(learner.scheduler.memories.all.count == 462)
    let mastered = learner.progress.compactMap {
      if case .mastered(let band, _) = $0 { band } else { nil }
    }
    #expect(Set(mastered) == Set(FactBand.allCases) && mastered.count == 6)
    #expect(FactBand.allCases.allSatisfy { learner.scheduler.verdict(on: $0).seenShare == 1 })
  }

  @Test("the same seed and answers give the same session, before and after it was kept")
  func kept() throws {
    for seed in UInt64(1)...200 {
      var one = TestLearner(seed: seed, accuracy: 0.8)
      var two = TestLearner(seed: seed, accuracy: 0.8)
      one.scheduler.begin(session: 1)
      two.scheduler.begin(session: 1)
      for place in 0..<45 {
        if place % 15 == 14 {
          let data = try JSONEncoder().encode(two.scheduler)
          two.scheduler = try JSONDecoder().decode(FactScheduler.self, from: data)
        }
        #expect(one.step() == two.step(), "seed \(seed) item \(place)")
      }
      #expect(one.scheduler == two.scheduler, "seed \(seed)")
    }
  }

  @Test("the published parameters can be used, and each that cannot is named")
  func parameters() throws {
    let published = FactParameters()
    #expect(published.problem == nil)
    let data = try JSONEncoder().encode(published)
    #expect(try JSONDecoder().decode(FactParameters.self, from: data) == published)
    let wrongs: [(String, (inout FactParameters) -> Void)] = [
      ("memory.shortestDays", { $0.memory.shortestDays = 0 }),
      ("memory.longestDays", { $0.memory.longestDays = 0.01 }),
      ("memory.wrongFactor", { $0.memory.wrongFactor = 2 }),
      ("mix.newWeight", { $0.mix.newWeight = -1 }),
      ("mix.showingsPerSession", { $0.mix.showingsPerSession = 0 }),
      ("order.missLag", { $0.order.missLag = 8 }),
      ("memory.knownMilliseconds", { $0.memory.knownMilliseconds = 0 }),
      ("mastery.proof.share", { $0.mastery.proof.share = 1.1 }),
      ("order.commutedLags", { $0.order.commutedLags = 1...5 }),
      ("mastery.correct", { $0.mastery.correct = 41 }),
      ("session.capMinutes", { $0.session.capMinutes = 0 }),
    ]
    for (field, change) in wrongs {
      var parameters = published
      change(&parameters)
      #expect(parameters.problem?.field == field)
    }
  }
}
