import MeadowFoundations

extension ProfileChange {
  /// The longest name of a child, in characters.
  static let longestName = 40

  /// `old` with this change, or the problem that names the first field that cannot be.
  ///
  /// The age goes through the settings' own change, which parentese follows.
  func applied(to old: ProfileRecord) throws(InputProblem) -> ProfileRecord {
    var new = old
    let cleared = cleared ?? []
    if cleared.contains(.name) { new.profile.name = "" }
    if cleared.contains(.hasCompletedOnboarding) { new.profile.hasCompletedOnboarding = false }
    if cleared.contains(.motor) { new.profile.motor = .touch }
    if cleared.contains(.modules) { new.profile.modules = [] }
    if let motor { new.profile.motor = try Self.checked(motor: motor) }
    if let modules { new.profile.modules = try Self.checked(modules: modules) }
    if let name { new.profile.name = try Self.checked(name: name) }
    if tierFollowsAge == true { new.profile.tier = nil }
    if let tier {
      guard let known = Tier(rawValue: tier) else {
        throw InputProblem(
          field: "tier", reason: "there is no tier \(tier)",
          advice: "send 1 for First Words, 2 for Word Combinations or 3 for Sentences")
      }
      new.profile.tier = known
    }
    if let hasCompletedOnboarding {
      new.profile.hasCompletedOnboarding = hasCompletedOnboarding
    }
    return new
  }

  /// What of this change is one of the settings.
  var settings: SettingsChange {
    get throws(InputProblem) {
      var change = SettingsChange()
      if let voice { change.voice = try VoiceID(voice) }
      if let ageMonths { change.ageMonths = ageMonths }
      if let language { change.language = language }
      for part in [Part.voice, .ageMonths] where cleared?.contains(part) == true {
        change.cleared.insert(part.rawValue)
      }
      return change
    }
  }

  private static func checked(motor: String) throws(InputProblem) -> MotorAccess {
    guard let known = MotorAccess(rawValue: motor) else {
      throw InputProblem(
        field: "motor", reason: "\"\(motor.prefix(40))\" is no way to touch",
        advice: "send \(MotorAccess.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return known
  }

  private static func checked(modules: [String]) throws(InputProblem) -> Set<ChildModule> {
    var opened: Set<ChildModule> = []
    for name in modules {
      guard let known = ChildModule(rawValue: name) else {
        throw InputProblem(
          field: "modules",
          reason: name == "talk"
            ? "talk is always on" : "\"\(name.prefix(40))\" is nothing that can be opened",
          advice: "send a list of \(ChildModule.allCases.map(\.rawValue).joined(separator: ", "))")
      }
      opened.insert(known)
    }
    return opened
  }

  /// `name` without blanks to spare, or the problem with it.
  static func checked(name: String) throws(InputProblem) -> String {
    let folded = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard folded.count <= longestName,
      !folded.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else {
      throw InputProblem(
        field: "name", reason: "it is longer than \(longestName) characters or no plain text",
        advice: "send what the child is called at home")
    }
    return folded
  }
}
