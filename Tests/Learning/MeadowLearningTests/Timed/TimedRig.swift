import Foundation
import MeadowFoundations
import MeadowLearning

/// A run that is led by short calls.
struct TimedRig {
  var engine: TimedRunEngine
  var now = WallTime(milliseconds: 1_790_000_000_000)
  /// All effects so far.
  var effects: [TimedRunEngine.Effect] = []

  init(resuming run: TimedRun?) {
    engine = TimedRunEngine(resuming: run)
  }

  /// A rig whose run has begun.
  init(
    run: Int = 1, bands: Set<FactBand> = [.doubles, .nearDoubles], goal: Int? = nil,
    motor: Int? = 0, seed: UInt32 = 1
  ) throws {
    self.init(resuming: nil)
    try self(.start(plan(run: run, bands: bands, goal: goal, motor: motor, seed: seed)))
  }

  var run: TimedRun { get throws { try found(engine.run) } }
  var item: TimedItem { get throws { try run.item } }
  var result: TimedResult { get throws { try found(engine.run?.result) } }

  mutating func wait(_ milliseconds: Int) { now.milliseconds += Int64(milliseconds) }

  @discardableResult
  mutating func callAsFunction(
    _ input: TimedRunEngine.Input
  ) throws -> [TimedRunEngine.Effect] {
    let new = try engine.handle(input, at: now)
    effects += new
    return new
  }

  /// The place of the right option, or of a wrong one.
  func choice(right: Bool) throws -> Int {
    let item = try item
    return try found(
      item.options.firstIndex { ($0.value == item.fact.answer) == right })
  }

  /// Answers the item after a while.
  @discardableResult
  mutating func answer(
    _ right: Bool, after milliseconds: Int = 1000, seen: Int? = nil
  ) throws -> [TimedRunEngine.Effect] {
    wait(milliseconds)
    return try self(
      .answer(item: item.number, choice: choice(right: right), responseMilliseconds: seen))
  }

  /// Waits for the deadline and ticks.
  @discardableResult
  mutating func tick() throws -> [TimedRunEngine.Effect] {
    now = try found(engine.deadline)
    return try self(.tick)
  }

  /// What is wrong with an input, which must be something and must change nothing.
  mutating func problem(_ input: TimedRunEngine.Input) throws -> InputProblem {
    let before = (engine.run, engine.pauses)
    do throws(InputProblem) {
      _ = try engine.handle(input, at: now)
    } catch {
      guard before == (engine.run, engine.pauses), engine.problem(with: input, at: now) == error
      else { throw Missing() }
      return error
    }
    throw Missing()
  }
}

/// A plan over all facts of `bands`.
func plan(
  run: Int = 1, bands: Set<FactBand> = [.doubles, .nearDoubles], goal: Int? = nil,
  motor: Int? = 0, seed: UInt32 = 1
) throws -> TimedPlan {
  let facts = FactBank.all.filter { bands.contains($0.band) }.map { WeightedFact($0) }
  return TimedPlan(
    run: run, session: 7, pool: try TimedPool(facts, openBands: bands), goal: goal,
    motorCorrectionMilliseconds: motor, seed: seed)
}

/// What a test needs is not there.
struct Missing: Error {}

/// The value, or a failed test.
func found<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw Missing() }
  return value
}

/// The fact written as `text`.
func fact(_ text: String) throws -> Fact { try found(Fact(rawValue: text)) }

/// `value` after its way through JSON.
func reread<Value: Codable>(_ value: Value) throws -> Value {
  try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}

/// `value` with other numbers put into its JSON under the keys of `path`.
func damaged<Value: Codable>(_ value: Value, _ path: [String], _ number: Int) throws -> Value {
  var tree = try JSONDecoder().decode(PlainJSON.self, from: JSONEncoder().encode(value))
  tree = replaced(tree, path[...], .whole(number))
  return try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(tree))
}

/// `value` after its way through JSON with sorted keys, in which `old` stands and is read as `new`.
func rewritten<Value: Codable>(_ value: Value, _ old: String, as new: String) throws -> Value {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let text = String(decoding: try encoder.encode(value), as: UTF8.self)
  guard text.contains(old) else { throw Missing() }
  let rewritten = text.replacingOccurrences(of: old, with: new)
  return try JSONDecoder().decode(Value.self, from: Data(rewritten.utf8))
}

private func replaced(
  _ tree: PlainJSON, _ path: ArraySlice<String>, _ new: PlainJSON
) -> PlainJSON {
  guard let key = path.first, case .object(var members) = tree else { return new }
  members[key] = replaced(members[key] ?? .object([:]), path.dropFirst(), new)
  return .object(members)
}

/// A complete run with so many right and wrong answers, each after `milliseconds`.
func result(
  run: Int = 1, right: Int, wrong: Int = 0, milliseconds: Int? = 1500, isComplete: Bool = true,
  at: Int64 = 0
) throws -> TimedResult {
  let asked = try fact("6+8")
  let answers = (0..<right + wrong).map { number in
    TimedAnswer(
      item: number + 1, fact: asked, given: number < right ? 14 : 13,
      responseMilliseconds: milliseconds,
      clockMilliseconds: number * 1500, at: WallTime(milliseconds: at))
  }
  return TimedResult(
    run: run, session: 1, goal: nil, startedAt: WallTime(milliseconds: at),
    endedAt: WallTime(milliseconds: at), clockMilliseconds: isComplete ? 60_000 : 30_000,
    isComplete: isComplete, answers: answers, unanswered: nil)
}
