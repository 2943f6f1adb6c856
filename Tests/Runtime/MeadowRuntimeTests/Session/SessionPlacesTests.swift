import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// Scenes, the feelings tray, the companion, the glow and the settings, as the session joins them
/// (M2-001, M2-007; document 001).
@Suite struct SessionPlacesTests {
  @Test("a child that begins is in the kitchen, and no first scene is celebrated")
  func beginning() throws {
    let rig = try SessionRig(place: nil)
    #expect(rig.session.navigation.state.scene == "kitchen")
    #expect(rig.session.breadcrumb.map(\.label) == ["Kitchen"])
    #expect(rig.last.celebrations.isEmpty)
    #expect(rig.last.contains { if case .keep(.milestones, _) = $0 { true } else { false } })
  }

  @Test(
    "going elsewhere is told, kept and logged, ends the exchange, and a new scene is celebrated")
  func scenes() throws {
    var rig = try SessionRig()
    rig.tap("banana")
    rig.pass(2)
    let effects = rig.send(.move(.scene("bathroom")))
    let place = NavigationState(scene: "bathroom")
    #expect(
      effects.places == [place]
        && effects.contains { if case .keep(.navigation, _) = $0 { true } else { false } })
    #expect(effects.contains(.tell(.followUps(nil))))
    #expect(effects.logged(.navigation).map(\.text) == ["scene"])
    #expect(effects.logged(.sceneEntry).map(\.text) == ["bathroom"])
    #expect(effects.celebrations.map(\.reason) == [.firstWord])
  }

  @Test("every move leads where it says, and back (M2-001)")
  func moves() throws {
    var rig = try SessionRig()
    let steps: [(Move, NavigationState)] = [
      (.open("fridge"), NavigationState(scene: "kitchen", path: ["fridge"])),
      (.back, NavigationState(scene: "kitchen")),
      (.open("fridge"), NavigationState(scene: "kitchen", path: ["fridge"])),
      (.home, NavigationState(scene: "kitchen")),
      (.mode(.grid), NavigationState(scene: "kitchen", mode: .grid)),
      (.overlay(.category), NavigationState(scene: "kitchen", mode: .grid, overlay: .category)),
      (.overlay(nil), NavigationState(scene: "kitchen", mode: .grid)),
    ]
    for (move, place) in steps {
      #expect(rig.session.problem(with: move) == nil)
      #expect(rig.send(.move(move)).places == [place], "\(move)")
    }
    #expect(rig.session.problem(with: .scene("moon"))?.field == "scene")
    #expect(rig.session.problem(with: .open("moon"))?.field == "object")
  }

  @Test("opening is not talking: no message and no count; inside, the word is a word")
  func opening() throws {
    var rig = try SessionRig(milestones: SessionRig.seasoned)
    rig.tap("want")
    let opened = rig.tap("fridge", object: "fridge")
    #expect(rig.session.navigation.state.path == ["fridge"])
    #expect(rig.session.bubble.state.text == "want" && opened.logged(.wordTap).isEmpty)
    #expect(rig.session.scs.offer?.trigger == "fridge")  // one may talk about it
    rig.pass(2)
    rig.tap("milk", object: "milk")
    rig.tap("fridge", object: "fridge")  // open already
    #expect(rig.session.bubble.state.parts == ["want", "milk", "fridge"])
    let logged = rig.pass(20).logged(.interaction)
    #expect(logged.map(\.sequence) == [["want", "milk", "fridge"]])
  }

  @Test("the category panel closes by itself when its time is over")
  func category() throws {
    var rig = try SessionRig { $0.traySeconds = 5 }
    rig.send(.move(.overlay(.category)))
    #expect(rig.pass(4.9).places.isEmpty)
    #expect(rig.pass(0.2).places.map(\.overlay) == [nil])
  }

  @Test("a touch on a container says its word and opens it; the offer stays (M2-001)")
  func container() throws {
    var rig = try SessionRig()
    let effects = rig.tap("fridge", object: "fridge")
    #expect(effects.places.last?.path == ["fridge"])
    #expect(rig.session.scs.offer?.trigger == "fridge")
    rig.pass(2)
    #expect(rig.tap("fridge", object: "no such thing").places.isEmpty)
    #expect(rig.session.breadcrumb.map(\.id) == ["kitchen", "fridge"])
  }

  @Test("the feelings tray opens over the board and closes with what was chosen, without a loop")
  func feelings() throws {
    var rig = try SessionRig()
    let opened = rig.send(.avatar(isOpen: true))
    #expect(opened.trays.map(\.isOpen) == [true])
    #expect(opened.places.map(\.overlay) == [.avatar])
    let phrase = try #require(opened.trays.first?.phrases.first)
    #expect(phrase.phrase == "I love you")
    let effects = rig.touch(.feeling(phrase), saying: phrase.phrase)
    #expect(effects.logged(.feeling).map(\.text) == ["I love you"])
    #expect(effects.trays.map(\.isOpen) == [false] && effects.places.map(\.overlay) == [nil])
    #expect(effects.offers.isEmpty && effects.bubbles.last?.text == "I love you")
  }

  @Test("the tray closes by itself, by a touch outside and where the board shows something else")
  func trayCloses() throws {
    var rig = try SessionRig { $0.traySeconds = 5 }
    rig.send(.avatar(isOpen: true))
    #expect(rig.pass(5.1).trays.map(\.isOpen) == [false])
    rig.send(.avatar(isOpen: true))
    #expect(rig.send(.avatar(isOpen: false)).trays.map(\.isOpen) == [false])
    let opened = rig.send(.move(.overlay(.avatar)))
    #expect(opened.trays.map(\.isOpen) == [true])
    #expect(rig.session.navigation.state.overlay == .avatar)
    #expect(rig.send(.move(.overlay(.category))).trays.map(\.isOpen) == [false])
    #expect(rig.session.navigation.state.overlay == .category)
  }

  @Test("Speak With Me models a word, waits, and is glad of what was touched (document 001)")
  func companion() throws {
    var rig = try SessionRig()
    let began = rig.send(.companion(.start))
    let word = try #require(began.companions.last?.word)
    #expect(began.narrated.count == 1 && began.narrated[0].contains(word))
    #expect(began.logged(.companion).first?.text?.hasPrefix("started") == true)
    let waiting = rig.pass(2)
    #expect(waiting.companions.last?.activity == .waiting)
    #expect(rig.session.companion.expectsAnswer)
    rig.tap("banana")
    let effects = rig.pass(20)
    #expect(effects.celebrations.count == 1)
    #expect(rig.session.companion.state.activity == .resting)
  }

  @Test("a touch makes the companion fall silent at once, and stop sends it away")
  func companionGivesWay() throws {
    var rig = try SessionRig()
    rig.send(.companion(.start))
    #expect(rig.session.speaker == .companion)
    rig.tap("banana")
    #expect(rig.session.speaker == .child)
    rig.pass(30)
    rig.send(.companion(.start))
    let stopped = rig.send(.companion(.stop))
    #expect(stopped.companions.last?.activity == .resting && rig.session.speaker == nil)
  }

  @Test("the intro greets, shows its word and waits (document 001, first launch)")
  func intro() throws {
    var rig = try SessionRig(tier: .firstWords, months: 14)
    let effects = rig.send(.companion(.intro))
    #expect(effects.companions.last?.activity == .greeting)
    #expect(effects.companions.last?.isIntro == true)
    #expect(rig.pass(14).companions.map(\.activity).contains(.waiting))
  }

  @Test("what answers a question of the companion's is an answer, what follows its model is none")
  func answers() throws {
    for line in [nil, "What do you want?"] {
      var rig = try SessionRig(companionLine: line)
      rig.tap("banana")
      rig.pass(3)
      rig.send(.companion(.start))
      rig.pass(2)
      #expect(rig.session.companion.expectsAnswer)
      rig.tap("milk")
      #expect(rig.session.companion.state.activity == .celebrating)
      let scenarios = rig.send(.clear).logged(.interaction).flatMap(\.scenarios)
      #expect(
        scenarios.contains(.answerQuestion) == (line != nil), "\(line ?? "a model"): \(scenarios)")
    }
  }

  @Test("the scene of the time of day glows, once told, and not where it is switched off")
  func glow() throws {
    var rig = try SessionRig()
    let breakfast = rig.session.settings.routines.breakfast
    #expect(rig.send(.clock(breakfast)) == [.tell(.glow(scene: "kitchen"))])
    #expect(rig.send(.clock(breakfast)).isEmpty)
    let off = try rig.change { $0.chosen.routineGlow = false }
    #expect(off.contains(.tell(.glow(scene: nil))) && rig.session.glow == nil)
  }

  @Test("settings are in force at once: the engines hear of what has changed")
  func settings() throws {
    var rig = try SessionRig()
    #expect(try rig.change { _ in }.isEmpty)
    rig.tap("banana")
    let light = try rig.change { $0.chosen.conversation = .light }
    #expect(light.contains(.tell(.followUps(nil))))
  }

  @Test("with celebrations off nothing that waits is shown (resolution 10)")
  func celebrationsOff() throws {
    var rig = try SessionRig()
    rig.tap("milk")
    #expect(rig.session.celebration.held == .firstWord)
    try rig.change { $0.chosen.celebrations = .off }
    #expect(rig.pass(60).celebrations.isEmpty)
  }

  @Test("the family's words are on the board, and in what the companion may model")
  func ownWords() throws {
    var rig = try SessionRig()
    let content = MyWordContent(group: .people, text: "Nana")
    let effects = rig.send(.ownWords([MyWord(id: 1, content: content, position: 0)]))
    #expect(effects.allSatisfy { if case .keep(.boardPlaces, _) = $0 { true } else { false } })
    #expect(rig.session.ownWords.map(\.content.text) == ["Nana"])
    let nana = FoundWord(rig.session.ownWords[0])
    #expect(rig.touch(.word(nana, scene: nil, object: nil), saying: "Nana").offers.count == 1)
  }

  @Test("two sessions with the same content and the same story are equal")
  func equality() throws {
    var first = try SessionRig(seed: 3)
    var second = try SessionRig(seed: 3)
    #expect(first.session == second.session)
    first.tap("banana")
    #expect(first.session != second.session)
    second.tap("banana")
    #expect(first.session == second.session)
  }
}
