import Foundation
import MeadowFoundations
import MeadowRuntime

/// A setting as the command line shows it.
extension SettingEntry {
  /// The setting as a line: its name, its value and where that comes from.
  func line(in report: SettingsReport) -> String {
    "  " + key.padded(to: 25) + text(of: json(in: report.settings)).padded(to: 20) + "  "
      + report.origin(of: self).rawValue
  }

  /// What may be set, as the end of "give …".
  var takes: String {
    switch form {
    case .byScene(let form, _):
      let example = if case .choice(let values) = form { values.first?.text ?? "" } else { "" }
      return form == .words
        ? "words for a scene or for core, as in \(key).kitchen=peas,corn"
        : "\(form.takes(unit)) for a scene, as in \(key).kitchen=\(example.isEmpty ? "4" : example)"
    case .byName(let names, let form):
      return "\(form.takes(unit)) for \(listed(names, "or")), as in \(key).\(names[0])=finish"
    case .flag, .number, .whole, .choice, .time, .times, .voice, .words: return form.takes(unit)
    }
  }

  /// A value without quotes, as it is typed; nothing in words.
  private func text(of value: PlainJSON) -> String {
    switch value {
    case .null: "not said"
    case .object([:]) where key == "densities": "high everywhere"
    case .object([:]), .list([]): "none"
    case .flag, .whole, .number, .text, .list, .object: value.text
    }
  }
}

extension SettingForm {
  fileprivate func takes(_ unit: SettingUnit?) -> String {
    switch self {
    case .flag: "true or false"
    case .number(let range, _):
      counted(PlainJSON.number(range.lowerBound), PlainJSON.number(range.upperBound), unit)
    case .whole(let range, _):
      counted(PlainJSON.whole(range.lowerBound), PlainJSON.whole(range.upperBound), unit)
    case .choice(let values):
      listed(values.map(\.text), "or") + (unit.map { " \($0.rawValue)" } ?? "")
    case .time: "a time of the 24-hour clock, such as 19:30"
    case .times: "times, as in naps=9:30,13:00; naps= for none"
    case .voice: "a name that meadow voices lists"
    case .words: "words, as in favorites=milk,ball"
    case .byScene, .byName: "an object"
    }
  }

  private func counted(_ least: PlainJSON, _ most: PlainJSON, _ unit: SettingUnit?) -> String {
    let range = "\(least.text) to \(most.text)"
    return switch unit {
    case .factor: "a factor, \(range)"
    case .months: "the age in months, \(range)"
    case .seconds, .milliseconds, .decibels, .points: "\(range) \(unit?.rawValue ?? "")"
    case nil: range
    }
  }
}

extension PlainJSON {
  /// The value as JSON; a text stands without its quotes.
  fileprivate var text: String {
    if case .text(let text) = self { return text }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
