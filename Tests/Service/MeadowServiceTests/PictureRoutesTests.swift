import MeadowFoundations
import MeadowRuntime
import Testing

/// /v1/pictures: another picture for any word, and the one it had.
@Suite(.timeLimit(.minutes(10)))
struct PictureRoutesTests {
  @Test("a word has the emoji or the photo that was sent, is listed, and has its own again")
  func changes() async throws {
    try await withServer { server in
      let client = try server.connect()
      let usual = #"{"word":"more","emoji":"➕","photo":null,"usual":"➕","changed":false}"#
      #expect(try await client.send("GET", "/v1/pictures/More").text == usual)
      let chosen = #"{"word":"more","emoji":"🍎","photo":null,"usual":"➕","changed":true}"#
      #expect(try await client.send("PUT", "/v1/pictures/more", #"{"emoji":"🍎"}"#).text == chosen)
      #expect(
        try await client.send("GET", "/v1/pictures").text == #"{"pictures":[\#(chosen)]}"#)
      let bytes = [UInt8](repeating: 7, count: 200_000)
      let photo = try await client.send("PUT", "/v1/pictures/more/photo", body: bytes)
      let path = "/v1/pictures/more/photo?v=cccccccc"
      #expect(
        photo.text
          == #"{"word":"more","emoji":null,"photo":"\#(path)","usual":"➕","changed":true}"#)
      let shown = try await client.send("GET", path)
      #expect(shown.headers["content-type"] == "image/png" && shown.bytes.count == bytes.count)
      #expect(try await client.send("DELETE", "/v1/pictures/more").text == usual)
      #expect(try await client.send("GET", "/v1/pictures").text == #"{"pictures":[]}"#)
    }
  }

  @Test("a word of several words is escaped in the path, and what is no word or no emoji is told")
  func escapes() async throws {
    try await withServer { server in
      let client = try server.connect()
      let love = try await client.send("PUT", "/v1/pictures/I%20love%20you/photo", body: [1, 2])
      #expect(love.text.contains(#""photo":"/v1/pictures/i%20love%20you/photo?v=cccccccc""#))
      #expect(try await client.send("GET", "/v1/pictures/i%20love%20you/photo").status == 200)
      #expect(try await client.send("GET", "/v1/pictures/xyz").isProblem(404, field: "word"))
      #expect(try await client.send("GET", "/v1/pictures/a%2").isProblem(400, field: "word"))
      #expect(
        try await client.send("PUT", "/v1/pictures/more", "{}").isProblem(400, field: "emoji"))
    }
  }

  @Test("all pictures go out as one file and come in again, with a word for what was refused")
  func file() async throws {
    try await withServer { server in
      let client = try server.connect()
      let file = try await client.send("GET", "/v1/words/pictures")
      #expect(
        file.headers["content-disposition"] == "attachment; filename=\"meadow-pictures.json\"")
      let bytes = [UInt8](repeating: 32, count: 100_000)
      let report = try await client.send("POST", "/v1/words/pictures", body: bytes)
      #expect(
        report.text == #"{"changed":["more"],"refused":[{"word":"xyz","#
          + #""reason":"there is no such word. Add it first."}]}"#)
      #expect(await server.door.files["pictures"]?.count == bytes.count)
    }
  }

  @Test("how words are shown tells chosen photos, what was usual, and the words without a picture")
  func symbols() async throws {
    try await withServer { server in
      var nana = MyWord(
        id: 7, content: MyWordContent(group: .people, text: "Nana"), position: 0)
      nana.content.emoji = nil
      await server.door.show(nana)
      let text = try await server.send("GET", "/v1/symbols").text
      #expect(text.contains(#""photos":{"milk":"/v1/pictures/milk/photo?v=dddddddd"}"#), "\(text)")
      #expect(
        text.contains(
          #""usual":{"milk":"🥛"},"drawn":[{"id":7,"word":"nana","group":"people"}]}"#))
    }
  }
}

extension FakeDoor {
  /// Shows `word` as one without a picture, and milk with a photo.
  func show(_ word: MyWord) { drawn = [word] }
}
