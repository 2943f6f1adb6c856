import Hummingbird
import MeadowFoundations
import MeadowRuntime

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
    let cleared = fields.cleared(SettingName.self)
    change.cleared = cleared.isEmpty ? nil : cleared
    var chosen = ChosenSettings()
    try vocabulary(in: &fields, &chosen)
    try conversation(in: &fields, &chosen)
    try touch(in: &fields, &chosen)
    try day(in: &fields, &chosen)
    change.chosen = chosen == ChosenSettings() ? nil : chosen
    return change
  }

  private static func vocabulary(
    in fields: inout Fields, _ chosen: inout ChosenSettings
  ) throws(InputProblem) {
    chosen.densities = try fields.map("densities", example: #"{"kitchen":"low"}"#) {
      (members, scene) throws(InputProblem) in
      try members.choice(scene, of: SceneDensity.self)
    }
    chosen.densityCutoffs = try fields.map("densityCutoffs", example: #"{"kitchen":4}"#) {
      (members, scene) throws(InputProblem) in try members.whole(scene)
    }
    chosen.hiddenWords = try fields.map("hiddenWords", example: #"{"kitchen":["peas"]}"#) {
      (members, scene) throws(InputProblem) in try members.texts(scene).map { Set($0) }
    }
    chosen.showsLabels = try fields.flag("showsLabels")
    chosen.marksFavorites = try fields.flag("marksFavorites")
    chosen.favorites = try fields.texts("favorites").map { Set($0) }
    chosen.defaultView = try fields.choice("defaultView", of: BoardMode.self)
  }

  private static func conversation(
    in fields: inout Fields, _ chosen: inout ChosenSettings
  ) throws(InputProblem) {
    chosen.narration = try fields.flag("narration")
    chosen.conversation = try fields.choice("conversation", of: ConversationMode.self)
    chosen.carrierPhrases = try fields.flag("carrierPhrases")
    chosen.feelingsTray = try fields.flag("feelingsTray")
    chosen.bubbleSeconds = try fields.number("bubbleSeconds")
    chosen.traySeconds = try fields.number("traySeconds")
    chosen.speakWithMe = try fields.flag("speakWithMe")
    chosen.signing = try fields.flag("signing")
    chosen.celebrations = try fields.choice("celebrations", of: CelebrationStyle.self)
    chosen.expectantPauseSeconds = try fields.number("expectantPauseSeconds")
    chosen.routineGlow = try fields.flag("routineGlow")
  }

  private static func touch(
    in fields: inout Fields, _ chosen: inout ChosenSettings
  ) throws(InputProblem) {
    chosen.holdMilliseconds = try fields.whole("holdMilliseconds")
    chosen.selectsOnRelease = try fields.flag("selectsOnRelease")
    chosen.scanning = try fields.choice("scanning", of: ScanningMode.self)
    chosen.buttonSize = try fields.whole("buttonSize")
    chosen.repeatGuardMilliseconds = try fields.whole("repeatGuardMilliseconds")
    chosen.autoLock = try fields.choice("autoLock", of: AutoLock.self)
  }

  private static func day(
    in fields: inout Fields, _ chosen: inout ChosenSettings
  ) throws(InputProblem) {
    chosen.breakfast = try time("breakfast", in: &fields)
    chosen.lunch = try time("lunch", in: &fields)
    chosen.snack = try time("snack", in: &fields)
    chosen.dinner = try time("dinner", in: &fields)
    chosen.bath = try time("bath", in: &fields)
    chosen.bedtime = try time("bedtime", in: &fields)
    guard let naps = try fields.texts("naps") else { return }
    var times: [TimeOfDay] = []
    for nap in naps { times.append(try TimeOfDay(nap, field: "naps")) }
    chosen.naps = times
  }

  private static func time(
    _ name: String, in fields: inout Fields
  ) throws(InputProblem) -> TimeOfDay? {
    guard let text = try fields.text(name) else { return nil }
    return try TimeOfDay(text, field: name)
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
