import MeadowContent
import MeadowFoundations
import MeadowTalk
import MeadowTestSupport
import Testing

/// The way through the scenes that come with Meadow (M2-001, tested on the kitchen's structure).
@Suite struct BundledScenesTests {
  let scenes: [String: SceneManifest]

  init() throws {
    let manifests = try SceneFile.bundled()
    scenes = Dictionary(uniqueKeysWithValues: manifests.map { ($0.sceneId, $0) })
  }

  /// The paths of all objects of `manifest`, containers first.
  static func paths(of manifest: SceneManifest) -> [[String]] {
    func below(_ objects: [SceneObject], _ path: [String]) -> [[String]] {
      objects.flatMap { [path + [$0.id]] + below($0.children ?? [], path + [$0.id]) }
    }
    return below(manifest.objects, [])
  }

  @Test("in every scene every object is reached by touches, and back leads out level by level")
  func everyObject() {
    for (name, manifest) in scenes {
      for path in Self.paths(of: manifest) {
        var engine = NavigationEngine(
          restoring: nil, first: name, in: scenes, tier: .sentences)
        for id in path { _ = engine.handle(.open(objectID: id), in: scenes, at: .second(1)) }
        #expect(engine.state.path == path, "\(name): \(path)")
        #expect(engine.breadcrumb(in: scenes).count == path.count + 1)
        for length in (0..<path.count).reversed() {
          _ = engine.handle(.back, in: scenes, at: .second(2))
          #expect(engine.state.path == Array(path.prefix(length)), "\(name): \(path)")
        }
      }
    }
  }

  @Test("at Tier 1 every object of that tier is reached by touches, whatever it lies in")
  func firstWords() {
    for (name, manifest) in scenes {
      for path in Self.paths(of: manifest) {
        guard let object = manifest.object(at: path), object.tier == .firstWords else { continue }
        var engine = NavigationEngine(restoring: nil, first: name, in: scenes, tier: .firstWords)
        for id in path { _ = engine.handle(.open(objectID: id), in: scenes, at: .second(1)) }
        #expect(engine.state.path == path, "\(name): \(path)")
        #expect((object.seenFromTier ?? .firstWords) == .firstWords, "\(name): \(path)")
      }
    }
  }

  @Test("the kitchen is three levels deep: zone, sub-zone, item")
  func kitchenDepth() throws {
    let kitchen = try #require(scenes["kitchen"])
    #expect(Self.paths(of: kitchen).map(\.count).max() == NavigationEngine.depth)
  }

  @Test(
    "at every tier what opens holds something, and what does not open leaves the child in place")
  func tiers() {
    for (name, manifest) in scenes {
      for tier in Tier.allCases {
        for object in manifest.objects {
          var engine = NavigationEngine(restoring: nil, first: name, in: scenes, tier: tier)
          _ = engine.handle(.open(objectID: object.id), in: scenes, at: .second(1))
          let stays = object.type == .container && object.tier > tier
          #expect(engine.state.path == (stays ? [] : [object.id]), "\(name): \(object.id)")
          #expect(object.type == .flat || object.children?.isEmpty == false)
        }
      }
    }
  }
}
