import Testing

/// Every bad input has an answer that names the field, and nothing is spoken ("Bad input and
/// faults: a clear answer, nothing lost"; architecture §7).
@Suite(.timeLimit(.minutes(10)))
struct BadInputTests {
  /// A request and what is wrong with it.
  struct Case: Sendable, CustomTestStringConvertible {
    var method = "POST"
    var path = "/v1/taps"
    var body: String?
    let field: String
    var status = 400
    /// A part of the explanation.
    let because: String

    var testDescription: String { "\(method) \(path) \(body?.prefix(60) ?? "")" }
  }

  static let taps: [Case] = [
    Case(body: #"{"word":"zebra"}"#, field: "word", status: 404, because: "phrase"),
    Case(body: #"{"phrase":""}"#, field: "phrase", because: "it is empty"),
    Case(
      body: #"{"phrase":"\#(String(repeating: "a", count: 10_000))"}"#, field: "phrase",
      because: "10000 characters are too many"),
    Case(body: #"{"phrase":"a\u0007b"}"#, field: "phrase", because: "control character"),
    Case(body: #"{"word":1}"#, field: "word", because: "1.0 is a number. Send a string."),
    Case(body: #"{"word":["more"]}"#, field: "word", because: "it is an array"),
    Case(body: #"{"word":true}"#, field: "word", because: "true is a boolean"),
    Case(body: #"{"word":"more","voice":"klaus"}"#, field: "voice", status: 404, because: "klaus"),
    Case(
      body: #"{"word":"more","voice":"../../etc/passwd"}"#, field: "voice",
      because: "is not a voice name"),
    Case(body: #"{"word":"more","rate":9}"#, field: "rate", because: "outside 0.5 to 1.6. Send"),
    Case(body: #"{"word":"more","pitch":-1}"#, field: "pitch", because: "outside 0.7 to 1.6"),
    Case(body: #"{"word":"more","range":2.01}"#, field: "range", because: "outside 0.0 to 2.0"),
    Case(
      body: #"{"word":"more","rate":"fast"}"#, field: "rate",
      because: #"rate: \"fast\" is a string. Send a number"#),
    Case(body: #"{"word":"more","rate":{}}"#, field: "rate", because: "it is an object"),
    Case(body: #"{"word":"more","rate":NaN}"#, field: "body", because: "JSON"),
    Case(body: #"{"word":"more","rate":1e999}"#, field: "rate", because: "too large a number"),
    Case(body: #"{"word":"more","rate":1e300}"#, field: "rate", because: "outside"),
    Case(
      body: #"{"word":"more","scnee":"meals"}"#, field: "scnee",
      because: "there is no such field. Leave it out; the fields are word, phrase, followUp"),
    Case(
      body: #"{"word":"more","phrase":"I"}"#, field: "word",
      because: "there are two of word, phrase and followUp"),
    Case(body: #"{}"#, field: "word", because: "neither a word nor a phrase"),
    Case(body: #"{"word":null}"#, field: "word", because: "neither"),
    Case(body: "", field: "body", because: "it is empty. Send a JSON object"),
    Case(body: nil, field: "body", because: "it is empty"),
    Case(body: "word=more", field: "body", because: "cannot be read as JSON"),
    Case(body: #"{"word":"more""#, field: "body", because: "cannot be read as JSON"),
    Case(body: #"{"word":"more"} {}"#, field: "body", because: "cannot be read as JSON"),
    Case(body: #""more""#, field: "body", because: "is a string. Send an object"),
    Case(body: #"["more"]"#, field: "body", because: "it is an array"),
    Case(
      body: String(repeating: "[", count: 60_000), field: "body",
      because: "cannot be read as JSON"),
  ]

  static let others: [Case] = [
    Case(path: "/v1/chime", body: #"{"intensity":"loud"}"#, field: "intensity", because: "full"),
    Case(path: "/v1/chime", body: "{}", field: "intensity", because: "missing"),
    Case(
      method: "PATCH", path: "/v1/settings", body: #"{"muted":"yes"}"#, field: "muted",
      because: "Send true or false"),
    Case(
      method: "PATCH", path: "/v1/settings", body: #"{"rate":0.1}"#, field: "rate",
      because: "outside"),
    Case(
      method: "PATCH", path: "/v1/settings", body: #"{"volume":3}"#, field: "volume",
      because: "no such field"),
    Case(
      method: "PATCH", path: "/v1/settings", body: #"{"interruptions":{"words":"queue"}}"#,
      field: "interruptions.words", because: "no such field"),
    Case(
      method: "PATCH", path: "/v1/settings", body: #"{"interruptions":"queue"}"#,
      field: "interruptions", because: "Send an object"),
    Case(
      method: "PATCH", path: "/v1/settings", body: #"{"interruptions":{"word":1}}"#,
      field: "interruptions.word", because: "is a number"),
    Case(method: "GET", path: "/v1/speech", field: "text", because: "missing"),
    Case(method: "GET", path: "/v1/speech?text=", field: "text", because: "empty"),
    Case(
      method: "GET", path: "/v1/speech?text=a&rate=fast", field: "rate",
      because: "not a number"),
    Case(
      method: "GET", path: "/v1/speech?text=a&rate=nan", field: "rate",
      because: "not a number"),
    Case(
      method: "GET", path: "/v1/speech?text=a&pitch=0x1", field: "pitch",
      because: "not a number"),
    Case(
      method: "GET", path: "/v1/speech?text=a&rate=1e999", field: "rate",
      because: "not a number"),
    Case(method: "GET", path: "/v1/speech?text=a&rat=1", field: "rat", because: "no such field"),
    Case(method: "GET", path: "/v1/speech?text=a&text=b", field: "text", because: "twice"),
    Case(method: "GET", path: "/v1/speech?text=a&format=mp3", field: "format", because: "mp3"),
    Case(method: "GET", path: "/v1/speech?text=%ff%fe", field: "text", because: "UTF-8"),
    Case(method: "GET", path: "/v1/speech?text=100%", field: "text", because: "%25"),
    Case(method: "GET", path: "/v1/speech?text=a%00b", field: "text", because: "control"),
    Case(
      path: "/v1/audio/speech", body: #"{"voice":"girl"}"#, field: "input",
      because: "missing"),
    Case(path: "/v1/audio/speech", body: #"{"input":""}"#, field: "input", because: "empty"),
    Case(
      path: "/v1/audio/speech", body: #"{"input":"hi","voice":"alloy"}"#, field: "voice",
      because: "is not a voice of Meadow. Send one of girl, boy."),
    Case(
      path: "/v1/audio/speech", body: #"{"input":"hi","speed":4}"#, field: "speed",
      because: "speed: 4.0 is outside"),
    Case(
      path: "/v1/audio/speech", body: #"{"input":"hi","response_format":"mp3"}"#,
      field: "response_format", because: "wav, flac, ogg or pcm"),
    Case(
      path: "/v1/audio/speech", body: #"{"input":"hi","stream":true}"#, field: "stream",
      because: "no such field"),
  ]

  @Test("a bad request is answered with the field, the reason and the way out", arguments: taps)
  func tap(_ bad: Case) async throws {
    try await check(bad)
  }

  @Test("a bad request to another route is answered the same way", arguments: others)
  func other(_ bad: Case) async throws {
    try await check(bad)
  }

  private func check(_ bad: Case) async throws {
    try await withServer { server in
      let client = try server.connect()
      let answer = try await client.send(bad.method, bad.path, bad.body)
      #expect(answer.isProblem(bad.status, field: bad.field), "\(answer.text)")
      #expect(answer.text.contains(bad.because), "\(answer.text)")
      #expect(await server.door.taps.isEmpty)
      #expect(await server.door.changes.isEmpty)
      #expect(await server.door.queries.isEmpty)
      #expect(await server.door.stops == 0)
      let good = try await client.send("POST", "/v1/taps", #"{"word":"more"}"#)
      #expect(good.status == 200, "the connection goes on")
    }
  }

  @Test("a body that is not UTF-8 is said to be just that")
  func invalidUTF8() async throws {
    try await withServer { server in
      let body = Array(#"{"phrase":""#.utf8) + [0xff, 0xc3, 0x28] + Array(#""}"#.utf8)
      let answer = try await server.connect().send("POST", "/v1/taps", body: body)
      #expect(answer.isProblem(400, field: "body"))
      #expect(answer.text.contains("it is not valid UTF-8. Send text encoded as UTF-8."))
    }
  }

  @Test("a half of a surrogate pair is refused")
  func loneSurrogate() async throws {
    try await withServer { server in
      let answer = try await server.send("POST", "/v1/taps", #"{"phrase":"\ud800"}"#)
      #expect(answer.status == 400)
      #expect(await server.door.taps.isEmpty)
    }
  }

  @Test("a request that ends half way does not speak")
  func halfRequest() async throws {
    try await withServer { server in
      let client = try server.connect()
      try await client.write(
        "POST /v1/taps HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: 40\r\n\r\n"
          + #"{"word":"more"}"#)
      client.endSending()
      _ = try await client.readToEnd()
      #expect(await server.door.taps.isEmpty)
    }
  }

  @Test("a fault inside is answered without its secrets")
  func fault() async throws {
    try await withServer { server in
      let answer = try await server.send("POST", "/v1/taps", #"{"word":"explode"}"#)
      #expect(answer.status == 500)
      #expect(answer.headers["content-type"] == "application/problem+json")
      #expect(!answer.text.contains("secret"))
    }
  }
}
