import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// What makes or ends a sound over HTTP (architecture §9; the service's contract).
@Suite(.timeLimit(.minutes(10)))
struct TapRoutesTests {
  @Test("a tap on a word answers with what is said and how soon")
  func word() async throws {
    try await withServer { server in
      let before = MonotonicTime.now()
      let answer = try await server.send("POST", "/v1/taps", #"{"word":"more"}"#)
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == "application/json")
      #expect(
        answer.text
          == #"{"utterance":1,"text":"more","source":"cache","isRepeat":false,"#
          + #""followUps":[{"id":"f1","phrase":"more milk","pragmaticFunction":"requesting"},"#
          + #"{"id":"f2","phrase":"no more","pragmaticFunction":"requesting"},"#
          + #"{"id":"f3","phrase":"more please","pragmaticFunction":"requesting"}],"#
          + #""sentences":[],"carriers":[],"bubble":[],"#
          + #""output":{"kind":"silent","state":"awake"},"revision":40,"onsetMilliseconds":1.9,"#
          + #""lengthMilliseconds":431.0}"#)
      let tap = try #require(await server.door.taps.first)
      #expect(tap.tap == Tap(.word("more")))
      #expect(tap.received > before && tap.received < MonotonicTime.now())
    }
  }

  @Test("a phrase brings its scene and what it overrides, and comes back as UTF-8")
  func phrase() async throws {
    try await withServer { server in
      let answer = try await server.send(
        "POST", "/v1/taps",
        #"{"phrase":"“caf\u00e9”\ttime 🍌","scene":"meals","voice":"boy","rate":1,"pitch":1.25,"#
          + #""range":null}"#)
      #expect(answer.text.contains(#""text":"“café” time 🍌""#))
      let tap = try #require(await server.door.taps.first).tap
      #expect(
        tap
          == Tap(
            .phrase("“café”\ttime 🍌"), scene: "meals",
            manner: Manner(voice: "boy", rate: 1, pitch: 1.25)))
    }
  }

  @Test("stop names what it cut off, and null where nothing was said")
  func stop() async throws {
    try await withServer { server in
      let client = try server.connect()
      #expect(try await client.send("POST", "/v1/stop").text == #"{"stopped":null}"#)
      _ = try await client.send("POST", "/v1/taps", #"{"word":"go"}"#)
      #expect(try await client.send("POST", "/v1/stop").text == #"{"stopped":1}"#)
    }
  }

  @Test("a chime says whether it sounds, and why not")
  func chime() async throws {
    try await withServer { server in
      let client = try server.connect()
      let body = #"{"intensity":"subtle"}"#
      #expect(
        try await client.send("POST", "/v1/chime", body).text == #"{"played":true,"reason":null}"#)
      _ = try await client.send("PATCH", "/v1/settings", #"{"muted":true}"#)
      #expect(
        try await client.send("POST", "/v1/chime", body).text
          == #"{"played":false,"reason":"muted"}"#)
    }
  }

  @Test("many taps share one connection")
  func keepAlive() async throws {
    try await withServer { server in
      let client = try server.connect()
      for number in 1...50 {
        let answer = try await client.send("POST", "/v1/taps", #"{"word":"more"}"#)
        #expect(answer.text.hasPrefix(#"{"utterance":\#(number),"#))
      }
    }
  }

  @Test("requests sent without waiting are answered in their order")
  func pipelined() async throws {
    try await withServer { server in
      let client = try server.connect()
      let body = #"{"word":"more"}"#
      let request =
        "POST /v1/taps HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
      try await client.write(request + request + request)
      for number in 1...3 {
        #expect(try await client.readAnswer().text.hasPrefix(#"{"utterance":\#(number),"#))
      }
    }
  }
}
