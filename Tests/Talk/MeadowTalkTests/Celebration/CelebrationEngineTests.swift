import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import MeadowTestSupport
import Testing

/// Document 000 §06 and M2-011: when there is a celebration, and how it is.
@Suite struct CelebrationEngineTests {
  /// An engine that is led by short calls, so far apart that each celebration is over.
  struct Party {
    var engine: CelebrationEngine
    var now = MonotonicTime.second(0)
    /// Seconds between two calls.
    var step = 4.0

    init(
      seed: UInt64 = 1, tier: Tier = .firstWords, style: CelebrationStyle = .full,
      knowing: Bool = false
    ) {
      var milestones = CelebrationMilestones()
      if knowing {
        milestones.firstWord = true
        milestones.firstSentence = true
        milestones.visited = ["kitchen"]
      }
      engine = CelebrationEngine(
        seed: seed, milestones: milestones,
        settings: CelebrationSettings(style: style, tier: tier))
    }

    /// What is celebrated.
    mutating func callAsFunction(_ input: CelebrationEngine.Input) -> [Celebration] {
      effects(input).compactMap { if case .celebrate(let one) = $0 { one } else { nil } }
    }

    mutating func effects(_ input: CelebrationEngine.Input) -> [CelebrationEngine.Effect] {
      now.nanoseconds += Int64(step * 1e9)
      return engine.handle(input, at: now)
    }

    mutating func reasons(_ input: CelebrationEngine.Input) -> [Celebration.Reason] {
      self(input).map(\.reason)
    }
  }

