import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// What the session makes of a child's touches: bubble, loop, celebrations and log belong together
/// (000 §05, §06; M2-004, M2-006, M2-010, M2-011).
@Suite struct SessionTests {
  @Test("a word at Tier 2 is in the bubble, in the log and in an offer, rendered ahead (M2-004)")
  func word() throws {
    var rig = try SessionRig()
    let effects = rig.tap("banana")
    #expect(effects.bubbles == [BubbleState(parts: ["banana"])])
    let offer = try #require(effects.offers.first)
    #expect(effects.contains(.renderAhead(offer.followUps.map(\.phrase))))
    let event = try #require(effects.logged(.wordTap).first)
    #expect(event.text == "banana" && event.scene == "kitchen" && event.tier == .combinations)
    #expect(event.sequence == ["banana"])
  }

  @Test("a core word without a scene continues where the child is")
  func coreWord() throws {
    var rig = try SessionRig()
    let effects = rig.tap("more", scene: nil)
    #expect(effects.logged(.wordTap).first?.scene == "kitchen")
    #expect(effects.offers.count == 1)
  }

  @Test("a follow-up is spoken, replaces the bubble and brings the next three (000 §05)")
  func followUp() throws {
    var rig = try SessionRig()
    rig.tap("banana")
    rig.pass(1)
    let chosen = try #require(rig.session.scs.offer?.followUps[0])
    let effects = rig.choose(0)
    #expect(effects.bubbles.last == BubbleState(parts: [chosen.phrase]))
    #expect(effects.logged(.followUp).first?.text == chosen.phrase)
    #expect(effects.offers.first?.turn == 1)
  }

  @Test("twelve seconds after the last speech offer and bubble go, and the interaction is logged")
  func timeout() throws {
    var rig = try SessionRig()
    rig.tap("banana")
    rig.pass(12.9)
    #expect(rig.session.scs.offer != nil && !rig.session.bubble.state.parts.isEmpty)
    let effects = rig.pass(0.2)
    #expect(effects.contains(.tell(.followUps(nil))))
    #expect(effects.bubbles == [BubbleState()])
    let event = try #require(effects.logged(.interaction).first)
    #expect(event.sequence == ["banana"] && !event.scenarios.isEmpty)
    #expect(rig.session.deadline == nil)
  }

  @Test("however long the speech is, the bubble waits for its end (M2-006)")
  func longSpeech() throws {
    var rig = try SessionRig()
    rig.speechSeconds = 30
    rig.tap("banana")
    rig.pass(29)
    #expect(rig.session.bubble.state.parts == ["banana"])
    rig.pass(12.5)
    #expect(rig.session.bubble.state.parts == ["banana"])
    rig.pass(1)
    #expect(rig.session.bubble.state.parts.isEmpty)
  }

  @Test("another phrase ends the exchange and is a message of its own")
  func phrase() throws {
    var rig = try SessionRig()
    rig.tap("banana")
    let effects = rig.touch(.phrase("look at me"), saying: "look at me")
    #expect(effects.bubbles.last == BubbleState(parts: ["look at me"]))
    #expect(effects.contains(.tell(.followUps(nil))))
    #expect(effects.logged(.message).first?.text == "look at me")
  }

  @Test("a message of two words that is said is the first sentence; it is celebrated after it")
  func message() throws {
    var milestones = SessionRig.seasoned
    milestones.firstSentence = false
    var rig = try SessionRig(milestones: milestones)
    rig.tap("more")
    rig.tap("milk")
    let effects = rig.touch(.message, saying: "more milk")
    #expect(effects.logged(.message).first?.text == "more milk")
    #expect(effects.celebrations.isEmpty)
    #expect(rig.session.celebration.held == .firstSentence)
    let later = rig.pass(14)
    #expect(later.celebrations.map(\.reason) == [.firstSentence])
    #expect(rig.session.celebration.milestones.firstSentence)
  }

  @Test("the last part goes, and clear ends the exchange with the interaction")
  func removing() throws {
    var rig = try SessionRig()
    rig.tap("more")
    rig.tap("milk")
    #expect(rig.send(.removeLast).bubbles == [BubbleState(parts: ["more"])])
    let effects = rig.send(.clear)
    #expect(effects.bubbles == [BubbleState()] && effects.contains(.tell(.followUps(nil))))
    #expect(effects.logged(.interaction).first?.sequence == ["more"])
  }

  @Test("stop ends speech and exchange: nothing is offered to who wants quiet")
  func stop() throws {
    var rig = try SessionRig()
    rig.tap("banana")
    let effects = rig.stop()
    #expect(effects.contains(.tell(.followUps(nil))))
    #expect(rig.told.contains(.interrupted(rig.scheduler.newest)))
    #expect(rig.session.scs.offer == nil && rig.session.speaker == nil)
  }

