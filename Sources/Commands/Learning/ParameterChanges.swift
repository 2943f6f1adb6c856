import Foundation
import MeadowFoundations
import MeadowLearning

/// Changes to the constants of facts practice, such as `memory.fastFactor=1.9`, by which a rule is
/// turned back in a simulation.
struct ParameterChanges {
  /// The published constants with the changes.
  private(set) var parameters = FactParameters()

  /// Reads `changes`, each a place, an equals sign and a value as JSON has it.
  init(_ changes: [String]) throws {
    guard !changes.isEmpty else { return }
    var all = try JSONDecoder().decode(PlainJSON.self, from: JSONEncoder().encode(parameters))
    for change in changes {
      let parts = change.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2,
        let value = try? JSONDecoder().decode(PlainJSON.self, from: Data(parts[1].utf8))
      else {
        throw Self.problem(
          change, "it is no change", "write a place and its value, such as memory.fastFactor=1.9")
      }
      all = try Self.change(
        all, parts[0].split(separator: ".").map(String.init)[...], value, change)
    }
    do {
      parameters = try JSONDecoder().decode(FactParameters.self, from: JSONEncoder().encode(all))
    } catch {
      throw Self.problem(
        changes.joined(separator: " "), "a value has the wrong kind",
        "write numbers where numbers are, true or false where there is a choice")
    }
    if let problem = parameters.problem { throw problem }
  }

  private static func change(
    _ whole: PlainJSON, _ place: ArraySlice<String>, _ value: PlainJSON, _ change: String
  ) throws -> PlainJSON {
    guard let name = place.first else { return value }
    guard case .object(var members) = whole, let member = members[name] else {
      throw problem(change, "there is no \(name)", "name one of \(names(whole))")
    }
    members[name] = try Self.change(member, place.dropFirst(), value, change)
    return .object(members)
  }

  private static func names(_ whole: PlainJSON) -> String {
    guard case .object(let members) = whole else { return "none: it is a value" }
    return members.keys.sorted().joined(separator: ", ")
  }

  private static func problem(_ change: String, _ reason: String, _ advice: String) -> InputProblem
  {
    InputProblem(field: "--with \(change.prefix(60))", reason: reason, advice: advice)
  }
}
