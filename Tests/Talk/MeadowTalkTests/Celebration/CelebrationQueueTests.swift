import MeadowFoundations
import MeadowTalk
import MeadowTestSupport
import Testing

/// Milestones stand in line: none is lost, whatever happens meanwhile (document 000 §06, "always").
@Suite struct CelebrationQueueTests {
  typealias Party = CelebrationEngineTests.Party

  @Test("milestones of one exchange are celebrated one after the other, each when the last is over")
  func inTurn() throws {
    var party = Party()
    party.step = 0
    _ = party(.enteredScene("kitchen"))
    _ = party(.exchange(isOpen: true))
    for input in [CelebrationEngine.Input.wordTap, .sentence, .enteredScene("bathroom")] {
      #expect(party(input).isEmpty)
    }
    #expect(party.engine.waiting == [.firstWord, .firstSentence, .newScene])
    var seen = party(.exchange(isOpen: false))
    while let deadline = party.engine.deadline {
      let last = try #require(seen.last)
      #expect(deadline.milliseconds(since: party.now) == Double(last.milliseconds) + 500)
      party.now.nanoseconds = deadline.nanoseconds - 1
      #expect(party(.tick).isEmpty)
      party.now = deadline
      seen += party(.tick)
    }
    #expect(seen.map(\.reason) == [.firstWord, .firstSentence, .newScene])
  }

  @Test("one that is reached while another is celebrated waits for its end")
  func duringAnother() throws {
    var party = Party(knowing: true)
    party.step = 0.1
    #expect(party.reasons(.enteredScene("bathroom")) == [.newScene])
    #expect(party.reasons(.enteredScene("bedroom")).isEmpty)
    party.now = try #require(party.engine.deadline)
    party.step = 0
    #expect(party.reasons(.tick) == [.newScene] && party.engine.deadline == nil)
  }

  @Test("a word ends what is celebrated; what waits comes after the word, not over it")
  func wordEndsIt() throws {
    var party = Party(knowing: true)
    party.step = 0.1
    _ = party(.enteredScene("bathroom"))
    _ = party(.enteredScene("bedroom"))
    _ = party(.exchange(isOpen: true))
    #expect(party.engine.deadline == nil)
    party.now.nanoseconds += 1_000_000_000
    #expect(party.reasons(.exchange(isOpen: false)) == [.newScene])
  }

  @Test(
    "while the child's screen is out of sight nothing is celebrated, and milestones wait for it")
  func outOfSight() {
    var party = Party(knowing: true)
    #expect(party(.seen(false)).isEmpty)
    #expect(party(.enteredScene("bathroom")).isEmpty && party.engine.deadline == nil)
    for _ in 0..<200 { #expect(party(.wordTap).isEmpty) }
    #expect(party.engine.waiting == [.newScene, .tenthWord])
    #expect(party.reasons(.seen(true)) == [.newScene])
    #expect(party.reasons(.tick) == [.tenthWord])
  }

  @Test("what waits is kept, and after a restart it comes once the child has said something")
  func overARestart() throws {
    var party = Party()
    _ = party(.exchange(isOpen: true))
    _ = party(.wordTap)
    for _ in 0..<9 { _ = party(.wordTap) }
    let effects = party.effects(.sentence)
    var noted = CelebrationMilestones()
    (noted.firstWord, noted.firstSentence) = (true, true)
    noted.waiting = [.firstWord, .firstSentence]  // the session of the tenth word is over
    #expect(effects == [.keep(noted)])
    var next = CelebrationEngine(seed: 2, milestones: noted)
    #expect(next.waiting == noted.waiting && next.deadline == nil)
    #expect(next.handle(.tick, at: .second(500)).isEmpty)
    #expect(next.handle(.exchange(isOpen: true), at: .second(501)).isEmpty)
    let celebrated = next.handle(.exchange(isOpen: false), at: .second(502))
    noted.waiting = [.firstSentence]
    #expect(celebrated.first == .keep(noted) && celebrated.count == 2)
    var quiet = CelebrationEngine(
      seed: 3, milestones: noted, settings: CelebrationSettings(style: .off))
    #expect(
      quiet.waiting.isEmpty && quiet.handle(.exchange(isOpen: false), at: .second(1)).count == 1)
  }

  @Test("no milestone is lost and none comes twice, on any course of events")
  func property() {
    for seed in UInt64(1)...200 {
      var generator = SeededGenerator(seed: seed)
      var party = Party(seed: seed, tier: .combinations)
      var seen: [Celebration.Reason] = []
      for _ in 0..<120 {
        party.step = Double.random(in: 0...2, using: &generator)
        let input: CelebrationEngine.Input =
          switch Int.random(in: 0..<10, using: &generator) {
          case 0, 1: .exchange(isOpen: Bool.random(using: &generator))
          case 2: .sentence
          case 3: .enteredScene(String(Int.random(in: 0..<9, using: &generator)))
          case 4: .seen(Bool.random(using: &generator))
          case 5: .tick
          default: .wordTap
          }
        let celebrated = party.reasons(input)
        #expect(celebrated.count <= 1, "seed \(seed)")
        seen += celebrated
      }
      let reached = party.engine.milestones
      let all = seen + party.engine.waiting
      #expect(all.count { $0 == .firstWord } == (reached.firstWord ? 1 : 0), "seed \(seed)")
      #expect(all.count { $0 == .firstSentence } == (reached.firstSentence ? 1 : 0), "seed \(seed)")
      #expect(all.count { $0 == .newScene } == max(0, reached.visited.count - 1), "seed \(seed)")
    }
  }
}
