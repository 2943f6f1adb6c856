import MeadowFoundations
import MeadowLearning
import Testing

/// What has lasted after seven idle days (learning F6, R6, R18).
@Suite struct LevelProbeTests {
  /// A child that has mastered the first `bands` bands.
  static func master(_ count: Int, seed: UInt64 = 1) -> (FactScheduler, WallTime) {
    var scheduler = FactScheduler(seed: seed)
    var now = WallTime(milliseconds: 1_800_000_000_000)
    for session in 1...2 {
      for band in FactBand.allCases.prefix(count) {
        let facts = FactBank.facts(in: band)
        for place in 0..<max(40, facts.count) {
          let fact = facts[place % facts.count]
          now.milliseconds += 3000
          scheduler.record(
            FactAnswer(
              fact: fact, given: fact.answer, mode: .practice, responseMilliseconds: 1500, at: now,
              session: session))
        }
      }
    }
    return (scheduler, now)
  }

  static func later(_ now: WallTime, days: Double) -> WallTime {
    WallTime(milliseconds: now.milliseconds + Int64(days * 86_400_000))
  }

  @Test("the level is probed after seven days without an answer, where there is one")
  func due() {
    var (scheduler, now) = Self.master(2)
    #expect(scheduler.level.bands == 2)
    #expect(scheduler.levelProbe(at: Self.later(now, days: 6.99)) == nil)
    #expect(scheduler.levelProbe(at: Self.later(now, days: 7)) != nil)
    var new = FactScheduler(seed: 1)
    #expect(new.levelProbe(at: now) == nil)
    var beginner = Self.master(0).0
    #expect(beginner.levelProbe(at: Self.later(now, days: 30)) == nil)
  }

  @Test("it asks twenty known facts of the mastered bands, each once", arguments: 1...6)
  func items(level: Int) {
    for seed in UInt64(1)...40 {
      var (scheduler, now) = Self.master(level, seed: seed)
      guard let probe = scheduler.levelProbe(at: Self.later(now, days: 8)) else {
        Issue.record("no probe, seed \(seed)")
        return
      }
      #expect(probe.facts.count == 20 && Set(probe.facts).count == 20, "seed \(seed)")
      let counts = Dictionary(grouping: probe.facts, by: \.band).mapValues(\.count)
      #expect(Set(counts.keys) == Set(FactBand.allCases.prefix(level)), "seed \(seed)")
      #expect((counts.values.max() ?? 0) - (counts.values.min() ?? 0) <= 1, "seed \(seed)")
      #expect(probe.current == probe.facts[0] && probe.outcome == nil)
    }
  }

  /// The outcome where so many facts of each band are missed first.
  static func outcome(
    _ level: Int, misses: [FactBand: Int]
  ) -> (FactScheduler, LevelProbe.Outcome?, WallTime) {
    var (scheduler, now) = master(level)
    now = later(now, days: 8)
    var left = misses
    var probe = scheduler.levelProbe(at: now)
    while let fact = probe?.current {
      let isMissed = left[fact.band] ?? 0 > 0
      if isMissed { left[fact.band]? -= 1 }
      probe?.record(isCorrect: !isMissed)
    }
    let done = probe
    probe?.record(isCorrect: false)
    #expect(probe == done)
    return (scheduler, probe?.outcome, now)
  }

  @Test("a band has lapsed where more than one in five are missed, and more than one")
  func lapses() {
    #expect(Self.outcome(1, misses: [.doubles: 4]).1?.lapsed == [])
    #expect(Self.outcome(1, misses: [.doubles: 5]).1?.lapsed == [.doubles])
    #expect(Self.outcome(6, misses: [.tens: 1]).1?.lapsed == [])
    #expect(Self.outcome(6, misses: [.tens: 2]).1?.lapsed == [.tens])
  }

  @Test("the probe is passed where the level fell by one at most")
  func passing() {
    let last = Self.outcome(4, misses: [.tens: 5]).1
    #expect(last?.old.bands == 4 && last?.new.bands == 3 && last?.passes == true)
    let first = Self.outcome(4, misses: [.doubles: 5]).1
    #expect(first?.new.bands == 0 && first?.passes == false)
  }

  @Test("a band that lapsed is learnt again, and regaining it is told as such")
  func comeback() {
    var (scheduler, outcome, now) = Self.outcome(2, misses: [.doubles: 5])
    guard let outcome else {
      Issue.record("no outcome")
      return
    }
    scheduler.conclude(outcome, at: now)
    #expect(scheduler.currentBand == .doubles && scheduler.level.bands == 0)
    #expect(scheduler.bands[0].lapsed == now && !scheduler.bands[0].isMastered)
    #expect(scheduler.bands[1].isMastered)
    var progress: [FactProgress] = []
    for place in 0..<40 {
      let fact = FactBank.facts(in: .doubles)[place % 22]
      now.milliseconds += 3000
      progress += scheduler.record(
        FactAnswer(
          fact: fact, given: fact.answer, mode: .practice, responseMilliseconds: 1500, at: now,
          session: place < 20 ? 3 : 4))
    }
    progress.removeAll { if case .automatic = $0 { true } else { false } }
    #expect(progress == [.regained(.doubles, .responseTime)])
    #expect(scheduler.bands[0].lapsed == nil && scheduler.level.bands == 2)
  }
}
