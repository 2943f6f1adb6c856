import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// The whole session under random stories in virtual time: what must hold whatever a child, a
/// grown-up and the clock do (000 §05, §06; M2-004, M2-011).
@Suite struct SessionStoryTests {
  @Test("in 240 random stories the promises of loop, celebrations and timers hold at every step")
  func stories() throws {
    var offers = 0
    var surprises = 0
    for seed in UInt64(1)...240 {
      var random = SeededGenerator(seed: seed)
      var judge = SessionJudge()
      if let violation = try Self.story(seed, &judge, &random) {
        Issue.record("seed \(seed): \(violation)")
        return
      }
      offers += judge.offers
      surprises += judge.surprises
    }
    print("240 stories: \(offers) offers, \(surprises) surprises")
    #expect(offers > 1_000 && surprises > 50)
  }

  @Test("the same story with the same seed is the same to the last effect (M2-011)")
  func replays() throws {
    for seed in UInt64(1)...20 {
      var first = SeededGenerator(seed: seed)
      var second = SeededGenerator(seed: seed)
      let one = try Self.told(seed, &first)
      let other = try Self.told(seed, &second)
      #expect(one == other, "seed \(seed)")
    }
  }

  private static func child(
    _ seed: UInt64, _ random: inout SeededGenerator
  ) throws -> SessionRig {
    let tier = one(of: Tier.allCases, &random)
    let guarded = one(of: [0, 250], &random)
    let policy = one(of: InterruptionPolicy.allCases, &random)
    var rig = try SessionRig(
      seed: seed, tier: tier, months: Int.random(in: 12...48, using: &random)
    ) { $0.repeatGuardMilliseconds = guarded }
    try rig.change { $0.speech.interruptions.word = policy }
    rig.speechSeconds = Double.random(in: 0.2...2.5, using: &random)
    return rig
  }

  private static func story(
    _ seed: UInt64, _ judge: inout SessionJudge, _ random: inout SeededGenerator
  ) throws -> String? {
    var rig = try child(seed, &random)
    var judged = 0
    for _ in 0..<60 {
      try act(&rig, &random)
      rig.pass(one(of: [0, 0.1, 0.6, 1.5, 3, 13, 40], &random))
      for step in rig.steps[judged...] {
        if let violation = judge.judge(step) { return violation }
      }
      judged = rig.steps.count
    }
    return nil
  }

  private static func told(
    _ seed: UInt64, _ random: inout SeededGenerator
  ) throws -> [ActivityEffect] {
    var rig = try child(seed, &random)
    for _ in 0..<40 {
      try act(&rig, &random)
      rig.pass(Double.random(in: 0...4, using: &random))
    }
    return rig.steps.flatMap(\.effects)
  }

  /// Something that a child, a grown-up or the world does.
  private static func act(_ rig: inout SessionRig, _ random: inout SeededGenerator) throws {
    switch Int.random(in: 0..<21, using: &random) {
    case 0..<8: touchWord(&rig, &random)
    case 8..<11: rig.choose(Int.random(in: 0..<3, using: &random))
    case 11: rig.send(.move(.scene(one(of: scenes, &random))))
    case 12: rig.send(one(of: [.removeLast, .clear], &random))
    case 13: feel(&rig, &random)
    case 14: rig.send(.companion(one(of: CompanionAction.allCases, &random)))
    case 15: rig.send(.move(one(of: moves, &random)))
    case 16:
      if Bool.random(using: &random) {
        rig.stop()
      } else {
        rig.speak(one(of: [.outputLost, .quiet("talk")], &random))
      }
    case 17: try settings(&rig, &random)
    case 18: speakMessage(&rig)
    case 19: rig.send(.screen("tablet", one(of: ScreenNews.allCases, &random)))
    default: rig.send(.clock(TimeOfDay(Int.random(in: 0..<24, using: &random), 0)))
    }
  }

  private static let scenes = ["kitchen", "bathroom", "bedroom", "playroom", "outdoors"]
  private static let moves: [Move] = [
    .back, .home, .mode(.grid), .mode(.scene), .overlay(.category), .overlay(.avatar),
    .open("fridge"),
  ]

  private static func one<Value>(
    of choices: [Value], _ random: inout SeededGenerator
  ) -> Value { choices[Int.random(in: choices.indices, using: &random)] }

  private static func touchWord(_ rig: inout SessionRig, _ random: inout SeededGenerator) {
    let scene = rig.session.navigation.state.scene
    let words = rig.session.content.vocabulary.sceneWords(of: scene).map(\.word)
    let core = rig.session.content.vocabulary.coreWords.map(\.word)
    rig.tap(one(of: words + core, &random), scene: scene)
  }

  private static func feel(_ rig: inout SessionRig, _ random: inout SeededGenerator) {
    rig.send(.avatar(isOpen: true))
    let phrase = one(of: rig.session.avatar.tray.phrases, &random)
    if Bool.random(using: &random) { rig.touch(.feeling(phrase), saying: phrase.phrase) }
  }

  private static func speakMessage(_ rig: inout SessionRig) {
    guard !rig.session.bubble.state.text.isEmpty else { return }
    rig.touch(.message, saying: rig.session.bubble.state.text)
  }

  private static func settings(
    _ rig: inout SessionRig, _ random: inout SeededGenerator
  ) throws {
    let tier = one(of: Tier.allCases, &random)
    let style = one(of: CelebrationStyle.allCases, &random)
    let mode = one(of: ConversationMode.allCases, &random)
    try rig.change {
      $0.profile.tier = tier
      $0.chosen.celebrations = style
      $0.chosen.conversation = mode
    }
  }
}
