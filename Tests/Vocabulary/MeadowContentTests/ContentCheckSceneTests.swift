import MeadowContent
import MeadowFoundations
import Testing

/// Scene manifests (document 000 §03; M2-001: three levels; spec README, resolution 20: targets).
@Suite("Content check: scenes")
struct ContentCheckSceneTests {
  private let data: VocabularyData
  private let good: SceneManifest

  init() throws {
    data = try Sample.vocabulary()
    good = try Sample.manifest()
  }

  @Test("a good manifest has no problem")
  func fine() {
    #expect(ContentCheck.problems(in: data, scenes: [good]) == [])
  }

  @Test("a manifest of another scene, routine or folder is found, and one that stands twice")
  func frame() {
    expect("routine", "no routine of this scene") { $0.routine = "play" }
    expect("label", "empty") { $0.label = "" }
    expect("background", "not the name of a file") { $0.background = "../kitchen.svg" }
    expectProblem(
      "scenes/kitchen.json: sceneId", "already",
      among: ContentCheck.problems(in: data, scenes: [good, good]))
    var garden = good
    garden.sceneId = "garden"
    expectProblem(
      "scenes/garden.json: sceneId", "no scene \"garden\"",
      among: ContentCheck.problems(in: data, scenes: [garden]))
  }

  @Test("zones have ids, labels and pictures, each id once")
  func zones() {
    expect("zones[1].id", "already") { $0.zones[1].id = "fridge" }
    expect("zones[1].label", "empty") { $0.zones[1].label = "" }
    expect("zones[1].emoji", "not one emoji") { $0.zones[1].emoji = "bowl" }
    for id in ["", "High-Chair", "high chair", "-chair", "a--b", "chair-"] {
      expect("zones[1].id", "no id; write it as high-chair") { $0.zones[1].id = id }
    }
  }

  @Test("an object has an id, a word of its scene in its colour, a zone and a priority, each once")
  func objects() {
    expect("objects[1].id", "already at objects[0].id") { $0.objects[1].id = "fridge" }
    expect("objects[1].id", "no id") { $0.objects[1].id = "Banana" }
    expect("objects[1].word", "already at objects[0].word") { $0.objects[1].word = "Fridge" }
    expect("objects[1].word", "neither a core word nor") { $0.objects[1].word = "rocket" }
    expect("objects[1].fitzgeraldKey", "\"banana\" is nouns") {
      $0.objects[1].fitzgeraldKey = .verbs
    }
    expect("objects[1].zone", "no zone \"garden\"") { $0.objects[1].zone = "garden" }
    expect("objects[1].priority", "0 is not 1 to 10") { $0.objects[1].priority = 0 }
    expect("objects[1].priority", "11 is not 1 to 10") { $0.objects[1].priority = 11 }
    expect("objects[0].children[0].children[0].zone", "no zone") {
      $0.objects[0].children?[0].children?[0].zone = "sea"
    }
  }

  @Test("a container holds something, a flat object nothing, and three levels are the deepest")
  func nesting() {
    expect("objects[0].children", "at least one thing") { $0.objects[0].children = [] }
    expect("objects[0].children", "at least one thing") { $0.objects[0].children = nil }
    expect("objects[0].children", "only a container") { $0.objects[0].type = .flat }
    expect("objects[0].children[0].children[0].children", "too deep") {
      let item = $0.objects[1]
      $0.objects[0].children?[0].children?[0].type = .container
      $0.objects[0].children?[0].children?[0].children = [item]
    }
    expect("objects[0].priority", "less important than what is inside (2)") {
      $0.objects[0].priority = 3
    }
  }

  @Test(
    "an object stands inside its view, above the bar of core words",
    arguments: [(-0.01, 0.1), (0.91, 0.1), (0.5, -0.1), (0.5, 0.67)])
  func bounds(x: Double, y: Double) {
    expect("objects[1].position", "reaches out of its view") {
      $0.objects[1].position = ScenePosition(x: x, y: y)
    }
  }

  @Test("inside a container the whole view is free")
  func boundsInside() {
    var manifest = good
    manifest.objects[0].children?[0].children?[0].position = ScenePosition(x: 0.8, y: 0.8)
    #expect(ContentCheck.problems(in: data, scenes: [manifest]) == [])
    expect("objects[0].children[0].children[0].position", "0.85 to 1.05 from the left") {
      $0.objects[0].children?[0].children?[0].position = ScenePosition(x: 0.85, y: 0.5)
    }
  }

  @Test("an object is large enough to be touched", arguments: [(0.07, 0.2), (0.2, 0.1), (0, 0)])
  func size(w: Double, h: Double) {
    expect("objects[1].size", "too small to touch") { $0.objects[1].size = SceneSize(w: w, h: h) }
  }

  @Test("no object lies over its neighbour; edges may touch")
  func overlap() {
    expect("objects[1].position", "it lies over \"fridge\" (objects[0])") {
      $0.objects[1].position = ScenePosition(x: 0.19, y: 0.3)
    }
    var manifest = good
    manifest.objects[1].position = ScenePosition(x: 0.1, y: 0.7)
    #expect(manifest.objects[1].position.y + manifest.objects[1].size.h > 0.86)
    manifest.objects[1].size.h = 0.16
    #expect(ContentCheck.problems(in: data, scenes: [manifest]) == [])
  }

  @Test("a view with too many objects is found")
  func crowd() {
    expect("objects", "25 objects in one view, 24 at most") { manifest in
      let item = manifest.objects[1]
      manifest.objects = (0..<25).map { index in
        var copy = item
        copy.id = "banana-\(index)"
        return copy
      }
    }
  }

  private func expect(
    _ path: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation,
    after change: (inout SceneManifest) -> Void
  ) {
    var manifest = good
    change(&manifest)
    expectProblem(
      "scenes/kitchen.json: \(path)", reason,
      among: ContentCheck.problems(in: data, scenes: [manifest]), sourceLocation: sourceLocation)
  }
}
