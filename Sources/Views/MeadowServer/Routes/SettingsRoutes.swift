import Hummingbird
import MeadowEngines
import MeadowModel

/// GET and PATCH /v1/settings: how Meadow speaks.
struct SettingsRoutes: Sendable {
  let door: any MeadowDoor
  let gate: Gate

  func add(to router: MeadowRouter) {
    router.resource("/v1/settings", [.get: settings, .patch: gate.guarding(change)])
  }

  @Sendable private func settings(_: Request, _: MeadowContext) async throws -> Response {
    .json(JSON(await door.settings()))
  }

  @Sendable private func change(_ request: Request, _: MeadowContext) async throws -> Response {
    let change = try await request.fields(example: #"{"rate":0.85}"#, Self.change).value
    return .json(JSON(try await door.change(change)))
  }

  private static func change(in fields: inout Fields) throws -> SettingsChange {
    var change = SettingsChange()
    change.voice = try fields.text("voice")
    change.rate = try fields.number("rate")
    change.pitch = try fields.number("pitch")
    change.range = try fields.number("range")
    change.pauseMilliseconds = try fields.number("pauseMilliseconds")
    change.parentese = try fields.text("parentese")
    change.ageMonths = try fields.whole("ageMonths")
    change.muted = try fields.flag("muted")
    change.volumeCapDecibels = try fields.number("volumeCapDecibels")
    change.interruptions = try interruptions(in: &fields)
    return change
  }

  private static func interruptions(
    in fields: inout Fields
  ) throws(InputProblem) -> [String: String]? {
    guard
      var policies = try fields.object("interruptions", example: #"{"word":"finish"}"#)
    else { return nil }
    var interruptions: [String: String] = [:]
    for source in SpeechSource.allCases {
      interruptions[source.rawValue] = try policies.text(source.rawValue)
    }
    try policies.end()
    return interruptions
  }
}
