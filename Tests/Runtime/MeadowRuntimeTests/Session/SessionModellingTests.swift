import MeadowFoundations
import MeadowTalk
import Testing

/// A grown-up who shows how it is done is heard, and never counted as the child (spec README,
/// resolution 22).
@Suite struct SessionModellingTests {
  private func modelling() throws -> SessionRig {
    var rig = try SessionRig(milestones: CelebrationMilestones())
    rig.send(.modelling(isOn: true))
    return rig
  }

  @Test("what is touched while modelling is noted as modelled and as nothing else")
  func notes() throws {
    var rig = try modelling()
    var effects = rig.tap("banana")
    effects += rig.choose(0)
    effects += rig.pass(1) + rig.send(.move(.scene("bathroom"))) + rig.pass(20)
    #expect(effects.logged.map(\.kind) == [.modelled, .modelled])
    #expect(effects.logged.first?.text == "banana")
    #expect(effects.celebrations.isEmpty)
    #expect(rig.session.celebration.milestones.firstWord == false)
  }

  @Test(
    "its words are shown and offer what the child's would, so that a grown-up can go all the way")
  func shows() throws {
    var rig = try modelling()
    rig.tap("banana")
    #expect(rig.session.bubble.state.text == "banana" && rig.session.scs.offer != nil)
  }

  @Test("what opens says its word, opens, and is not even modelled")
  func opens() throws {
    var rig = try modelling()
    #expect(rig.tap("fridge", object: "fridge").logged.isEmpty)
    #expect(rig.session.navigation.state.path == ["fridge"])
  }

  @Test("it ends 90 s after the last touch, and then the child's words count")
  func ends() throws {
    var rig = try modelling()
    rig.pass(80)
    rig.tap("banana")
    #expect(!rig.pass(89).contains(.tell(.modelling(isOn: false))))
    #expect(rig.pass(2).contains(.tell(.modelling(isOn: false))))
    #expect(!rig.session.modelling.isOn)
    #expect(rig.tap("apple").logged(.wordTap).map(\.text) == ["apple"])
  }

  @Test("what a grown-up asks on the board the child may answer, and what it models asks nothing")
  func asks() throws {
    for (words, answers) in [(["what", "want"], true), (["want"], false)] {
      var rig = try modelling()
      for word in words {
        rig.tap(word)
        rig.pass(1)
      }
      rig.send(.modelling(isOn: false))
      rig.tap("milk")
      let scenarios = rig.send(.clear).logged(.interaction).flatMap(\.scenarios)
      #expect(scenarios == (answers ? [.answerQuestion, .requestObject] : [.labelObject]))
    }
  }

  @Test("what the child was saying is over when it begins, and kept as the child's")
  func separates() throws {
    var rig = try SessionRig(milestones: SessionRig.seasoned)
    rig.tap("banana")
    rig.pass(2)
    let effects = rig.send(.modelling(isOn: true))
    #expect(effects.logged(.interaction).map(\.sequence) == [["banana"]])
    #expect(rig.session.bubble.state.text.isEmpty && rig.session.scs.offer == nil)
    rig.tap("apple")
    #expect(rig.send(.modelling(isOn: false)).logged.isEmpty)
    #expect(rig.send(.modelling(isOn: false)).isEmpty)
  }

  @Test("the companion rests while a grown-up models, and its own turn ends the modelling")
  func companion() throws {
    var rig = try SessionRig(milestones: SessionRig.seasoned)
    rig.send(.companion(.start))
    rig.pass(1)
    rig.send(.modelling(isOn: true))
    #expect(rig.session.companion.state.activity == .resting)
    rig.send(.companion(.start))
    #expect(!rig.session.modelling.isOn && rig.session.companion.state.activity != .resting)
  }
}
