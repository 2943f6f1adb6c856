import MeadowFoundations
import MeadowRuntime
import Testing

/// My Words over HTTP (document 001, My Words; the service's contract).
@Suite(.timeLimit(.minutes(5)))
struct WordRoutesTests {
  @Test("a word is added, shown, changed and removed")
  func life() async throws {
    try await withServer { server in
      let client = try server.connect()
      let added = try await client.send(
        "POST", "/v1/words",
        #"{"group":"people","text":"Siobhán","hint":"shi-VAWN","emoji":"👩","favorite":true}"#)
      #expect(added.status == 201)
      #expect(added.headers["location"] == "/v1/words/1")
      #expect(
        added.text
          == #"{"id":1,"group":"people","text":"Siobhán","spoken":null,"hint":"shi-VAWN","#
          + #""ipa":"ʃɪˈvɔːn","emoji":"👩","photo":null,"recording":null,"favorite":true,"#
          + #""owner":"family","position":0,"fitzgeraldKey":"people","ready":true}"#)
      #expect(try await client.send("GET", "/v1/words/1").text == added.text)
      let changed = try await client.send(
        "PATCH", "/v1/words/1", #"{"hint":null,"favorite":false}"#)
      #expect(changed.text.contains(#""hint":null"#))
      #expect(changed.text.contains(#""favorite":false"#))
      let list = try await client.send("GET", "/v1/words")
      #expect(list.text.hasPrefix(#"{"words":[{"id":1,"#))
      #expect(list.text.contains(#"{"group":"people","slots":14,"used":1,"limit":500,"#))
      #expect(try await client.send("DELETE", "/v1/words/1").status == 204)
      #expect(try await client.send("GET", "/v1/words/1").isProblem(404, field: "id"))
      #expect(try await client.send("DELETE", "/v1/words/x").isProblem(404, field: "id"))
    }
  }

  @Test("a hint that cannot be read names its place and what could stand there")
  func badHint() async throws {
    try await withServer { server in
      let answer = try await server.send(
        "POST", "/v1/words", #"{"group":"people","text":"Siobhán","hint":"shi-VAWX!"}"#)
      #expect(answer.isProblem(400, field: "hint"))
      #expect(answer.text.contains(#""range":[8,9],"symbol":"!","nearest":["X"]"#))
    }
  }

  @Test("photo and recording are sent as they are and come back as files")
  func files() async throws {
    try await withServer { server in
      let client = try server.connect()
      _ = try await client.send("POST", "/v1/words", #"{"text":"Pop-Pop"}"#)
      #expect(try await client.send("GET", "/v1/words/1/photo").isProblem(404, field: "id"))
      // More than JSON may have: a photo is larger than any request.
      let photo = [UInt8](repeating: 7, count: 200_000)
      let kept = try await client.send("PUT", "/v1/words/1/photo", body: photo)
      #expect(kept.text.contains(#""photo":"/v1/words/1/photo?v=aaaaaaaa""#))
      let shown = try await client.send("GET", "/v1/words/1/photo?v=aaaaaaaa")
      #expect(shown.headers["content-type"] == "image/jpeg")
      #expect(shown.bytes.count == photo.count)
      let heard = try await client.send("PUT", "/v1/words/1/recording", body: [1, 2])
      #expect(heard.text.contains(#""seconds":0.8,"notes":["It was trimmed."]"#))
      #expect(try await client.send("GET", "/v1/words/1/recording").bytes == [1, 2])
      let without = try await client.send("DELETE", "/v1/words/1/recording")
      #expect(without.text.contains(#""recording":null"#))
      #expect(
        try await client.send("DELETE", "/v1/words/1/photo").text.contains(#""photo":null"#))
    }
  }

  @Test("a lexicon comes in with a report per entry and goes out as a file")
  func lexicons() async throws {
    try await withServer { server in
      let client = try server.connect()
      let report = try await client.send(
        "POST", "/v1/words/import?format=pls&dryRun=true", body: Array("<lexicon/>".utf8))
      #expect(
        report.text
          == #"{"added":0,"changed":0,"refused":1,"dryRun":true,"entries":[{"line":3,"#
          + #""word":"Saoirse","outcome":"refused","message":"No sound."}],"#
          + #""notes":["A byte order mark was removed."]}"#)
      #expect(await server.door.files["import pls true"] == Array("<lexicon/>".utf8))
      let file = try await client.send("GET", "/v1/words/export?format=csv")
      #expect(file.headers["content-disposition"] == #"attachment; filename="my-words.csv""#)
      let other = try await client.send("GET", "/v1/words/export?format=doc")
      #expect(other.isProblem(400, field: "format"))
    }
  }

  @Test("a name's candidates each have a sound to fetch")
  func candidates() async throws {
    try await withServer { server in
      let answer = try await server.send(
        "POST", "/v1/pronunciations/candidates", #"{"text":"Siobhán","voice":"boy"}"#)
      #expect(
        answer.text.contains(
          #""sound":"/v1/speech?text=Siobh%C3%A1n&hint=SHIV-on&voice=boy""#))
      let none = try await server.send("POST", "/v1/pronunciations", "{}")
      #expect(none.isProblem(400, field: "text"))
    }
  }

  @Test("loudness says what the cap means, and the dose once a caregiver has measured")
  func loudness() async throws {
    try await withServer { server in
      let client = try server.connect()
      #expect(
        try await client.send("GET", "/v1/loudness").text
          == #"{"volumeCapDecibels":-6.0,"meaning":"Half as loud.","speechLUFS":-19.0,"#
          + #""calibration":null,"dose":null}"#)
      let measured = try await client.send(
        "POST", "/v1/loudness/calibration", #"{"dBA":65}"#)
      #expect(measured.text.contains(#""dose":{"todayPercent":3.0,"weekPercent":1.0,"#))
      let forgotten = try await client.send("DELETE", "/v1/loudness/calibration")
      #expect(forgotten.text.contains(#""calibration":null"#))
      let nothing = try await client.send("POST", "/v1/loudness/calibration", "{}")
      #expect(nothing.isProblem(400, field: "dBA"))
    }
  }
}
