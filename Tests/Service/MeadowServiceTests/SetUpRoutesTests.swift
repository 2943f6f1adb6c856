import MeadowFoundations
import MeadowRuntime
import Testing

/// The set-up over HTTP (document 001, "Two screens, four choices, under 60 seconds"), and how words
/// are shown.
@Suite(.timeLimit(.minutes(10)))
struct SetUpRoutesTests {
  @Test("the set-up asks no gate, takes the four choices and the code, answers like the profile")
  func setUp() async throws {
    try await withServer { server in
      let client = try server.connect()
      client.isInside = false
      let answer = try await client.send(
        "POST", "/v1/setup",
        #"{"name":"Mia","ageMonths":14,"tier":1,"voice":"boy","code":"1234"}"#)
      #expect(answer.status == 200)
      #expect(answer.text == (try await client.send("GET", "/v1/profile").text))
      #expect(try await client.send("POST", "/v1/setup", "{}").status == 200)
      let people = #"{"people":[{"text":"Nana","emoji":"👵"}]}"#
      #expect(try await client.send("POST", "/v1/setup", people).status == 200)
      #expect(
        await server.door.notes == [
          "set up Mia 14 1 boy 1234", "set up - 0 0 - -", "set up - 0 0 - - 👵Nana",
        ])
    }
  }

  @Test("a set-up that is done already is a conflict; what cannot be names its field")
  func refuses() async throws {
    try await withServer { server in
      let client = try server.connect()
      client.isInside = false
      let many = Array(repeating: #"{"text":"Nana","emoji":"👵"}"#, count: 15).joined(separator: ",")
      for (body, status, field) in [
        (#"{"name":"again"}"#, 409, "body"), (#"{"code":"12"}"#, 400, "code"),
        (#"{"code":1234}"#, 400, "code"), (#"{"ageMonths":14.5}"#, 400, "ageMonths"),
        (#"{"hasCompletedOnboarding":false}"#, 400, "hasCompletedOnboarding"),
        (#"["Mia"]"#, 400, "body"), (#"{"people":["Nana"]}"#, 400, "people"),
        (#"{"people":[{"text":"Nana"}]}"#, 400, "people"),
        (#"{"people":[\#(many)]}"#, 400, "people"),
      ] {
        let answer = try await client.send("POST", "/v1/setup", body)
        #expect(answer.isProblem(status, field: field), "\(answer.text)")
      }
      #expect(await server.door.notes.isEmpty)
    }
  }

  @Test("the gentle note can be asked for before anything is decided")
  func advice() async throws {
    try await withServer { server in
      let client = try server.connect()
      client.isInside = false
      let people = #""people":[{"text":"Grandma","emoji":"👵"}]}"#
      for (query, text) in [
        ("?ageMonths=14&tier=3", #"{"suggestedTier":1,"note":"sound right?","# + people),
        ("?ageMonths=14", #"{"suggestedTier":1,"note":null,"# + people),
        ("", #"{"suggestedTier":null,"note":null,"people":[]}"#),
      ] {
        #expect(try await client.send("GET", "/v1/setup\(query)").text == text)
      }
      for (query, field) in [
        ("?ageMonths=3", "ageMonths"), ("?ageMonths=young", "ageMonths"), ("?age=14", "age"),
      ] {
        let answer = try await client.send("GET", "/v1/setup\(query)")
        #expect(answer.isProblem(400, field: field), "\(answer.text)")
      }
      #expect(await server.door.notes.isEmpty)
    }
  }

  @Test("an audition's answer claims nothing about the conversation")
  func audition() async throws {
    try await withServer { server in
      let answer = try await server.send(
        "POST", "/v1/taps", #"{"word":"more","audition":true}"#)
      #expect(answer.text.contains(#""revision":null"#))
    }
  }

  @Test("how words are shown is one small answer, not sent again until the family's words change")
  func symbols() async throws {
    try await withServer { server in
      let client = try server.connect()
      client.isInside = false
      let answer = try await client.send("GET", "/v1/symbols")
      #expect(
        answer.text
          == #"{"keys":{"nouns":{"label":"Things","description":"What one can name.","#
          + ##""color":"#ffd9b0","border":"#8f5200"}},"##
          + #""pictures":{"banana":"🍌","milk":"🥛"},"art":{"milk":"milk"},"photos":{},"#
          + #""signs":{"milk":"Close one hand."},"usual":{},"drawn":[]}"#)
      #expect(answer.headers["cache-control"] == "no-cache")
      let tag = try #require(answer.headers["etag"])
      let known = ["If-None-Match": tag]
      #expect(try await client.send("GET", "/v1/symbols", headers: known).status == 304)
      await server.door.keep(Self.nana)
      let new = try await client.send("GET", "/v1/symbols", headers: known)
      #expect(new.status == 200 && new.headers["etag"] != tag)
      #expect(new.text.contains(#""photos":{"nana":"/v1/words/7/photo?v=01234567"}"#))
      #expect(new.text.contains(#""nana":"👵""#))
    }
  }

  private static let nana = MyWord(
    id: 7,
    content: MyWordContent(
      group: .people, text: "Nana", emoji: "👵",
      photo: PhotoID("0123456789abcdef0123456789abcdef")), position: 0)
}

extension FakeDoor {
  fileprivate func keep(_ word: MyWord) { kept.append(word) }
}
