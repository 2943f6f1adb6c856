import MeadowFoundations
import MeadowRuntime
import MeadowSpeech
import MeadowTalk
import MeadowTestSupport
import Testing

/// What is said and who may interrupt whom (M2-005; spec README, resolution 13).
@Suite struct SpeechSchedulerTests {
  /// An engine that is led by short calls.
  struct Talk {
    var engine = SpeechScheduler()
    var actions: [UtteranceQueue.Action] = []

    init(_ policy: InterruptionPolicy = .replace, guardMilliseconds: Int = 0) {
      engine.policies.word = policy
      engine.repeatGuardMilliseconds = guardMilliseconds
    }

    mutating func callAsFunction(_ input: SpeechScheduler.Input, at second: Double = 0) {
      actions = engine.handle(input, at: .second(second))
    }

    /// Asks for `text`; returns the utterance it is, or is part of.
    @discardableResult
    mutating func say(
      _ text: String, _ source: SpeechSource = .word, at second: Double = 0
    ) throws -> UtteranceID {
      let narrator = source == .companion ? TalkActivity.name : nil
      self(.say(source, try Self.request(text), for: narrator), at: second)
      return engine.newest
    }

    /// Asks for `text` and has its whole sound at hand.
    @discardableResult
    mutating func sound(
      _ text: String, _ source: SpeechSource = .word, at second: Double = 0
    ) throws -> UtteranceID {
      let id = try say(text, source, at: second)
      self(.clipReady(id, isWhole: true), at: second)
      return id
    }

    static func request(_ text: String) throws -> SpeechRequest {
      SpeechRequest(text: try SpokenText(text), voice: .girl, prosody: .standard)
    }
  }

  @Test("a tap is asked for, played and finished, and is the child's all the while (M2-005)")
  func life() throws {
    var talk = Talk()
    #expect(talk.engine.speaker == nil)
    let id = try talk.say("milk")
    let milk = Utterance(id: id, source: .word, request: try Talk.request("milk"))
    #expect(id == UtteranceID(1) && talk.actions == [.prepare(milk)])
    #expect(talk.engine.speaker == .child)
    talk(.clipReady(id, isWhole: false))
    #expect(talk.actions == [.play(id)])
    talk(.partReady(id, isLast: true))
    #expect(talk.actions == [.play(id)])
    talk(.soundEnded(id))
    #expect(talk.actions == [.finished(id)])
    #expect(talk.engine.speaker != .child)
  }

  @Test("with replace a word cuts off the one before (resolution 13)")
  func replace() throws {
    var talk = Talk(.replace)
    let first = try talk.sound("milk")
    let second = try talk.say("cup")
    #expect(talk.actions.contains(.interrupted(first)) && talk.actions.contains(.fadeOut(first)))
    #expect(talk.engine.queue.speaking == second)
  }

  @Test("with finish the word is heard to its end, then the newest (resolution 13)")
  func finish() throws {
    var talk = Talk(.finish)
    let first = try talk.sound("milk")
    let second = try talk.say("cup")
    let third = try talk.say("more")
    #expect(talk.actions.contains(.interrupted(second)))
    #expect(talk.engine.queue.speaking == first && talk.engine.queue.line == [third])
  }

  @Test("with queue everything is heard in order (resolution 13)")
  func queue() throws {
    var talk = Talk(.queue)
    let first = try talk.sound("milk")
    let second = try talk.say("cup")
    let third = try talk.say("more")
    #expect(talk.engine.queue.line == [second, third])
    talk(.soundEnded(first))
    #expect(talk.actions.first == .finished(first))
    #expect(talk.engine.queue.speaking == second && talk.engine.queue.line == [third])
  }

  @Test("each source has its own policy: words may queue while phrases replace (resolution 13)")
  func sources() throws {
    var talk = Talk(.queue)
    let word = try talk.sound("milk")
    try talk.say("I want milk", .phrase)
    #expect(talk.actions.contains(.interrupted(word)))
  }

  @Test("the same word again within the guard joins what is said, and each touch renews it")
  func joins() throws {
    var talk = Talk(guardMilliseconds: 250)
    let first = try talk.sound("milk", at: 1)
    #expect(!talk.engine.hasJoined)
    for second in [1.2, 1.4, 1.6] {
      #expect(try talk.say("milk", at: second) == first)
      #expect(talk.engine.hasJoined && talk.actions.isEmpty)
    }
    #expect(try talk.say("milk", at: 1.85) != first)
    #expect(!talk.engine.hasJoined)
  }

  @Test("another word, a word that has ended, and a guard of 0 never join")
  func joinsNot() throws {
    var talk = Talk(guardMilliseconds: 250)
    let first = try talk.sound("milk", at: 1)
    let other = try talk.sound("cup", at: 1.1)
    #expect(other != first)
    talk(.soundEnded(other), at: 1.15)
    #expect(try talk.say("cup", at: 1.2) != other)
    var open = Talk(guardMilliseconds: 0)
    let once = try open.sound("milk", at: 1)
    #expect(try open.say("milk", at: 1) != once)
  }

