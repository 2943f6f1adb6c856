import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// When Meadow begins by itself in a whole session, and what it holds back while nobody can see it
/// (document 001, Speak With Me; document 000 §06).
@Suite struct SessionInitiativeTests {
  /// A child whose screen is in sight, at noon.
  static func rig(
    months: Int = 30, milestones: CelebrationMilestones = SessionRig.seasoned,
    _ edit: (inout ChosenSettings) -> Void = { _ in }
  ) throws -> SessionRig {
    var rig = try SessionRig(tier: nil, months: months, milestones: milestones, edit)
    rig.send(.clock(TimeOfDay(11, 0)))
    rig.send(.screen("tablet", .shown))
    return rig
  }

  /// When it begins by itself, in seconds from now; nil where it does not within ten minutes.
  private static func beginning(_ rig: SessionRig) -> Double? {
    var rig = rig
    let from = rig.now
    for _ in 0..<1200 {
      let effects = rig.pass(0.5)
      if effects.companions.first?.activity == .modelling {
        return (rig.now.milliseconds(since: from) / 1000).rounded()
      }
    }
    return nil
  }

  @Test(
    "the quiet stretch grows with age, and a grown-up may set another",
    arguments: [(14, 30.0), (20, 45), (30, 60), (40, 90)])
  func age(months: Int, seconds: Double) throws {
    #expect(Self.beginning(try Self.rig(months: months)) == seconds)
    #expect(
      Self.beginning(try Self.rig(months: months) { $0.speakWithMeQuietSeconds = 20 }) == 20)
    #expect(Self.beginning(try Self.rig(months: months) { $0.speakWithMeQuietSeconds = 0 }) == nil)
  }

  @Test("it says a word that is to be seen, waits, says it once more, and rests after three times")
  func course() throws {
    var rig = try Self.rig()
    let effects = rig.pass(900)
    let begun = effects.logged(.companion).filter { $0.companionStep == .started }
    #expect(begun.count == 3 && effects.narrated.count == 6)
    rig.send(.screen("tablet", .hidden))
    #expect(rig.session.deadline == nil && rig.nextMoment == nil)
  }

  @Test("a tablet that is gone without a word is in sight for three minutes, and no longer")
  func lostScreen() throws {
    var milestones = SessionRig.seasoned
    milestones.firstWord = false
    var rig = try Self.rig(milestones: milestones) { $0.speakWithMeQuietSeconds = 0 }
    rig.pass(400)
    rig.loseScreens()
    rig.pass(181)
    rig.tap("banana")
    #expect(rig.pass(60).celebrations.isEmpty)
    #expect(Self.beginning(rig) == nil)
    #expect(rig.send(.screen("phone", .shown)).celebrations.map(\.reason) == [.firstWord])
  }

  @Test("eight screens are counted; of more, the one that was silent longest is out of sight")
  func manyScreens() throws {
    var milestones = SessionRig.seasoned
    milestones.firstWord = false
    for (phones, reasons) in [(7, [Celebration.Reason.firstWord]), (8, [])] {
      var rig = try Self.rig(milestones: milestones) { $0.speakWithMeQuietSeconds = 0 }
      let names = (1...phones).map { "phone \($0)" }
      for name in names {
        rig.pass(1)
        rig.send(.screen(name, .shown))
      }
      for name in names { rig.send(.screen(name, .hidden)) }
      rig.tap("banana")
      #expect(rig.pass(40).celebrations.map(\.reason) == reasons, "the tablet and \(phones) phones")
    }
  }

  @Test("a tablet taken up after half an hour begins with the view that was chosen")
  func takenUp() throws {
    for (minutes, mode) in [(20.0, BoardMode.grid), (31, .scene)] {
      var rig = try Self.rig()
      rig.send(.move(.mode(.grid)))
      rig.pass(60 * minutes)
      #expect(rig.session.navigation.state.mode == .grid, "while it is in sight nothing moves")
      rig.send(.screen("tablet", .hidden))
      rig.send(.screen("tablet", .shown))
      #expect(rig.session.navigation.state.mode == mode)
    }
  }

  @Test("opening something is no answer: the companion goes on waiting for a word")
  func opening() throws {
    var rig = try Self.rig()
    rig.send(.companion(.start))
    rig.pass(10)
    #expect(rig.session.companion.state.activity == .waiting)
    rig.tap("fridge", object: "fridge")
    #expect(rig.session.navigation.state.path == ["fridge"])
    #expect(rig.session.companion.state.activity == .waiting)
    let effects = rig.tap("milk", object: "fridge-milk")
    #expect(effects.logged(.companion).contains { $0.companionStep == .answered })
  }

  @Test("in the grid it shows what is in the grid")
  func grid() throws {
    let words = try Self.rig(months: 14).session.board
    let (scene, grid) = (
      words.wordsInSight(of: "kitchen"), words.wordsInSight(of: "kitchen", as: .grid)
    )
    #expect(scene.contains("light") && !grid.contains("light"))
    #expect(
      Set(grid).isSubset(
        of: Set(
          (words.grid(of: "kitchen").sceneWords
            + words.coreBar.words).map(\.word))))
  }

  @Test("without a screen in sight it begins nothing, also after touches")
  func noScreen() throws {
    var rig = try SessionRig(milestones: SessionRig.seasoned)
    rig.tap("banana")
    #expect(rig.pass(900).narrated.isEmpty)
    rig.send(.screen("tablet", .shown))
    rig.send(.screen("phone", .shown))
    rig.send(.screen("phone", .hidden))
    #expect(Self.beginning(rig) == 60)
    rig.send(.screen("tablet", .hidden))
    #expect(Self.beginning(rig) == nil)
    rig.send(.screen("tablet", .touched))
    #expect(Self.beginning(rig) == 60)
  }

  @Test("it keeps out of a message, an open tray, modelling and the night")
  func busy() throws {
    var rig = try Self.rig { $0.bubbleSeconds = 40 }
    rig.tap("banana")
    #expect(Self.beginning(rig) == 101)  // the word, the message's 40 s, then a minute of quiet
    var tray = try Self.rig { $0.traySeconds = 30 }
    tray.send(.avatar(isOpen: true))
    #expect(Self.beginning(tray) == 90)
    var shown = try Self.rig()
    shown.send(.modelling(isOn: true))
    #expect(Self.beginning(shown) == 150)  // modelling ends by itself after 90 s
    var night = try Self.rig()
    night.send(.clock(TimeOfDay(23, 0)))
    #expect(Self.beginning(night) == nil)
    night.send(.clock(TimeOfDay(7, 30)))  // breakfast
    #expect(Self.beginning(night) == 60)
  }

  @Test("a scene that was entered is a beginning, once what was said before has cleared")
  func scene() throws {
    var rig = try Self.rig()
    rig.send(.move(.scene("bathroom")))
    #expect(Self.beginning(rig) == 5)
    rig.tap("soap", scene: "bathroom")
    rig.send(.move(.scene("bedroom")))
    #expect(Self.beginning(rig) == 18)
  }

  @Test("in the intro any touch is celebrated: the screen, a scene, the tray, a word")
  func intro() throws {
    let touches: [TalkActivity.Input] = [
      .screen("tablet", .touched), .move(.scene("bathroom")), .move(.mode(.grid)),
      .avatar(isOpen: true),
    ]
    for touch in touches {
      var rig = try Self.rig(months: 14)
      rig.send(.companion(.intro))
      rig.pass(11)
      #expect(rig.session.companion.state.activity == .waiting)
      #expect(rig.send(touch).celebrations.map(\.reason) == [.companion], "\(touch)")
    }
  }

  @Test("the first word and the first sentence of one exchange are both celebrated")
  func bothMilestones() throws {
    var milestones = SessionRig.seasoned
    (milestones.firstWord, milestones.firstSentence) = (false, false)
    var rig = try Self.rig(milestones: milestones)
    rig.tap("banana")
    rig.pass(2)
    rig.choose(0)
    #expect(rig.pass(30).celebrations.map(\.reason) == [.firstWord, .firstSentence])
  }

  @Test("what is won while a grown-up's page lies over the screen is celebrated when it has gone")
  func grownUps() throws {
    var milestones = SessionRig.seasoned
    milestones.firstWord = false
    var rig = try Self.rig(milestones: milestones)
    rig.tap("banana")
    rig.send(.screen("tablet", .hidden))
    #expect(rig.pass(60).celebrations.isEmpty)
    #expect(
      rig.send(.screen("tablet", .shown)).celebrations.map(\.reason) == [.firstWord])
  }

  @Test("a feeling closes what was offered before")
  func feeling() throws {
    var rig = try Self.rig()
    rig.tap("banana")
    rig.pass(2)
    #expect(rig.session.scs.offer != nil)
    let effects = rig.touch(.feeling(AvatarPhrases.always), saying: AvatarPhrases.always.phrase)
    #expect(effects.contains(.tell(.followUps(nil))) && rig.session.scs.offer == nil)
  }
}
