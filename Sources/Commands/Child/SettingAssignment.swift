import Foundation
import MeadowFoundations
import MeadowRuntime

/// One KEY=VALUE of `meadow settings set`, read as the setting wants it.
///
/// The value is JSON, or else a text, or else a list of texts with commas between them.
struct SettingAssignment {
  /// What is set.
  let key: String
  /// Its value as JSON.
  let value: PlainJSON

  /// The assignment `argument`, such as "celebrations=subtle" or "densities.kitchen=low".
  init(_ argument: String) throws(InputProblem) {
    guard let equals = argument.firstIndex(of: "=") else {
      throw InputProblem(
        field: argument.isEmpty ? "settings" : String(argument.prefix(40)),
        reason: "it has no value", advice: "write KEY=VALUE, such as celebrations=subtle")
    }
    let path = argument[..<equals].split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false
    ).map(String.init)
    let setting = try Self.setting(path.first ?? "")
    let text = String(argument[argument.index(after: equals)...])
    let values = Self.readings(of: text).map { value in
      path.count == 1 ? value : .object([path[1]: value])
    }
    guard let value = values.first(where: { (try? setting.read($0)) != nil }) else {
      throw InputProblem(
        field: String(argument[..<equals]), reason: "\"\(text.prefix(40))\" is no value for it",
        advice: "give \(setting.takes)")
    }
    (key, self.value) = (setting.key, value)
  }

  /// All of `arguments` as one change; of a setting by scene each may say one.
  static func change(of arguments: [String]) throws -> SettingsChange {
    var body: [String: PlainJSON] = [:]
    for argument in arguments {
      let next = try SettingAssignment(argument)
      if case .object(let old)? = body[next.key], case .object(let new) = next.value {
        body[next.key] = .object(old.merging(new) { $1 })
      } else {
        body[next.key] = next.value
      }
    }
    return try SettingsChange(body)
  }

  /// The setting called `key`.
  static func setting(_ key: String) throws(InputProblem) -> any SettingEntry {
    if let entry = SettingCatalogue[key] { return entry }
    if key == "name" || key == "tier" {
      throw InputProblem(
        .unknown, field: key, reason: "it is a part of the profile",
        advice: "use meadow profile set --\(key)")
    }
    throw InputProblem(
      .unknown, field: key.isEmpty ? "settings" : String(key.prefix(40)),
      reason: "there is no such setting",
      advice: "choose one of " + SettingCatalogue.all.map(\.key).joined(separator: ", "))
  }

  private static func readings(of text: String) -> [PlainJSON] {
    let json = try? JSONDecoder().decode(PlainJSON.self, from: Data(text.utf8))
    let items = text.split(separator: ",").map {
      PlainJSON.text($0.trimmingCharacters(in: .whitespaces))
    }
    return (json.map { [$0] } ?? []) + [.text(text), .list(items)]
  }
}
