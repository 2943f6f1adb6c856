import MeadowFoundations
import MeadowRuntime

/// Taking settings back, and set-ups that are kept under a name.
extension FakeDoor {
  /// When everything happens here, in milliseconds since 1970.
  static let moment: Int64 = 1_790_000_000_000

  func settingsHistory() async -> SettingsHistory { record.history }

  func undo() async throws(InputProblem) -> SettingsUndone {
    try turned(record.undo())
  }

  func redo() async throws(InputProblem) -> SettingsUndone {
    try turned(record.redo())
  }

  private func turned(_ step: SettingsStep?) throws(InputProblem) -> SettingsUndone {
    guard let step else {
      throw InputProblem(
        .settled, field: "settings", reason: "there is nothing to be taken back",
        advice: "change a setting first")
    }
    note("turned \(step.keys.joined(separator: " "))")
    return SettingsUndone(step: step, settings: current)
  }

  func setUps() async throws(InputProblem) -> [SetUpSummary] { setUpsKept }

  func keepSetUp(
    named name: String, replaces: Bool
  ) async throws(InputProblem) -> (setUp: SetUpSummary, isNew: Bool) {
    let old = setUpsKept.first { $0.name == name }
    if old != nil, !replaces {
      throw InputProblem(
        .settled, field: "name", reason: "there is a set-up called so", advice: "send replace true")
    }
    note("kept \(name)")
    let new = SetUpSummary(
      id: old?.id ?? setUpsKept.count + 1, name: name, saved: WallTime(milliseconds: Self.moment),
      changes: [])
    if old == nil { setUpsKept.append(new) }
    return (new, old == nil)
  }

  func takeUpSetUp(_ id: Int) async throws(InputProblem) -> FamilySettings {
    note("took up \(try setUp(id).name)")
    return current
  }

  func removeSetUp(_ id: Int) async throws(InputProblem) {
    note("removed \(try setUp(id).name)")
    setUpsKept.removeAll { $0.id == id }
  }

  private func setUp(_ id: Int) throws(InputProblem) -> SetUpSummary {
    guard let found = setUpsKept.first(where: { $0.id == id }) else {
      throw InputProblem(
        .unknown, field: "id", reason: "there is no set-up \(id)", advice: "list them")
    }
    return found
  }
}
