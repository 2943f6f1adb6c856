import MeadowFoundations
import MeadowTalk
import MeadowTestSupport
import Testing

/// The intro of the first launch, and the companion's manners: it never speaks over a child
/// (document 001).
@Suite struct CompanionMannersTests {
  typealias Friend = CompanionEngineTests.Friend

  @Test("the intro of a Tier 1 child: five steps as document 001 has them, about 15 seconds")
  func intro() throws {
    var friend = try Friend()
    let start = friend.now
    // 1: it waves, and a grown-up reads what modelling is.
    friend(.intro)
    #expect(friend.activity == .greeting && friend.engine.state.isIntro)
    #expect(friend.engine.state.message?.contains("that’s modeling!") == true)
    #expect(friend.logged == ["started intro"] && friend.said == ["Hi! I'm Meadow!"])
    friend(.ownSpeechEnded)
    #expect(friend.activity == .greeting && friend.effects.isEmpty)
    // 2: a spotlight on a single word.
    friend.goOn()
    #expect(friend.activity == .modelling && friend.engine.state.word == "eat")
    #expect(friend.said == ["eat"])
    // 3: the expectant pause, up to 45 seconds for any touch.
    friend.goOn()
    #expect(friend.activity == .waiting)
    let waiting = friend.now
    #expect(friend.engine.deadline?.milliseconds(since: waiting) == 45_000)
    // 4: it celebrates the touch, whatever it lands on.
    friend(.childTapped("truck"))
    #expect(friend.activity == .celebrating && friend.effects.last == .celebrate)
    #expect(friend.engine.state.message == nil && friend.logged == ["answered intro"])
    // 5: free exploration.
    friend.goOn()
    #expect(friend.engine.state == CompanionState())
    #expect((12_000.0...17_000).contains(friend.now.milliseconds(since: start)))
  }

  @Test("after 45 seconds without a touch the intro lets go, and does not model again")
  func introWithoutTouch() throws {
    var friend = try Friend()
    friend(.intro)
    for _ in 0..<3 { friend.goOn() }
    #expect(friend.activity == .resting)
    #expect(friend.logged == ["completed intro"])
  }

  @Test("a touch during the greeting is celebrated at once: the child need not wait")
  func earlyTouch() throws {
    var friend = try Friend()
    friend(.intro)
    friend(.childTapped("ball"))
    #expect(friend.effects.first == .quiet && friend.effects.last == .celebrate)
  }

  @Test("any touch is the right answer in the intro, also one where nothing is said")
  func anyTouch() throws {
    for input in [CompanionEngine.Input.childTouched, .enteredScene, .childTapped("go")] {
      for steps in 0...2 {
        var friend = try Friend()
        friend(.intro)
        for _ in 0..<steps { friend.goOn() }
        friend(input)
        #expect(friend.activity == .celebrating && friend.effects.contains(.celebrate), "\(input)")
      }
    }
  }

  @Test("after a model a word is the answer: another touch makes it silent, and it goes on waiting")
  func touchIsNoAnswer() throws {
    var friend = try Friend()
    friend(.start(words: ["banana"]))
    friend(.childTouched)
    #expect(friend.effects == [.quiet] && friend.activity == .modelling)
    friend.goOn()
    #expect(friend.activity == .waiting)
    friend(.childTouched)
    #expect(friend.effects.isEmpty && friend.activity == .waiting)
    friend(.enteredScene)
    #expect(friend.logged == ["stopped speak with me"] && friend.activity == .resting)
  }

  @Test("the greeting that runs on is cut before the word is shown")
  func longGreeting() throws {
    var friend = try Friend()
    friend(.intro)
    friend.goOn()
    #expect(friend.effects.first == .quiet && friend.said == ["eat"])
  }

