import Foundation
import MeadowFoundations

/// A child's answers as a file for grown-ups, a row each (learning F7, R26, U16). What a child says is
/// no part of it.
public struct LearningExport {
  /// The forms there are.
  public enum Format: String, CaseIterable, Sendable {
    case csv, json

    /// The media type of such a file.
    public var mediaType: String {
      switch self {
      case .csv: "text/csv; charset=utf-8"
      case .json: "application/json"
      }
    }
  }

  /// The columns, in order.
  static let columns = [
    "time", "day", "mode", "skill", "item", "given", "isCorrect", "attempt", "hints",
    "responseMilliseconds", "errorTag",
  ]

  private let format: Format
  private var rows: [[UInt8]] = []

  /// A file in `format` without a row.
  public init(_ format: Format) { self.format = format }

  /// Adds the answers of `line`, which is one of the activity's log; what is none adds nothing.
  public mutating func add(_ line: [UInt8]) {
    guard case .object(let record) = PlainJSON(bytes: line),
      case .list(let answers) = record["answers"] ?? .null
    else { return }
    for case .object(var answer) in answers {
      answer["day"] = record["day"]
      answer["time"] = Self.time(record["at"])
      rows.append(row(answer))
    }
  }

  /// The whole file.
  public var bytes: [UInt8] {
    switch format {
    case .csv:
      Array((Self.columns.joined(separator: ",") + "\r\n").utf8) + rows.flatMap { $0 + [13, 10] }
    case .json:
      Array("[\n".utf8) + Array(rows.joined(separator: [44, 10])) + Array("\n]\n".utf8)
    }
  }

  private func row(_ answer: [String: PlainJSON]) -> [UInt8] {
    switch format {
    case .json: PlainJSON.object(answer).bytes
    case .csv:
      Array(Self.columns.map { Self.cell(answer[$0] ?? .null) }.joined(separator: ",").utf8)
    }
  }

  private static func cell(_ value: PlainJSON) -> String {
    switch value {
    case .null, .list, .object: return ""
    case .flag(let flag): return flag ? "yes" : "no"
    case .whole(let number): return "\(number)"
    case .number(let number): return "\(number)"
    case .text(let text):
      // A spreadsheet takes what begins like this for a formula.
      let safe = text.first.map("=+-@\t\r".contains) == true ? "'" + text : text
      guard safe.contains(where: { ",\"\r\n".contains($0) }) else { return safe }
      return "\"" + safe.replacing("\"", with: "\"\"") + "\""
    }
  }

  private static func time(_ at: PlainJSON?) -> PlainJSON? {
    guard case .object(let moment) = at ?? .null,
      case .whole(let milliseconds) = moment["milliseconds"]
    else { return nil }
    let date = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    return .text(date.ISO8601Format())
  }
}
