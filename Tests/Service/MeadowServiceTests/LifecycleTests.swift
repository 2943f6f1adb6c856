import Logging
import MeadowRuntime
import MeadowService
import MeadowTestSupport
import Testing

/// Starting and ending ("graceful shutdown"; "Port taken: one line that says so").
@Suite(.timeLimit(.minutes(10)))
struct LifecycleTests {
  @Test("it ends within a second, with an open stream, an idle and a half-sent connection")
  func shutdown() async throws {
    try await refute("every second time it waits for a connection", within: 30) {
      let clock = ContinuousClock()
      var asked = clock.now
      var complaint: String?
      try await withServer { server in
        let stream = try server.connect()
        try await stream.write("GET /v1/events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
        _ = try await stream.readHead()
        let idle = try server.connect()
        _ = try await idle.send("GET", "/healthz")
        let half = try server.connect()
        try await half.write("POST /v1/taps HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nConte")
        let waiting = try server.connect()
        try await waiting.write(
          "POST /v1/taps HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: 9\r\n\r\n{")
        asked = clock.now
        await server.shutDown()
        let rest = String(decoding: try await stream.readToEnd(), as: UTF8.self)
        // Who has not been told within 600 ms is cut off, which is what a full machine comes to.
        if !rest.hasSuffix("0\r\n\r\n") { complaint = "the stream did not end as HTTP ends it" }
      }
      let wait = clock.now - asked
      return complaint ?? (wait < .seconds(3) ? nil : "\(wait)")
    }
  }

  @Test("a taken port is said in one line with the way out")
  func portTaken() async throws {
    try await withServer { server in
      let second = MeadowServer(
        services: FakeDoor().services, port: server.port,
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, version: "0.1.0")
      let error = await #expect(throws: ServerError.self) {
        try await second.serve { _ in Issue.record("it cannot be ready") }
      }
      #expect(error == .portTaken(server.port))
      let line = try #require(error?.description)
      #expect(line.contains("port \(server.port) is taken") && line.contains("--port"))
      #expect(!line.contains("\n"))
    }
  }

  @Test("an address of another machine, and a host that is none, are said to be that")
  func badHost() async throws {
    for (host, expected) in [
      ("192.0.2.1", ServerError.hostElsewhere("192.0.2.1")),
      ("no such host", .hostUnknown("no such host")),
    ] {
      let server = MeadowServer(
        services: FakeDoor().services, host: host, port: 0,
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, version: "0.1.0")
      let error = await #expect(throws: ServerError.self) { try await server.serve { _ in } }
      #expect(error == expected)
    }
  }

  @Test("a number that is no port is said to be that", arguments: [-1, 65_536, 70_000])
  func badPort(_ port: Int) async throws {
    let server = MeadowServer(
      services: FakeDoor().services, port: port,
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, version: "0.1.0")
    let error = await #expect(throws: ServerError.self) { try await server.serve { _ in } }
    #expect(error == .portInvalid(port))
  }

  @Test("a page directory that is not there is said to be that")
  func noPage() async throws {
    let server = MeadowServer(
      services: FakeDoor().services, port: 0, page: "/nowhere/page",
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, version: "0.1.0")
    let error = await #expect(throws: ServerError.self) { try await server.serve { _ in } }
    #expect(error == .pageUnreadable("/nowhere/page"))
  }
}
