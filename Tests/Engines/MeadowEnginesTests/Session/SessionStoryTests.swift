import MeadowEngines
import MeadowModel
import Testing

/// The whole session under random stories in virtual time: what must hold whatever a child, a
/// grown-up and the clock do (000 §05, §06; M2-004, M2-011).
@Suite struct SessionStoryTests {
  @Test("in 240 random stories the promises of loop, celebrations and timers hold at every step")
  func stories() throws {
    for seed in UInt64(1)...240 {
      var random = SeededGenerator(seed: seed)
      if let violation = try Self.story(seed, &random) {
        Issue.record("seed \(seed): \(violation)")
        return
      }
    }
  }

  @Test("the same story with the same seed is the same to the last effect (M2-011)")
  func replays() throws {
    for seed in UInt64(1)...20 {
      var first = SeededGenerator(seed: seed)
      var second = SeededGenerator(seed: seed)
      let one = try Self.told(seed, &first)
      #expect(try Self.told(seed, &second) == one, "seed \(seed)")
    }
  }

  private static func rig(
    _ seed: UInt64, _ random: inout SeededGenerator
  ) throws -> SessionRig {
    let tier = Tier.allCases.randomElement(using: &random) ?? .combinations
    let guarded = Bool.random(using: &random) ? 250 : 0
    let policy = InterruptionPolicy.allCases.randomElement(using: &random) ?? .replace
    var rig = try SessionRig(
      seed: seed, tier: tier, months: Int.random(in: 12...48, using: &random)
    ) { $0.repeatGuardMilliseconds = guarded }
    try rig.change { $0.speech.interruptions.word = policy }
    rig.speechSeconds = Double.random(in: 0.2...2.5, using: &random)
    return rig
  }

  private static func story(
    _ seed: UInt64, _ random: inout SeededGenerator
  ) throws -> String? {
    var rig = try rig(seed, &random)
    var judge = SessionJudge()
    var judged = 0
    for _ in 0..<60 {
      try act(&rig, &random)
      rig.pass([0, 0.1, 0.6, 1.5, 3, 13].randomElement(using: &random) ?? 0)
      for step in rig.steps[judged...] {
        if let violation = judge.judge(step) { return violation }
      }
      judged = rig.steps.count
    }
    return nil
  }

  private static func told(
    _ seed: UInt64, _ random: inout SeededGenerator
  ) throws -> [Session.Effect] {
    var rig = try rig(seed, &random)
    for _ in 0..<40 {
      try act(&rig, &random)
      rig.pass(Double.random(in: 0...4, using: &random))
    }
    return rig.steps.flatMap(\.effects)
  }

  /// Something that a child, a grown-up or the world does.
  private static func act(_ rig: inout SessionRig, _ random: inout SeededGenerator) throws {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: touchWord(&rig, &random)
    case 8..<11: rig.choose(Int.random(in: 0..<3, using: &random))
    case 11: rig.send(.move(.scene(scenes.randomElement(using: &random) ?? "kitchen")))
    case 12: rig.send([.removeLast, .clear].randomElement(using: &random) ?? .clear)
    case 13: try feel(&rig, &random)
    case 14: rig.send(.companion(CompanionAction.allCases.randomElement(using: &random) ?? .start))
    case 15: rig.send(.move([.back, .home, .mode(.grid), .overlay(.category)][seedless(&random)]))
    case 16: rig.send(.speech([.stop, .outputLost, .quiet, .stop][seedless(&random)]))
    case 17: try settings(&rig, &random)
    case 18: if !rig.session.bubble.state.text.isEmpty { speakMessage(&rig) }
    default: rig.send(.clock(TimeOfDay(Int.random(in: 0..<24, using: &random), 0)))
    }
  }

  private static let scenes = ["kitchen", "bathroom", "bedroom", "playroom", "outdoors"]

  private static func seedless(_ random: inout SeededGenerator) -> Int {
    Int.random(in: 0..<4, using: &random)
  }

  private static func touchWord(_ rig: inout SessionRig, _ random: inout SeededGenerator) {
    let scene = rig.session.navigation.state.scene
    let words = rig.session.content.vocabulary.sceneWords(of: scene).map(\.word)
    let core = rig.session.content.vocabulary.coreWords.map(\.word)
    rig.tap((words + core).randomElement(using: &random) ?? "more", scene: scene)
  }

  private static func feel(_ rig: inout SessionRig, _ random: inout SeededGenerator) throws {
    rig.send(.avatar(isOpen: true))
    guard let phrase = rig.session.avatar.tray.phrases.randomElement(using: &random) else { return }
    if Bool.random(using: &random) { rig.touch(.feeling(phrase), saying: phrase.phrase) }
  }

  private static func speakMessage(_ rig: inout SessionRig) {
    rig.touch(.message, saying: rig.session.bubble.state.text)
  }

  private static func settings(
    _ rig: inout SessionRig, _ random: inout SeededGenerator
  ) throws {
    let tier = Tier.allCases.randomElement(using: &random)
    let style = CelebrationStyle.allCases.randomElement(using: &random)
    let mode = ConversationMode.allCases.randomElement(using: &random)
    try rig.change {
      $0.profile.tier = tier
      $0.chosen.celebrations = style == .off ? nil : style
      $0.chosen.conversation = mode == .light ? nil : mode
    }
  }
}
