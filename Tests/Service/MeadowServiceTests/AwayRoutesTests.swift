import MeadowRuntime
import Testing

/// What a tablet keeps and tells, over HTTP (the service's contract).
@Suite(.timeLimit(.minutes(5)))
struct AwayRoutesTests {
  @Test("the words that may be kept are listed with their sounds, which come one by one")
  func kept() async throws {
    try await withServer { server in
      let client = try server.connect()
      let list = try await client.send("GET", "/v1/kept-words")
      #expect(
        list.text
          == #"{"words":[{"text":"more","sound":"0a1b"},{"text":"Siobhán","sound":"2c3d"}]}"#)
      let sound = try await client.send("GET", "/v1/kept-words/0a1b")
      #expect(sound.status == 200 && sound.headers["content-type"] == "audio/flac")
      #expect(sound.headers["cache-control"] == "no-store")
      #expect(try await client.send("GET", "/v1/kept-words/ffff").isProblem(404, field: "sound"))
    }
  }

  @Test("touches that were made meanwhile are taken in; what is wrong is named by its field")
  func told() async throws {
    try await withServer { server in
      let client = try server.connect()
      let answer = try await client.send(
        "POST", "/v1/away-touches",
        #"{"id":"0f3c9a52","touches":[{"word":"more","secondsAgo":90},{"word":"go","secondsAgo":1.5}]}"#
      )
      #expect(answer.text == #"{"counted":2}"#)
      #expect(await server.door.notes == [#"away 0f3c9a52 ["more 90.0", "go 1.5"]"#])
      for (body, field) in [
        (#"{"touches":[{"word":"more","secondsAgo":1}]}"#, "id"),
        (#"{"id":"0f3c9a52"}"#, "touches"), (#"{"id":"0f3c9a52","touches":[]}"#, "touches"),
        (#"{"id":"0f3c9a52","touches":"more"}"#, "touches"),
        (#"{"id":"0f3c9a52","touches":["more"]}"#, "touches"),
        (#"{"id":"0f3c9a52","touches":[{"secondsAgo":1}]}"#, "touches.word"),
        (#"{"id":"0f3c9a52","touches":[{"word":"more"}]}"#, "touches.secondsAgo"),
        (#"{"id":"0f3c9a52","touches":[{"word":"more","secondsAgo":-1}]}"#, "touches.secondsAgo"),
        (#"{"id":"0f3c9a52","touches":[{"word":"more","secondsAgo":1,"x":1}]}"#, "touches.x"),
      ] {
        let answer = try await client.send("POST", "/v1/away-touches", body)
        #expect(answer.isProblem(400, field: field), "\(body): \(answer.text)")
      }
    }
  }
}
