import MeadowFoundations
import MeadowTalk
import MeadowTestSupport
import Testing

/// What lies over the board, what is kept between starts, and random walks (M2-001; spec README,
/// resolution 14).
@Suite struct NavigationOverlayTests {
  typealias Walk = NavigationEngineTests.Walk
  static let scenes = NavigationEngineTests.scenes

  @Test("the category panel closes after its seconds, not before; opening it again begins anew")
  func categoryCloses() {
    var walk = Walk()
    walk(.overlay(.category))
    #expect(walk.engine.deadline == .second(105) && walk.moved?.overlay == .category)
    walk.now = .second(104)
    walk(.tick)
    #expect(walk.effects.isEmpty)
    walk(.overlay(.category))
    #expect(walk.engine.deadline == .second(109) && walk.effects.isEmpty)
    walk.now = .second(109)
    walk(.tick)
    #expect(walk.engine.state.overlay == nil && walk.moved != nil && walk.engine.deadline == nil)
    walk(.tick)
    #expect(walk.effects.isEmpty)
  }

  @Test("its seconds are a setting; what is no time at all counts as none")
  func seconds() {
    var walk = Walk()
    walk(.settings(tier: .combinations, traySeconds: 9))
    walk(.overlay(.category))
    #expect(walk.engine.deadline == .second(109))
    walk(.settings(tier: .combinations, traySeconds: .nan))
    walk(.overlay(.category))
    #expect(walk.engine.deadline == .second(100))
    walk(.settings(tier: .combinations, traySeconds: 1e300))
    walk(.overlay(.category))
    #expect(walk.engine.deadline == .second(86_500))
  }

  @Test(
    "back closes what lies over the board first; a move and a change of view close it too",
    arguments: [
      NavigationEngine.Input.back, .open(objectID: "table"), .open(objectID: "fridge"),
      .enter(scene: "bathroom"), .mode(.grid), .overlay(nil),
    ])
  func closes(input: NavigationEngine.Input) {
    for overlay in NavigationState.Overlay.allCases {
      var walk = Walk()
      walk(.overlay(overlay))
      #expect((walk.engine.deadline != nil) == (overlay == .category))
      walk(input)
      #expect(walk.engine.state.overlay == nil && walk.engine.deadline == nil)
      #expect(walk.moved != nil)
    }
  }

  @Test(
    "a kept state comes back with nothing lost; what lay over the board is gone, the view is the set one"
  )
  func restored() {
    var walk = Walk()
    for id in ["fridge", "freezer", "ice"] { walk(.open(objectID: id)) }
    walk(.mode(.grid))
    var kept = walk.engine.state
    kept.overlay = .settings
    var again = Walk(NavigationEngineTests.engine(kept))
    var expected = walk.engine.state
    expected.mode = .scene
    #expect(again.engine.state == expected)
    // Without the moves before, back goes up level by level.
    for path in [["fridge", "freezer"], ["fridge"], []] {
      again(.back)
      #expect(again.path == path)
    }
  }

  @Test(
    "restoring repairs what is no longer there",
    arguments: [
      (NavigationState(scene: "kitchen", path: ["fridge", "gone", "ice"]), "kitchen", ["fridge"]),
      (NavigationState(scene: "kitchen", path: ["gone"]), "kitchen", []),
      (NavigationState(scene: "cellar", path: ["fridge"]), "kitchen", []),
      (
        NavigationState(scene: "kitchen", path: ["fridge", "freezer", "box", "pea"]), "kitchen",
        ["fridge", "freezer"]
      ),
    ])
  func repaired(kept: NavigationState, scene: String, path: [String]) {
    let engine = NavigationEngineTests.engine(kept)
    #expect(engine.state.scene == scene && engine.state.path == path)
  }

  @Test("with no scenes at all there is still a place to be")
  func noScenes() {
    let engine = NavigationEngine(restoring: nil, first: "kitchen", in: [:], mode: .grid)
    #expect(engine.state == NavigationState(scene: "kitchen", mode: .grid))
    #expect(engine.breadcrumb(in: [:]) == [Crumb(id: "kitchen", label: "kitchen")])
  }

  @Test("back passes over what is no longer there")
  func backPassesOver() {
    var engine = NavigationEngineTests.engine()
    _ = engine.handle(.open(objectID: "fridge"), in: Self.scenes, at: .second(1))
    _ = engine.handle(.enter(scene: "bathroom"), in: Self.scenes, at: .second(2))
    let without = Self.scenes.filter { $0.key != "kitchen" }
    #expect(engine.handle(.back, in: without, at: .second(3)).isEmpty)
    #expect(engine.state.scene == "bathroom")
  }

  @Test("the moves that can be undone are bounded")
  func history() {
    var walk = Walk()
    for _ in 0..<50 {
      walk(.enter(scene: "bathroom"))
      walk(.enter(scene: "kitchen"))
    }
    var undone = 0
    walk(.back)
    while !walk.effects.isEmpty {
      undone += 1
      walk(.back)
    }
    #expect(undone == NavigationEngine.historyLimit)
  }

  @Test("on any walk the place is there, at most three deep, and back leads to the start of all")
  func randomWalks() {
    for seed in UInt64(1)...40 {
      var generator = SeededGenerator(seed: seed)
      var walk = Walk()
      let ids = ["fridge", "freezer", "ice", "milk", "box", "table", "tub", "nothing"]
      for _ in 0..<60 {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: walk(.back)
        case 1: walk(.home)
        case 2: walk(.enter(scene: ["kitchen", "bathroom"].randomElement(using: &generator) ?? ""))
        default: walk(.open(objectID: ids.randomElement(using: &generator) ?? ""))
        }
        let state = walk.engine.state
        #expect(state.path.count <= NavigationEngine.depth, "seed \(seed)")
        #expect(
          state.path.isEmpty || Self.scenes[state.scene]?.object(at: state.path) != nil,
          "seed \(seed)")
        #expect(NavigationEngineTests.engine(state).state == state, "seed \(seed)")
      }
    }
  }
}
