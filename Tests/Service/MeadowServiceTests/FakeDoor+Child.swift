import MeadowFoundations
import MeadowRuntime
import MeadowTalk

/// The child's and the grown-ups' side of the fake: remembers what got through.
extension FakeDoor {
  static let offer = FollowUpOffer(
    trigger: "more", turn: 0,
    followUps: ["more milk", "no more", "more please"].enumerated().map { index, phrase in
      FollowUp(
        id: "f\(index + 1)", phrase: phrase, pragmaticFunction: .requesting, trigger: "milk")
    })

  func state() async -> ChildState {
    ChildState(
      revision: revision,
      talk: TalkState(
        navigation: place, breadcrumb: [Crumb(id: "kitchen", label: "Kitchen")],
        bubble: BubbleState(parts: ["more", "milk"]), offer: Self.offer, tray: AvatarTray(),
        companion: CompanionState(), isModelling: false, glow: "kitchen", tier: .combinations,
        coreBar: CoreBar(words: [], showsLabels: false, targetSize: 60)))
  }

  /// What each activity shows; the last input was given back.
  func activities() async -> [String: PlainJSON] {
    ["counting": .object(["things": .whole(3)])]
  }

  func act(_ input: PlainJSON, in activity: String) async throws -> PlainJSON {
    guard ["counting", "learning"].contains(activity) else {
      throw InputProblem(
        .unknown, field: "activity", reason: "there is no activity", advice: "send counting")
    }
    note("act \(input)")
    return input
  }

  func isForGrownUps(_ input: PlainJSON, in activity: String) async -> Bool {
    if case .object(let members) = input { members["grownUp"] != nil } else { false }
  }

  func show(_ activity: String) async throws -> PlainJSON {
    .object(["controls": .object(["isNarrated": .flag(true)])])
  }

  func ask(_ question: PlainJSON, of activity: String) async throws -> PlainJSON { question }

  func ask(_ question: PlainJSON, of activity: String, child: Int) async throws -> PlainJSON {
    question
  }

  nonisolated(nonsending) func log(
    of activity: String, child: Int?, _ body: ([UInt8]) throws -> Void
  ) async throws {
    try body(
      Array(#"{"at":{"milliseconds":0},"day":"1970-01-01","answers":[{"item":"6+8"}]}"#.utf8))
  }

  func move(_ move: Move) async throws -> ChildState {
    if case .scene("moon") = move {
      throw InputProblem(
        .unknown, field: "scene", reason: "there is no scene \"moon\"", advice: "use kitchen")
    }
    note("move \(move)")
    return await state()
  }

  func message(_ action: MessageAction, received: MonotonicTime) async throws -> TapReply? {
    note("message \(action)")
    return action == .speak ? try await tap(Tap(.phrase("more milk")), received: received) : nil
  }

  func avatar(_ action: AvatarAction, received: MonotonicTime) async throws -> TapReply? {
    note("avatar \(action)")
    guard case .choose(let phrase) = action else { return nil }
    return try await tap(Tap(.phrase(phrase)), received: received)
  }

  func companion(_ action: CompanionAction) async throws -> ChildState {
    note("companion \(action)")
    return await state()
  }

  func screen(_ id: String, _ news: ScreenNews) async { note("screen \(id) \(news)") }

  func modelling(_ isOn: Bool) async -> ChildState {
    note("modelling \(isOn)")
    return await state()
  }

  func places(of text: String) async -> [WordLocation] {
    note("places of \(text)")
    return []
  }

  func scenes() async -> [SceneSummary] {
    [
      SceneSummary(
        id: "kitchen", label: "Kitchen", routine: "meals", emoji: "🍽️", words: 119, glows: true)
    ]
  }

  func scene(_ id: String, path: [String]) async throws -> SceneReply {
    throw InputProblem(
      .unknown, field: "id", reason: "there is no scene \"\(id)\" at \(path)",
      advice: "GET /v1/scenes lists those there are")
  }

  func contents(of scene: String) async throws -> [String: [String]] {
    ["fruit bowl": ["banana"]]
  }

  func profile() async -> ProfileReply {
    ProfileReply(
      profile: ChildProfile(name: "Mia", ageMonths: 14), tier: .sentences, voice: "girl",
      suggestedTier: .firstWords, note: "does this sound right?", storeProblem: nil)
  }

  func change(_ change: ProfileChange) async throws(InputProblem) -> ProfileReply {
    note("profile \(change.name ?? "") \(change.ageMonths ?? 0)")
    return await profile()
  }

  func gate() async -> GateStatus {
    GateStatus(hasCode: true, holdMilliseconds: 3000, cooldownSeconds: 0, autoLock: .tenMinutes)
  }

  func openGate(heldMilliseconds: Int, code: String?) async -> GateAnswer {
    guard heldMilliseconds >= 3000 else {
      return .refused(
        InputProblem(
          field: "heldMilliseconds", reason: "it was not held for three seconds",
          advice: "hold two fingers on the gear"), waitSeconds: nil)
    }
    switch code {
    case "1234": return .open(token: Self.pass, seconds: 600)
    case "9999":
      return .refused(
        InputProblem(field: "code", reason: "it was wrong three times", advice: "wait"),
        waitSeconds: 30)
    default:
      return .refused(
        InputProblem(field: "code", reason: "that is not the code", advice: "try again"),
        waitSeconds: nil)
    }
  }

  /// The token that this gate knows.
  static let pass = "0123456789abcdef"

  nonisolated func isGateOpen(_ token: String) -> Bool { token == Self.pass }

  func stayInGate(_ token: String) async -> GateAnswer {
    note("gate stays open")
    return .open(token: token, seconds: 600)
  }

  func closeGate(_ token: String) async { note("gate closed") }

  func setGateCode(_ code: String?) async throws -> GateStatus {
    note("code \(code == nil ? "removed" : "set")")
    return await gate()
  }

  func insight(_ range: InsightRange, of child: Int?) async throws -> InsightReport {
    note("insight \(range)" + (child.map { " of \($0)" } ?? ""))
    return InsightReport(
      from: "2026-11-01", through: "2026-11-21", days: [], total: DaySummary(day: ""), messages: [])
  }

  func reset(_ scope: ResetScope) async throws { note("reset \(scope)") }
}
