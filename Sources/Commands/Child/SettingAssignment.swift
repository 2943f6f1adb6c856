import Foundation
import MeadowFoundations
import MeadowRuntime

/// One KEY=VALUE of `meadow settings set`, read as the setting wants it.
///
/// The value is JSON, or else a text, or else a list of texts with commas between them.
struct SettingAssignment {
  /// What it changes, as the body of a change.
  let change: PlainJSON

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
    let setting = try Setting.named(path.first ?? "")
    let text = String(argument[argument.index(after: equals)...])
    let changes = Self.readings(of: text).map { Self.change(setting, path.dropFirst().first, $0) }
    guard let change = changes.first(where: { (try? Self.decoded($0)) != nil }) else {
      throw InputProblem(
        field: String(argument[..<equals]), reason: "\"\(text.prefix(40))\" is no value for it",
        advice: "give \(setting.takes)")
    }
    self.change = change
  }

  /// All of `arguments` as one change.
  static func change(of arguments: [String]) throws -> SettingsChange {
    var all = PlainJSON.object([:])
    for argument in arguments { all = all.merging(try SettingAssignment(argument).change) }
    return try decoded(all)
  }

  private static func readings(of text: String) -> [PlainJSON] {
    let json = try? JSONDecoder().decode(PlainJSON.self, from: Data(text.utf8))
    let items = text.split(separator: ",").map {
      PlainJSON.text($0.trimmingCharacters(in: .whitespaces))
    }
    return (json.map { [$0] } ?? []) + [.text(text), .list(items)]
  }

  private static func change(
    _ setting: Setting, _ member: String?, _ value: PlainJSON
  ) -> PlainJSON {
    let inner: PlainJSON = member.map { .object([$0: value]) } ?? value
    let field = PlainJSON.object([setting.key: inner])
    return setting.name == nil ? field : .object(["chosen": field])
  }

  private static func decoded(_ change: PlainJSON) throws -> SettingsChange {
    try JSONDecoder().decode(SettingsChange.self, from: JSONEncoder().encode(change))
  }
}
