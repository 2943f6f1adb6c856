import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import MeadowTestSupport
import Testing

/// Speak With Me: models a word, waits the expectant pause, is glad of whatever is touched
/// (document 001).
@Suite struct CompanionEngineTests {
  /// A companion that is led by short calls.
  struct Friend {
    var engine: CompanionEngine
    var effects: [CompanionEngine.Effect] = []
    var now = MonotonicTime.second(100)

    init(seed: UInt64 = 1, _ settings: CompanionSettings = CompanionSettings(pauseSeconds: 12))
      throws
    {
      let script = try EngineTables.defaults.get().companion
      engine = CompanionEngine(seed: seed, script: script, settings: settings)
    }

    mutating func callAsFunction(_ input: CompanionEngine.Input, at second: Double? = nil) {
      if let second { now = .second(second) }
      effects = engine.handle(input, at: now)
    }

    /// Lets the time come for which it waits.
    mutating func goOn() {
      if let deadline = engine.deadline { now = deadline }
      self(.tick)
    }

    var activity: CompanionState.Activity { engine.state.activity }

    var said: [String] {
      effects.compactMap { if case .say(let text) = $0 { text } else { nil } }
    }

    var logged: [String] {
      effects.compactMap { if case .log(let text) = $0 { text } else { nil } }
    }
  }

  @Test("it models a word of the scene, waits the expectant pause, is glad of any touch, and rests")
  func course() throws {
    var friend = try Friend()
    friend(.start(words: ["banana"]))
    #expect(friend.activity == .modelling && friend.engine.state.word == "banana")
    #expect(!friend.engine.expectsAnswer, "nothing is asked while it still models")
    #expect(friend.said.count == 1 && friend.said[0].hasSuffix("banana!"))
    #expect(friend.logged == ["started speak with me: banana"])
    friend(.ownSpeechEnded, at: 102)
    #expect(friend.activity == .waiting && friend.engine.deadline == .second(114))
    #expect(friend.engine.expectsAnswer)
    friend(.tick, at: 113.9)
    #expect(friend.effects.isEmpty)
    friend(.childTapped("ball"))
    #expect(friend.activity == .celebrating && !friend.engine.expectsAnswer)
    #expect(friend.effects.last == .celebrate)
    #expect(friend.logged == ["answered speak with me"])
    friend.goOn()
    #expect(friend.effects == [.changed(CompanionState())] && friend.engine.deadline == nil)
  }

  @Test("without a touch it models gently once more, waits again, and rests")
  func onceMore() throws {
    var friend = try Friend()
    friend(.start(words: ["banana"]))
    friend(.ownSpeechEnded)
    friend.goOn()
    #expect(friend.activity == .modelling && friend.said == ["banana"])
    friend(.ownSpeechEnded)
    #expect(friend.activity == .waiting)
    friend.goOn()
    #expect(friend.activity == .resting && friend.engine.deadline == nil)
    #expect(friend.logged == ["completed speak with me"])
    friend(.tick, at: 999)
    #expect(friend.effects.isEmpty)
  }

  @Test("it goes on also where the end of its speech is never told")
  func lostEnd() throws {
    var friend = try Friend()
    friend(.start(words: ["banana"]))
    friend.goOn()
    #expect(friend.effects.first == .quiet && friend.activity == .waiting)
    friend(.ownSpeechEnded)
    #expect(friend.effects.isEmpty)
  }

  @Test("the days count what begins and what comes to its end (document 001, Speak With Me)")
  func countable() throws {
    var friend = try Friend()
    friend(.start(words: ["banana"]))
    let begun = ActivityEvent(.companion, text: friend.logged.first, tier: .firstWords)
    friend(.ownSpeechEnded)
    friend(.childTapped("banana"))
    let done = ActivityEvent(.companion, text: friend.logged.first, tier: .firstWords)
    #expect(begun.companionStep == .started && done.companionStep == .answered)
  }

  @Test("it picks no word that was just used or just modelled, while there is another")
  func picks() throws {
    for seed in UInt64(1)...50 {
      var friend = try Friend(seed: seed)
      friend(.childTapped("Milk"))
      var modelled: [String] = []
      for _ in 0..<3 {
        friend.now.nanoseconds += 10_000_000_000
        friend(.start(words: ["milk", "cup", "spoon", "apple"]))
        modelled.append(friend.engine.state.word ?? "")
        friend(.stop)
      }
      #expect(Set(modelled) == ["cup", "spoon", "apple"], "seed \(seed)")
      friend(.start(words: ["milk", "cup", "spoon", "apple"]))
      #expect(friend.activity == .modelling, "seed \(seed)")
    }
  }

  @Test("its choice and its line are its seed's")
  func seeded() throws {
    let words = (1...30).map { "w\($0)" }
    let runs = try [UInt64(7), 7, 8, 9, 10].map { seed in
      var friend = try Friend(seed: seed)
      friend(.start(words: words))
      return friend.said
    }
    #expect(runs[0] == runs[1] && Set(runs.dropFirst()).count > 1)
  }

