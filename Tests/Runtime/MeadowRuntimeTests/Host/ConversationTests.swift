import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// Speak, choose, speak: the loop as a child meets it (document 000 §05, M2-004; spec README,
/// resolutions 3–7), through the whole host.
@Suite struct ConversationTests {
  @Test("a word at Tier 2 brings three follow-ups in its own reply, of two functions or more")
  func offers() async throws {
    let rig = try await ConversationRig()
    let reply = try await rig.say("banana")
    let offer = try #require(reply.offer)
    #expect(offer.trigger == "banana" && offer.followUps.count == 3)
    #expect(Set(offer.followUps.map(\.phrase)).count == 3)
    #expect(Set(offer.followUps.map(\.pragmaticFunction)).count >= 2)
    #expect(reply.bubble.parts == ["banana"])
  }

  @Test("the three follow-ups are rendered ahead, so that the choice is as fast as the first tap")
  func rendersAhead() async throws {
    let rig = try await ConversationRig()
    let offer = try #require(try await rig.say("banana").offer)
    await rig.host.renderedAhead()
    for followUp in offer.followUps {
      let reply = try await rig.host.tap(
        Tap(.followUp(followUp.id)), received: rig.rig.timers.now())
      #expect(reply.origin == .cache, "\(followUp.phrase)")
      await rig.rig.pass(milliseconds: 2_000)
    }
  }

  @Test("the loop runs for seven exchanges, and each follow-up is spoken and replaces the bubble")
  func loops() async throws {
    let rig = try await ConversationRig()
    var reply = try await rig.say("banana")
    for turn in 1...7 {
      let chosen = try #require(reply.offer?.followUps.first)
      reply = try await rig.choose(chosen)
      #expect(reply.text == chosen.phrase && reply.bubble.text == chosen.phrase)
      let offer = try #require(reply.offer)
      #expect(offer.turn == turn && offer.followUps.count == 3)
      #expect(!offer.followUps.contains { $0.phrase == chosen.phrase })
    }
  }

  @Test("at Tier 1, in Light and when Off there is no loop; Light has sentences instead")
  func quietModes() async throws {
    let first = try await ConversationRig(months: 14, tier: .firstWords)
    #expect(try await first.say("banana").offer == nil)
    let off = try await ConversationRig { $0.conversation = .off }
    let word = try await off.say("banana")
    #expect(word.offer == nil && word.sentences.isEmpty && word.carriers.isEmpty)
    let light = try await ConversationRig { $0.conversation = .light }
    let reply = try await light.say("banana")
    #expect(reply.offer == nil && !reply.sentences.isEmpty)
  }

  @Test("Tier 2 gets beginnings to fill in, unless they are switched off; Tier 3 gets none")
  func carriers() async throws {
    #expect(!(try await ConversationRig().say("banana").carriers.isEmpty))
    let off = try await ConversationRig { $0.carrierPhrases = false }
    #expect(try await off.say("banana").carriers.isEmpty)
    let third = try await ConversationRig(months: 40, tier: .sentences)
    #expect(try await third.say("banana").carriers.isEmpty)
  }

  @Test("bubble and follow-ups clear 12 s after the last speech, and the interaction is over")
  func timeout() async throws {
    let rig = try await ConversationRig()
    try await rig.say("banana", pause: 1_000)
    await rig.rig.pass(milliseconds: 11_000)
    #expect(await rig.host.state().offer != nil)
    await rig.rig.pass(milliseconds: 2_000)
    let state = await rig.host.state()
    #expect(state.offer == nil && state.bubble.parts.isEmpty)
  }

  @Test("a follow-up whose offer is gone still speaks when it is touched late")
  func late() async throws {
    let rig = try await ConversationRig()
    let offered = try #require(try await rig.say("banana").offer?.followUps[1])
    await rig.rig.pass(milliseconds: 20_000)
    #expect(try await rig.choose(offered).text == offered.phrase)
  }

  @Test("a phrase that is on offer counts as chosen, however it is sent; others speak as they are")
  func phrases() async throws {
    let rig = try await ConversationRig()
    let offered = try #require(try await rig.say("banana").offer?.followUps[0])
    let reply = try await rig.host.tap(Tap(.phrase(offered.phrase)), received: rig.rig.timers.now())
    #expect(reply.offer?.turn == 1)
    await rig.rig.pass(milliseconds: 2_000)
    let other = try await rig.host.tap(Tap(.phrase("look at me")), received: rig.rig.timers.now())
    #expect(other.offer == nil && other.bubble.text == "look at me")
  }

  @Test("an unknown follow-up is refused by its field, and what is said goes on")
  func unknown() async throws {
    let rig = try await ConversationRig()
    let error = await #expect(throws: InputProblem.self) {
      try await rig.host.tap(Tap(.followUp("f999")), received: rig.rig.timers.now())
    }
    #expect(error?.field == "followUp" && error?.kind == .unknown)
  }

  @Test("words build a message; it is said as one, shortened, and cleared with all sound")
  func message() async throws {
    let rig = try await ConversationRig()
    for word in ["I", "want", "banana"] { try await rig.say(word, pause: 600) }
    let said = try #require(
      try await rig.host.message(.speak, received: rig.rig.timers.now()))
    #expect(said.text == "I want banana")
    await rig.rig.pass(milliseconds: 1_500)
    _ = try await rig.host.message(.removeLast, received: rig.rig.timers.now())
    #expect(await rig.host.state().bubble.text == "I want")
    try await rig.say("milk", pause: 50)
    _ = try await rig.host.message(.clear, received: rig.rig.timers.now())
    let state = await rig.host.state()
    #expect(state.bubble.parts.isEmpty && state.offer == nil && state.speaking == nil)
    await #expect(throws: InputProblem.self) {
      try await rig.host.message(.speak, received: rig.rig.timers.now())
    }
  }

  @Test("a hidden word is never offered")
  func hidden() async throws {
    func offersHands(_ rig: ConversationRig, after word: String) async throws -> Bool {
      let phrases = try #require(try await rig.say(word).offer).followUps.map(\.phrase)
      return phrases.contains { $0.contains("hands") }
    }
    let open = try await ConversationRig()
    let hiding = try await ConversationRig { $0.hiddenWords = ["kitchen": ["hands"]] }
    for word in ["sticky", "dirty"] {
      #expect(try await offersHands(open, after: word), "\(word)")
      #expect(try await !offersHands(hiding, after: word), "\(word)")
    }
  }

  @Test("the same word touched again at once is one utterance with a pulse; later it is a new one")
  func repeats() async throws {
    let rig = try await ConversationRig()
    let first = try await rig.say("banana", pause: 120)
    let again = try await rig.say("banana", pause: 200)
    #expect(again.isRepeat && again.utterance == first.utterance)
    #expect(again.bubble.parts == ["banana"])
    let later = try await rig.say("banana", pause: 2_000)
    #expect(!later.isRepeat && later.utterance != first.utterance)
  }

  @Test("an audition speaks and leaves no trace in bubble, loop or celebrations")
  func audition() async throws {
    let rig = try await ConversationRig()
    for tap in [
      Tap(.word("banana"), isAudition: true), Tap(.word("banana"), manner: Manner(rate: 1.2)),
    ] {
      let reply = try await rig.host.tap(tap, received: rig.rig.timers.now())
      #expect(reply.offer == nil)
      await rig.rig.pass(milliseconds: 1_500)
    }
    #expect(await rig.host.state().bubble.parts.isEmpty)
    let told = await rig.told()
    #expect(!told.contains { if case .celebration = $0 { true } else { false } })
  }
}
