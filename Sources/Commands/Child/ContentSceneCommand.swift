import ArgumentParser
import MeadowFoundations
import MeadowRuntime

struct ContentSceneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene",
    abstract: "Shows what stands in a scene, as a tree.",
    discussion: """
      Example: meadow content scene kitchen

      Zones, what is in them, and what is in that. Priority 1 is the most important and 10 the
      least: density low shows 1 to 3, medium 1 to 6, high everything.
      """)

  @Argument(help: "The scene: kitchen, bathroom, bedroom, playroom or outdoors.")
  var scene: String

  @OptionGroup var data: DataOptions

  func run() async throws {
    try await withHost(data) { host in
      for line in SceneTree(try await host.manifest(of: scene)).lines { Terminal.say(line) }
    }
  }
}

/// A scene as indented lines.
struct SceneTree {
  /// Its name and its counts, then one line for each zone, sub-zone and item.
  let lines: [String]

  private struct Row {
    var name: String
    var facts: String
    /// How many columns it takes beyond its characters: a picture takes two.
    var extra: Int
  }

  init(_ scene: SceneManifest) {
    let rows = Self.rows(scene.objects, of: scene, depth: 0)
    let width = rows.map { $0.name.count + $0.extra }.max() ?? 0
    lines =
      [Self.heading(of: scene)]
      + rows.map { $0.name.padded(to: width - $0.extra) + "  " + $0.facts }
  }

  private static func heading(of scene: SceneManifest) -> String {
    let all = flat(scene.objects)
    let subZones = all.count { $0.type == .container } - scene.objects.count(where: isContainer)
    let items = all.count { $0.type == .flat }
    return "\(scene.label): \(counted(scene.zones.count, "zone")), "
      + "\(counted(subZones, "sub-zone")), \(counted(items, "item"))"
  }

  private static func isContainer(_ object: SceneObject) -> Bool { object.type == .container }

  private static func flat(_ objects: [SceneObject]) -> [SceneObject] {
    objects.flatMap { [$0] + flat($0.children ?? []) }
  }

  private static func rows(
    _ objects: [SceneObject], of scene: SceneManifest, depth: Int
  ) -> [Row] {
    objects.flatMap { object in
      let indent = String(repeating: "  ", count: depth + 1)
      let zone = scene.zones.first { $0.id == object.id }
      let name = zone.map { "\($0.emoji) \($0.label)" } ?? object.word
      let tier =
        object.type == .container
        ? "opens from Tier \(object.tier.rawValue)" : "Tier \(object.tier.rawValue)"
      let row = Row(
        name: indent + name, facts: "priority \(object.priority), \(tier)",
        extra: zone == nil ? 0 : 1)
      return [row] + rows(object.children ?? [], of: scene, depth: depth + 1)
    }
  }
}
