import Logging
import MeadowRuntime
import MeadowService
import Testing

/// openapi.yaml against the routes there are.
@Suite(.timeLimit(.minutes(10)))
struct DescriptionTests {
  /// The methods under each path of the description, read by their places in its lines.
  private func described(_ text: String) -> [String: Set<String>] {
    let methods = ["get", "put", "post", "patch", "delete"]
    var described: [String: Set<String>] = [:]
    var path = ""
    for line in text.split(separator: "\n").prefix(while: { $0 != "components:" }) {
      if line.hasPrefix("  /") {
        path = String(line.dropFirst(2).dropLast())
        described[path] = []
      }
      for method in methods where line == "    \(method):" {
        described[path]?.insert(method.uppercased())
      }
    }
    return described
  }

  @Test("it describes every route with its methods, and no other")
  func routes() async throws {
    let service = MeadowServer(
      services: FakeDoor().services,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
      version: "0.1.0")
    let paths = try service.paths.map { $0.replacing("**", with: "{file}") }
    try await withServer { server in
      let answer = try await server.send("GET", "/openapi.yaml")
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == "application/yaml")
      let described = described(answer.text)
      #expect(described.keys.sorted() == paths.sorted())
      for (path, methods) in described {
        let example = path.replacing("{id}", with: "1").replacing("{word}", with: "more")
          .replacing("{file}", with: "index.html").replacing("{round}", with: "a")
        let allowed = try #require(
          try await server.send("OPTIONS", example).headers["allow"], "\(path)")
        let isStream = ["/v1/events", "/v1/audio"].contains(path)
        let expected = methods.contains("GET") && !isStream ? methods.union(["HEAD"]) : methods
        #expect(Set(allowed.split(separator: ", ").map(String.init)) == expected, "\(path)")
      }
    }
  }

  @Test("a method of HTTP is told the right ones, that of another protocol that it is none")
  func methods() async throws {
    try await withServer { server in
      let other = try await server.send("PROPFIND", "/v1/taps", "{}")
      #expect(other.isProblem(501, field: "method"), "\(other.text)")
      let query = try await server.send("QUERY", "/v1/taps", "{}")
      #expect(query.isProblem(405, field: "method"), "\(query.text)")
      #expect(query.headers["allow"] == "POST")
    }
  }
}
