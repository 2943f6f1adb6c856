import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowTalk

/// A child at Tier 2 with the full loop that touches every word there is and chooses what is offered,
/// in virtual time; each of the session's steps is timed.
struct MeasuredChild {
  private var session: TalkActivity
  private var chance: SeededGenerator
  private var now = MonotonicTime(nanoseconds: 0)
  private let core: [FoundWord]
  private let words: [(word: FoundWord, scene: String)]

  /// A child of 30 months in `content`, at the beginning of a session.
  init(_ content: TalkContent, parentese: ParenteseTable, seed: UInt64) {
    let profile = ChildProfile(ageMonths: 30, tier: .combinations)
    let settings = DefaultsEngine.settings(
      for: ProfileRecord(profile: profile), table: content.defaults, parentese: parentese)
    session = TalkActivity(content: content, settings: settings, profile: profile, seed: seed)
    chance = SeededGenerator(seed: seed)
    core = content.vocabulary.coreWords.map { FoundWord($0) }
    words = content.vocabulary.sceneNames.flatMap { scene in
      content.vocabulary.sceneWords(of: scene).map { (FoundWord($0, scene: scene), scene) }
    }
    _ = session.handle(.began, at: now)
  }

  /// How long each of the next `count` touches took the session, in ns: the scenes' words in random
  /// order, every word before any comes again, a core word after every fourth (there are four times as
  /// many of the others), and after each none to two of the phrases it offers.
  mutating func touches(_ count: Int) -> [Int64] {
    var times: [Int64] = []
    times.reserveCapacity(count + 2)
    while !words.isEmpty, times.count < count {
      for (place, (word, scene)) in words.shuffled(using: &chance).enumerated()
      where times.count < count {
        go(to: scene)
        times += exchange(.word(word, scene: scene, object: nil))
        if place % 4 == 3, let word = core.randomElement(using: &chance) {
          times += exchange(.word(word, scene: nil, object: nil))
        }
      }
    }
    return times
  }

  private mutating func exchange(_ first: Touch) -> [Int64] {
    var times = [touch(first)]
    for _ in 0..<Int.random(in: 0...2, using: &chance) {
      guard let next = session.scs.offer?.followUps.randomElement(using: &chance) else { break }
      times.append(touch(.followUp(next)))
    }
    return times
  }

  /// Into the scene of the next word, which also ends the exchange: what was won is celebrated.
  private mutating func go(to scene: String) {
    guard scene != session.navigation.state.scene else { return }
    pass()
    _ = session.handle(.move(.scene(scene)), at: now)
  }

  private mutating func touch(_ touch: Touch) -> Int64 {
    pass()
    let begin = MonotonicTime.now()
    let effects = session.handle(
      .tapped(touch, as: UtteranceID(1), isRepeat: false), at: now)
    let took = MonotonicTime.now().nanoseconds - begin.nanoseconds
    precondition(!effects.isEmpty, "a touch has effects")
    return took
  }

  /// Two seconds, from one touch to the next.
  private mutating func pass() {
    now = now.later(bySeconds: 2)
    if let deadline = session.deadline, deadline <= now { _ = session.handle(.tick, at: now) }
  }
}
