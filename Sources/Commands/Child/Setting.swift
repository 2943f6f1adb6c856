import Foundation
import MeadowFoundations
import MeadowRuntime

/// The groups of document 001 that hold settings; the others are My Words and About.
enum SettingGroup: String, CaseIterable {
  case child = "My Child"
  case vocabulary = "Vocabulary"
  case communication = "Communication"
  case learning = "Learning & Engagement"
  case access = "Access & Motor"
  case sound = "Sound"
  case routines = "Routines"
  case gate = "Parent Gate"
}

/// Where a setting's value comes from.
enum SettingOrigin: String {
  case grownUp = "set by a grown-up"
  case ageAndTier = "by age and tier"
  case everyChild = "as for every child"
}

/// A setting as the command line shows and takes it.
struct Setting {
  /// Its name.
  var key: String
  /// Its name among those that can follow age and tier again; nil for how Meadow speaks.
  var name: SettingName?
  /// Where it stands.
  var group: SettingGroup
  /// What may be set, as the end of "give …".
  var takes: String
  /// Its value, as it can be set.
  var value: (FamilySettings) -> String
  /// Where the value comes from.
  var origin: (FamilySettings, ChosenSettings) -> SettingOrigin

  /// A setting that a grown-up chooses, or that follows age and tier where `follows` says so.
  init<Choice, Value: Encodable>(
    _ name: SettingName, _ choice: KeyPath<ChosenSettings, Choice?>, _ group: SettingGroup,
    takes: String, follows: Bool = false, _ value: @escaping (FamilySettings) -> Value
  ) {
    key = name.rawValue
    self.name = name
    self.group = group
    self.takes = takes
    self.value = { Self.text(value($0)) }
    origin = { _, chosen in
      if chosen[keyPath: choice] != nil { return .grownUp }
      return follows ? .ageAndTier : .everyChild
    }
  }

  /// A setting of how Meadow speaks.
  init<Value: Encodable>(
    speech key: String, _ group: SettingGroup, takes: String,
    _ value: @escaping (SpeechSettings) -> Value,
    origin: @escaping (SpeechSettings) -> SettingOrigin
  ) {
    self.key = key
    self.group = group
    self.takes = takes
    self.value = { Self.text(value($0.speech)) }
    self.origin = { settings, _ in origin(settings.speech) }
  }

  /// The setting called `key`.
  static func named(_ key: String) throws(InputProblem) -> Setting {
    if let found = all.first(where: { $0.key == key }) { return found }
    if key == "name" || key == "tier" {
      throw InputProblem(
        .unknown, field: key, reason: "it is a part of the profile",
        advice: "use meadow profile set --\(key)")
    }
    throw InputProblem(
      .unknown, field: key.isEmpty ? "settings" : String(key.prefix(40)),
      reason: "there is no such setting",
      advice: "choose one of " + all.map(\.key).joined(separator: ", "))
  }

  /// The setting as a line: its name, its value and where that comes from.
  func line(_ settings: FamilySettings, _ chosen: ChosenSettings) -> String {
    "  " + key.padded(to: 25) + value(settings).padded(to: 20) + "  "
      + origin(settings, chosen).rawValue
  }

  private static func text(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    if json == "{}" || json == "[]" { return "none" }
    // A text stands without its quotes, as it is typed.
    return (try? JSONDecoder().decode(String.self, from: Data(json.utf8))) ?? json
  }
}
