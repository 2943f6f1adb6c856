import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// What becomes of a message that still stands when something else ends it (document 001, Message sequences).
@Suite(.timeLimit(.minutes(5)))
struct OpenMessageTests {
  private func events(of family: FamilyRig) async throws -> [ActivityEvent] {
    await family.log.flush()
    return try await family.log.events(
      of: 1, from: WallTime(milliseconds: 0), through: WallTime(milliseconds: 2_000_000_000_000),
      limit: 1000
    ).map(\.event)
  }

  private func touch(_ word: String, object: String? = nil, of family: FamilyRig) async throws {
    let tap = Tap(.word(word), scene: "kitchen", object: object)
    _ = try await family.host.tap(tap, received: family.rig.timers.now())
    await family.rig.pass(milliseconds: 1_500)
  }

  @Test("what is open when Meadow is shut down is kept, with the scene of its beginning")
  func shutDown() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    try await touch("want", of: family)
    _ = try await family.host.move(.scene("bathroom"))
    try await touch("more", of: family)
    await family.host.shutDown()
    let events = try await events(of: family)
    let interactions = events.filter { $0.kind == .interaction }
    #expect(interactions.first?.sequence.first == "want")
    #expect(interactions.first?.scene == "kitchen")
  }

  @Test("opening something is no speech of the child's in the log")
  func opening() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    try await touch("fridge", object: "fridge", of: family)
    let kinds = try await events(of: family).filter { $0.text == "fridge" }.map(\.kind)
    #expect(!kinds.contains(.speech) && !kinds.contains(.wordTap))
  }

  @Test("settings put back leave the message in the log; a whole reset leaves nothing of it")
  func reset() async throws {
    for scope in [ResetScope.settings, .everything] {
      let family = try await FamilyRig()
      defer { family.end() }
      try await touch("want", of: family)
      try await family.host.reset(scope)
      let kept = try await events(of: family).contains { $0.sequence == ["want"] }
      #expect(kept == (scope == .settings), "\(scope)")
      #expect(await family.host.state().bubble.parts.isEmpty)
    }
  }

  @Test("a word that is removed ends the message that names it, and comes back in none")
  func removed() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let word = try await family.add("Quibbleton")
    try await touch("want", of: family)
    try await touch("Quibbleton", of: family)
    try await family.host.words.remove(word: word.word.id)
    #expect(await family.host.state().bubble.parts.isEmpty)
    try await touch("more", of: family)
    await family.host.shutDown()
    let texts = try await events(of: family).flatMap { [$0.text ?? ""] + $0.sequence }
    #expect(texts.contains("want"))
    #expect(!texts.contains { $0.lowercased().contains("quibbleton") })
  }
}
