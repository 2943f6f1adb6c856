import MeadowFoundations
import MeadowTalk
import MeadowTestSupport
import Testing

/// The loop over everything Meadow ships, and how long a step takes.
@Suite struct SCSContentTests {
  private static func judge(_ offer: FollowUpOffer?, said: String) -> String? {
    guard let offer else { return "no offer" }
    let phrases = offer.followUps.map(\.phrase)
    let bare = phrases.map { $0.lowercased().filter { !"?!".contains($0) } }
    if Set(bare).count != 3 { return "not three distinct phrases: \(phrases)" }
    if Set(offer.followUps.map(\.pragmaticFunction)).count < 2 { return "one function: \(phrases)" }
    if phrases.contains(said) { return "\"\(said)\" was just said" }
    return nil
  }

  @Test("every word in every scene: three distinct, two functions, seven exchanges (M2-004)")
  func everyWord() throws {
    for (number, word) in RealContent.words.enumerated() {
      for tier in [Tier.combinations, .sentences] {
        let seed = UInt64(number * 2 + tier.rawValue)
        var rig = SCSRig(RealContent.book, seed: seed, tier: tier)
        var random = SeededGenerator(seed: seed)
        rig.spoke(word)
        for turn in 0...7 {
          let chosen = try #require(rig.engine.offer?.followUps.randomElement(using: &random))
          rig.send(.chose(id: chosen.id))
          if let problem = Self.judge(rig.engine.offer, said: chosen.phrase) {
            Issue.record("seed \(seed), \(word.text), turn \(turn): \(problem)")
            return
          }
        }
      }
    }
  }

  @Test("in 200 random sessions with hidden words the offers keep their promises (§05)")
  func sessions() {
    for seed in UInt64(1)...200 {
      var random = SeededGenerator(seed: seed)
      if let problem = Self.session(seed, &random) {
        Issue.record("seed \(seed): \(problem)")
        return
      }
    }
  }

  private static func session(_ seed: UInt64, _ random: inout SeededGenerator) -> String? {
    let tier: Tier = Bool.random(using: &random) ? .combinations : .sentences
    var rig = SCSRig(RealContent.book, seed: seed, tier: tier)
    rig.hidden = Set(
      (0..<20).compactMap { _ in
        RealContent.words.randomElement(using: &random)?.text
      })
    for _ in 0..<60 {
      rig.pass(Double.random(in: 0...14, using: &random))
      let wasDue = rig.engine.deadline.map { $0 <= rig.now } ?? false
      if rig.send(.tick).isEmpty == wasDue { return "the time-out is not when it is due" }
      var said = ""
      if let chosen = rig.engine.offer?.followUps.randomElement(using: &random),
        Bool.random(using: &random)
      {
        said = chosen.phrase
        rig.send(.chose(id: chosen.id))
      } else if let word = RealContent.words.randomElement(using: &random) {
        said = word.text
        rig.spoke(word)
      }
      if let problem = judge(rig.engine.offer, said: said) { return problem }
    }
    return nil
  }

  @Test("a session of three tiers replays to the same offers")
  func replay() {
    func run() -> [SCSEngine.Effect] {
      var rig = SCSRig(RealContent.book, seed: 7, tier: .sentences)
      return RealContent.words.prefix(300).flatMap { word -> [SCSEngine.Effect] in
        let effects = rig.send(.spoke(word))
        return effects + rig.send(.chose(id: rig.engine.offer?.followUps.first?.id ?? ""))
      }
    }
    #expect(run() == run())
  }

  /// The 90th and 99th percentile of a tap's step in milliseconds, of the best of three rounds.
  private static func stepTime(
    _ book: FollowUpBook, _ words: [SpokenWord]
  ) -> (p90: Double, p99: Double) {
    let clock = ContinuousClock()
    let rounds = (UInt64(1)...3).map { seed -> (p90: Double, p99: Double) in
      var rig = SCSRig(book, seed: seed, tier: .sentences)
      var times: [Double] = []
      for round in 0..<3000 {
        let word = words[(round * 7919) % words.count]
        times.append(clock.measure { rig.send(.spoke(word)) } / .milliseconds(1))
      }
      times.sort()
      return (times[times.count * 90 / 100], times[times.count * 99 / 100])
    }
    return rounds.min { $0.p90 < $1.p90 } ?? (.infinity, .infinity)
  }

  @Test("a step takes at most 0.3 ms, also with a hundred times the vocabulary (speed)")
  func speed() {
    let normal = Self.stepTime(RealContent.book, RealContent.words)
    var large = RealContent.data
    for copy in 1..<100 {
      for (name, scene) in RealContent.data.scenes {
        large.scenes["\(name)\(copy)"] = scene
      }
      large.scsFollowUps += RealContent.data.scsFollowUps.map { followUp in
        var other = followUp
        other.scene = followUp.scene.map { "\($0)\(copy)" }
        other.triggerWord += followUp.scene == nil ? " \(copy)" : ""
        return other
      }
    }
    let clock = ContinuousClock()
    var small: FollowUpBook?
    let making = clock.measure { small = FollowUpBook(RealContent.data) } / .milliseconds(1)
    #expect(small != nil)
    let book = FollowUpBook(large)
    let huge = Self.stepTime(book, RealContent.words)
    print("SCS step p99: \(normal.p99) ms, vocabulary × 100: \(huge.p99) ms; book: \(making) ms")
    // Other tests share the cores and take them away for longer than a step about once in a hundred:
    // the 90th percentile is judged here, the 99th where the machine is quiet (`make bench`).
    #expect(normal.p90 <= 0.3)
    #expect(huge.p90 <= 0.3)
  }
}
