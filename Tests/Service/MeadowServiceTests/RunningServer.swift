import Logging
import MeadowFoundations
import MeadowRuntime
import MeadowService
import ServiceLifecycle

/// A real server on a free port, with a fake door behind it.
struct RunningServer {
  let door: FakeDoor
  let port: Int
  /// Ends it as a signal would.
  let shutDown: @Sendable () async -> Void

  /// Another connection.
  func connect() throws -> Client { try Client(port: port) }

  /// One request on a connection of its own.
  func send(
    _ method: String, _ path: String, _ body: String? = nil, headers: [String: String] = [:],
    host: String? = nil
  ) async throws -> Answer {
    try await connect().send(method, path, body, headers: headers, host: host)
  }
}

private struct ServerService: Service {
  let server: MeadowServer
  let onReady: @Sendable (Int) -> Void

  func run() async throws { try await server.serve(onReady: onReady) }
}

/// Runs `body` against a server and shuts the server down.
func withServer(
  door: FakeDoor = FakeDoor(), host: String = "127.0.0.1", page: String? = nil,
  origins: [WebOrigin] = [], heartbeat: Duration = .seconds(15),
  patience: Duration = .seconds(600), mostConnections: Int = 256,
  _ body: (RunningServer) async throws -> Void
) async throws {
  var server = MeadowServer(
    services: door.services, host: host, port: 0, page: page, origins: origins,
    logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, version: "0.1.0")
  server.heartbeat = heartbeat
  server.patience = patience
  server.mostConnections = mostConnections
  let (ports, ready) = AsyncStream.makeStream(of: Int.self)
  let service = ServerService(server: server) { ready.yield($0) }
  let group = ServiceGroup(services: [service], logger: Logger(label: "group"))
  try await withThrowingTaskGroup(of: Void.self) { tasks in
    tasks.addTask {
      defer { ready.finish() }
      try await group.run()
    }
    for await port in ports {
      try await body(
        RunningServer(door: door, port: port) { await group.triggerGracefulShutdown() })
      await group.triggerGracefulShutdown()
      break
    }
    try await tasks.waitForAll()
  }
}
