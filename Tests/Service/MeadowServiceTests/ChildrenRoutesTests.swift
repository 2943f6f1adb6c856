import MeadowFoundations
import MeadowRuntime
import Testing

/// A family's children over HTTP (requirements, 13 Profiles).
@Suite(.timeLimit(.minutes(5)))
struct ChildrenRoutesTests {
  @Test("the list of children is open, every change of it is the gate's")
  func gated() async throws {
    try await withServer { server in
      let client = try server.connect()
      client.isInside = false
      #expect(
        try await client.send("GET", "/v1/children").text
          == #"{"children":[{"id":1,"name":"Mia","ageMonths":null,"tier":1,"voice":"girl","#
          + #""motor":"touch","modules":[],"isActive":true}]}"#)
      for (method, path, body) in [
        ("POST", "/v1/children", #"{"name":"Ben"}"#), ("PATCH", "/v1/children/1", "{}"),
        ("DELETE", "/v1/children/1", nil), ("PUT", "/v1/children/active", #"{"id":1}"#),
      ] {
        let answer = try await client.send(method, path, body)
        #expect(answer.isProblem(403, field: "gate"), "\(method) \(path): \(answer.text)")
      }
    }
  }

  @Test("a child is added, changed, made the active one and erased")
  func life() async throws {
    try await withServer { server in
      let client = try server.connect()
      let added = try await client.send(
        "POST", "/v1/children",
        #"{"name":"Ben","ageMonths":60,"motor":"slow","modules":["facts","grade1"]}"#)
      #expect(added.status == 201)
      #expect(
        added.text
          == #"{"id":2,"name":"Ben","ageMonths":60,"tier":1,"voice":"girl","motor":"slow","#
          + #""modules":["facts","grade1"],"isActive":false}"#)
      let changed = try await client.send(
        "PATCH", "/v1/children/2", #"{"name":"Benjamin","motor":null,"modules":null}"#)
      #expect(changed.text.contains(#""name":"Benjamin""#))
      #expect(await server.door.notes.contains("changed 2, cleared motor modules"))
      let active = try await client.send("PUT", "/v1/children/active", #"{"id":2}"#)
      #expect(active.text.contains(#""name":"Benjamin""#) && active.text.hasSuffix("true}]}"))
      #expect(try await client.send("DELETE", "/v1/children/1").status == 204)
      #expect(try await client.send("GET", "/v1/children").text.contains(#"[{"id":2,"#))
    }
  }

  @Test("what cannot be names its field and has a way out")
  func refuses() async throws {
    try await withServer { server in
      let client = try server.connect()
      for (method, path, body, status, field) in [
        ("POST", "/v1/children", "{}", 400, "name"),
        ("POST", "/v1/children", #"{"name":"Ben","modules":"facts"}"#, 400, "modules"),
        ("POST", "/v1/children", #"{"name":"Ben","modules":[1]}"#, 400, "modules"),
        (
          "POST", "/v1/children", #"{"name":"Ben","hasCompletedOnboarding":true}"#, 400,
          "hasCompletedOnboarding"
        ),
        ("PATCH", "/v1/children/9", #"{"name":"Ben"}"#, 404, "id"),
        ("PATCH", "/v1/children/x", #"{"name":"Ben"}"#, 404, "id"),
        ("PUT", "/v1/children/active", "{}", 400, "id"),
        ("PUT", "/v1/children/active", #"{"id":9}"#, 404, "id"),
        ("DELETE", "/v1/children/1", nil, 409, "id"),
      ] as [(String, String, String?, Int, String)] {
        let answer = try await client.send(method, path, body)
        #expect(answer.isProblem(status, field: field), "\(method) \(path): \(answer.text)")
      }
    }
  }

  @Test("a word says whose it is, and a list of words whose board's it is")
  func owners() async throws {
    try await withServer { server in
      let client = try server.connect()
      let added = try await client.send("POST", "/v1/words", #"{"text":"Rex","owner":2}"#)
      #expect(added.text.contains(#""owner":2"#))
      let given = try await client.send("PATCH", "/v1/words/1", #"{"owner":"family"}"#)
      #expect(given.text.contains(#""owner":"family""#))
      #expect(
        try await client.send("PATCH", "/v1/words/1", #"{"owner":3}"#).text.contains(#""owner":3"#))
      #expect(
        try await client.send("PATCH", "/v1/words/1", #"{"owner":null}"#).text
          .contains(#""owner":"family""#))
      for wrong in [#"{"owner":"Ben"}"#, #"{"owner":[2]}"#, #"{"owner":1.5}"#] {
        let answer = try await client.send("PATCH", "/v1/words/1", wrong)
        #expect(answer.isProblem(400, field: "owner"), "\(answer.text)")
      }
      for query in ["", "?child=2", "?child=all"] {
        #expect(try await client.send("GET", "/v1/words\(query)").status == 200)
      }
      #expect(
        await server.door.notes.suffix(3) == [
          "words of active", "words of child(2)", "words of all",
        ])
      #expect(try await client.send("GET", "/v1/words?child=Ben").isProblem(400, field: "child"))
      #expect(try await client.send("GET", "/v1/insight?days=7&child=2").status == 200)
      #expect(await server.door.notes.last == "insight last(days: 7) of 2")
    }
  }
}