  @Test("the first word ever is always celebrated, once, and noted")
  func firstWord() {
    var party = Party()
    let effects = party.effects(.wordTap)
    #expect(effects.count == 2)
    var noted = CelebrationMilestones()
    noted.firstWord = true
    #expect(effects.first == .keep(noted) && party.engine.milestones == noted)
    var next = Party()
    #expect(next.reasons(.wordTap) == [.firstWord])
    for _ in 0..<100 { #expect(!next.reasons(.wordTap).contains(.firstWord)) }
  }

  @Test("the first sentence is always celebrated, once")
  func firstSentence() {
    var party = Party()
    #expect(party.reasons(.sentence) == [.firstSentence])
    #expect(party.effects(.sentence).isEmpty)
    #expect(party.engine.milestones.firstSentence)
  }

  @Test("the first entry of each scene after the first is celebrated, once each")
  func newScenes() {
    var party = Party()
    #expect(party.effects(.enteredScene("kitchen")).count == 1)
    #expect(party.reasons(.enteredScene("bathroom")) == [.newScene])
    #expect(party.effects(.enteredScene("bathroom")).isEmpty)
    #expect(party.effects(.enteredScene("kitchen")).isEmpty)
    #expect(party.reasons(.enteredScene("outdoors")) == [.newScene])
    #expect(party.engine.milestones.visited == ["kitchen", "bathroom", "outdoors"])
  }

  @Test("the tenth word of each session is always celebrated, once a session")
  func tenthWord() {
    for seed in UInt64(1)...20 {
      var party = Party(seed: seed, knowing: true)
      for _ in 0..<2 {
        #expect(party(.sessionBegan).isEmpty)
        let taps = (1...30).map { _ in party.reasons(.wordTap) }
        #expect(taps[9] == [.tenthWord], "seed \(seed)")
        #expect(taps.filter { $0 == [.tenthWord] }.count == 1, "seed \(seed)")
      }
    }
  }

  @Test(
    "milestones are kept between starts and never celebrated again",
    arguments: [
      CelebrationEngine.Input.wordTap, .sentence, .enteredScene("kitchen"),
    ])
  func kept(input: CelebrationEngine.Input) {
    var party = Party(knowing: true)
    let milestones: Set<Celebration.Reason> = [.firstWord, .firstSentence, .newScene]
    #expect(milestones.isDisjoint(with: party.reasons(input)))
    #expect(!party.effects(input).contains(.keep(party.engine.milestones)))
  }

  @Test(
    "the rate of surprises is that of the tier, within its binomial band of 99.9 % over 100 000 taps",
    arguments: [(Tier.firstWords, 0.20), (.combinations, 0.15), (.sentences, 0.10)])
  func rate(tier: Tier, probability: Double) {
    #expect(CelebrationEngine.probability(at: tier) == probability)
    for seed in UInt64(11)...13 {
      var party = Party(seed: seed, tier: tier, knowing: true)
      var quiet = CelebrationEngine.cooldown
      var eligible = 0.0
      var surprises = 0.0
      for tap in 1...100_000 {
        let isEligible = quiet >= CelebrationEngine.cooldown && tap != 10
        if isEligible { eligible += 1 }
        quiet += 1
        let reasons = party.reasons(.wordTap)
        guard let reason = reasons.first else { continue }
        quiet = 0
        if reason == .surprise { surprises += 1 }
        #expect(isEligible || reason == .tenthWord, "seed \(seed), tap \(tap)")
      }
      let deviation = (eligible * probability * (1 - probability)).squareRoot()
      let distance = surprises - eligible * probability
      #expect(abs(distance) <= 3.29 * deviation, "seed \(seed): \(surprises) of \(eligible)")
    }
  }

  @Test("after a celebration five word taps bring no surprise, whatever it was for (cooldown)")
  func cooldown() {
    for seed in UInt64(1)...200 {
      var party = Party(seed: seed)
      #expect(party.reasons(.wordTap) == [.firstWord])
      for _ in 0..<5 { #expect(party.effects(.wordTap).isEmpty, "seed \(seed)") }
    }
  }

  @Test("surprises come neither at every tap nor at fixed distances, and a seed replays them")
  func variableRatio() {
    var runs: [[Int]] = []
    for seed in [UInt64(5), 5, 6] {
      var party = Party(seed: seed, knowing: true)
      runs.append((1...2000).filter { _ in party.reasons(.wordTap) == [.surprise] })
    }
    #expect(runs[0] == runs[1] && runs[0] != runs[2])
    let distances = Set(zip(runs[0], runs[0].dropFirst()).map { $1 - $0 })
    #expect(distances.count > 8 && (distances.min() ?? 0) > CelebrationEngine.cooldown)
  }

  @Test("two engines are equal as long as their seeds and all that happened are")
  func equality() {
    var one = Party(seed: 3, knowing: true)
    var two = Party(seed: 3, knowing: true)
    #expect(one.engine == two.engine && one.engine != Party(seed: 4, knowing: true).engine)
    _ = one(.wordTap)
    #expect(one.engine != two.engine)
    _ = two(.wordTap)
    #expect(one.engine == two.engine)
  }

  @Test(
    "each style has its intensity, its chime, and an end within 2.5 seconds",
    arguments: [
      (CelebrationStyle.subtle, 1, ChimeIntensity.subtle), (.medium, 2, .medium), (.full, 3, .full),
    ])
  func styles(style: CelebrationStyle, intensity: Int, chime: ChimeIntensity) throws {
    var party = Party(style: style)
    let celebration = try #require(party(.wordTap).first)
    #expect(celebration.intensity == intensity && celebration.chime == chime)
    #expect(celebration.milliseconds > 0 && celebration.milliseconds <= 2500)
    #expect(celebration.particles > 0)
  }

  @Test("a scale that asks for more is held to 2.5 seconds")
  func atMost() {
    let long = CelebrationScale(milliseconds: [9000, 9000, 9000])
    var engine = CelebrationEngine(
      seed: 1, settings: CelebrationSettings(style: .full, scale: long))
    let effects = engine.handle(.wordTap, at: .second(1))
    guard case .celebrate(let celebration) = effects.last else {
      Issue.record("nothing is celebrated")
      return
    }
    #expect(celebration.milliseconds == CelebrationScale.limit)
  }

  @Test("off is off: nothing is ever celebrated, but what happened is noted")
  func off() {
    var party = Party(style: .off)
    for _ in 0..<200 { #expect(party(.wordTap).isEmpty) }
    #expect(party(.sentence).isEmpty && party(.companion).isEmpty)
    #expect(party(.enteredScene("kitchen")).isEmpty && party(.enteredScene("bathroom")).isEmpty)
    #expect(party.engine.milestones.firstWord && party.engine.milestones.firstSentence)
    #expect(party.engine.milestones.visited.count == 2)
    #expect(party(.settings(CelebrationSettings(style: .full))).isEmpty)
    #expect(party.effects(.sentence).isEmpty)
  }

  @Test("the settings of a family give style, tier and the scale of the child's age")
  func fromSettings() throws {
    let table = try EngineTables.defaults.get()
    let record = ProfileRecord(profile: ChildProfile(ageMonths: 14))
    let settings = DefaultsEngine.settings(
      for: record, table: table, parentese: try EngineTables.parentese.get())
    let celebrations = CelebrationSettings(settings, profile: record.profile, table: table)
    #expect(celebrations.style == .full && celebrations.tier == .firstWords)
    #expect(celebrations.scale == table.ages[0].scale)
  }
}
