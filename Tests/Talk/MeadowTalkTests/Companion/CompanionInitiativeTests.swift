import MeadowFoundations
import MeadowTalk
import MeadowTestSupport
import Testing

/// Speak With Me begins by itself, and rests (document 001, Speak With Me).
@Suite struct CompanionInitiativeTests {
  typealias Friend = CompanionEngineTests.Friend

  /// A companion that may begin, with a quiet stretch of 30 s and a pause of 12.
  static func free(quietSeconds: Double = 30) throws -> Friend {
    var friend = try Friend(CompanionSettings(pauseSeconds: 12, quietSeconds: quietSeconds))
    friend(.seen(true))
    friend(.free(true))
    return friend
  }

  /// How long it stays quiet from now, in seconds, or nil for ever.
  private func quiet(_ friend: Friend) -> Double? {
    friend.engine.deadline.map { $0.milliseconds(since: friend.now) / 1000 }
  }

  /// Lets it begin, and wait for nobody until it rests.
  private func goUnanswered(_ friend: inout Friend) {
    friend.goOn()
    #expect(friend.effects == [.wantsToBegin])
    friend(.beginByItself(words: ["banana", "cup"]))
    #expect(friend.activity == .modelling && friend.said.count == 1)
    #expect(friend.logged.first?.hasPrefix("started speak with me by itself: ") == true)
    while friend.activity != .resting { friend.goOn() }
  }

  @Test("after a quiet stretch it begins by itself; with 0 it never does")
  func begins() throws {
    var friend = try Self.free()
    #expect(quiet(friend) == 30)
    friend(.tick, at: 129.9)
    #expect(friend.effects.isEmpty)
    goUnanswered(&friend)
    var never = try Self.free(quietSeconds: 0)
    #expect(never.engine.deadline == nil)
    never(.tick, at: 9999)
    #expect(never.effects.isEmpty)
    var off = try Self.free()
    off(.settings(CompanionSettings(isOn: false)))
    #expect(off.engine.deadline == nil)
  }

  @Test("what was not answered makes it wait twice as long, and after three times it rests")
  func rests() throws {
    var friend = try Self.free()
    for stretch in [30.0, 60, 120] {
      #expect(quiet(friend) == stretch)
      goUnanswered(&friend)
    }
    #expect(friend.engine.deadline == nil)
    friend(.tick, at: 99_999)
    #expect(friend.effects.isEmpty && friend.activity == .resting)
    // A touch shows that somebody is there: it tries once more, not three times.
    friend(.childTouched)
    #expect(quiet(friend) == 120)
    goUnanswered(&friend)
    #expect(friend.engine.deadline == nil)
    friend(.seen(true))
    #expect(quiet(friend) == 120)
  }

  @Test("an answer begins the count anew; a touch while it models is none, and costs nothing")
  func answered() throws {
    var friend = try Self.free()
    goUnanswered(&friend)
    friend.goOn()
    friend(.beginByItself(words: ["banana"]))
    friend(.childTapped("ball"))
    while friend.activity != .resting { friend.goOn() }
    #expect(quiet(friend) == 60)
    friend.goOn()
    friend(.beginByItself(words: ["banana"]))
    friend(.ownSpeechEnded)
    friend(.childTapped("ball"))
    while friend.activity != .resting { friend.goOn() }
    #expect(quiet(friend) == 30)
  }

  @Test("each touch begins the quiet anew, and it begins nothing while it is not free")
  func touches() throws {
    var friend = try Self.free()
    friend(.childTapped("ball"), at: 120)
    #expect(quiet(friend) == 30)
    friend(.childTouched, at: 140)
    #expect(quiet(friend) == 30)
    friend(.free(false), at: 150)
    #expect(friend.engine.deadline == nil)
    friend(.free(true), at: 400)
    #expect(quiet(friend) == 30)
    friend(.free(true), at: 410)
    #expect(quiet(friend) == 20)
  }

  @Test("a scene that is entered is a beginning, soon, unless the child touches something there")
  func scene() throws {
    var friend = try Self.free()
    friend(.enteredScene, at: 110)
    #expect(quiet(friend) == 5)
    friend(.childTouched, at: 112)
    #expect(quiet(friend) == 30)
    friend(.enteredScene, at: 113)
    #expect(quiet(friend) == 5)
    friend.goOn()
    friend(.beginByItself(words: ["soap"]))
    friend(.enteredScene, at: 119)  // through all the scenes it does not follow
    #expect(friend.activity == .resting && quiet(friend) == 30)
    friend(.enteredScene, at: 160)
    #expect(quiet(friend) == 5)
    friend(.free(false))
    friend(.free(true), at: 171)  // what was said first has cleared by then
    #expect(quiet(friend) == 5)
  }

  @Test("when the screen goes out of sight it breaks off, but for the intro, which comes once")
  func outOfSight() throws {
    var friend = try Self.free()
    friend(.start(words: ["banana"]))
    friend(.seen(false))
    #expect(friend.logged == ["stopped speak with me"] && friend.activity == .resting)
    friend(.intro)
    friend(.seen(false))
    #expect(friend.effects.isEmpty && friend.activity == .greeting)
  }

  @Test("where nothing can be modelled it does not try for ever")
  func nothingToModel() throws {
    var friend = try Self.free()
    for _ in 0..<3 {
      friend.goOn()
      friend(.beginByItself(words: []))
      #expect(friend.effects.isEmpty && friend.activity == .resting)
    }
    #expect(friend.engine.deadline == nil)
  }
}
