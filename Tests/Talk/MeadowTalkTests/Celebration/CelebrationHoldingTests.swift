import MeadowFoundations
import MeadowTalk
import Testing

/// Communication before reward: a celebration waits until the exchange is over (document 000 §06,
/// clinical note; spec README, resolution 8).
@Suite struct CelebrationHoldingTests {
  typealias Party = CelebrationEngineTests.Party

  @Test("a milestone in an exchange waits, and comes in the very step in which it ends")
  func held() {
    var party = Party()
    #expect(party(.exchange(isOpen: true)).isEmpty)
    #expect(party(.wordTap).isEmpty)
    #expect(party.engine.held == .firstWord)
    for _ in 0..<8 { #expect(party(.wordTap).isEmpty) }
    #expect(party.reasons(.exchange(isOpen: false)) == [.firstWord])
    #expect(party.engine.held == nil)
    #expect(party(.exchange(isOpen: false)).isEmpty)
  }

  @Test("what is of the moment gives way: a milestone before the companion before a surprise")
  func merged() {
    var party = Party(knowing: true)
    _ = party(.exchange(isOpen: true))
    let order: [(CelebrationEngine.Input, Celebration.Reason)] = [
      (.companion, .companion), (.enteredScene("bathroom"), .newScene), (.companion, .newScene),
    ]
    for (input, reason) in order {
      #expect(party(input).isEmpty)
      #expect(party.engine.held == reason)
    }
    #expect(party.reasons(.exchange(isOpen: false)) == [.newScene])
    #expect(party.effects(.tick).isEmpty && party.engine.held == nil)
  }

  @Test("a surprise that waits gives way to a milestone")
  func surpriseGivesWay() {
    var found = false
    for seed in UInt64(1)...100 where !found {
      var party = Party(seed: seed, knowing: true)
      _ = party(.exchange(isOpen: true))
      _ = party(.wordTap)
      guard party.engine.held == .surprise else { continue }
      found = true
      _ = party(.enteredScene("bathroom"))
      #expect(party.reasons(.exchange(isOpen: false)) == [.newScene])
    }
    #expect(found)
  }

  @Test("what waits is dropped when celebrations are turned off meanwhile")
  func droppedWhenOff() {
    var party = Party()
    _ = party(.exchange(isOpen: true))
    _ = party(.wordTap)
    _ = party(.settings(CelebrationSettings(style: .off)))
    _ = party(.settings(CelebrationSettings(style: .full)))
    #expect(party(.exchange(isOpen: false)).isEmpty)
  }

  @Test("what waits comes as the settings are when it comes")
  func newStyle() throws {
    var party = Party(style: .full)
    _ = party(.exchange(isOpen: true))
    _ = party(.wordTap)
    _ = party(.settings(CelebrationSettings(style: .subtle)))
    #expect(try #require(party(.exchange(isOpen: false)).first).intensity == 1)
  }

  @Test("the cooldown begins anew when what waited is celebrated")
  func cooldownAfterRelease() {
    for seed in UInt64(1)...100 {
      var party = Party(seed: seed, knowing: true)
      _ = party(.exchange(isOpen: true))
      for _ in 0..<4 { _ = party(.wordTap) }
      _ = party(.enteredScene("bathroom"))
      #expect(party.reasons(.exchange(isOpen: false)) == [.newScene])
      for _ in 0..<5 { #expect(party(.wordTap).isEmpty, "seed \(seed)") }
    }
  }

  @Test("the companion is glad of a touch, but not while the touch is celebrated for itself")
  func companion() {
    var party = Party()
    _ = party(.wordTap)
    party.step = 1
    #expect(party(.companion).isEmpty)
    party.now.nanoseconds += 2_000_000_000
    #expect(party.reasons(.companion) == [.companion])
  }

  @Test("never during an exchange, never later than the step that ends it, on any course of events")
  func property() {
    for seed in UInt64(1)...300 {
      var generator = SeededGenerator(seed: seed)
      var party = Party(seed: seed, tier: .combinations)
      var isOpen = false
      for _ in 0..<200 {
        let input: CelebrationEngine.Input =
          switch Int.random(in: 0..<10, using: &generator) {
          case 0: .exchange(isOpen: true)
          case 1: .exchange(isOpen: false)
          case 2: .sentence
          case 3: .enteredScene(String(Int.random(in: 0..<9, using: &generator)))
          case 4: .companion
          default: .wordTap
          }
        let held = party.engine.held
        let celebrations = party(input)
        if case .exchange(let open) = input {
          isOpen = open
          #expect(open || celebrations.map(\.reason) == (held.map { [$0] } ?? []), "seed \(seed)")
        }
        #expect(!isOpen || celebrations.isEmpty, "seed \(seed)")
        // What waits without an exchange waits for the celebration before it.
        #expect(
          isOpen || party.engine.held == nil || party.engine.deadline ?? party.now > party.now,
          "seed \(seed)")
        #expect(celebrations.count <= 1, "seed \(seed)")
      }
    }
  }
}
