import MeadowFoundations
import MeadowTalk
import MeadowTestSupport
import Testing

/// Scene → zone → sub-zone → item and back (M2-001).
@Suite struct NavigationEngineTests {
  static let scenes: [String: SceneManifest] = [
    "kitchen": SceneManifest(
      sceneId: "kitchen", routine: "meals", label: "Kitchen", background: "kitchen.svg",
      zones: [SceneZone(id: "fridge", label: "Fridge", emoji: "🧊")],
      objects: [
        SceneObject(
          id: "fridge", word: "fridge", type: .container, zone: "fridge",
          children: [
            SceneObject(id: "milk", word: "milk", zone: "fridge"),
            SceneObject(id: "juice", word: "juice", tier: .sentences, zone: "fridge"),
            SceneObject(
              id: "freezer", word: "freezer", type: .container, tier: .combinations, zone: "fridge",
              children: [
                SceneObject(id: "ice", word: "ice", zone: "fridge"),
                SceneObject(
                  id: "box", word: "box", type: .container, zone: "fridge",
                  children: [SceneObject(id: "pea", word: "pea", zone: "fridge")]),
              ]),
          ]),
        SceneObject(id: "table", word: "table", zone: "fridge"),
        SceneObject(id: "chair", word: "chair", zone: "fridge"),
      ]),
    "bathroom": SceneManifest(
      sceneId: "bathroom", routine: "bath", label: "Bathroom", background: "bathroom.svg",
      zones: [], objects: [SceneObject(id: "tub", word: "tub", zone: "tub")]),
  ]

  static func engine(
    _ kept: NavigationState? = nil, tier: Tier = .combinations
  ) -> NavigationEngine {
    NavigationEngine(restoring: kept, first: "kitchen", in: scenes, tier: tier)
  }

  /// An engine that is led by short calls.
  struct Walk {
    var engine: NavigationEngine
    var effects: [NavigationEngine.Effect] = []
    var now = MonotonicTime.second(100)

    init(_ engine: NavigationEngine = NavigationEngineTests.engine()) { self.engine = engine }

    mutating func callAsFunction(_ input: NavigationEngine.Input) {
      effects = engine.handle(input, in: NavigationEngineTests.scenes, at: now)
    }

    var path: [String] { engine.state.path }
    var crumbs: [String] { engine.breadcrumb(in: NavigationEngineTests.scenes).map(\.label) }
    var isLeft: Bool { effects.contains(.left) }
    var moved: NavigationState? {
      for case .moved(let state, _) in effects { return state }
      return nil
    }
  }

  @Test("scene → zone → sub-zone → item to depth 3, and back at each level (M2-001)")
  func depthThreeAndBack() {
    var walk = Walk()
    let way: [(String, [String])] = [
      ("fridge", ["Kitchen", "Fridge"]), ("freezer", ["Kitchen", "Fridge", "freezer"]),
      ("ice", ["Kitchen", "Fridge", "freezer", "ice"]),
    ]
    var states: [NavigationState] = [walk.engine.state]
    for (id, crumbs) in way {
      walk(.open(objectID: id))
      #expect(walk.crumbs == crumbs)
      #expect(walk.moved == walk.engine.state)
      states.append(walk.engine.state)
    }
    #expect(walk.path == ["fridge", "freezer", "ice"])
    for state in states.dropLast().reversed() {
      walk(.back)
      #expect(walk.engine.state == state)
      #expect(walk.effects.count == 2 && walk.isLeft)
    }
    walk(.back)
    #expect(walk.effects.isEmpty)
  }

