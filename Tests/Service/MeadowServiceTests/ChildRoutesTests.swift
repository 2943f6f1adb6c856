import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// Where the child is and what it does there, over HTTP (architecture §9).
@Suite(.timeLimit(.minutes(10)))
struct ChildRoutesTests {
  private static let offered =
    #"{"trigger":"more","turn":0,"followUps":[{"id":"f1","phrase":"more milk","#
    + #""pragmaticFunction":"requesting"},{"id":"f2","phrase":"no more","#
    + #""pragmaticFunction":"requesting"},{"id":"f3","phrase":"more please","#
    + #""pragmaticFunction":"requesting"}]}"#

  @Test("the state says all a page needs: place, bubble, follow-ups, tray, companion, glow")
  func state() async throws {
    try await withServer { server in
      let answer = try await server.send("GET", "/v1/state")
      for part in [
        #"{"revision":40,"navigation":"#,
        #""navigation":{"scene":"kitchen","path":[],"mode":"scene","overlay":null,"#
          + #""language":null,"breadcrumb":[{"id":"kitchen","label":"Kitchen","word":null}]}"#,
        #""bubble":["more","milk"]"#, #""followUps":{"trigger":"more","turn":0,"#,
        #""avatar":{"isOpen":false,"phrases":[],"list":null}"#,
        #""companion":{"activity":"resting""#,
        #""modelling":false,"glow":"kitchen","speaking":null,"tier":2"#,
      ] {
        #expect(answer.text.contains(part), "\(part) is not in \(answer.text)")
      }
    }
  }

