import Testing

/// Who may ask and how much: Host, Origin, size, method and path, and the headers of every answer
/// (architecture §9; "Foreign Host or Origin: 403. Body over the limit: 413").
@Suite(.timeLimit(.minutes(10)))
struct GuardTests {
  @Test(
    "the service's own names are let in",
    arguments: ["127.0.0.1:PORT", "localhost:PORT", "LocalHost:PORT", "[::1]:PORT"])
  func ownHost(_ host: String) async throws {
    try await withServer { server in
      let host = host.replacing("PORT", with: "\(server.port)")
      let plain = try await server.send("GET", "/healthz", host: host)
      #expect(plain.status == 200)
      let page = try await server.send("GET", "/healthz", headers: ["Origin": "http://\(host)"])
      #expect(page.status == 200)
    }
  }

  @Test(
    "a foreign host is refused",
    arguments: [
      "evil.example", "evil.example:PORT", "127.0.0.1", "127.0.0.1:1", "localhost.:PORT",
      "127.0.0.1.evil.example:PORT", "192.168.1.7:PORT", "127.0.0.1:PORTx", "[::1:PORT", "",
    ])
  func foreignHost(_ host: String) async throws {
    try await withServer { server in
      let host = host.replacing("PORT", with: "\(server.port)")
      let answer = try await server.send("POST", "/v1/taps", #"{"word":"more"}"#, host: host)
      #expect(answer.isProblem(403, field: "Host"), "\(answer.text)")
      #expect(await server.door.taps.isEmpty)
    }
  }

  @Test("a service on every address lets its addresses in, but no names that could be rebound")
  func openHost() async throws {
    try await withServer(host: "0.0.0.0") { server in
      let port = server.port
      #expect(try await server.send("GET", "/healthz", host: "192.168.1.7:\(port)").status == 200)
      #expect(try await server.send("GET", "/healthz", host: "[fe80::1]:\(port)").status == 200)
      let rebound = try await server.send("GET", "/healthz", host: "evil.example:\(port)")
      #expect(rebound.isProblem(403, field: "Host"))
      let other = try await server.send(
        "GET", "/healthz", headers: ["Origin": "http://10.0.0.9:\(port)"],
        host: "192.168.1.7:\(port)")
      #expect(other.isProblem(403, field: "Origin"))
    }
  }

  @Test(
    "another site's page is refused",
    arguments: [
      "http://evil.example", "https://127.0.0.1:PORT", "http://127.0.0.1:1", "null",
      "http://localhost",
    ])
  func foreignOrigin(_ origin: String) async throws {
    try await withServer { server in
      let origin = origin.replacing("PORT", with: "\(server.port)")
      let answer = try await server.send(
        "POST", "/v1/taps", #"{"word":"more"}"#, headers: ["Origin": origin])
      #expect(answer.isProblem(403, field: "Origin"), "\(answer.text)")
      #expect(await server.door.taps.isEmpty)
    }
  }

  @Test("a picture or script tag of another site is refused, a link to the page is not")
  func fetchMetadata() async throws {
    try await withServer { server in
      let tag = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"]
      let refused = try await server.send("GET", "/v1/speech?text=hi", headers: tag)
      #expect(refused.isProblem(403, field: "Sec-Fetch-Site"))
      let link = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"]
      #expect(try await server.send("GET", "/", headers: link).status == 200)
    }
  }

  @Test("no Host, or two, is a bad request")
  func hostCount() async throws {
    try await withServer { server in
      let own = "Host: 127.0.0.1:\(server.port)\r\n"
      for hosts in ["", own + own] {
        let client = try server.connect()
        try await client.write("GET /healthz HTTP/1.1\r\n\(hosts)\r\n")
        let answer = try await client.readAnswer()
        #expect(answer.status == 400 || answer.status == 403)
        #expect(answer.headers["content-type"] == "application/problem+json")
      }
    }
  }

  @Test("a body over 64 KiB is refused before and after it is sent")
  func bodyLimit() async throws {
    try await withServer { server in
      let body = #"{"phrase":"\#(String(repeating: "a", count: 70_000))"}"#
      let answer = try await server.send("POST", "/v1/taps", body)
      #expect(answer.isProblem(413, field: "body"))
      let client = try server.connect()
      try await client.write(
        "POST /v1/taps HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
          + "Transfer-Encoding: chunked\r\n\r\n"
          + "\(String(body.utf8.count, radix: 16))\r\n\(body)\r\n0\r\n\r\n")
      #expect(try await client.readAnswer().isProblem(413, field: "body"))
      #expect(await server.door.taps.isEmpty)
    }
  }

  @Test(
    "a wrong method is told the right ones",
    arguments: [
      ("GET", "/v1/taps", "POST"), ("DELETE", "/v1/taps", "POST"), ("GET", "/v1/stop", "POST"),
      ("POST", "/v1/settings", "GET, HEAD, PATCH"), ("POST", "/", "GET, HEAD"),
      ("HEAD", "/v1/events", "GET"), ("OPTIONS", "/v1/taps", "POST"),
      ("PUT", "/page/shell/index.html", "GET, HEAD"),
    ])
  func wrongMethod(_ method: String, _ path: String, _ allowed: String) async throws {
    try await withServer { server in
      let answer = try await server.send(method, path)
      #expect(answer.status == 405)
      #expect(answer.headers["allow"] == allowed)
      #expect(method == "HEAD" || answer.isProblem(405, field: "method"))
    }
  }

  @Test(
    "what is not there is a problem", arguments: ["/v1/tap", "/v1", "/nothing", "/page/", "//"])
  func unknownPath(_ path: String) async throws {
    try await withServer { server in
      let answer = try await server.send("GET", path)
      if path == "//" {
        #expect(answer.status == 200 || answer.isProblem(404, field: "path"))
      } else {
        #expect(answer.isProblem(404, field: "path"), "\(answer.text)")
      }
    }
  }

  @Test(
    "every answer carries the security headers",
    arguments: [
      "GET / HTTP/1.1\r\nHost: OWN\r\n\r\n", "GET /healthz HTTP/1.1\r\nHost: OWN\r\n\r\n",
      "GET /nothing HTTP/1.1\r\nHost: OWN\r\n\r\n", "GET /v1/taps HTTP/1.1\r\nHost: OWN\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: evil\r\n\r\n", "GET /v1/events HTTP/1.1\r\nHost: OWN\r\n\r\n",
      "GET /v1/audio HTTP/1.1\r\nHost: OWN\r\n\r\n", "HEAD / HTTP/1.1\r\nHost: OWN\r\n\r\n",
      "POST /v1/taps HTTP/1.1\r\nHost: OWN\r\nContent-Length: 99999\r\n\r\n",
      "this is not HTTP\r\n\r\n", "GET / HTTP/1.1\r\nHost OWN\r\n\r\n",
    ])
  func headers(_ request: String) async throws {
    try await withServer { server in
      let client = try server.connect()
      try await client.write(request.replacing("OWN", with: "127.0.0.1:\(server.port)"))
      let headers = try await client.readHead().headers
      let policy = try #require(headers["content-security-policy"])
      #expect(policy.hasPrefix("default-src 'self'; script-src 'self'; style-src 'self'; "))
      #expect(policy.hasSuffix("frame-ancestors 'none'; base-uri 'none'; form-action 'none'"))
      #expect(headers["x-content-type-options"] == "nosniff")
      #expect(headers["referrer-policy"] == "no-referrer")
      #expect(headers["cross-origin-resource-policy"] == "same-origin")
      #expect(headers["cross-origin-opener-policy"] == "same-origin")
      #expect(headers["cache-control"] != nil)
    }
  }

  @Test("bytes that are not HTTP get a problem too")
  func notHTTP() async throws {
    try await withServer { server in
      let client = try server.connect()
      try await client.write("this is not HTTP\r\n\r\n")
      let answer = try await client.readAnswer()
      #expect(answer.status == 400)
      #expect(answer.headers["content-type"] == "application/problem+json")
      #expect(answer.text.contains("not a request of HTTP/1.1"))
    }
  }
}
