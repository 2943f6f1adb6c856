import MeadowFoundations
import MeadowRuntime
import Testing

/// A reverse proxy with TLS in front of the service (requirements, Offline and installable):
/// its pages are ours, nobody else's are.
@Suite(.timeLimit(.minutes(10)))
struct ProxyTests {
  private static let home = "https://meadow.home"

  private static func origins() throws -> [WebOrigin] {
    [try WebOrigin(home), try WebOrigin("https://tablet.lan:8443")]
  }

  private static let opening = #"{"heldMilliseconds":3000,"code":"1234"}"#

  @Test(
    "the host of an origin that was named is let in, with the port or without",
    arguments: [
      ("meadow.home", "https://meadow.home"), ("Meadow.Home:443", "https://meadow.home"),
      ("tablet.lan:8443", "https://tablet.lan:8443"), ("tablet.lan", "https://tablet.lan:8443"),
    ])
  func named(_ host: String, _ origin: String) async throws {
    try await withServer(origins: try Self.origins()) { server in
      #expect(try await server.send("GET", "/", host: host).status == 200)
      let tap = try await server.send(
        "POST", "/v1/taps", #"{"word":"more"}"#, headers: ["Origin": origin], host: host)
      #expect(tap.status == 200, "\(tap.text)")
    }
  }

  @Test(
    "another host stays shut out, and hears of --origin",
    arguments: [
      "meadow.home:80", "meadow.home:8443", "meadow.home.evil.example", "evil.meadow.home",
      "tablet.lan:443", "tablet.lan:", "meadow.home:x",
    ])
  func foreignHost(_ host: String) async throws {
    try await withServer(origins: try Self.origins()) { server in
      let answer = try await server.send("POST", "/v1/taps", #"{"word":"more"}"#, host: host)
      #expect(answer.isProblem(403, field: "Host") && answer.text.contains("--origin"))
      #expect(await server.door.taps.isEmpty)
    }
  }

  @Test(
    "another page stays shut out, also that of the same name without TLS",
    arguments: [
      "http://meadow.home", "https://meadow.home:8443", "https://evil.example", "null",
      "http://127.0.0.1:PORT", "https://meadow.home/", "HTTPS://meadow.home.",
    ])
  func foreignOrigin(_ origin: String) async throws {
    try await withServer(origins: try Self.origins()) { server in
      let origin = origin.replacing("PORT", with: "\(server.port)")
      let answer = try await server.send(
        "POST", "/v1/taps", #"{"word":"more"}"#, headers: ["Origin": origin], host: "meadow.home")
      #expect(answer.isProblem(403, field: "Origin"), "\(answer.text)")
      #expect(await server.door.taps.isEmpty)
    }
  }

  @Test("without --origin nothing of it holds")
  func without() async throws {
    try await withServer { server in
      let host = try await server.send("GET", "/", host: "meadow.home")
      #expect(host.isProblem(403, field: "Host"))
      let page = try await server.send("GET", "/", headers: ["Origin": Self.home])
      #expect(page.isProblem(403, field: "Origin"))
      let forwarded = try await server.send(
        "POST", "/v1/gate/open", Self.opening, headers: ["X-Forwarded-Proto": "https"])
      #expect(forwarded.headers["set-cookie"]?.contains("Secure") == false)
    }
  }

  @Test("the gate's cookie goes no other way than over TLS when it came that way")
  func secureCookie() async throws {
    try await withServer(origins: try Self.origins()) { server in
      let own = "127.0.0.1:\(server.port)"
      let cases: [(host: String, headers: [String: String], isSecure: Bool)] = [
        ("meadow.home", [:], true), ("tablet.lan", ["Origin": "https://tablet.lan:8443"], true),
        // A proxy that puts its own idea of the host in the place of the browser's.
        (own, ["Origin": Self.home], true), (own, ["X-Forwarded-Proto": "https"], true),
        (own, [:], false), (own, ["Origin": "http://\(own)"], false),
        (own, ["X-Forwarded-Proto": "http"], false),
      ]
      for (host, headers, isSecure) in cases {
        let opened = try await server.send(
          "POST", "/v1/gate/open", Self.opening, headers: headers, host: host)
        let way = isSecure ? "; Secure" : ""
        #expect(
          opened.headers["set-cookie"]
            == "meadow_gate=\(FakeDoor.pass); Path=/; HttpOnly; SameSite=Strict\(way); Max-Age=600",
          "\(host) \(headers)")
        let shut = try await server.send("POST", "/v1/gate/close", headers: headers, host: host)
        #expect(
          shut.headers["set-cookie"]
            == "meadow_gate=; Path=/; HttpOnly; SameSite=Strict\(way); Max-Age=0")
      }
    }
  }

  @Test("what a live stream says is not held back by a proxy that collects answers")
  func unbuffered() async throws {
    try await withServer(door: FakeDoor(hasAudio: true)) { server in
      for path in ["/v1/events", "/v1/audio"] {
        let client = try server.connect()
        try await client.write("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
        #expect(try await client.readHead().headers["x-accel-buffering"] == "no", "\(path)")
      }
    }
  }
}