  @Test("every way to move gets through, and two at once are refused")
  func moves() async throws {
    try await withServer { server in
      let client = try server.connect()
      for body in [
        #"{"scene":"kitchen"}"#, #"{"open":"fridge"}"#, #"{"back":true}"#, #"{"home":true}"#,
        #"{"mode":"grid"}"#, #"{"overlay":"category"}"#, #"{"overlay":"none"}"#,
        #"{"language":"es-419"}"#,
      ] {
        #expect(try await client.send("POST", "/v1/navigation", body).status == 200)
      }
      #expect(await server.door.notes.count == 8)
      for (body, field) in [
        ("{}", "body"), (#"{"back":true,"home":true}"#, "body"), (#"{"mode":"list"}"#, "mode"),
        (#"{"overlay":"moon"}"#, "overlay"), (#"{"language":"tlh"}"#, "language"),
        (#"{"zone":"fridge"}"#, "zone"),
      ] {
        let answer = try await client.send("POST", "/v1/navigation", body)
        #expect(answer.isProblem(400, field: field), "\(answer.text)")
      }
      let nowhere = try await client.send("POST", "/v1/navigation", #"{"scene":"moon"}"#)
      #expect(nowhere.isProblem(404, field: "scene"))
    }
  }

  @Test("message, avatar and companion take what they know and refuse what they do not")
  func acts() async throws {
    try await withServer { server in
      let client = try server.connect()
      #expect(
        try await client.send("POST", "/v1/message", #"{"action":"clear"}"#).text
          == #"{"said":null,"revision":40,"bubble":["more","milk"],"followUps":"#
          + Self.offered + #","avatar":{"isOpen":false,"phrases":[],"list":null}}"#)
      let said = try await client.send("POST", "/v1/avatar", #"{"choose":"I love you"}"#)
      #expect(said.text.hasPrefix(#"{"said":{"utterance":1,"text":"I love you""#))
      #expect(try await client.send("POST", "/v1/avatar", #"{"open":true}"#).status == 200)
      #expect(try await client.send("POST", "/v1/companion", #"{"action":"stop"}"#).status == 200)
      let screen = #"{"screen":"k3f9","news":"touched"}"#
      #expect(try await client.send("POST", "/v1/screens", screen).status == 204)
      #expect(await server.door.notes.last == "screen k3f9 touched")
      for (path, body, field) in [
        ("/v1/message", #"{"action":"shout"}"#, "action"), ("/v1/message", "{}", "action"),
        ("/v1/avatar", "{}", "body"), ("/v1/avatar", #"{"open":true,"choose":"x"}"#, "body"),
        ("/v1/companion", #"{"action":"dance"}"#, "action"),
        ("/v1/screens", #"{"news":"shown"}"#, "screen"),
        ("/v1/screens", #"{"screen":"","news":"shown"}"#, "screen"),
        ("/v1/screens", #"{"screen":"k3f9","news":"gone"}"#, "news"),
      ] {
        #expect(try await client.send("POST", path, body).isProblem(400, field: field))
      }
    }
  }

  @Test("an activity beside talk shows what it shows, takes its inputs and no other's")
  func activities() async throws {
    try await withServer { server in
      let client = try server.connect()
      let all = try await client.send("GET", "/v1/activities")
      #expect(all.text == #"{"counting":{"things":3}}"#)
      #expect(try await client.send("GET", "/v1/activities/counting").text == #"{"things":3}"#)
      let input = #"{"touch":{}}"#
      #expect(try await client.send("POST", "/v1/activities/counting", input).text == input)
      let unknown = try await client.send("GET", "/v1/activities/sorting")
      #expect(unknown.isProblem(404, field: "activity"), "\(unknown.text)")
      let nowhere = try await client.send("POST", "/v1/activities/sorting", input)
      #expect(nowhere.isProblem(404, field: "activity"), "\(nowhere.text)")
      let list = try await client.send("POST", "/v1/activities/counting", "[1]")
      #expect(list.isProblem(400, field: "body"), "\(list.text)")
    }
  }

  @Test("a grown-up begins modelling, anybody ends it; where words are is asked freely")
  func modelling() async throws {
    try await withServer { server in
      #expect(try await server.send("POST", "/v1/modelling").status == 200)
      let client = try server.connect()
      client.isInside = false
      #expect(try await client.send("DELETE", "/v1/modelling").status == 200)
      #expect(try await client.send("GET", "/v1/places?word=banana").text == "[]")
      let nothing = try await client.send("GET", "/v1/places")
      #expect(nothing.isProblem(400, field: "word"))
      #expect(
        await server.door.notes == ["modelling true", "modelling false", "places of banana"])
    }
  }

  @Test("a scene is found by name and path, and the list says which one glows")
  func scenes() async throws {
    try await withServer { server in
      let list = try await server.send("GET", "/v1/scenes")
      #expect(list.text.contains(#""glows":true,"id":"kitchen""#))
      let contents = try await server.send("GET", "/v1/scenes/kitchen/contents")
      #expect(contents.text == #"{"fruit bowl":["banana"]}"#)
      let answer = try await server.send("GET", "/v1/scenes/moon?path=a/b")
      #expect(answer.isProblem(404, field: "id") && answer.text.contains(#"[\"a\", \"b\"]"#))
    }
  }

  @Test("profile, insight and reset reach the door; unknown fields are refused by name")
  func grownUps() async throws {
    try await withServer { server in
      let client = try server.connect()
      let profile = try await client.send("PATCH", "/v1/profile", #"{"name":"Mia","ageMonths":14}"#)
      #expect(profile.text.contains(#""suggestedTier":1,"note":"does this sound right?""#))
      for query in ["?days=30", "?from=2026-11-01&through=2026-11-21", ""] {
        #expect(try await client.send("GET", "/v1/insight\(query)").status == 200)
      }
      #expect(try await client.send("POST", "/v1/reset", #"{"scope":"settings"}"#).status == 200)
      for (method, path, body, field) in [
        ("PATCH", "/v1/profile", #"{"nick":"M"}"#, "nick"),
        ("POST", "/v1/reset", #"{"scope":"all"}"#, "scope"),
        ("PATCH", "/v1/settings", #"{"celebrations":"loud"}"#, "celebrations"),
        ("PATCH", "/v1/settings", #"{"densities":{"kitchen":"tiny"}}"#, "densities.kitchen"),
        ("PATCH", "/v1/settings", #"{"naps":["25:00"]}"#, "naps"),
        ("PATCH", "/v1/settings", #"{"bedtime":"late"}"#, "bedtime"),
        ("PATCH", "/v1/settings", #"{"favorites":[1]}"#, "favorites"),
      ] {
        let answer = try await client.send(method, path, body)
        #expect(answer.isProblem(400, field: field), "\(answer.text)")
      }
      let both = try await client.send("GET", "/v1/insight?days=3&from=2026-11-01")
      #expect(both.isProblem(400, field: "days"))
    }
  }

  @Test("every setting can be changed, and null gives it back to age and tier")
  func settings() async throws {
    try await withServer { server in
      let answer = try await server.send(
        "PATCH", "/v1/settings",
        #"{"densities":{"kitchen":"low"},"densityCutoffs":{"bathroom":4},"favorites":["more"],"#
          + #""hiddenWords":{"kitchen":["peas"]},"showsLabels":true,"marksFavorites":false,"#
          + #""defaultView":"grid","conversation":"light","carrierPhrases":false,"#
          + #""feelingsTray":false,"bubbleSeconds":10,"traySeconds":4,"speakWithMe":false,"#
          + #""speakWithMeQuietSeconds":45,"#
          + #""signing":true,"celebrations":"off","expectantPauseSeconds":8,"routineGlow":false,"#
          + #""holdMilliseconds":100,"selectsOnRelease":true,"scanning":"auto","buttonSize":80,"#
          + #""repeatGuardMilliseconds":0,"breakfast":"7:00","naps":["12:30"],"autoLock":"5","#
          + #""narration":false,"bedtime":null}"#)
      #expect(answer.status == 200)
      let change = try #require(await server.door.changes.first)
      #expect(change.cleared == ["bedtime"])
      #expect(change.densities == ["kitchen": .low] && change.densityCutoffs == ["bathroom": 4])
      #expect(change.hiddenWords == ["kitchen": ["peas"]] && change.favorites == ["more"])
      #expect(change.defaultView == .grid && change.conversation == .light)
      #expect(change.celebrations == .off && change.autoLock == .fiveMinutes)
      #expect(change.breakfast == TimeOfDay(7, 0) && change.naps == [TimeOfDay(12, 30)])
      #expect(change.scanning == .auto && change.buttonSize == 80)
    }
  }

  @Test("a page can follow everything from one stream")
  func events() async throws {
    let told: [(MeadowEvent, String)] = [
      (.followUps(FakeDoor.offer), #"event: followUps"#), (.followUps(nil), "data: null"),
      (.bubble(BubbleState(parts: ["more"])), #"{"parts":["more"]}"#),
      (
        .celebration(
          Celebration(
            reason: .firstWord, intensity: 3, milliseconds: 2500, particles: 40, chime: .full)),
        #""reason":"firstWord","intensity":3"#
      ),
      (
        .navigation(NavigationState(scene: "kitchen", path: ["fridge"]), breadcrumb: []),
        #""path":["fridge"]"#
      ),
      (.avatar(AvatarTray(isOpen: true)), #""isOpen":true"#),
      (.companion(CompanionState(activity: .waiting, word: "eat")), #""activity":"waiting""#),
      (.modelling(isOn: true), #"event: modelling\#ndata: {"isOn":true}"#),
      (.glow(scene: "bathroom"), #"{"scene":"bathroom"}"#),
      (
        .activity(ActivityNews("counting", "counted", .object(["things": .whole(3)]))),
        "event: counting.counted\ndata: {\"things\":3}"
      ),
      (.gate(isOpen: true), "event: gate"),
      (.profile(ChildProfile(name: "Mia")), #""name":"Mia""#),
    ]
    try await withServer { server in
      let client = try server.connect()
      try await client.write("GET /v1/events HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      _ = try await client.readHead()
      await server.door.wait(forListeners: 1)
      for (event, _) in told { await server.door.emit(event) }
      var text = ""
      while !text.contains("Mia") {
        text += String(decoding: try await client.readChunk(), as: UTF8.self)
      }
      for (_, part) in told { #expect(text.contains(part), "\(part) is not in \(text)") }
    }
  }
}
