import Foundation
import MeadowFoundations
import MeadowLearning
import Testing

/// What is thought to be remembered of a fact (learning §3A).
@Suite struct FactMemoryTests {
  /// A fact that is answered again and again.
  struct Recall {
    var scheduler: FactScheduler
    let fact = Fact.named("6+8")
    var now = WallTime(milliseconds: 1_800_000_000_000)

    init(
      fluency: FluencyRule = FluencyRule(), _ change: (inout MemoryParameters) -> Void = { _ in }
    ) {
      var parameters = FactParameters()
      change(&parameters.memory)
      scheduler = FactScheduler(parameters: parameters, fluency: fluency, seed: 1)
    }

    var memory: FactMemory? { scheduler.memories[fact] }

    /// Answers after `days` more.
    @discardableResult
    mutating func callAsFunction(
      _ isCorrect: Bool, _ milliseconds: Int?, after days: Double = 0, mode: FactMode = .practice,
      isFirst: Bool = true
    ) -> [FactProgress] {
      now.milliseconds += Int64(days * 86_400_000)
      return scheduler.record(
        FactAnswer(
          fact: fact, given: isCorrect ? 14 : 15, isFirstAttempt: isFirst, mode: mode,
          responseMilliseconds: milliseconds, at: now, session: 1))
    }
  }

  /// Whether `value` is `expected` but for the last digits.
  static func isNear(_ value: Double?, _ expected: Double) -> Bool {
    value.map { abs($0 - expected) < 1e-9 * max(1, expected) } ?? false
  }

  @Test("a fact starts at 0.05 days, and the first answer changes it as any other does")
  func start() {
    for (isCorrect, factor) in [(true, 1), (false, 0.5)] {
      var recall = Recall()
      recall(isCorrect, 2501)
      #expect(Self.isNear(recall.memory?.halfLifeDays, 0.05 * factor))
      #expect(recall.memory?.box == nil && recall.memory?.introduced == recall.now)
    }
    var timed = Recall()
    timed(true, 900, mode: .timed)
    #expect(Self.isNear(timed.memory?.halfLifeDays, 0.05 * 1.5))
  }

  @Test(
    "what the probe or the first sight finds known within 2.5 s lasts 14 days and enters review",
    arguments: [FactMode.probe, .practice, .drill])
  func known(mode: FactMode) {
    var recall = Recall()
    recall(true, 2500, mode: mode)
    #expect(recall.memory?.halfLifeDays == 14 && recall.memory?.box == 4)
    #expect(recall.memory?.review?.due.milliseconds == recall.now.milliseconds + 14 * 86_400_000)
    var patient = Recall(fluency: FluencyRule(limit: .three))
    patient(true, 3000, mode: mode)
    #expect(patient.memory?.halfLifeDays == 14)
  }

  @Test("what the probe finds unknown or slow is not introduced; it comes with its band")
  func probedUnknown() {
    for (isCorrect, time) in [(false, 900), (true, 2501), (true, nil)] as [(Bool, Int?)] {
      var recall = Recall()
      recall(isCorrect, time, mode: .probe)
      #expect(recall.memory == nil && recall.scheduler.lastAnswered == recall.now)
    }
  }

  @Test("fast right answers multiply what was proven by 1.5, slow ones keep it, wrong ones halve")
  func updates() {
    var recall = Recall()
    recall(true, 5000)
    recall(true, 2000, after: 1)
    #expect(Self.isNear(recall.memory?.halfLifeDays, 1.5) && recall.memory?.box == 1)
    recall(true, 2001, after: 0.5)
    #expect(Self.isNear(recall.memory?.halfLifeDays, 1.5) && recall.memory?.box == 1)
    recall(true, nil, after: 4)
    #expect(Self.isNear(recall.memory?.halfLifeDays, 4) && recall.memory?.box == 2)
    recall(false, 900, after: 20)
    #expect(Self.isNear(recall.memory?.halfLifeDays, 2) && recall.memory?.box == 1)
    recall(false, 900)
    recall(false, 900)
    #expect(Self.isNear(recall.memory?.halfLifeDays, 0.5) && recall.memory?.box == nil)
  }

  @Test("the half-life stays within 0.02 and 200 days")
  func clamps() {
    var recall = Recall()
    for _ in 1...10 { recall(false, 900) }
    #expect(recall.memory?.halfLifeDays == 0.02)
    for _ in 1...10 { recall(true, 900, after: 100) }
    #expect(recall.memory?.halfLifeDays == 200)
  }

