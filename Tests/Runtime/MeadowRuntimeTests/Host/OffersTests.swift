import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// What somebody reads who judges the content: what would be offered, how a scene looks whatever the
/// settings hide, what a grown-up has set (M2-004).
@Suite struct OffersTests {
  @Test("what would be offered after a word is always the same and leaves the session as it was")
  func offers() async throws {
    let rig = try await ConversationRig()
    try await rig.say("milk", pause: 100)
    let before = await rig.host.state()
    let offers = try await rig.host.offers(after: "Banana", tier: .sentences, scene: "kitchen")
    #expect(Set(offers.map(\.phrase)).count == 3)
    #expect(Set(offers.map(\.pragmaticFunction)).count >= 2)
    #expect(
      try await rig.host.offers(after: "banana", tier: .sentences, scene: "kitchen") == offers)
    #expect(await rig.host.state() == before)
  }

  @Test("without a scene a word is taken to be in its own; Tier 1 is offered nothing")
  func ownScene() async throws {
    let rig = try await ConversationRig()
    let there = try await rig.host.offers(after: "banana", tier: .combinations, scene: "kitchen")
    #expect(try await rig.host.offers(after: "banana", tier: .combinations) == there)
    #expect(try await rig.host.offers(after: "more", tier: .combinations).count == 3)
    #expect(try await rig.host.offers(after: "banana", tier: .firstWords).isEmpty)
  }

  @Test("a thing that the family has hidden is named by no phrase that would be offered")
  func hidden() async throws {
    let open = try await ConversationRig()
    let offers = try await open.host.offers(after: "hungry", tier: .combinations, scene: "kitchen")
    #expect(offers.contains { $0.phrase.contains("snack") })
    let shut = try await ConversationRig { $0.hiddenWords = ["kitchen": ["snack"]] }
    let others = try await shut.host.offers(after: "hungry", tier: .combinations, scene: "kitchen")
    #expect(others.count == 3)
    #expect(!others.contains { $0.phrase.contains("snack") })
  }

  @Test("a word or a scene that is not there is a problem that names the field")
  func unknown() async throws {
    let rig = try await ConversationRig()
    await #expect { _ = try await rig.host.offers(after: "xyzzy", tier: .sentences) } throws: {
      ($0 as? InputProblem)?.field == "word"
    }
    await #expect {
      _ = try await rig.host.offers(after: "more", tier: .sentences, scene: "attic")
    } throws: {
      ($0 as? InputProblem)?.field == "scene"
    }
  }

  @Test("a scene is shown whole, whatever the settings hide; what is set is told apart")
  func manifest() async throws {
    let rig = try await ConversationRig { $0.densities = ["kitchen": .low] }
    let manifest = try await rig.host.manifest(of: "kitchen")
    #expect(manifest.object(at: ["fridge", "freezer", "freezer-waffle"])?.priority == 8)
    let report = await rig.host.settingsReport()
    let origin = { (key: String) in SettingCatalogue[key].map(report.origin) }
    #expect(origin("densities") == .grownUp && origin("celebrations") == .ageAndTier)
    #expect(origin("conversation") == .everyChild && origin("rate") == .ageAndTier)
  }
}
