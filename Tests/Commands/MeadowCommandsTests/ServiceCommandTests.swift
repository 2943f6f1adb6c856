import Foundation
import MeadowFoundations
import Testing

/// The commands that ask a running service, and those about what it has written down.
@Suite(.timeLimit(.minutes(10))) struct ServiceCommandTests {
  @Test("the gate's code is set and removed, and never shown (M2-008)")
  func gate() async throws {
    let program = Program(in: try Home())
    let none = try await program.run("gate")
    #expect(
      none.output == """
        opens by    two fingers on the gear for 3 seconds
        code        none
        stays open  10 minutes

        """)
    let set = try await program.run("gate", "code", "4711")
    #expect(set.code == 0)
    #expect(set.output.contains("for 3 seconds, then the grown-up code\n"))
    #expect(try await program.run("gate", "status").output == set.output)
    #expect(!set.output.contains("4711"))
    for code in ["47", "47111", "abcd"] {
      let refused = try await program.run("gate", "code", code)
      #expect(refused.code == 65)
      #expect(
        refused.complaint
          == "Error: code: a grown-up code is four digits. Enter four digits from 0 to 9.\n")
    }
    #expect(try await program.run("gate", "code", "none").output == none.output)
  }

  @Test("without --yes a reset says what would be gone, and nothing is")
  func resetAsks() async throws {
    let program = Program(in: try Home())
    _ = try await program.run("profile", "set", "--name", "Mia")
    for scope in ["settings", "everything"] {
      let result = try await program.run("reset", scope)
      #expect(result.code == 64)
      #expect(result.output == "")
      #expect(result.complaint.contains("will be gone"))
      #expect(result.complaint.contains("Add --yes to do it."))
    }
    #expect(try await program.run("profile").output.hasPrefix("name    Mia\n"))
  }

  @Test("resetting the settings keeps the child, resetting everything keeps nothing")
  func reset() async throws {
    let program = Program(in: try Home())
    _ = try await program.run("profile", "set", "--name", "Mia", "--age", "24")
    _ = try await program.run("settings", "set", "signing=true", "rate=0.7")
    _ = try await program.run("gate", "code", "1234")
    _ = try await program.run("words", "add", "Rex")
    let settings = try await program.run("reset", "settings", "--yes")
    #expect(settings.code == 0)
    #expect(settings.output == "The settings are as at the beginning.\n")
    #expect(try await program.run("profile").output.hasPrefix("name    Mia\nage     24 months\n"))
    #expect(!(try await program.run("settings").output.contains("signing                  true")))
    #expect(try await program.run("gate").output.contains("code        set"))
    let everything = try await program.run("reset", "everything", "--yes")
    #expect(everything.output == "Everything is as at the beginning.\n")
    #expect(try await program.run("profile").output.hasPrefix("name    not said\n"))
    #expect(try await program.run("gate").output.contains("code        none"))
    #expect(!(try await program.run("words").output.contains("Rex")))
  }

  private struct Settings: Decodable {
    var rate: Double
    var signing: Bool
  }

  @Test("what a command sets or erases beside a service is not undone there, nor by the child")
  func besideAService() async throws {
    let folder = try Folder()
    let program = Program(in: folder.home)
    let service = try await folder.start()
    let set = try await program.run("settings", "set", "signing=false", "--data", folder.data)
    #expect(try await service.get("/v1/settings", as: Settings.self).signing && set.code == 0)
    try await service.request("POST", "/v1/navigation", #"{"scene":"kitchen"}"#)
    try await service.set(rate: 0.7)
    let both = try await service.get("/v1/settings", as: Settings.self)
    #expect(!both.signing && both.rate == 0.7)
    _ = try await program.run("profile", "set", "--name", "Mia", "--data", folder.data)
    _ = try await service.openGate()
    _ = try await program.run("reset", "everything", "--yes", "--data", folder.data)
    try await service.request("POST", "/v1/navigation", #"{"scene":"bathroom"}"#)
    await service.end()
    let copy = (try? folder.read("profile.json")) ?? []
    #expect(!String(decoding: copy, as: UTF8.self).contains("Mia"), "not even in the copy")
    let profile = try await program.run("profile", "--data", folder.data)
    #expect(profile.output.hasPrefix("name    not said\n"))
  }

  @Test("without a service the commands end with 69 and say how to start one")
  func noService() async throws {
    let program = Program(in: try Home())
    for words in [["state"], ["go", "kitchen"], ["go", "back"], ["feel", "--open"]] {
      let result = try await program.run(words + ["--url", "http://127.0.0.1:1"])
      #expect(result.code == 69)
      #expect(result.output == "")
      #expect(
        result.complaint
          == "Error: nobody answers at 127.0.0.1:1 (Connection refused); start meadow serve\n")
    }
  }

  @Test(
    "an address that is none ends with 64",
    arguments: [
      "127.0.0.1:8080", "https://127.0.0.1:8080", "http://meadow.example:8080", "http://",
    ])
  func noAddress(url: String) async throws {
    let result = try await Program(in: try Home()).run("state", "--url", url)
    #expect(result.code == 64)
    #expect(result.complaint.hasPrefix("Error: --url takes http://ADDRESS:PORT"))
  }

  @Test("feel takes exactly one of a phrase, --open and --close")
  func feelUsage() async throws {
    let program = Program(in: try Home())
    for words in [["feel"], ["feel", "--open", "--close"], ["feel", "I love you", "--open"]] {
      let result = try await program.run(words)
      #expect(result.code == 64)
      #expect(result.complaint.hasPrefix("Error: Give a phrase, --open or --close.\n"))
    }
  }

  private struct State: Decodable {
    struct Place: Decodable { var scene: String }
    var navigation: Place
  }

  @Test("one goes into the fridge and back, to the grid and to the bathroom (M2-001)")
  func go() async throws {
    let service = try await Asked()
    #expect(try await service.say("go", "kitchen").first == "place      Kitchen, as scene")
    #expect(try await service.say("go", "Fridge").first == "place      Kitchen › Fridge, as scene")
    #expect(try await service.say("state").first == "place      Kitchen › Fridge, as scene")
    #expect(try await service.say("go", "back").first == "place      Kitchen, as scene")
    #expect(try await service.say("go", "grid").first == "place      Kitchen, as grid")
    #expect(try await service.say("go", "scene").first == "place      Kitchen, as scene")
    #expect(try await service.say("go", "bathroom").first == "place      Bathroom, as scene")
    let lost = try await service.run("go", "fridge")
    #expect(lost.code == 65)
    #expect(lost.complaint.hasPrefix("Error: object: \"fridge\" is not to be seen here."))
    let json = try await service.run("state", "--json")
    let state = try JSONDecoder().decode(State.self, from: Data(json.output.utf8))
    #expect(state.navigation.scene == "bathroom")
    #expect(await service.end() == 0)
  }

  @Test("a feeling is said, the tray opens and closes, \"I love you\" is always in it (M2-007)")
  func feel() async throws {
    let service = try await Asked()
    let open = try await service.say("feel", "--open")
    #expect(open.first?.hasPrefix("The feelings tray is open: ") == true)
    #expect(open.first?.contains("I love you") == true)
    #expect(try await service.say("feel", "--close") == ["The feelings tray is closed"])
    #expect(try await service.say("feel", "I love you") == [#""I love you" is said."#])
    let unknown = try await service.run("feel", "I like trains")
    #expect(unknown.code == 65)
    #expect(unknown.complaint.contains("the tray does not offer \"I like trains\" here"))
    #expect(await service.end() == 0)
  }

  @Test("the insight tells in plain words what was said, and as JSON the same (M2-010)")
  func insight() async throws {
    // Said whole it is one message, however long a loaded machine took between its two words.
    let service = try await Asked(settings: "bubbleSeconds=60")
    for word in ["more", "milk"] {
      try await service.post("/v1/taps", #"{"word":"\#(word)","scene":"kitchen"}"#)
    }
    try await service.post("/v1/message", #"{"action":"speak"}"#)
    try await service.post("/v1/message", #"{"action":"clear"}"#)
    #expect(await service.end() == 0)
    let text = try await service.program.run("insight")
    #expect(text.code == 0)
    #expect(text.output.contains("Meadow was used on 1 day.\n"))
    #expect(text.output.contains("Words touched: 2, of them 2 different ones.\n"))
    #expect(text.output.contains("Messages of two or more words: 1.\n"))
    #expect(text.output.contains("more → milk"))
    let json = try await service.program.run("insight", "--days", "1", "--json")
    let report = try JSONDecoder().decode(InsightReport.self, from: Data(json.output.utf8))
    #expect(report.total.words == ["more": 1, "milk": 1])
    let old = try await service.program.run("insight", "--through", "2001-01-01")
    #expect(old.output.hasPrefix("Meadow was not used"))
  }

  @Test("days that are none are refused, and so are days beside a range")
  func noInsight() async throws {
    let program = Program(in: try Home())
    #expect(try await program.run("insight", "--days", "3", "--from", "2026-11-01").code == 64)
    let day = try await program.run("insight", "--from", "yesterday")
    #expect(day.code == 65)
    #expect(day.complaint.hasPrefix(#"Error: from: "yesterday" is no day."#))
    #expect(try await program.run("insight", "--days", "0").code == 65)
  }

  /// A service without sound, and the program that asks it.
  private final class Asked: Sendable {
    let program: Program
    private let service: ServeTests.Service

    init(settings: String? = nil) async throws {
      let home = try Home()
      program = Program(in: home)
      if let settings { #expect(try await program.run("settings", "set", settings).code == 0) }
      service = try await ServeTests.Service(in: home, ["--output", "silent"])
    }

    func run(_ words: String...) async throws -> Program.Result {
      try await program.run(words + ["--url", "http://localhost:\(service.port)"])
    }

    /// What the program prints; it must end with 0.
    func say(_ words: String...) async throws -> [String] {
      let result = try await program.run(words + ["--url", "http://127.0.0.1:\(service.port)"])
      #expect(result.code == 0, "\(words): \(result.complaint)")
      return result.output.split(separator: "\n").map(String.init)
    }

    func post(_ path: String, _ body: String) async throws { try await service.post(path, body) }

    /// Ends the service.
    func end() async -> Int32 { await service.end().code }
  }
}
