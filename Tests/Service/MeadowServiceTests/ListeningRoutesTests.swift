import MeadowFoundations
import MeadowRuntime
import Testing

/// Listening tests over HTTP (requirements, Listening tests).
@Suite(.timeLimit(.minutes(10)))
struct ListeningRoutesTests {
  private static let word =
    #"{"id":"a-1","round":"a","listener":"  K  M ","role":"therapist","text":"pear","rate":0.85,"pitch":1.2,"#
    + #""replays":2,"word":{"voice":"girl","place":"first","choices":["pear","bear"],"#
    + #""sounds":["p","b"],"chosen":"bear"}}"#
  private static let pair =
    #"{"id":"b-1","round":"b","text":"más","language":"es-419","#
    + #""pair":{"first":"girl","second":"boy","nicer":"second","forWhom":"child"}}"#

  @Test("a sound is asked for by its voice, outside the gate, or made ahead")
  func sounds() async throws {
    try await withServer { server in
      let client = try server.connect()
      client.isInside = false
      let heard = try await client.send(
        "POST", "/v1/listening/sounds", #"{"text":"pear","voice":"boy","language":"en"}"#)
      #expect(
        heard.text
          == #"{"text":"pear","voice":"boy","rate":1.0,"pitch":1.0,"wasHeard":true}"#)
      let ahead = try await client.send(
        "POST", "/v1/listening/sounds", #"{"text":"pear","voice":"girl","ahead":true}"#)
      #expect(ahead.text.contains(#""wasHeard":false"#))
      #expect(await server.door.notes == ["listen pear boy false", "listen pear girl true"])
      for (body, status, field) in [
        (#"{"voice":"boy"}"#, 400, "text"), (#"{"text":"pear"}"#, 400, "voice"),
        (#"{"text":"pear","voice":"klaus"}"#, 404, "voice"), ("{}", 400, "text"),
        (#"{"text":"","voice":"boy"}"#, 400, "text"),
        (#"{"text":"pear","voice":"boy","language":"xx"}"#, 400, "language"),
        (#"{"text":"pear","voice":"boy","rate":1}"#, 400, "rate"),
      ] {
        let answer = try await client.send("POST", "/v1/listening/sounds", body)
        #expect(answer.isProblem(status, field: field), "\(answer.text)")
      }
    }
  }

  @Test("an answer is kept once, told as it was sent, and erased with its test or with all")
  func answers() async throws {
    try await withServer { server in
      let first = try await server.send("POST", "/v1/listening/answers", Self.word)
      #expect(first.status == 201 && first.text == #"{"id":"a-1","isNew":true}"#)
      let again = try await server.send("POST", "/v1/listening/answers", Self.word)
      #expect(again.status == 200 && again.text == #"{"id":"a-1","isNew":false}"#)
      #expect(try await server.send("POST", "/v1/listening/answers", Self.pair).status == 201)
      let results = try await server.send("GET", "/v1/listening/results").text
      #expect(results.hasPrefix(#"{"answers":[{"id":"a-1","language":"en","listener":"K M","#))
      #expect(
        results.contains(#""word":{"choices":["pear","bear"],"chosen":"bear","place":"first","#))
      #expect(results.contains(#""pair":{"first":"girl","forWhom":"child","nicer":"second","#))
      #expect(try await server.send("DELETE", "/v1/listening/results/a").status == 204)
      #expect(await server.door.heard.map(\.id) == ["b-1"])
      let bad = try await server.send("DELETE", "/v1/listening/results/a%20b")
      #expect(bad.isProblem(400, field: "round"), "\(bad.text)")
      #expect(try await server.send("DELETE", "/v1/listening/results").status == 204)
      #expect(await server.door.heard.isEmpty)
    }
  }

  @Test("what is no answer names its field, and nothing is kept")
  func refuses() async throws {
    try await withServer { server in
      let word = Self.word
      for (old, new, field) in [
        (#""id":"a-1""#, #""id":"a 1""#, "id"), (#""id":"a-1","#, "", "id"),
        (#""round":"a""#, #""round":"""#, "round"),
        (#""  K  M ""#, #""\#(String(repeating: "a", count: 41))""#, "listener"),
        (#""  K  M ""#, #""a\u0007""#, "listener"), (#""therapist""#, #""aunt""#, "role"),
        (#""text":"pear""#, #""text":"chair""#, "word.choices"), (#""text":"pear","#, "", "text"),
        (#""rate":0.85"#, #""rate":9"#, "rate"), (#""pitch":1.2"#, #""pitch":0"#, "pitch"),
        (#""replays":2"#, #""replays":100"#, "replays"),
        (#""replays":2"#, #""replays":-1"#, "replays"),
        (#""first""#, #""nowhere""#, "word.place"),
        (#""voice":"girl""#, #""voice":"../x""#, "word.voice"),
        (#"["pear","bear"]"#, #"["pear","pear"]"#, "word.choices"),
        (#"["pear","bear"]"#, #"["pear"]"#, "word.choices"),
        (#"["p","b"]"#, #"["p"]"#, "word.sounds"),
        (#"["p","b"]"#, #"["p","p"]"#, "word.sounds"), (#"["p","b"]"#, #"["p",""]"#, "word.sounds"),
        (#""chosen":"bear""#, #""chosen":"hair""#, "word.chosen"),
        (#""chosen":"bear""#, #""chosen":"bear","why":1"#, "word.why"),
        (#""word":{"#, #""pair":{"first":"girl","second":"boy","nicer":"same"},"word":{"#, "word"),
      ] {
        let body = word.replacing(old, with: new)
        #expect(body != word)
        let answer = try await server.send("POST", "/v1/listening/answers", body)
        #expect(answer.isProblem(400, field: field), "\(new): \(answer.text)")
      }
      let same = Self.pair.replacing(#""second":"boy""#, with: #""second":"girl""#)
      let answer = try await server.send("POST", "/v1/listening/answers", same)
      #expect(answer.isProblem(400, field: "pair.second"), "\(answer.text)")
      #expect(await server.door.heard.isEmpty)
    }
  }
}
