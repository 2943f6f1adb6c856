import MeadowFoundations
import MeadowRuntime

/// The children of the fake: a list in memory.
extension FakeDoor {
  static func child(
    _ number: Int, _ name: String, isActive: Bool = false, _ profile: ChildProfile = ChildProfile()
  ) -> ChildSummary {
    var profile = profile
    profile.name = name
    return ChildSummary(
      number: number, profile: profile, tier: .firstWords, voice: "girl", isActive: isActive)
  }

  func children() async -> [ChildSummary] { family }

  func addChild(_ change: ProfileChange) async throws -> ChildSummary {
    guard family.count < 3 else {
      throw InputProblem(
        .settled, field: "children", reason: "there are 3", advice: "erase one first")
    }
    guard let name = change.name, !name.isEmpty else {
      throw InputProblem(field: "name", reason: "it is empty", advice: "send a name")
    }
    var profile = ChildProfile(ageMonths: change.ageMonths)
    profile.motor = change.motor.flatMap(MotorAccess.init(rawValue:)) ?? .touch
    profile.modules = Set((change.modules ?? []).compactMap(ChildModule.init(rawValue:)))
    let child = Self.child((family.last?.number ?? 0) + 1, name, profile)
    family.append(child)
    return child
  }

  func changeChild(_ id: Int, _ change: ProfileChange) async throws -> ChildSummary {
    let index = try index(ofChild: id)
    if let name = change.name { family[index].profile.name = name }
    let cleared = (change.cleared ?? []).map(\.rawValue).joined(separator: " ")
    note("changed \(id), cleared \(cleared)")
    return family[index]
  }

  func switchChild(to id: Int) async throws -> [ChildSummary] {
    let index = try index(ofChild: id)
    for other in family.indices { family[other].isActive = other == index }
    return family
  }

  func eraseChild(_ id: Int) async throws {
    let index = try index(ofChild: id)
    guard family.count > 1 else {
      throw InputProblem(.settled, field: "id", reason: "no other", advice: "reset everything")
    }
    family.remove(at: index)
  }

  private func index(ofChild id: Int) throws -> Int {
    guard let index = family.firstIndex(where: { $0.number == id }) else {
      throw InputProblem(
        .unknown, field: "id", reason: "there is no child \(id)", advice: "list them")
    }
    return index
  }
}
