import Foundation
import MeadowFoundations

/// The activities beside talk, of which the host knows no more than the protocol says.
struct HostedActivities {
  private let fresh: [any Activity]
  private var current: [any Activity]

  /// `activities`, none of which has begun.
  init(_ activities: [any Activity]) {
    fresh = activities
    current = activities
  }

  /// Their names.
  var names: [String] { current.map { type(of: $0).name } }

  /// When the first of them wants to be woken, or nil.
  var deadline: MonotonicTime? { current.compactMap { $0.deadline }.min() }

  /// What they show, by name.
  var states: [String: PlainJSON] {
    Dictionary(current.map { (type(of: $0).name, $0.shown) }) { first, _ in first }
  }

  /// All of them begin anew where `saved` left them.
  mutating func resume(from saved: [String: PlainJSON], seed: UInt64) {
    current = fresh
    for index in current.indices {
      current[index].resume(from: saved[names[index]], seed: seed &+ UInt64(3 + index))
    }
  }

  /// Tells the activity called `name` what happens to all.
  mutating func tell(
    _ occasion: ActivityOccasion, to name: String, at now: MonotonicTime
  ) -> [ActivityEffect] {
    guard let index = names.firstIndex(of: name) else { return [] }
    return current[index].handle(occasion, at: now)
  }

  /// Gives the activity called `name` an input of its own.
  mutating func handle(
    _ input: PlainJSON, in name: String, at now: MonotonicTime
  ) throws(InputProblem) -> [ActivityEffect] {
    guard let index = names.firstIndex(of: name) else {
      throw InputProblem(
        .unknown, field: "activity", reason: "there is no activity \"\(name.prefix(40))\" here",
        advice: names.isEmpty
          ? "what a child says comes to /v1/taps" : "send one of \(names.joined(separator: ", "))")
    }
    return try current[index].handle(encoded: input, at: now)
  }
}

extension Activity {
  /// What it shows, as JSON.
  fileprivate var shown: PlainJSON {
    (try? JSONEncoder().encode(state)).flatMap { PlainJSON(bytes: Array($0)) } ?? .null
  }

  /// Takes an input as a request or a recording has it.
  fileprivate mutating func handle(
    encoded json: PlainJSON, at now: MonotonicTime
  ) throws(InputProblem) -> [ActivityEffect] {
    let input: Input
    do {
      input = try JSONDecoder().decode(Input.self, from: Data(json.bytes))
    } catch {
      throw InputProblem(
        field: Self.field(of: error), reason: "it is no input of \(Self.name)",
        advice: "send one as the activity encodes it")
    }
    if let problem = problem(with: input) { throw problem }
    return handle(input, at: now)
  }

  /// The member that could not be read.
  private static func field(of error: any Error) -> String {
    let path: [any CodingKey]? =
      switch error as? DecodingError {
      case .keyNotFound(let key, let context): context.codingPath + [key]
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        context.codingPath
      default: nil
      }
    let name = (path ?? []).map(\.stringValue).joined(separator: ".")
    return name.isEmpty ? "input" : name
  }
}

extension PlainJSON {
  /// The value of a text's bytes, or nil where they are no JSON.
  init?(bytes: [UInt8]) {
    guard let value = try? JSONDecoder().decode(PlainJSON.self, from: Data(bytes)) else {
      return nil
    }
    self = value
  }

  /// The value as a text, its members in alphabetical order.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map(Array.init) ?? []
  }
}
