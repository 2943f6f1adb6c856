import LearningSimulation
import MeadowFoundations
import MeadowLearning
import Testing

/// The policies that are compared (learning §5).
@Suite struct FactPolicyTests {
  /// The questions of a course of `days` under `kind`, with a learner who really learns.
  static func questions(
    _ kind: FactPolicyKind, days: Int = 12, seed: UInt64 = 1
  ) -> [StudyCourse.Question] {
    var learner = SimulatedLearner(
      .typical, memory: .halfLife, deck: .all, laws: LearningLaws(), seed: seed)
    var course = StudyCourse(
      kind.policy(.all, access: .touch, seed: seed), deck: .all, days: days,
      gates: BandGates(.all, access: .touch), access: .touch, motorSeconds: 0.8, seed: seed)
    var asked: [StudyCourse.Question] = []
    while !course.isOver {
      while let question = course.next(truth: learner.memory) {
        asked.append(question)
        let response = learner.answer(question.fact, at: question.time)
        _ = course.take(response.given, to: question, after: response.seconds)
      }
      course.endDay()
    }
    return asked
  }

  @Test("a day has forty items or ten minutes, and five days in seven have a session")
  func days() {
    let asked = Self.questions(.random, days: 140)
    let byDay = Dictionary(grouping: asked, by: \.time.day)
    #expect((80...120).contains(byDay.count))
    for day in byDay.values {
      #expect(day.count <= 40 && day.allSatisfy { $0.time.seconds < 600 })
    }
    #expect(byDay.values.contains { $0.count == 40 })
  }

  @Test("none asks a fact within three items of itself", arguments: FactPolicyKind.allCases)
  func spacing(kind: FactPolicyKind) {
    guard kind != .blocked else { return }
    for seed in UInt64(1)...4 {
      let days = Dictionary(grouping: Self.questions(kind, seed: seed), by: \.time.day).values
      for facts in days.map({ $0.map(\.fact) }) {
        for index in facts.indices.dropFirst() {
          let last = facts[max(0, index - 3)..<index]
          #expect(!last.contains(facts[index]), "\(kind), seed \(seed)")
        }
      }
    }
  }

  @Test("practice by band leaves no band before it passes")
  func blocked() {
    let asked = Self.questions(.blocked, days: 60)
    let bands = asked.map { FactDeck.all.bands[$0.fact] }
    #expect(bands == bands.sorted() && Set(bands).count > 1)
    let doubles = asked.prefix(22).map(\.fact)
    #expect(Set(doubles) == Set(FactDeck.all.members(of: .doubles)))
  }

  @Test("Leitner brings a fact back after 1, 2, 4 days, and a missed one in the same session")
  func leitner() {
    var policy = LeitnerPolicy(.all)
    func learn(_ fact: Int, day: Int, isRight: Bool) {
      let asked = FactDeck.all.facts[fact]
      policy.learn(
        FactAnswer(
          fact: asked, given: isRight ? asked.answer : nil, mode: .practice,
          responseMilliseconds: nil, at: StudyTime(day: day).wall, session: day),
        of: fact, at: StudyTime(day: day))
    }
    func next(_ day: Int) -> Int { policy.next(at: StudyTime(day: day), truth: nil).fact }
    #expect(next(0) == 0)
    learn(0, day: 0, isRight: true)
    #expect(next(0) == 1)
    learn(1, day: 0, isRight: false)
    for fact in 2...4 {
      #expect(next(0) == fact)
      learn(fact, day: 0, isRight: true)
    }
    #expect(next(0) == 1)
    learn(1, day: 0, isRight: true)
    #expect([next(1), next(1)].contains(0))
    learn(0, day: 1, isRight: true)
    #expect(!(0..<5).map { _ in next(1) }.contains(0))
  }

  @Test("the literal mix lets new facts in without end; the gates hold them back")
  func gates() {
    func new(_ kind: FactPolicyKind) -> Int {
      (UInt64(1)...4).map { seed in
        Self.questions(kind, days: 40, seed: seed).count { $0.isNew && $0.mode == .practice }
      }.reduce(0, +)
    }
    #expect(new(.gatedMix) * 2 < new(.literalMix))
  }

  @Test("no fact comes more than four times a session in the mix with gates")
  func perSession() {
    for seed in UInt64(1)...4 {
      let days = Dictionary(grouping: Self.questions(.gatedMix, seed: seed), by: \.time.day).values
      for day in days {
        let most = Dictionary(grouping: day, by: \.fact).values.map(\.count).max() ?? 0
        #expect(most <= 4, "seed \(seed)")
      }
    }
  }

  @Test("Meadow begins with its placement probe and then practises")
  func meadow() {
    let asked = Self.questions(.meadow)
    let probed = asked.prefix { $0.mode == .probe }
    #expect((8...24).contains(probed.count))
    #expect(asked.dropFirst(probed.count).allSatisfy { $0.mode == .practice })
  }
}
