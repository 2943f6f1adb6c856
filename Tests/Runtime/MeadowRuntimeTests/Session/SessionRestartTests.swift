import MeadowFoundations
import MeadowRuntime
import MeadowTalk
import Testing

/// A session that begins anew in the place of another, as after a reset (document 001).
@Suite struct SessionRestartTests {
  @Test("after a reset utterances are numbered on, so that nothing of before sounds as new")
  func numbersGoOn() async throws {
    let family = try await FamilyRig()
    defer { family.end() }
    let first = try await family.rig.tap("more").utterance
    try await family.host.reset(.settings)
    #expect(await family.host.state().bubble.parts.isEmpty)
    let second = try await family.rig.tap("go").utterance
    #expect(second > first)
    await family.rig.pass(milliseconds: 2_000)
    await family.host.shutDown()
  }
}
