import Foundation
import MeadowFamily
public import MeadowFoundations
import MeadowStore
import MeadowTalk

/// Set-ups that a therapist keeps under a name and takes up again.
extension ActivityHost: SetUpsService {
  public func setUps() async throws(InputProblem) -> [SetUpSummary] {
    await takeUpFiles()
    return try await storedSetUps().map { summary($0) }
  }

  public func keepSetUp(
    named raw: String, replaces: Bool
  ) async throws(InputProblem) -> (setUp: SetUpSummary, isNew: Bool) {
    let name = try ProfileChange.checked(name: raw)
    guard !name.isEmpty else {
      throw InputProblem(
        field: "name", reason: "it is empty", advice: "send what the set-up is to be called")
    }
    await takeUpFiles()
    let profiles = try requireProfiles()
    let values = SetUpValues(of: record, vocabulary: parts.vocabulary)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let bytes = (try? encoder.encode(values)).map { [UInt8]($0) } ?? Array("{}".utf8)
    let moment = wallTime
    let kept = try await stored("name") { () throws(FamilyProblem) in
      try await profiles.keepSetUp(bytes, named: name, at: moment, replaces: replaces)
    }
    let setUp = SetUpSummary(id: kept.id, name: name, saved: moment, changes: [])
    return (setUp, kept.isNew)
  }

  public func takeUpSetUp(_ id: Int) async throws(InputProblem) -> FamilySettings {
    await takeUpFiles()
    let found = try await setUp(id)
    guard let values = Self.values(of: found) else {
      throw InputProblem(
        .unknown, field: "id", reason: "the set-up \(id) cannot be read", advice: "remove it")
    }
    var new = try values.applied(
      to: record, table: parts.parentese, vocabulary: parts.vocabulary)
    new.noteStep(.setUp, from: record, at: wallTime)
    await decide(new)
    return talk.settings
  }

  public func removeSetUp(_ id: Int) async throws(InputProblem) {
    _ = try await setUp(id)
    let profiles = try requireProfiles()
    try await stored("id") { () throws(FamilyProblem) in try await profiles.removeSetUp(id) }
  }

  private func storedSetUps() async throws(InputProblem) -> [StoredSetUp] {
    guard let profiles = parts.family?.profiles else { return [] }
    return try await stored("set-ups") { () throws(FamilyProblem) in try await profiles.setUps() }
  }

  private func setUp(_ id: Int) async throws(InputProblem) -> StoredSetUp {
    guard let found = try await storedSetUps().first(where: { $0.id == id }) else {
      throw InputProblem(
        .unknown, field: "id", reason: "there is no set-up \(id)",
        advice: "GET /v1/settings/setups lists those there are")
    }
    return found
  }

  private func summary(_ stored: StoredSetUp) -> SetUpSummary {
    SetUpSummary(
      id: stored.id, name: stored.name,
      saved: WallTime(milliseconds: stored.savedMilliseconds),
      changes: Self.values(of: stored)?
        .differences(from: record, vocabulary: parts.vocabulary) ?? [])
  }

  private static func values(of stored: StoredSetUp) -> SetUpValues? {
    try? JSONDecoder().decode(SetUpValues.self, from: Data(stored.values))
  }

  private func requireProfiles() throws(InputProblem) -> ProfileService {
    guard let profiles = parts.family?.profiles else {
      throw InputProblem(
        .unavailable, field: "set-ups", reason: "this Meadow keeps nothing",
        advice: "use meadow serve or meadow setups")
    }
    return profiles
  }
}
