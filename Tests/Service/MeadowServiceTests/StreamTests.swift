import MeadowFoundations
import Testing

/// The event stream and the page's sound: framing, bounds and endings (architecture §9).
@Suite(.timeLimit(.minutes(10)))
struct StreamTests {
  private let get = "GET /v1/events HTTP/1.1\r\nHost: 127.0.0.1:"

  @Test("an event stream begins with the output and the settings")
  func beginning() async throws {
    try await withServer { server in
      let client = try server.connect()
      try await client.write(get + "\(server.port)\r\n\r\n")
      let head = try await client.readHead()
      #expect(head.status == 200)
      #expect(head.headers["content-type"] == "text/event-stream")
      #expect(head.headers["x-accel-buffering"] == "no")
      let output = String(decoding: try await client.readChunk(), as: UTF8.self)
      #expect(
        output
          == "retry: 500\nid: 40\nevent: output\ndata: "
          + #"{"kind":"silent","state":"awake","sink":null,"isMutedOutside":false,"#
          + #""marginMilliseconds":0.0,"lateEdits":0,"underruns":0,"reconnections":0}"# + "\n\n")
      let settings = String(decoding: try await client.readChunk(), as: UTF8.self)
      #expect(
        settings.hasPrefix("id: 40\nevent: settings\ndata: {\"ageMonths\":null,\"voice\":\"girl\""))
    }
  }

  @Test("every kind of event is written as the contract says")
  func kinds() async throws {
    let id = UtteranceID(12)
    let at = { MonotonicTime(nanoseconds: $0 * 100_000) }
    let events: [(MeadowEvent, String)] = [
      (
        .started(
          id, text: "say \"hi\"\nnow", source: .word, origin: .cache, length: .milliseconds(431)),
        #"event: utterance.started\ndata: {"utterance":12,"text":"say \"hi\"\nnow","#
          + #""source":"word","origin":"cache","milliseconds":431.0}"#
      ),
      (.finished(id), #"event: utterance.finished\ndata: {"utterance":12}"#),
      (.interrupted(id), #"event: utterance.interrupted\ndata: {"utterance":12}"#),
      (
        .failed(id, reason: "no voice"),
        #"event: utterance.failed\ndata: {"utterance":12,"reason":"no voice"}"#
      ),
      (
        .onset(
          OnsetTrace(
            utterance: id, origin: .cache, received: at(0), planned: at(1), clipReady: at(2),
            scheduled: at(4), audible: at(19))),
        #"event: onset\ndata: {"utterance":12,"origin":"cache","planned":0.1,"clipReady":0.2,"#
          + #""scheduled":0.4,"audible":1.9}"#
      ),
    ]
    try await withServer { server in
      let client = try server.connect()
      try await client.write(get + "\(server.port)\r\n\r\n")
      _ = try await client.readHead()
      for _ in 1...2 { _ = try await client.readChunk() }
      for (number, event) in events.enumerated() {
        await server.door.emit(event.0)
        let expected = event.1.replacing(#"\ndata"#, with: "\ndata")
        #expect(
          String(decoding: try await client.readChunk(), as: UTF8.self)
            == "id: \(number + 41)\n\(expected)\n\n")
      }
    }
  }

  @Test("an idle stream says that it is still there")
  func heartbeat() async throws {
    try await withServer(heartbeat: .milliseconds(5)) { server in
      let client = try server.connect()
      try await client.write(get + "\(server.port)\r\n\r\n")
      _ = try await client.readText(to: ": still here\n\n")
      _ = try await client.readText(to: ": still here\n\n")
    }
  }

  @Test("a listener who leaves is forgotten at once")
  func leaving() async throws {
    try await withServer { server in
      var client: Client? = try server.connect()
      try await client?.write(get + "\(server.port)\r\n\r\n")
      _ = try await client?.readHead()
      await server.door.wait(forListeners: 1)
      client = nil
      await server.door.wait(forListeners: 0)
    }
  }

  @Test("a listener who never reads is cut off, and the others hear everything")
  func slowListener() async throws {
    try await withServer(door: FakeDoor(hasAudio: true)) { server in
      let slow = try server.connect()
      let path = "GET /v1/audio HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
      try await slow.write(path)
      _ = try await slow.readHead()
      await server.door.wait(forListeners: 1)
      let block = AudioBlock(
        from: .zero, now: .zero, samples: [Float](repeating: 0, count: 48_000))
      for _ in 1...400 { await server.door.emit(block) }
      await server.door.wait(forListeners: 0)
      #expect(try await server.send("POST", "/v1/taps", #"{"word":"more"}"#).status == 200)
    }
  }

  @Test("sound is framed as the page's ring buffer reads it")
  func audioFraming() async throws {
    try await withServer(door: FakeDoor(hasAudio: true)) { server in
      let client = try server.connect()
      try await client.write("GET /v1/audio HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      let head = try await client.readHead()
      #expect(head.headers["content-type"] == "application/octet-stream")
      await server.door.wait(forListeners: 1)
      await server.door.emit(
        AudioBlock(
          from: FramePosition(0x0102_0304_0506), now: FramePosition(-2), samples: [1, -0.5]))
      #expect(
        try await client.readChunk() == [
          6, 5, 4, 3, 2, 1, 0, 0, 0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 2, 0, 0, 0, 0,
          0, 0, 0, 0, 0, 0x80, 0x3f, 0, 0, 0, 0xbf,
        ])
    }
  }

  @Test("where the sound goes elsewhere the page is told so")
  func noAudio() async throws {
    try await withServer { server in
      let answer = try await server.send("GET", "/v1/audio")
      #expect(answer.isProblem(409, field: "output"))
    }
  }
}
