import MeadowFamily
public import MeadowFoundations
import MeadowTalk

/// The set-up's door, which is open only until Meadow is set up.
extension SessionHost {
  public func setUp(_ choices: FirstChoices) async throws -> ProfileReply {
    guard !record.profile.hasCompletedOnboarding, !isSettingUp else { throw Self.isSetUp }
    _ = try settled(choices.profile)
    if let code = choices.code {
      // Nobody else gets in while the code is hashed and written: the first to come sets Meadow up.
      isSettingUp = true
      defer { isSettingUp = false }
      try await setFirstCode(code)
    }
    return try await change(choices.profile)
  }

  public func advice(ageMonths: Int?, tier: Int?) throws(InputProblem) -> SetUpAdvice {
    var change = ProfileChange()
    change.ageMonths = ageMonths
    change.tier = tier
    _ = try change.settings.applied(
      to: ProfileRecord(), table: parts.parentese, vocabulary: parts.vocabulary)
    let profile = try change.applied(to: ProfileRecord()).profile
    guard let ageMonths else { return SetUpAdvice() }
    let suggested = DefaultsEngine.suggestedTier(atMonths: ageMonths, table: parts.defaults)
    return SetUpAdvice(
      suggestedTier: suggested,
      note: DefaultsEngine.tierNote(
        atMonths: ageMonths, tier: profile.tier ?? suggested, table: parts.defaults))
  }

  /// Sets the code where there is none; one that is there, from before a profile was lost, say, is
  /// changed only by those who pass the gate.
  private func setFirstCode(_ code: String) async throws {
    if let gate = parts.family?.gate, await gate.status().hasCode { throw Self.hasCode }
    _ = try await setGateCode(code)
  }

  private static let isSetUp = InputProblem(
    .settled, field: "body", reason: "Meadow is set up already",
    advice: "change the profile in the settings")

  private static let hasCode = InputProblem(
    .settled, field: "code", reason: "there is a grown-up code already",
    advice: "leave it out, and change it in the settings")
}
