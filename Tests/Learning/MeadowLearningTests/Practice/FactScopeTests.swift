import Foundation
import MeadowFoundations
import MeadowLearning
import Testing

/// A child that learns a part of the bank (learning §3A).
@Suite struct FactScopeTests {
  /// The facts of two one-digit numbers: they have no tens and ones.
  static let digits = FactBank.all.filter {
    $0.isCurated || ($0.operation == .minus && $0.right <= 9 && $0.answer <= 9)
  }

  @Test("all is the bank, and the facts to ten are those whose numbers and answers are")
  func scopes() {
    #expect(Set(FactScope.all.facts) == Set(FactBank.all) && FactScope.all.facts.count == 462)
    #expect(FactScope.all.bands == FactBand.allCases)
    let toTen = FactBank.all.filter { max($0.left, $0.answer) <= 10 }
    #expect(Set(FactScope.toTen.facts) == Set(toTen) && toTen.count == 132)
    #expect(FactScope.toTen.bands == [.doubles, .nearDoubles, .countOn, .tens])
    #expect(FactScope(Self.digits)?.facts.count == 200)
  }

  @Test("too few facts and a band without any before one with some are no scope")
  func refused() {
    #expect(FactScope(FactBank.facts(in: .doubles).prefix(19)) == nil)
    #expect(FactScope(FactBank.facts(in: .doubles).prefix(20))?.bands == [.doubles])
    #expect(FactScope(FactBank.facts(in: .countOn)) == nil && FactScope([Fact]()) == nil)
  }

  @Test("a scope is read as it was written, and one that is none is refused")
  func kept() throws {
    for scope in [FactScope.all, .toTen] {
      let data = try JSONEncoder().encode(scope)
      #expect(try JSONDecoder().decode(FactScope.self, from: data) == scope)
    }
    #expect(try JSONEncoder().encode(FactScope.all) == Data("null".utf8))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FactScope.self, from: Data(#"["3+3"]"#.utf8))
    }
  }

  @Test("only facts of the scope are asked: by probe, practice, drill and after a timed miss")
  func inside() throws {
    for (index, scope) in [FactScope.toTen, FactScope(Self.digits)].compactMap(\.self).enumerated()
    {
      for seed in UInt64(1)...40 {
        var learner = TestLearner(seed: seed, accuracy: 0.85, scope: scope)
        let probe = PlacementProbe(of: scope, seed: seed)
        #expect(probe.stands.map(\.band) == scope.bands)
        #expect(probe.stands.flatMap(\.facts).allSatisfy(scope.contains), "seed \(seed)")
        let outside = Fact.named("3+17")
        learner.scheduler.record(learner.answer(outside, isCorrect: false, mode: .timed))
        for session in 1...4 {
          learner.session(session, items: 40)
          let facts = learner.items.map(\.choice.fact)
          #expect(facts.allSatisfy(scope.contains), "scope \(index) seed \(seed)")
        }
        let drill = FactDrill(for: Fact.named("2+7"))
        let next = learner.scheduler.next(in: drill, at: learner.now)
        #expect(scope.contains(next.fact), "seed \(seed)")
        let far = FactDrill(for: outside)
        #expect(scope.contains(learner.scheduler.next(in: far, at: learner.now).fact))
      }
    }
  }

  @Test("the last band of a scope is the end of the way, and its share is of the scope's facts")
  func wholeWay() {
    var learner = TestLearner(seed: 1, scope: .toTen)
    for session in 1...40 { learner.session(session, items: 40) }
    #expect(learner.scheduler.level.bands == 4 && learner.scheduler.currentBand == .tens)
    #expect(learner.scheduler.memories.all.count == 132)
    #expect(learner.scheduler.verdict(on: .tens).seenShare == 1)
    #expect(learner.scheduler.verdict(on: .bridgeTen).seenShare == 0)
  }

  @Test("a session of practice keeps to its scope")
  func practice() {
    var sitting = Sitting(placing: true, scope: .toTen)
    for session in 1...3 {
      sitting(.start(PracticeStart(session: session)), after: 86_400)
      sitting.finish()
    }
    #expect(sitting.answers.allSatisfy { FactScope.toTen.contains($0.fact) })
    #expect(sitting.answers.filter { $0.mode == .probe }.count == 16)
  }

  @Test("there is always a next fact among twenty, and never the last one again")
  func few() {
    let scope = FactScope(FactBank.facts(in: .doubles).prefix(20)) ?? .all
    for seed in UInt64(1)...40 {
      var learner = TestLearner(seed: seed, accuracy: Double(seed % 5) / 4, scope: scope)
      learner.session(1, items: 200)
      let facts = learner.items.map(\.choice.fact)
      #expect(zip(facts, facts.dropFirst()).allSatisfy { $0 != $1 }, "seed \(seed)")
    }
  }
}
