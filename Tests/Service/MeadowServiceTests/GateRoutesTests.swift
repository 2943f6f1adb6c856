import MeadowFoundations
import MeadowRuntime
import Testing

/// The parent gate at the service's door (M2-008; spec README, resolution 15).
@Suite(.timeLimit(.minutes(10)))
struct GateRoutesTests {
  static let guarded: [(method: String, path: String, body: String?)] = [
    ("PATCH", "/v1/settings", #"{"muted":true}"#), ("PATCH", "/v1/profile", #"{"name":"Mia"}"#),
    ("POST", "/v1/words", #"{"text":"Nana"}"#), ("PATCH", "/v1/words/1", #"{"favorite":true}"#),
    ("DELETE", "/v1/words/1", nil), ("PUT", "/v1/words/1/photo", "x"),
    ("PUT", "/v1/words/1/recording", "x"), ("POST", "/v1/words/import", "x"),
    ("GET", "/v1/words/export", nil), ("POST", "/v1/loudness/calibration", #"{"dBA":65}"#),
    ("GET", "/v1/insight", nil), ("POST", "/v1/reset", #"{"scope":"settings"}"#),
    ("POST", "/v1/gate/stay", nil),
    ("PUT", "/v1/gate/code", #"{"code":"1234"}"#), ("DELETE", "/v1/gate/code", nil),
    ("POST", "/v1/modelling", nil), ("PUT", "/v1/pictures/more", #"{"emoji":"🍎"}"#),
    ("PUT", "/v1/pictures/more/photo", "x"), ("DELETE", "/v1/pictures/more", nil),
    ("GET", "/v1/words/pictures", nil), ("POST", "/v1/words/pictures", "{}"),
    ("POST", "/v1/settings/undo", nil),
    ("POST", "/v1/settings/redo", nil), ("GET", "/v1/settings/setups", nil),
    ("POST", "/v1/settings/setups", #"{"name":"Meals"}"#),
    ("POST", "/v1/activities/counting", #"{"grownUp":true}"#),
    ("GET", "/v1/learning/progress", nil), ("GET", "/v1/learning/family", nil),
    ("GET", "/v1/learning/export", nil), ("POST", "/v1/learning/goal/away", nil),
    ("PATCH", "/v1/learning/controls", #"{"isNarrated":false}"#),
    ("POST", "/v1/settings/setups/1/use", nil), ("DELETE", "/v1/settings/setups/1", nil),
    ("POST", "/v1/listening/answers", "{}"), ("GET", "/v1/listening/results", nil),
    ("DELETE", "/v1/listening/results", nil), ("DELETE", "/v1/listening/results/a", nil),
  ]

  @Test("what is a grown-up's answers 403 while the gate is shut, and nothing changes")
  func guards() async throws {
    try await withServer { server in
      for (method, path, body) in Self.guarded {
        let client = try server.connect()
        client.isInside = false
        let answer = try await client.send(method, path, body)
        #expect(answer.isProblem(403, field: "gate"), "\(method) \(path): \(answer.text)")
      }
      #expect(await server.door.notes.isEmpty)
      #expect(await server.door.changes.isEmpty)
    }
  }

  @Test("a cookie that the gate did not give is no key")
  func forged() async throws {
    try await withServer { server in
      for cookie in ["meadow_gate=", "meadow_gate=0", "other=\(FakeDoor.pass)", "meadow_gate"] {
        let client = try server.connect()
        client.isInside = false
        let answer = try await client.send(
          "PATCH", "/v1/settings", #"{"muted":true}"#, headers: ["Cookie": cookie])
        #expect(answer.isProblem(403, field: "gate"))
      }
    }
  }

  @Test("speaking, navigating, feelings and the companion are never gated")
  func neverGated() async throws {
    let open: [(String, String, String?)] = [
      ("POST", "/v1/taps", #"{"word":"more"}"#), ("POST", "/v1/stop", nil),
      ("GET", "/v1/state", nil), ("POST", "/v1/navigation", #"{"scene":"kitchen"}"#),
      ("POST", "/v1/avatar", #"{"choose":"I love you"}"#),
      ("POST", "/v1/companion", #"{"action":"start"}"#),
      ("POST", "/v1/screens", #"{"screen":"k3f9","news":"shown"}"#),
      ("POST", "/v1/message", #"{"action":"speak"}"#), ("GET", "/v1/scenes", nil),
      ("GET", "/v1/settings", nil), ("GET", "/v1/profile", nil), ("GET", "/v1/words", nil),
      ("GET", "/v1/gate", nil), ("GET", "/v1/pictures", nil), ("GET", "/v1/pictures/more", nil),
    ]
    try await withServer { server in
      for (method, path, body) in open {
        let client = try server.connect()
        client.isInside = false
        let status = try await client.send(method, path, body).status
        #expect(status == 200 || status == 204, "\(method) \(path): \(status)")
      }
    }
  }

  @Test("the right hold and code give a cookie that no script reads and no other site sends")
  func opens() async throws {
    try await withServer { server in
      let client = try server.connect()
      client.isInside = false
      let answer = try await client.send(
        "POST", "/v1/gate/open", #"{"heldMilliseconds":3000,"code":"1234"}"#)
      #expect(answer.text == #"{"isOpen":true,"seconds":600}"#)
      #expect(
        answer.headers["set-cookie"]
          == "meadow_gate=\(FakeDoor.pass); Path=/; HttpOnly; SameSite=Strict; Max-Age=600")
      let cookie = ["Cookie": "meadow_gate=\(FakeDoor.pass)"]
      let state = try await client.send("GET", "/v1/gate", headers: cookie)
      #expect(
        state.text
          == #"{"isOpen":true,"hasCode":true,"holdMilliseconds":3000,"cooldownSeconds":0,"#
          + #""autoLock":"10"}"#)
      let shut = try await client.send("POST", "/v1/gate/close", headers: cookie)
      #expect(shut.text == #"{"isOpen":false}"#)
      #expect(
        shut.headers["set-cookie"]
          == "meadow_gate=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0")
      #expect(await server.door.notes == ["gate closed"])
    }
  }

  @Test("a short hold, a wrong code and a cooldown each say so; a cooldown also when to come back")
  func refuses() async throws {
    try await withServer { server in
      let client = try server.connect()
      let cases: [(String, Int, String)] = [
        (#"{"heldMilliseconds":2999,"code":"1234"}"#, 403, "heldMilliseconds"),
        (#"{"heldMilliseconds":3000,"code":"0000"}"#, 403, "code"),
        (#"{"heldMilliseconds":3000,"code":"9999"}"#, 429, "code"),
        (#"{"code":"1234"}"#, 400, "heldMilliseconds"),
        (#"{"heldMilliseconds":3000,"pin":"1234"}"#, 400, "pin"),
      ]
      for (body, status, field) in cases {
        let answer = try await client.send("POST", "/v1/gate/open", body)
        #expect(answer.isProblem(status, field: field), "\(answer.text)")
        #expect(answer.headers["retry-after"] == (status == 429 ? "30" : nil))
        #expect(answer.headers["set-cookie"] == nil)
      }
    }
  }
}