  @Test("within 2 seconds after a touch it does not speak; then it does")
  func courtesy() throws {
    var friend = try Friend()
    friend(.childTapped("go"))
    #expect(friend.effects.isEmpty)
    friend(.start(words: ["banana"]), at: 101)
    #expect(friend.said.isEmpty && friend.engine.deadline == .second(102))
    friend(.tick, at: 102)
    #expect(friend.said.count == 1 && friend.engine.deadline == .second(106))
  }

  @Test("while the child speaks it waits, as long as that takes")
  func postponed() throws {
    var friend = try Friend()
    friend(.childSpeech(isSounding: true))
    friend(.start(words: ["banana"]))
    for _ in 0..<5 {
      #expect(friend.said.isEmpty)
      friend.goOn()
    }
    friend(.childSpeech(isSounding: false))
    #expect(friend.effects.isEmpty)
    friend.goOn()
    #expect(friend.said.count == 1)
  }

  @Test("when the child begins to speak it falls silent, and what it was saying is dropped")
  func givesWay() throws {
    var friend = try Friend()
    friend(.start(words: ["banana"]))
    friend(.childSpeech(isSounding: true))
    #expect(friend.effects == [.quiet] && friend.activity == .modelling)
    friend(.ownSpeechEnded)
    #expect(friend.effects.isEmpty)
    friend.goOn()
    #expect(friend.activity == .waiting && friend.said.isEmpty)
  }

  @Test("a touch while its words wait is an answer: they are dropped")
  func droppedByTouch() throws {
    var friend = try Friend()
    friend(.childTapped("go"))
    friend(.start(words: ["banana"]))
    friend(.childTapped("banana"))
    #expect(friend.activity == .celebrating)
    friend.goOn()
    #expect(friend.activity == .resting && friend.said.isEmpty)
  }

  @Test(
    "it never speaks over a child nor within 2 seconds after its touch, on any course of events")
  func property() throws {
    for seed in UInt64(1)...300 {
      var generator = SeededGenerator(seed: seed)
      var friend = try Friend(seed: seed)
      var isChildSpeaking = false
      var lastTouch: MonotonicTime?
      var isSpeaking = false
      for _ in 0..<150 {
        friend.now.nanoseconds += Int64.random(in: 0..<3_000_000_000, using: &generator)
        let input: CompanionEngine.Input
        let mayBegin = friend.engine.state.activity == .resting && friend.engine.deadline != nil
        switch Int.random(in: 0..<14, using: &generator) {
        case 0: input = .intro
        case 1: input = .start(words: ["banana", "ball", "cup"])
        case 2: input = .childTapped("ball")
        case 3: input = .childSpeech(isSounding: true)
        case 4: input = .childSpeech(isSounding: false)
        case 5: input = .ownSpeechEnded
        case 6: input = .childTouched
        case 7: input = .enteredScene
        case 8: input = .free(Bool.random(using: &generator))
        case 9: input = .seen(Bool.random(using: &generator))
        default: input = .tick
        }
        if case .childSpeech(let sounding) = input { isChildSpeaking = sounding }
        switch input {
        case .childTapped, .childTouched, .enteredScene: lastTouch = friend.now
        default: break
        }
        if input == .ownSpeechEnded { isSpeaking = false }
        friend(input)
        if friend.effects == [.wantsToBegin] {
          #expect(mayBegin && input == .tick, "seed \(seed)")
          friend(.beginByItself(words: ["cup", "spoon"]))
        }
        for effect in friend.effects {
          if effect == .quiet { isSpeaking = false }
          guard case .say = effect else { continue }
          let isSoon = lastTouch.map { friend.now.milliseconds(since: $0) < 2000 } ?? false
          #expect(!isChildSpeaking && !isSoon && !isSpeaking, "seed \(seed)")
          isSpeaking = true
        }
        if isChildSpeaking { #expect(!isSpeaking, "seed \(seed)") }
        #expect(
          friend.engine.deadline != nil || friend.activity == .resting, "seed \(seed)")
      }
    }
  }
}
