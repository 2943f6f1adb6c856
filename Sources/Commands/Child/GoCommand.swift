import ArgumentParser
import MeadowFoundations

struct GoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "go",
    abstract: "Goes somewhere in a running service.",
    discussion: """
      Example: meadow go kitchen
      Example: meadow go fridge
      Example: meadow go back

      A scene, something in it that opens, or a step of the way that meadow state shows; back for
      one step back, home for out to the scene itself, grid or scene for how it is shown.
      """)

  @Argument(help: "Where to, such as kitchen, fridge, back, home, grid or scene.")
  var place: String

  @OptionGroup var options: ServiceOptions

  func run() async throws {
    try await reporting {
      let service = try options.service()
      try service.show(
        state: try service.post("/v1/navigation", try move(service)), json: options.json)
    }
  }

  private struct Scene: Decodable { var id: String }

  private func move(_ service: RunningService) throws -> PlainJSON {
    // Ids are written with hyphens: high-chair.
    let id = place.lowercased().split(separator: " ").joined(separator: "-")
    switch id {
    case "back", "home": return .object([id: .flag(true)])
    case "grid", "scene": return .object(["mode": .text(id)])
    default:
      let scenes = try service.read([Scene].self, try service.get("/v1/scenes"))
      let isScene = scenes.contains { $0.id == id }
      return .object([isScene ? "scene" : "open": .text(id)])
    }
  }
}
