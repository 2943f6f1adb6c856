import Foundation
import MeadowFoundations
import Testing

/// The commands for grown-ups: content, profile, settings, insight, gate and reset, each on files of
/// its own (document 001; architecture §9).
@Suite(.timeLimit(.minutes(10))) struct ChildCommandTests {
  /// Runs `meadow` on the data of `home`.
  private static func run(_ home: Home, _ arguments: String...) async throws -> Program.Result {
    try await Program(in: home).run(arguments + ["--data", home.file("data")])
  }

  /// The lines that `meadow` prints; it must end with 0 and complain of nothing.
  private static func lines(_ home: Home, _ arguments: String...) async throws -> [String] {
    let result = try await Program(in: home).run(arguments + ["--data", home.file("data")])
    #expect(result.code == 0, "\(arguments): \(result.complaint)")
    #expect(result.complaint == "")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test("the coverage of the content is a table that names every scene")
  func statistics() async throws {
    let result = try await Program(in: try Home()).run("content", "stats")
    #expect(result.code == 0)
    for scene in ["Kitchen", "Bathroom", "Bedroom", "Playroom", "Outdoors"] {
      #expect(result.output.contains(scene))
    }
  }

  @Test("a scene is a tree of zones, what is in them and what is in that (M2-001)")
  func scene() async throws {
    let lines = try await Self.lines(try Home(), "content", "scene", "kitchen")
    #expect(lines.first?.hasPrefix("Kitchen: ") == true)
    let fridge = try #require(lines.firstIndex { $0.hasPrefix("  🧊 Fridge ") })
    let freezer = try #require(lines.firstIndex { $0.hasPrefix("    freezer ") })
    #expect(freezer > fridge)
    #expect(lines[freezer].contains("opens from Tier 1"))
    #expect(lines[freezer + 1].hasPrefix("      "))
    #expect(lines.dropFirst().allSatisfy { $0.contains("priority ") && $0.contains("Tier ") })
  }

  @Test("a scene that is not there ends with 65 and the names of those that are")
  func noScene() async throws {
    for arguments in [["content", "scene", "attic"], ["content", "offers", "--scene", "attic"]] {
      let result = try await Program(in: try Home()).run(arguments)
      #expect(result.code == 65)
      #expect(result.output == "")
      #expect(
        result.complaint == "Error: scene: there is no scene \"attic\". Choose one of kitchen, "
          + "bathroom, bedroom, playroom, outdoors.\n")
    }
  }

  private struct Offers: Decodable, Equatable {
    struct Phrase: Decodable, Equatable {
      var phrase: String
      var pragmaticFunction: PragmaticFunction
    }
    var word: String
    var followUps: [Phrase]
  }

  @Test("after every word of a scene three phrases of two functions are offered (M2-004)")
  func offers() async throws {
    let home = try Home()
    let result = try await Self.run(
      home, "content", "offers", "--tier", "3", "--scene", "kitchen", "--json")
    let offers = try JSONDecoder().decode([Offers].self, from: Data(result.output.utf8))
    #expect(offers.count > 100)
    for offer in offers {
      #expect(Set(offer.followUps.map(\.phrase)).count == 3, "\(offer.word)")
      #expect(Set(offer.followUps.map(\.pragmaticFunction)).count >= 2, "\(offer.word)")
    }
    let line = try await Self.lines(
      home, "content", "offers", "banana", "--tier", "3", "--scene", "kitchen")
    let banana = try #require(offers.first { $0.word == "banana" })
    let phrases = banana.followUps.map { "\"\($0.phrase)\" (\($0.pragmaticFunction.rawValue))" }
    #expect(line == ["banana  " + phrases.joined(separator: ", ")])
  }

  @Test("Tier 1 is offered nothing, and a word that is not there is a mistake")
  func noOffers() async throws {
    let home = try Home()
    #expect(
      try await Self.lines(home, "content", "offers", "more", "--tier", "1") == ["more  nothing"])
    let unknown = try await Self.run(home, "content", "offers", "xylophonist")
    #expect(unknown.code == 65)
    #expect(unknown.complaint.hasPrefix("Error: word: there is no word \"xylophonist\"."))
    let tier = try await Self.run(home, "content", "offers", "more", "--tier", "4")
    #expect(tier.code == 64)
  }

  @Test("the profile is kept, suggests a tier by age, and notes one that is two steps off")
  func profile() async throws {
    let home = try Home()
    let blank = [
      "name    not said", "age     not said", "tier    1, First Words", "voice   girl",
      "set up  not yet",
    ]
    #expect(try await Self.lines(home, "profile") == blank)
    let set = try await Self.lines(
      home, "profile", "set", "--name", "Mia", "--age", "14", "--tier", "3", "--voice", "boy",
      "--done")
    #expect(
      set.prefix(6) == [
        "name    Mia", "age     14 months", "tier    3, Sentences", "voice   boy", "set up  yes",
        "Suggested for 14 months: 1, First Words.",
      ])
    #expect(set.count == 7, "and the gentle note of document 001")
    #expect(try await Self.lines(home, "profile", "show") == set)
  }

  @Test("a profile that cannot be is refused, and nothing has changed")
  func noProfile() async throws {
    let home = try Home()
    #expect(try await Self.run(home, "profile", "set").code == 64)
    let result = try await Self.run(home, "profile", "set", "--name", "Mia", "--tier", "4")
    #expect(result.code == 65)
    #expect(result.complaint.hasPrefix("Error: tier: there is no tier 4."))
    #expect(try await Self.lines(home, "profile").first == "name    not said")
  }

  /// The line of setting `key`, its columns cut apart.
  private static func setting(_ key: String, in lines: [String]) -> [String]? {
    lines.first { $0.hasPrefix("  \(key) ") }?.split(separator: "  ").map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }

  @Test("the settings stand in the ten groups of document 001, each with where it comes from")
  func settings() async throws {
    let lines = try await Self.lines(try Home(), "settings")
    let groups = lines.filter { !$0.hasPrefix(" ") }
    #expect(
      groups == [
        "My Child", "My Words", "Vocabulary", "Communication", "Learning & Engagement",
        "Access & Motor", "Sound", "Routines", "Parent Gate", "About",
      ])
    #expect(
      Self.setting("signing", in: lines) == ["signing", "true", "by age and tier"])
    #expect(
      Self.setting("conversation", in: lines) == ["conversation", "full", "as for every child"])
    for key in SettingCatalogue.all.map(\.key) {
      #expect(Self.setting(key, in: lines) != nil, "\(key)")
    }
  }

  @Test("what is set is said to be a grown-up's, kept, and follows age and tier again when cleared")
  func setAndClear() async throws {
    let home = try Home()
    let set = try await Self.lines(
      home, "settings", "set", "celebrations=subtle", "bedtime=7:05", "naps=9:30, 13:00",
      "densities.kitchen=low", #"densities={"bedroom":"medium"}"#, "autoLock=5", "rate=0.7",
      "favorites=milk")
    #expect(Self.setting("celebrations", in: set)?.dropFirst() == ["subtle", "set by a grown-up"])
    let all = try await Self.lines(home, "settings", "show")
    for (key, value) in [
      ("celebrations", "subtle"), ("bedtime", "07:05"), ("naps", #"["09:30","13:00"]"#),
      ("densities", #"{"bedroom":"medium","kitchen":"low"}"#), ("autoLock", "5"), ("rate", "0.7"),
      ("parentese", "own"), ("favorites", #"["milk"]"#),
    ] {
      #expect(Self.setting(key, in: all) == [key, value, "set by a grown-up"])
    }
    let cleared = try await Self.lines(home, "settings", "clear", "celebrations", "naps")
    #expect(cleared.count == 2)
    #expect(cleared.allSatisfy { $0.hasSuffix("by age and tier") })
  }

  /// What is refused, and what is said of it.
  private static let refused = [
    ("celebrations=loud", "\"loud\" is no value for it. Give off, subtle, medium or full."),
    ("signing=maybe", "\"maybe\" is no value for it. Give true or false."),
    ("signing=null", "\"null\" is no value for it. Give true or false."),
    (
      "bedtime=25:00",
      "\"25:00\" is no value for it. Give a time of the 24-hour clock, such as 19:30."
    ),
    ("holdMilliseconds=0.5", "\"0.5\" is no value for it. Give 0 to 1000 ms."),
    ("buttonSize=61", "61 is no size of a button. Send 60, 80 or 100."),
    ("celebrations", "it has no value. Write KEY=VALUE, such as celebrations=subtle."),
    ("tier=3", "it is a part of the profile. Use meadow profile set --tier."),
  ]

  @Test("a setting that cannot be names its key and what it takes, and nothing has changed")
  func noSetting() async throws {
    let home = try Home()
    for (argument, complaint) in Self.refused {
      let result = try await Self.run(home, "settings", "set", "bubbleSeconds=20", argument)
      #expect(result.code == 65)
      #expect(result.complaint == "Error: \(argument.prefix { $0 != "=" }): \(complaint)\n")
    }
    let all = try await Self.lines(home, "settings")
    #expect(Self.setting("bubbleSeconds", in: all)?[1] == "12")
  }

  @Test("a setting that is not there is answered with all that are")
  func unknownSetting() async throws {
    let home = try Home()
    for words in [["settings", "set", "colour=red"], ["settings", "clear", "colour"]] {
      let result = try await Program(in: home).run(words)
      #expect(result.code == 65)
      #expect(result.complaint.hasPrefix("Error: colour: there is no such setting. Choose one of "))
      #expect(result.complaint.contains("celebrations, "))
    }
  }
}
