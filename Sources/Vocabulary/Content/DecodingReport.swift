import Foundation
import MeadowFoundations

/// A `DecodingError` in words that a person who writes vocabulary understands.
struct DecodingReport {
  let error: DecodingError
  /// What it was met in.
  let data: Data

  func problem(with file: String) -> VocabularyFileError {
    switch error {
    case .keyNotFound(let key, let context):
      wrong(file, context.codingPath + [key], "\"\(key.stringValue)\" is missing")
    case .valueNotFound(let type, let context):
      wrong(file, context.codingPath, "null is not enough, \(Self.name(of: type)) belongs here")
    case .typeMismatch(let type, let context):
      wrong(file, context.codingPath, "\(Self.name(of: type)) belongs here")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      .notJSON(file: file, reason: Self.place(in: data))
    case .dataCorrupted(let context):
      wrong(file, context.codingPath, Self.choice(for: context))
    @unknown default:
      .notJSON(file: file, reason: "\(error)")
    }
  }

  private func wrong(
    _ file: String, _ path: [any CodingKey], _ reason: String
  ) -> VocabularyFileError {
    .wrong(
      file: file,
      problem: ContentProblem(path: Self.written(path), reason: reason + Self.entry(in: path)))
  }

  /// `coreVocabulary[12].emoji`.
  private static func written(_ path: [any CodingKey]) -> String {
    path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += text.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  /// " (entry 13)", because people count from one; empty outside lists.
  private static func entry(in path: [any CodingKey]) -> String {
    guard let index = path.last(where: { $0.intValue != nil })?.intValue else { return "" }
    return " (entry \(index + 1))"
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text in quotes"
    case is Int.Type: "a whole number"
    case is Bool.Type: "true or false"
    case is any Sequence.Type where "\(type)".hasPrefix("Dictionary"): "a group { … }"
    case is any Sequence.Type: "a list [ … ]"
    default: "a group { … }"
    }
  }

  /// What may stand at a place that takes one of a few values; told by the name of the place.
  private static func choice(for context: DecodingError.Context) -> String {
    let place = context.codingPath.last { $0.intValue == nil }?.stringValue
    let choices: [String] =
      switch place {
      case "fitzgeraldKey": FitzgeraldKey.allCases.map(\.rawValue)
      case "tier", "tierMinimum", "level": Tier.allCases.map { String($0.rawValue) }
      case "pragmaticFunction", "function": PragmaticFunction.allCases.map(\.rawValue)
      case "form": WordForm.allCases.map(\.rawValue)
      case "category": WordCategory.allCases.map(\.rawValue)
      case "times": RoutineTime.allCases.map(\.rawValue)
      case "type": SceneObject.Kind.allCases.map(\.rawValue)
      default: []
      }
    guard !choices.isEmpty else { return context.debugDescription }
    let value = context.debugDescription.split(separator: " ").last.map {
      "\"\($0)\" is not known, "
    }
    return (value ?? "") + "one of these belongs here: " + choices.joined(separator: ", ")
  }

  /// Where `data` stops being JSON. The decoder itself does not say so on Linux, the older parser does.
  private static func place(in data: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return "it is not understood"
    } catch {
      let words = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
      guard let offset = words.split(whereSeparator: { !$0.isNumber }).last.flatMap({ Int($0) })
      else { return "it ends too early" }
      let before = data.prefix(offset).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return
        "it stops making sense at line \(before.count), column \((before.last?.count ?? 0) + 1)"
    }
  }
}