  @Test("the breadcrumb is told with every move (M2-001)")
  func breadcrumbIsTold() {
    var walk = Walk()
    walk(.open(objectID: "fridge"))
    #expect(
      walk.effects == [
        .left,
        .moved(
          NavigationState(scene: "kitchen", path: ["fridge"]),
          breadcrumb: [
            Crumb(id: "kitchen", label: "Kitchen"),
            Crumb(id: "fridge", label: "Fridge", word: "fridge"),
          ]),
      ])
  }

  @Test("nothing opens below the third level")
  func noDeeper() {
    var walk = Walk()
    for id in ["fridge", "freezer", "box"] { walk(.open(objectID: id)) }
    #expect(walk.path == ["fridge", "freezer"] && walk.effects.isEmpty)
  }

  @Test("looking at an item does not end the exchange that it begins; leaving it does")
  func itemsDoNotLeave() {
    var walk = Walk()
    walk(.open(objectID: "table"))
    #expect(walk.path == ["table"] && !walk.isLeft && walk.moved != nil)
    walk(.back)
    #expect(walk.path.isEmpty && walk.isLeft)
  }

  @Test("an item beside the one looked at takes its place, so that back leads to the container")
  func siblings() {
    var walk = Walk()
    walk(.open(objectID: "fridge"))
    walk(.open(objectID: "milk"))
    walk(.open(objectID: "juice"))
    #expect(walk.path == ["fridge", "juice"])
    #expect(walk.engine.containers(in: Self.scenes) == ["fridge"])
    walk(.open(objectID: "freezer"))
    #expect(walk.path == ["fridge", "freezer"])
    walk(.back)
    #expect(walk.path == ["fridge", "juice"])
    walk(.back)
    #expect(walk.path == ["fridge"])
  }

  @Test("a container opens only at its tier or above; below it nothing moves")
  func tierOfContainers() {
    var walk = Walk(Self.engine(tier: .firstWords))
    walk(.open(objectID: "fridge"))
    walk(.open(objectID: "freezer"))
    #expect(walk.path == ["fridge"] && walk.effects.isEmpty)
    walk(.settings(tier: .combinations, traySeconds: 5))
    walk(.open(objectID: "freezer"))
    #expect(walk.path == ["fridge", "freezer"])
  }

  @Test("a tier that falls closes what it may not open")
  func tierFalls() {
    var walk = Walk()
    walk(.open(objectID: "fridge"))
    walk(.open(objectID: "freezer"))
    walk(.settings(tier: .firstWords, traySeconds: 5))
    #expect(walk.path == ["fridge"] && walk.isLeft)
    walk(.settings(tier: .firstWords, traySeconds: 5))
    #expect(walk.effects.isEmpty)
  }

  @Test("a step of the breadcrumb leads back up to it; home leads to the top; both can be undone")
  func breadcrumbSteps() {
    var walk = Walk()
    for id in ["fridge", "freezer", "ice", "fridge"] { walk(.open(objectID: id)) }
    #expect(walk.path == ["fridge"])
    walk(.open(objectID: "fridge"))
    #expect(walk.effects.isEmpty)
    walk(.back)
    #expect(walk.path == ["fridge", "freezer", "ice"])
    walk(.home)
    #expect(walk.path.isEmpty)
    walk(.home)
    #expect(walk.effects.isEmpty)
    walk(.back)
    #expect(walk.path == ["fridge", "freezer", "ice"])
  }

  @Test("entering a scene ends the exchange and is told; back leads to the scene before")
  func scenes() {
    var walk = Walk()
    walk(.open(objectID: "fridge"))
    walk(.enter(scene: "bathroom"))
    #expect(walk.effects.first == .left && walk.effects.last == .enteredScene("bathroom"))
    #expect(walk.crumbs == ["Bathroom"])
    walk(.back)
    #expect(walk.engine.state.scene == "kitchen" && walk.path == ["fridge"])
    #expect(walk.effects.last == .enteredScene("kitchen"))
    walk(.enter(scene: "kitchen"))
    #expect(walk.path.isEmpty && !walk.effects.contains(.enteredScene("kitchen")))
  }

  @Test("scene or grid is one choice for all scenes: it stays when the scene changes (M2-002)")
  func mode() {
    var walk = Walk()
    walk(.mode(.grid))
    #expect(walk.moved?.mode == .grid && !walk.isLeft)
    walk(.mode(.grid))
    #expect(walk.effects.isEmpty)
    walk(.enter(scene: "bathroom"))
    #expect(walk.engine.state.mode == .grid)
    walk(.back)
    #expect(walk.engine.state.mode == .grid)
  }

  @Test("what is not there changes nothing, and the problem names it")
  func unknown() throws {
    var walk = Walk()
    let before = walk.engine
    for input in [NavigationEngine.Input.enter(scene: "cellar"), .open(objectID: "ice")] {
      walk(input)
      #expect(walk.effects.isEmpty && walk.engine == before)
      let problem = try #require(walk.engine.problem(with: input, in: Self.scenes))
      #expect(problem.kind == .unknown && !problem.advice.isEmpty)
    }
    for input in [NavigationEngine.Input.enter(scene: "bathroom"), .open(objectID: "table"), .back]
    {
      #expect(walk.engine.problem(with: input, in: Self.scenes) == nil)
    }
    walk(.open(objectID: "fridge"))
    #expect(walk.engine.problem(with: .open(objectID: "fridge"), in: Self.scenes) == nil)
  }
}