  @Test("with no words, or while it is busy, nothing begins")
  func nothingBegins() throws {
    var friend = try Friend()
    friend(.start(words: []))
    #expect(friend.effects.isEmpty)
    friend(.start(words: ["banana"]))
    friend(.start(words: ["ball"]))
    #expect(friend.effects.isEmpty)
    friend(.intro)
    #expect(friend.effects.isEmpty)
  }

  @Test("a line without a place for the word, and a script without lines, still speak")
  func poorScript() {
    var script = CompanionScript()
    script.lines = []
    var bare = CompanionEngine(seed: 1, script: script)
    #expect(bare.handle(.start(words: ["up"]), at: .second(1)).contains(.say("up")))
    script.lines = ["Hello"]
    var fixed = CompanionEngine(seed: 1, script: script)
    #expect(fixed.handle(.start(words: ["up"]), at: .second(1)).contains(.say("Hello")))
  }

  @Test("signing is shown where it is on and known, and goes when it is turned off")
  func signing() throws {
    var friend = try Friend(CompanionSettings(signing: true))
    friend(.start(words: ["more"]))
    let sign = try #require(friend.engine.state.signing)
    #expect(sign.contains("fingertips"))
    friend(.settings(CompanionSettings(signing: false)))
    #expect(friend.engine.state.signing == nil && friend.effects == [.changed(friend.engine.state)])
    friend(.stop)
    friend(.start(words: ["banana"]))
    #expect(friend.engine.state.signing == nil)
    var plain = try Friend()
    plain(.start(words: ["more"]))
    #expect(plain.engine.state.signing == nil)
  }

  @Test("where signing is on a word that has a sign is modelled before one that has none")
  func signedFirst() throws {
    for seed in UInt64(1)...20 {
      for signing in [true, false] {
        var friend = try Friend(seed: seed, CompanionSettings(signing: signing))
        friend(.start(words: ["carpet", "more", "lamp", "table", "chair"]))
        if signing { #expect(friend.engine.state.word == "more", "seed \(seed)") }
        friend(.stop)
        friend(.start(words: ["carpet", "lamp"]))
        #expect(friend.engine.state.word != nil, "seed \(seed)")
      }
    }
  }

  @Test("off is really off: nothing begins, and what runs ends at once")
  func off() throws {
    let off = CompanionSettings(isOn: false)
    var friend = try Friend(off)
    for input in [CompanionEngine.Input.intro, .start(words: ["banana"]), .stop] {
      friend(input)
      #expect(friend.effects.isEmpty)
    }
    var running = try Friend()
    running(.start(words: ["banana"]))
    running(.settings(off))
    #expect(
      running.effects == [
        .quiet, .log("stopped speak with me"), .changed(CompanionState()),
      ])
  }

  @Test("with narration off it models in silence; its pause and its gladness stay")
  func silent() throws {
    var friend = try Friend(CompanionSettings(speaks: false))
    friend(.start(words: ["banana"]))
    #expect(friend.said.isEmpty && friend.activity == .modelling)
    friend.goOn()
    #expect(friend.activity == .waiting && friend.effects.count == 1)
    friend(.childTapped("banana"))
    #expect(friend.effects.last == .celebrate)
    var loud = try Friend()
    loud(.start(words: ["banana"]))
    loud(.settings(CompanionSettings(speaks: false)))
    #expect(loud.effects == [.quiet])
  }

  @Test("with celebrations off it is not glad, it just rests")
  func noCelebration() throws {
    var friend = try Friend(CompanionSettings(celebrates: false))
    friend(.start(words: ["banana"]))
    friend(.ownSpeechEnded)
    friend(.childTapped("banana"))
    #expect(friend.activity == .resting && !friend.effects.contains(.celebrate))
    var glad = try Friend()
    glad(.start(words: ["banana"]))
    glad(.childTapped("banana"))
    glad(.settings(CompanionSettings(celebrates: false)))
    #expect(glad.effects == [.changed(CompanionState())])
  }

  @Test("stop ends it; of what was already celebrated nothing more is noted")
  func stop() throws {
    var friend = try Friend()
    friend(.start(words: ["banana"]))
    friend(.ownSpeechEnded)
    friend(.childTapped("banana"))
    friend(.stop)
    #expect(friend.effects == [.changed(CompanionState())])
  }

  @Test("the settings of a family say what it may do")
  func fromSettings() throws {
    let table = try EngineTables.defaults.get()
    var record = ProfileRecord(profile: ChildProfile(ageMonths: 14))
    record.chosen.celebrations = .off
    let settings = DefaultsEngine.settings(
      for: record, table: table, parentese: try EngineTables.parentese.get())
    #expect(
      CompanionSettings(settings)
        == CompanionSettings(
          signing: true, celebrates: false, pauseSeconds: 37.5, quietSeconds: 30))
  }
}
