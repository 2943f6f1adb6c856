import Hummingbird
import MeadowFoundations
import MeadowRuntime

/// /v1/setup: the first minute of a family with Meadow (document 001, onboarding). It asks no gate and
/// is answered with 409 once Meadow is set up.
struct SetUpRoutes: Sendable {
  let service: any SettingsService

  func add(to router: MeadowRouter) {
    router.resource("/v1/setup", [.get: advice, .post: setUp])
  }

  @Sendable private func advice(_ request: Request, _: MeadowContext) async throws -> Response {
    let (age, tier) = try request.query { fields in
      (try fields.whole("ageMonths"), try fields.whole("tier"))
    }
    let advice = try await service.advice(ageMonths: age, tier: tier)
    return .json([
      "suggestedTier": .number(advice.suggestedTier?.rawValue),
      "note": .string(advice.note),
      "people": .array(
        advice.people.map { ["text": .string($0.text), "emoji": .string($0.emoji)] }),
    ])
  }

  @Sendable private func setUp(_ request: Request, _: MeadowContext) async throws -> Response {
    let choices = try await request.fields(
      example: #"{"name":"Mia","ageMonths":26,"voice":"girl"}"#, Self.choices
    ).value
    return .json(JSON(try await service.setUp(choices)))
  }

  private static func choices(in fields: inout Fields) throws -> FirstChoices {
    var choices = FirstChoices()
    choices.profile.name = try fields.text("name")
    choices.profile.ageMonths = try fields.whole("ageMonths")
    choices.profile.tier = try fields.whole("tier")
    choices.profile.voice = try fields.text("voice")
    choices.profile.language = try fields.choice("language", of: Language.self)
    choices.code = try fields.text("code")
    choices.people = try fields.people()
    return choices
  }
}

extension Fields {
  /// Takes who is to be among My Words; nobody where nothing is said of them.
  fileprivate mutating func people() throws(InputProblem) -> [OfferedPerson] {
    let example = #"{"text":"Nana","emoji":"👵"}"#
    var people: [OfferedPerson] = []
    for var one in try objects("people", example: example) ?? [] {
      guard let text = try one.text("text"), let emoji = try one.text("emoji") else {
        throw InputProblem(
          field: "people", reason: "a text or a picture is missing", advice: "send \(example)")
      }
      try one.end()
      people.append(OfferedPerson(text: text, emoji: emoji))
    }
    guard people.count <= MyWordGroup.people.slots else {
      throw InputProblem(
        field: "people", reason: "\(people.count) are too many",
        advice: "send at most \(MyWordGroup.people.slots); more can be added to My Words later")
    }
    return people
  }
}
