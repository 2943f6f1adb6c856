import MeadowFamily
public import MeadowFoundations
import MeadowTalk

/// Taking back what was set.
extension ActivityHost {
  public func settingsHistory() async -> SettingsHistory {
    await takeUpFiles()
    return record.history
  }

  public func undo() async throws(InputProblem) -> SettingsUndone {
    try await turn("taken back") { $0.undo() }
  }

  public func redo() async throws(InputProblem) -> SettingsUndone {
    try await turn("made again") { $0.redo() }
  }

  private func turn(
    _ done: String, _ turn: (inout ProfileRecord) -> SettingsStep?
  ) async throws(InputProblem) -> SettingsUndone {
    await takeUpFiles()
    var new = record
    guard let step = turn(&new) else {
      throw InputProblem(
        .settled, field: "settings", reason: "there is nothing to be \(done)",
        advice: "change a setting first")
    }
    try requireVoices(of: new)
    await decide(new)
    return SettingsUndone(step: step, settings: talk.settings)
  }

  /// Takes `new`, which no single change describes: in force at once, on the disk when this returns.
  func decide(_ new: ProfileRecord) async {
    adopt(new)
    record(.adopted(new))
    await parts.family?.profiles?.flush()
  }

  /// The moment on the clock on the wall; the beginning of 1970 where there is no family.
  var wallTime: WallTime { parts.family?.wallTime() ?? WallTime(milliseconds: 0) }
}
