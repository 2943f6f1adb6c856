import MeadowFoundations
import MeadowTalk
import MeadowTestSupport
import Testing

/// The speech bubble (M2-004, M2-006; spec README, resolutions 8 and 14).
@Suite struct SpeechBubbleTests {
  /// A bubble that is led by short calls.
  struct Talk {
    var bubble = SpeechBubble()
    var effects: [SpeechBubble.Effect] = []
    var now = MonotonicTime.second(0)

    mutating func callAsFunction(_ input: SpeechBubble.Input, at second: Double? = nil) {
      if let second { now = .second(second) }
      effects = bubble.handle(input, at: now)
    }

    mutating func words(_ texts: String...) {
      for text in texts { self(.word(InteractionPart(text: text, form: .count))) }
    }

    mutating func followUp(_ text: String) {
      self(.followUp(InteractionPart(text: text, pragmaticFunction: .requesting)))
    }

    var ended: [String]? {
      for case .interactionEnded(let parts, _) in effects { return parts.map(\.text) }
      return nil
    }

    var sentence: String? {
      for case .sentence(let text) in effects { return text }
      return nil
    }
  }

  @Test("every word joins the message, and its tags come along (M2-006)")
  func wordsJoin() {
    var talk = Talk()
    talk.words("I", "want", "banana")
    #expect(talk.bubble.state == BubbleState(parts: ["I", "want", "banana"]))
    #expect(talk.effects == [.changed(BubbleState(parts: ["I", "want", "banana"]))])
    #expect(talk.bubble.sequence == ["I", "want", "banana"])
    talk(.clear)
    let part = InteractionPart(text: "banana", form: .count)
    guard case .interactionEnded(let parts, let began) = talk.effects.last else {
      Issue.record("the interaction is not told")
      return
    }
    #expect(parts.last == part && parts.count == 3)
    #expect(began == .second(0), "it began with its first touch")
  }

  @Test("a follow-up or a phrase replaces the message; the interaction keeps every touch in order")
  func replacing() {
    var talk = Talk()
    talk.words("banana")
    talk.followUp("I want banana")
    #expect(talk.bubble.state.text == "I want banana")
    talk(.phrase(InteractionPart(text: "I'm hungry", pragmaticFunction: .feeling)))
    #expect(talk.bubble.state.parts == ["I'm hungry"])
    talk(.clear)
    #expect(talk.ended == ["banana", "I want banana", "I'm hungry"])
  }

  @Test("it clears 12 seconds after the last speech ended, and ends the interaction (M2-004)")
  func clears() {
    var talk = Talk()
    talk.words("more")
    talk(.speechBegan(milliseconds: 700), at: 1)
    #expect(talk.bubble.deadline == .second(13.7))
    talk(.speechEnded, at: 1.6)
    talk(.tick, at: 13.5)
    #expect(talk.effects.isEmpty)
    talk(.tick, at: 13.6)
    #expect(talk.effects.first == .changed(BubbleState()) && talk.ended == ["more"])
    #expect(talk.bubble.deadline == nil)
    talk(.tick, at: 99)
    #expect(talk.effects.isEmpty)
  }

  @Test("where the end of the speech is not known, its beginning counts; its length where known")
  func beginning() {
    var talk = Talk()
    talk.words("more")
    #expect(talk.bubble.deadline == .second(12))
    talk(.speechBegan(milliseconds: nil), at: 5)
    #expect(talk.bubble.deadline == .second(17))
    talk(.speechBegan(milliseconds: 20_000), at: 6)
    #expect(talk.bubble.deadline == .second(38))
  }

  @Test("speech without a message, such as the companion's, begins no time")
  func noMessage() {
    var talk = Talk()
    talk(.speechBegan(milliseconds: 100))
    talk(.speechEnded)
    #expect(talk.bubble.deadline == nil && talk.bubble == SpeechBubble())
  }

  @Test("its seconds are a setting, from the next speech on")
  func setting() {
    var talk = Talk()
    talk(.settings(bubbleSeconds: 30))
    talk.words("more")
    #expect(talk.bubble.deadline == .second(30))
  }

