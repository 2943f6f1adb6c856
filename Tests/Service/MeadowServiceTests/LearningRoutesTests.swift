import MeadowFoundations
import MeadowRuntime
import Testing

/// Early maths over HTTP (learning F7, F16, K18, K26).
@Suite(.timeLimit(.minutes(5)))
struct LearningRoutesTests {
  @Test("a step is its path; its members come along, with a body or without one")
  func steps() async throws {
    try await withServer { server in
      let client = try server.connect()
      client.isInside = false
      let answer = #"{"item":"ks6.1.2","attempt":1,"answer":{"choice":"o1"}}"#
      let answered = try await client.send("POST", "/v1/learning/answer", answer)
      #expect(answered.status == 200)
      #expect(answered.text.contains(#""do":"answer""#), "\(answered.text)")
      #expect(answered.text.contains(#""answer":{"choice":"o1"}"#), "\(answered.text)")
      #expect(try await client.send("POST", "/v1/learning/next").text == #"{"do":"next"}"#)
      #expect(try await client.send("POST", "/v1/learning/hint", "{}").text == #"{"do":"hint"}"#)
      for (body, field) in [(#"{"do":"skip"}"#, "do"), ("[1]", "body"), ("{", "body")] {
        let refused = try await client.send("POST", "/v1/learning/next", body)
        #expect(refused.isProblem(refused.status, field: field), "\(refused.text)")
        #expect((400...404).contains(refused.status))
      }
    }
  }

  @Test("what there is to know of the active child is asked without a gate")
  func reports() async throws {
    try await withServer { server in
      let client = try server.connect()
      client.isInside = false
      for report in ["map", "reviews", "rewards", "facts"] {
        let answer = try await client.send("GET", "/v1/learning/\(report)")
        #expect(answer.text == #"{"about":"\#(report)"}"#)
      }
      #expect(
        try await client.send("GET", "/v1/learning").text == #"{"controls":{"isNarrated":true}}"#)
      #expect(
        try await client.send("GET", "/v1/learning/controls").text == #"{"isNarrated":true}"#)
    }
  }

  @Test("grown-ups see one child or all of them; a child that is not there is told by its number")
  func progress() async throws {
    try await withServer { server in
      #expect(
        try await server.send("GET", "/v1/learning/progress?child=1").text
          == #"{"about":"progress"}"#)
      #expect(
        try await server.send("GET", "/v1/learning/family").text
          == #"{"children":[{"child":1,"name":"Mia","progress":{"about":"progress"}}]}"#)
      for path in ["progress?child=7", "export?child=7"] {
        let unknown = try await server.send("GET", "/v1/learning/\(path)")
        #expect(unknown.isProblem(404, field: "child"), "\(unknown.text)")
        #expect(unknown.text.contains("there is no child 7"))
      }
      let word = try await server.send("GET", "/v1/learning/progress?child=Mia")
      #expect(word.isProblem(400, field: "child"), "\(word.text)")
    }
  }

  @Test("the board of the household is asked of all children, by their numbers and names")
  func board() async throws {
    try await withServer { server in
      let board = try await server.send("GET", "/v1/learning/board")
      #expect(
        board.text
          == #"{"about":"board","members":[{"about":"member","id":"1","name":"Mia"}],"viewer":"1"}"#
      )
    }
  }

  @Test(
    "a control is changed by its name, the others stay; one that there is not is refused by name")
  func controls() async throws {
    try await withServer { server in
      let path = "/v1/learning/controls"
      let changed = try await server.send("PATCH", path, #"{"isNarrated":false}"#)
      #expect(changed.status == 200)
      let notes = await server.door.notes.joined()
      #expect(notes.contains("controls") && notes.contains("isNarrated"), "\(notes)")
      let unknown = try await server.send("PATCH", path, #"{"narration":false}"#)
      #expect(unknown.isProblem(404, field: "narration"), "\(unknown.text)")
      #expect(unknown.text.contains("Send some of isNarrated"))
    }
  }

  @Test("the answers are a file to keep, as a table or as JSON")
  func export() async throws {
    try await withServer { server in
      let table = try await server.send("GET", "/v1/learning/export")
      #expect(table.headers["content-type"] == "text/csv; charset=utf-8")
      #expect(
        table.headers["content-disposition"] == "attachment; filename=\"meadow-learning.csv\"")
      #expect(table.headers["cache-control"] == "no-store")
      #expect(table.text.contains("1970-01-01T00:00:00Z,1970-01-01,,,6+8,"), "\(table.text)")
      let json = try await server.send("GET", "/v1/learning/export?format=json")
      #expect(json.headers["content-type"] == "application/json")
      #expect(json.text.contains(#""item":"6+8""#))
      let other = try await server.send("GET", "/v1/learning/export?format=xls")
      #expect(other.isProblem(400, field: "format"), "\(other.text)")
    }
  }
}