  @Test("an utterance's end and failure are told")
  func ends() throws {
    var rig = try SessionRig()
    rig.tap("banana")
    let id = rig.scheduler.newest
    rig.pass(1)
    #expect(rig.told.contains(.finished(id)) && rig.session.speaker == nil)
    rig.tap("milk")
    let other = rig.scheduler.newest
    rig.speak(.clipFailed(other, reason: "no voice"))
    #expect(rig.told.contains(.failed(other, reason: "no voice")) && rig.session.speaker == nil)
  }

  @Test("the first word is celebrated when it was heard, with chime and log, and kept (M2-011)")
  func firstWord() throws {
    var rig = try SessionRig(tier: .firstWords, months: 14)
    let tapped = rig.tap("milk")
    #expect(tapped.celebrations.isEmpty)
    #expect(
      tapped.contains {
        if case .keep(.milestones, .object(let kept)) = $0 {
          kept["firstWord"] == .flag(true)
        } else {
          false
        }
      })
    #expect(rig.pass(0.9).celebrations.isEmpty)
    let effects = rig.pass(0.1)
    let celebration = try #require(effects.celebrations.first)
    #expect(celebration.reason == .firstWord && effects.contains(.cue(celebration.chime)))
    #expect(effects.logged(.celebration).map(\.text) == ["firstWord"])
  }

  @Test("at Tier 2 it waits for the end of the exchange, and comes in the very step (000 §06)")
  func heldCelebration() throws {
    var rig = try SessionRig()
    rig.tap("milk")
    #expect(rig.pass(12.5).celebrations.isEmpty)
    let effects = rig.pass(1)
    #expect(effects.celebrations.map(\.reason) == [.firstWord])
  }

  @Test("the tenth word of a session counts anew after half an hour of quiet")
  func sessions() throws {
    var rig = try SessionRig(tier: .firstWords, months: 14, milestones: SessionRig.seasoned)
    var reasons: [Celebration.Reason] = []
    func words(_ count: Int) {
      for index in 0..<count {
        reasons += rig.tap(["milk", "cup", "more"][index % 3]).celebrations.map(\.reason)
        reasons += rig.pass(1.5).celebrations.map(\.reason)
      }
    }
    words(9)
    rig.pass(1_801)
    words(9)
    #expect(!reasons.contains(.tenthWord))
    words(1)
    #expect(reasons.contains(.tenthWord))
  }

  @Test("at Tier 1, in Light and when Off nothing is offered; Light has sentences (resolution 7)")
  func quietModes() throws {
    var first = try SessionRig(tier: .firstWords, months: 14)
    #expect(first.tap("banana").offers.isEmpty)
    let banana = try #require(first.session.content.vocabulary.word("banana", in: "kitchen"))
    #expect(first.session.sentences(for: banana).isEmpty)
    #expect(first.session.carriers(for: banana).isEmpty)
    var light = try SessionRig { $0.conversation = .light }
    #expect(light.tap("banana").offers.isEmpty)
    #expect((1...3).contains(light.session.sentences(for: banana).count))
    #expect(!light.session.carriers(for: banana).isEmpty)
    let off = try SessionRig { $0.conversation = .off }
    #expect(off.session.sentences(for: banana).isEmpty && off.session.carriers(for: banana).isEmpty)
    let full = try SessionRig()
    #expect(full.session.sentences(for: banana).isEmpty)
    let carriers = full.session.carriers(for: banana)
    #expect(carriers.contains(Carrier(beginning: "I want …", phrase: "I want banana")))
    let without = try SessionRig { $0.carrierPhrases = false }
    #expect(without.session.carriers(for: banana).isEmpty)
  }

  @Test("what is hidden, in the scene or in the core, is in no phrase that is offered")
  func hidden() throws {
    var rig = try SessionRig { $0.hiddenWords = ["core": ["more"], "kitchen": ["milk"]] }
    for word in ["banana", "cup", "apple", "cookie"] {
      let phrases = try #require(rig.tap(word).offers.first).followUps.map(\.phrase)
      let words = phrases.flatMap { $0.lowercased().split(separator: " ") }
      #expect(!words.contains("more") && !words.contains("milk"), "\(phrases)")
    }
  }

  @Test("a second touch on the same word is the same utterance and no second part (resolution 13)")
  func repeats() throws {
    var rig = try SessionRig { $0.repeatGuardMilliseconds = 250 }
    rig.tap("banana")
    let first = rig.scheduler.newest
    rig.pass(0.1)
    #expect(rig.tap("banana").isEmpty)
    #expect(rig.scheduler.newest == first && rig.session.bubble.state.parts == ["banana"])
  }
}