  @Test("the whole message can be said, corrected and cleared")
  func message() {
    var talk = Talk()
    for input in [SpeechBubble.Input.speak, .removeLast, .clear] {
      talk(input)
      #expect(talk.effects.isEmpty)
    }
    talk.words("I", "want", "go")
    talk(.removeLast, at: 5)
    #expect(talk.bubble.state.parts == ["I", "want"] && talk.bubble.deadline == .second(17))
    talk(.speak, at: 6)
    #expect(talk.effects.first == .say("I want") && talk.bubble.deadline == .second(18))
    talk(.removeLast)
    talk(.removeLast)
    #expect(talk.bubble.state.parts.isEmpty && talk.bubble.deadline == nil)
    #expect(talk.ended == nil)
  }

  @Test("what was replaced stays in the interaction when the replacement is taken back")
  func removeAfterReplacing() {
    var talk = Talk()
    talk.words("banana")
    talk.followUp("more banana")
    talk(.removeLast)
    #expect(talk.effects.first == .changed(BubbleState()) && talk.ended == ["banana"])
  }

  @Test("a sentence is two or more words that the child built: a follow-up, or a message of words")
  func sentences() {
    var talk = Talk()
    talk.words("more")
    #expect(talk.sentence == nil)
    talk(.speak)
    #expect(talk.sentence == nil)
    talk.words("milk")
    #expect(talk.sentence == nil)
    talk(.speak)
    #expect(talk.sentence == "more milk")
    talk.followUp("want milk")
    #expect(talk.sentence == "want milk")
    talk(.speak)
    #expect(talk.sentence == "want milk")
    talk.followUp("milk")
    #expect(talk.sentence == nil)
  }

  @Test("the same word twice is no sentence, in whatever case")
  func sameWord() {
    var talk = Talk()
    talk.words("more", "More")
    talk(.speak)
    #expect(talk.sentence == nil && talk.effects == [.say("more More")])
    talk.words("milk")
    talk(.speak)
    #expect(talk.sentence == "more More milk")
  }

  @Test("one word of several, or a ready phrase, is no sentence the child built")
  func noSentences() {
    var talk = Talk()
    talk.words("I love you")
    talk(.speak)
    #expect(talk.effects == [.say("I love you")])
    talk(.phrase(InteractionPart(text: "I'm hungry")))
    #expect(talk.sentence == nil)
    talk(.speak)
    #expect(talk.sentence == nil)
  }

  @Test("a message has at most 20 parts; the oldest goes, and a long interaction is told in pieces")
  func bounded() {
    var talk = Talk()
    var told: [String] = []
    for number in 1...45 {
      talk.words("w\(number)")
      told += talk.ended ?? []
      #expect(talk.bubble.state.parts.count == min(number, SpeechBubble.limit))
      #expect(talk.bubble.sequence.count <= SpeechBubble.limit)
    }
    #expect(talk.bubble.state.parts.last == "w45" && talk.bubble.state.parts.first == "w26")
    for _ in 1...6 { talk(.removeLast) }
    #expect(talk.bubble.sequence.isEmpty && talk.bubble.state.parts.last == "w39")
    talk(.clear)
    #expect(talk.ended == nil)
    #expect(told == (1...40).map { "w\($0)" })
  }

  @Test("no touch is lost: all that was touched is told, in order, on any course of events")
  func nothingLost() {
    for seed in UInt64(1)...100 {
      var generator = SeededGenerator(seed: seed)
      var talk = Talk()
      var touched: [String] = []
      var told: [String] = []
      for number in 0..<120 {
        talk.now.nanoseconds += Int64.random(in: 0..<7_000_000_000, using: &generator)
        let text = "t\(number)"
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: talk(.tick)
        case 1: talk(.clear)
        case 2:
          touched.append(text)
          talk.followUp(text)
        default:
          touched.append(text)
          talk.words(text)
        }
        told += talk.ended ?? []
      }
      talk(.clear)
      told += talk.ended ?? []
      #expect(told == touched, "seed \(seed)")
    }
  }
}
