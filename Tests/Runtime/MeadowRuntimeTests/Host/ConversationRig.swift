import MeadowContent
import MeadowFamily
import MeadowFoundations
import MeadowRuntime
import MeadowTalk

/// A host with the content that comes with Meadow, on a virtual clock: a whole day of a child can be
/// told in a test.
struct ConversationRig {
  let rig: HostRig
  let log: EventLog
  var host: ActivityHost { rig.host }

  init(
    months: Int? = 30, tier: Tier? = .combinations,
    _ edit: (inout ChosenSettings) -> Void = { _ in }
  ) async throws {
    var chosen = ChosenSettings()
    edit(&chosen)
    let content = VocabularyService(
      try VocabularyFile.bundled(), manifests: try SceneFile.bundled())
    rig = try await HostRig(
      profile: ChildProfile(ageMonths: months, tier: tier), chosen: chosen, content: content,
      defaults: try DefaultsFile.bundled())
    log = await EventLog(rig.host)
  }

  /// Touches a word in the kitchen and lets it be heard to its end.
  @discardableResult
  func say(_ word: String, scene: String? = "kitchen", pause: Double = 1_500) async throws
    -> TapReply
  {
    let reply = try await host.tap(Tap(.word(word), scene: scene), received: rig.timers.now())
    await rig.pass(milliseconds: pause)
    return reply
  }

  /// Touches a follow-up and lets it be heard to its end.
  @discardableResult
  func choose(_ followUp: FollowUp) async throws -> TapReply {
    let reply = try await host.tap(Tap(.followUp(followUp.id)), received: rig.timers.now())
    await rig.pass(milliseconds: 2_000)
    return reply
  }

  /// Everything that was told, once the host is shut down.
  func told() async -> [MeadowEvent] {
    await host.shutDown()
    return await log.whole()
  }
}