  @Test("the companion waits for the child, and no touch joins what it says")
  func companionWaits() throws {
    var talk = Talk(guardMilliseconds: 1_000)
    let word = try talk.sound("milk", at: 1)
    let line = try talk.say("milk", .companion, at: 1.1)
    #expect(line != word && talk.engine.queue.line == [line])
    #expect(talk.engine.speaker == .child)
    talk(.soundEnded(word), at: 1.5)
    #expect(talk.engine.speaker == .companion)
    #expect(try talk.say("milk", at: 1.6) != line)
    #expect(!talk.engine.hasJoined && talk.engine.speaker == .child)
    #expect(talk.actions.contains(.interrupted(line)))
  }

  @Test("quiet drops what the companion says and waits to say, and nothing of the child's")
  func quiet() throws {
    var talk = Talk(.queue)
    let line = try talk.sound("let's say it", .companion)
    let next = try talk.say("milk", .companion)
    talk(.quiet("talk"))
    #expect(talk.actions.contains(.interrupted(line)) && talk.actions.contains(.interrupted(next)))
    #expect(talk.engine.queue.speaking == nil && talk.engine.queue.line.isEmpty)
    talk(.quiet("talk"))
    #expect(talk.actions.isEmpty)
    let word = try talk.sound("milk")
    try talk.say("well done", .companion)
    talk(.quiet("talk"))
    #expect(talk.engine.queue.speaking == word && talk.engine.queue.line.isEmpty)
  }

  @Test("stop ends all speech; what arrives late for it changes nothing")
  func stop() throws {
    var talk = Talk(.queue)
    let first = try talk.say("milk")
    let second = try talk.say("cup")
    talk(.stop)
    #expect(
      talk.actions.contains(.interrupted(first)) && talk.actions.contains(.interrupted(second)))
    #expect(talk.engine.speaker != .child)
    talk(.clipReady(first, isWhole: true))
    #expect(talk.actions.isEmpty)
  }

  @Test("a word without a sound is told with its reason, and the next one has its turn")
  func failure() throws {
    var talk = Talk(.queue)
    let first = try talk.say("milk")
    let second = try talk.say("cup")
    talk(.clipFailed(first, reason: "no voice"))
    #expect(talk.actions.first == .failed(first, reason: "no voice"))
    #expect(talk.engine.queue.speaking == second)
  }

  @Test("a lost device interrupts what sounds and drops what waits; nothing is replayed")
  func lost() throws {
    var talk = Talk(.queue)
    let first = try talk.sound("milk")
    let second = try talk.say("cup")
    talk(.outputLost)
    #expect(
      talk.actions.contains(.interrupted(first)) && talk.actions.contains(.interrupted(second)))
    #expect(talk.engine.queue.speaking == nil)
  }

  @Test("in 200 random stories every utterance ends once, and one at most is current")
  func stories() throws {
    for seed in UInt64(1)...200 {
      var random = SeededGenerator(seed: seed)
      var talk = Talk(
        InterruptionPolicy.allCases.randomElement(using: &random) ?? .queue, guardMilliseconds: 200)
      var ends: [UtteranceID: Int] = [:]
      var asked: Set<UtteranceID> = []
      for step in 0..<60 {
        let second = Double(step) / 10
        let current = talk.engine.queue.speaking ?? UtteranceID(0)
        switch Int.random(in: 0..<9, using: &random) {
        case 0...2:
          let text = ["milk", "cup", "more"].randomElement(using: &random) ?? "cup"
          let source = SpeechSource.allCases.randomElement(using: &random) ?? .word
          asked.insert(try talk.say(text, source, at: second))
        case 3: talk(.clipReady(current, isWhole: Bool.random(using: &random)), at: second)
        case 4: talk(.partReady(current, isLast: true), at: second)
        case 5: talk(.soundEnded(current), at: second)
        case 6: talk(.clipFailed(current, reason: "none"), at: second)
        case 7: talk(.quiet("talk"), at: second)
        default: talk(.outputLost, at: second)
        }
        count(talk.actions, &ends)
      }
      talk(.stop, at: 60)
      count(talk.actions, &ends)
      #expect(asked.allSatisfy { ends[$0] == 1 }, "seed \(seed)")
      #expect(talk.engine.speaker == nil, "seed \(seed)")
    }
  }

  private func count(_ actions: [UtteranceQueue.Action], _ ends: inout [UtteranceID: Int]) {
    for action in actions {
      switch action {
      case .finished(let id), .interrupted(let id), .failed(let id, _): ends[id, default: 0] += 1
      case .prepare, .renderAhead, .play, .fadeOut, .cancel: break
      }
    }
  }
}
