import MeadowFoundations
import MeadowTalk
import Testing

/// The loop of speaking and choosing (M2-004).
@Suite struct SCSEngineTests {
  private typealias Rig = SCSRig

  private static let book = Rig.book([
    Rig.banana("want banana", .requesting), Rig.banana("yummy banana", .commenting),
    Rig.banana("where banana?", .asking), Rig.banana("no banana", .protesting),
  ])

  @Test("a word gives three follow-ups in the same step, and their sound is made ahead (M2-004)")
  func offer() throws {
    var rig = Rig(Self.book)
    let effects = rig.send(.spoke(Rig.bananaWord))
    let offer = try #require(rig.engine.offer)
    #expect(effects == [.offer(offer), .renderAhead(offer.followUps.map(\.phrase))])
    #expect(offer.trigger == "banana")
    #expect(offer.turn == 0)
    #expect(offer.followUps.count == 3)
    #expect(Set(offer.followUps.map(\.id)).count == 3)
  }

  @Test("Tier 1 never runs the loop (§05, resolution 7)")
  func firstWords() {
    var rig = Rig(Self.book, tier: .firstWords)
    #expect(rig.send(.spoke(Rig.bananaWord)).isEmpty)
    #expect(rig.engine.offer == nil)
    #expect(rig.engine.deadline == nil)
  }

  @Test("before settings come there is no loop")
  func fresh() {
    var engine = SCSEngine(seed: 1)
    let effects = engine.handle(
      .spoke(Rig.bananaWord), from: Self.book, isHidden: { _ in false },
      at: MonotonicTime(nanoseconds: 0))
    #expect(effects.isEmpty)
  }

  @Test(
    "Light and Off offer no follow-ups (resolution 7)", arguments: [ConversationMode.light, .off])
  func modes(mode: ConversationMode) {
    var rig = Rig(Self.book, tier: .sentences, mode: mode)
    #expect(rig.send(.spoke(Rig.bananaWord)).isEmpty)
    #expect(rig.engine.offer == nil)
  }

  @Test("a chosen follow-up gives new ones and is not offered again at once (resolution 6)")
  func choosing() throws {
    for seed in UInt64(1)...40 {
      var rig = Rig(Self.book, seed: seed)
      rig.spoke()
      for turn in 1...7 {
        let chosen = try #require(rig.engine.offer?.followUps.last)
        let effects = rig.send(.chose(id: chosen.id))
        let offer = try #require(rig.engine.offer)
        #expect(effects.count == 2)
        #expect(offer.turn == turn)
        #expect(offer.followUps.count == 3)
        #expect(!offer.followUps.contains { $0.phrase == chosen.phrase }, "seed \(seed)")
      }
    }
  }

  @Test("a new word begins a new exchange")
  func newWord() throws {
    var rig = Rig(Self.book)
    rig.spoke()
    rig.send(.chose(id: try #require(rig.engine.offer?.followUps.first?.id)))
    #expect(rig.engine.offer?.turn == 1)
    rig.spoke()
    #expect(rig.engine.offer?.turn == 0)
  }

  @Test("12 seconds after the last speech the offer goes, not before (M2-004)")
  func timeout() {
    var rig = Rig(Self.book)
    rig.spoke()
    rig.pass(2)
    #expect(rig.send(.speechEnded).isEmpty)
    rig.pass(11.999)
    #expect(rig.send(.tick).isEmpty)
    #expect(rig.engine.offer != nil)
    rig.pass(0.001)
    #expect(rig.engine.deadline == rig.now)
    #expect(rig.send(.tick) == [.withdraw(.timedOut)])
    #expect(rig.engine.offer == nil)
    #expect(rig.engine.deadline == nil)
    #expect(rig.send(.tick).isEmpty)
    #expect(rig.send(.speechEnded).isEmpty)
    #expect(rig.engine.deadline == nil)
  }

  @Test("where the end of speech is not known, the 12 seconds run from its beginning (M2-004)")
  func unknownEnd() {
    var rig = Rig(Self.book)
    rig.spoke()
    rig.pass(12)
    #expect(rig.send(.tick) == [.withdraw(.timedOut)])
  }

  @Test("going elsewhere and Stop end the exchange, once")
  func leaving() {
    for (input, reason) in [
      (SCSEngine.Input.leave, SCSEngine.WithdrawReason.left), (.stop, .stopped),
    ] {
      var rig = Rig(Self.book)
      rig.spoke()
      #expect(rig.send(input) == [.withdraw(reason)])
      #expect(rig.send(input).isEmpty)
    }
  }

  @Test("a setting that changes the loop ends the exchange, another time-out only moves its end")
  func settings() {
    var rig = Rig(Self.book)
    rig.spoke()
    rig.pass(3)
    #expect(rig.send(.settings(tier: .combinations, mode: .full, timeoutSeconds: 20)).isEmpty)
    #expect(rig.engine.deadline?.milliseconds(since: rig.now) == 17_000)
    let sentences = SCSEngine.Input.settings(tier: .sentences, mode: .full, timeoutSeconds: 20)
    #expect(rig.send(sentences) == [.withdraw(.settings)])
    rig.spoke()
    let light = SCSEngine.Input.settings(tier: .sentences, mode: .light, timeoutSeconds: 20)
    #expect(rig.send(light) == [.withdraw(.settings)])
    #expect(rig.send(light).isEmpty)
  }

  @Test(
    "a time-out beyond reason is bounded, never a crash",
    arguments: [(-5.0, 0.0), (1e12, 3600), (.infinity, 12), (.nan, 12), (30, 30)])
  func timeouts(given: Double, used: Double) {
    var rig = Rig(Self.book, timeout: given)
    rig.spoke()
    #expect(rig.engine.deadline?.milliseconds(since: rig.now) == used * 1000)
  }

  @Test("a late touch still speaks and goes on, for the last 64 follow-ups")
  func lateTouch() throws {
    var rig = Rig(Self.book)
    rig.spoke()
    let old = try #require(rig.engine.offer?.followUps[1])
    rig.pass(13)
    rig.send(.tick)
    #expect(rig.engine.followUp(old.id) == old)
    #expect(rig.send(.chose(id: old.id)).count == 2)
    #expect(rig.engine.offer?.turn == 1)
    for _ in 0..<21 { rig.spoke() }
    #expect(rig.engine.followUp(old.id) == nil)
    #expect(rig.send(.chose(id: old.id)).isEmpty)
    #expect(rig.send(.chose(id: "nonsense")).isEmpty)
  }

  @Test("a follow-up chosen after the loop was switched off opens none")
  func chosenTooLate() throws {
    var rig = Rig(Self.book)
    rig.spoke()
    let old = try #require(rig.engine.offer?.followUps.first)
    rig.send(.settings(tier: .firstWords, mode: .full, timeoutSeconds: 12))
    #expect(rig.send(.chose(id: old.id)).isEmpty)
    #expect(rig.engine.followUp(old.id) == old)
    #expect(rig.engine.offer == nil)
  }
}
