import Foundation
import MeadowFoundations

/// What an activity takes and gives, as JSON: what a host does that knows none of its types.
extension Activity {
  /// Takes an input as a request or a recording has it.
  mutating func attempt(
    encoded json: PlainJSON, at now: MonotonicTime
  ) throws(InputProblem) -> [ActivityEffect] {
    let input: Input = try Self.decoded(json, as: "input")
    return try attempt(input, at: now)
  }

  /// Whether an input as a request has it is a grown-up's.
  func isForGrownUps(encoded json: PlainJSON) -> Bool {
    let input: Input? = try? Self.decoded(json, as: "input")
    return input.map { Self.isForGrownUps($0) } ?? false
  }

  /// What it answers to a question as a request has it.
  func report(onEncoded json: PlainJSON) throws(InputProblem) -> PlainJSON {
    let question: Question = try Self.decoded(json, as: "question")
    return PlainJSON(encoding: try report(on: question))
  }

  /// All that is to be kept of it, or nil where it keeps no log.
  var encodedSaved: [UInt8]? { saved.flatMap { Self.bytes($0) } }

  /// Its log's lines since they were last taken.
  mutating func takeEncodedRecords() -> [[UInt8]] { takeRecords().compactMap { Self.bytes($0) } }

  /// Goes on from what was kept; returns how many lines of its log it could not read.
  mutating func restore(
    fromEncoded saved: [UInt8]?, records: [[UInt8]], seed: UInt64
  ) -> Int {
    let decoder = JSONDecoder()
    let snapshot = saved.flatMap { try? decoder.decode(Saved.self, from: Data($0)) }
    let lines = records.compactMap { try? decoder.decode(Record.self, from: Data($0)) }
    restore(from: snapshot, records: lines, seed: seed)
    return records.count - lines.count + (saved != nil && snapshot == nil ? 1 : 0)
  }

  private static func bytes(_ value: some Encodable) -> [UInt8]? {
    (try? JSONEncoder().encode(value)).map { Array($0) }
  }

  private static func decoded<Value: Decodable>(
    _ json: PlainJSON, as kind: String
  ) throws(InputProblem) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(json.bytes))
    } catch {
      throw InputProblem(error, reading: json, as: kind, of: name)
    }
  }
}

/// What an activity shows, to be encoded where nobody waits for a word.
struct ShownState: Sendable {
  private let encode: @Sendable () -> PlainJSON

  init(_ activity: some Activity) {
    let state = activity.state
    encode = { PlainJSON(encoding: state) }
  }

  /// As JSON; takes some tenths of a millisecond.
  var json: PlainJSON { encode() }
}