  @Test("recall halves with each half-life, and is whole where the clock was set back")
  func recall() {
    var recall = Recall()
    recall(true, 900)
    let later = { (days: Double) in
      WallTime(milliseconds: recall.now.milliseconds + Int64(days * 86_400_000))
    }
    #expect(recall.memory?.recall(at: recall.now) == 1)
    #expect(Self.isNear(recall.memory?.recall(at: later(14)), 0.5))
    #expect(Self.isNear(recall.memory?.recall(at: later(42)), 0.125))
    #expect(recall.memory?.recall(at: later(-3)) == 1)
  }

  @Test("only first attempts teach, and the last six are remembered")
  func attempts() {
    var recall = Recall()
    recall(true, 900, isFirst: false)
    #expect(recall.memory == nil)
    for time in 1...8 { recall(time != 8, time * 1000) }
    recall(false, 1, isFirst: false)
    #expect(
      recall.memory?.attempts.compactMap(\.responseMilliseconds) == Array(3...8).map { $0 * 1000 })
    #expect(recall.memory?.attempts.map(\.isCorrect) == [true, true, true, true, true, false])
  }

  @Test(
    "a fact is automatic once its last three first attempts are right with a median in the limit")
  func automatic() {
    var recall = Recall()
    recall(true, 500)
    #expect(recall(true, 2000) == [])
    #expect(recall(true, 9000) == [.automatic(recall.fact)])
    #expect(recall(true, 1000) == [] && recall.scheduler.isAutomatic(recall.fact))
    recall(true, 9000)
    #expect(!recall.scheduler.isAutomatic(recall.fact))
    recall.scheduler.fluency.limit = .six
    #expect(!recall.scheduler.isAutomatic(recall.fact))
    recall(true, 5000)
    #expect(recall.scheduler.isAutomatic(recall.fact))
    recall(false, 900)
    #expect(!recall.scheduler.isAutomatic(recall.fact))
    var untimed = Recall()
    for _ in 1...3 { untimed(true, nil) }
    #expect(!untimed.scheduler.isAutomatic(untimed.fact))
  }

  @Test("by scanning nothing is known at first sight, and each right answer adds a little")
  func scanning() {
    for time in [nil, 900] {
      var recall = Recall(fluency: FluencyRule(isScanning: true))
      recall(true, time, mode: .probe)
      #expect(recall.memory == nil)
      recall(true, time)
      #expect(Self.isNear(recall.memory?.halfLifeDays, 0.05 * 1.15))
      recall(true, time, after: 2)
      #expect(Self.isNear(recall.memory?.halfLifeDays, 2 * 1.15))
      recall(true, time)
      #expect(recall.scheduler.isAutomatic(recall.fact))
    }
  }

  @Test("an answer says whether it is right, and is read as it was written")
  func answers() throws {
    var answer = FactAnswer(
      fact: Fact.named("14-8"), given: 6, mode: .timed, responseMilliseconds: 1200,
      at: WallTime(milliseconds: 5), session: 3)
    #expect(answer.isCorrect && answer.isFirstAttempt)
    #expect(try JSONDecoder().decode(FactAnswer.self, from: JSONEncoder().encode(answer)) == answer)
    answer.given = nil
    #expect(!answer.isCorrect)
    #expect(try JSONDecoder().decode(FactAnswer.self, from: JSONEncoder().encode(answer)) == answer)
    #expect(FactMode.allCases.filter(\.countsForMastery) == [.practice, .probe])
  }

  @Test("memories are kept as a list, and a damaged half-life leaves the fact to be learnt anew")
  func kept() throws {
    var recall = Recall()
    recall(true, 900)
    let data = try JSONEncoder().encode(recall.scheduler.memories)
    #expect(try JSONDecoder().decode(FactMemories.self, from: data) == recall.scheduler.memories)
    let text = String(decoding: data, as: UTF8.self)
    let damaged = text.replacingOccurrences(of: "\"halfLifeDays\":14", with: "\"halfLifeDays\":0")
    #expect(damaged != text)
    let read = try JSONDecoder().decode(FactMemories.self, from: Data(damaged.utf8))
    #expect(read == FactMemories() && read.all.isEmpty)
  }
}
