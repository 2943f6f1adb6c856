import Foundation
import MeadowFoundations

/// The activities beside talk, of which the host knows no more than the protocol says.
///
/// One that does not open with the session sleeps: it is told nothing and is as it was made, until
/// ``wake(_:)`` puts the one that went on in its place.
struct HostedActivities {
  /// Their names.
  let names: [String]

  private let fresh: [any Activity]
  private var current: [any Activity]
  private var asleep: Set<String> = []

  /// `activities`, none of which has begun.
  init(_ activities: [any Activity]) {
    fresh = activities
    // Kept, for they are looked through with every touch.
    names = activities.map { type(of: $0).name }
    current = activities
    asleep = Self.asleep(activities)
  }

  /// When the first of those that are awake wants to be woken, or nil.
  var deadline: MonotonicTime? { current.compactMap { $0.deadline }.min() }

  /// What they show, by name.
  var states: [String: ShownState] {
    Dictionary(current.map { (type(of: $0).name, ShownState($0)) }) { first, _ in first }
  }

  /// What the activity called `name` shows, or nil where there is none.
  func state(of name: String) -> ShownState? { index(of: name).map { ShownState(current[$0]) } }

  /// Whether the activity called `name` is there and sleeps.
  func isAsleep(_ name: String) -> Bool { asleep.contains(name) }

  /// All of them begin anew where `saved` left them; who slept at the start sleeps again.
  mutating func resume(from saved: [String: PlainJSON], seed: UInt64) {
    current = fresh
    asleep = Self.asleep(fresh)
    for index in current.indices {
      current[index].resume(from: saved[names[index]], seed: Self.seed(seed, of: index))
    }
  }

  /// The activity called `name` as it was made, and its chance in a session of `seed`.
  func sleeper(_ name: String, seed: UInt64) throws(InputProblem) -> (any Activity, seed: UInt64) {
    guard let index = index(of: name) else { throw unknown(name) }
    return (fresh[index], Self.seed(seed, of: index))
  }

  /// The activity called `name` sleeps and is as it was made: it went on elsewhere.
  mutating func putToSleep(_ name: String) {
    guard let index = index(of: name) else { return }
    current[index] = fresh[index]
    asleep.insert(name)
  }

  /// `activity`, which went on elsewhere, takes the place of the one that slept.
  mutating func wake(_ activity: any Activity) {
    let name = type(of: activity).name
    guard let index = index(of: name), asleep.remove(name) != nil else { return }
    current[index] = activity
  }

  /// The activity called `name` as it is now: a copy, which may be asked at leisure.
  func copy(of name: String) throws(InputProblem) -> any Activity {
    guard let index = index(of: name) else { throw unknown(name) }
    return current[index]
  }

  /// The lines of its log that the activity called `name` has had since they were last taken.
  mutating func takeRecords(of name: String) -> [[UInt8]] {
    guard let index = index(of: name) else { return [] }
    return current[index].takeEncodedRecords()
  }

  /// Tells the activity called `name` what happens to all; one that sleeps hears nothing.
  mutating func tell(
    _ occasion: ActivityOccasion, to name: String, at now: MonotonicTime
  ) -> [ActivityEffect] {
    guard let index = index(of: name), !asleep.contains(name) else { return [] }
    return current[index].handle(occasion, at: now)
  }

  /// Gives the activity called `name` an input of its own.
  mutating func handle(
    _ input: PlainJSON, in name: String, at now: MonotonicTime
  ) throws(InputProblem) -> [ActivityEffect] {
    guard let index = index(of: name) else { throw unknown(name) }
    return try current[index].attempt(encoded: input, at: now)
  }

  /// Whether `input` is one by which a grown-up decides; what is no input is nobody's.
  func isForGrownUps(_ input: PlainJSON, in name: String) -> Bool {
    index(of: name).map { current[$0].isForGrownUps(encoded: input) } ?? false
  }

  private func index(of name: String) -> Int? { names.firstIndex(of: name) }

  private func unknown(_ name: String) -> InputProblem {
    InputProblem(
      .unknown, field: "activity", reason: "there is no activity \"\(name.prefix(40))\" here",
      advice: names.isEmpty
        ? "what a child says comes to /v1/taps" : "send one of \(names.joined(separator: ", "))")
  }

  private static func asleep(_ activities: [any Activity]) -> Set<String> {
    Set(activities.map { type(of: $0) }.filter { !$0.opensAtStart }.map { $0.name })
  }

  private static func seed(_ seed: UInt64, of index: Int) -> UInt64 { seed &+ UInt64(3 + index) }
}

extension PlainJSON {
  /// `value` as JSON; null where it cannot be encoded.
  init(encoding value: some Encodable) {
    self = (try? JSONEncoder().encode(value)).flatMap { PlainJSON(bytes: Array($0)) } ?? .null
  }

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
