import MeadowFoundations

/// A child touches things, and each is counted aloud; the smallest activity that uses all there is.
struct CountingActivity: Activity, Equatable {
  enum Input: Codable, Equatable {
    /// So many things lie there.
    case begin(of: Int)
    /// One of them was touched.
    case touch
  }

  struct State: Encodable, Equatable {
    var things = 0
    var counted = 0
  }

  static let name = "counting"
  /// How long nothing may happen before the question comes again.
  static let patience: Int64 = 10_000_000_000
  private static let numbers = ["none", "one", "two", "three", "four", "five"]

  private(set) var state = State()
  private(set) var deadline: MonotonicTime?
  private(set) var best = 0
  private var waits = true

  mutating func resume(from saved: PlainJSON?, seed: UInt64) {
    if case .object(let members)? = saved, case .whole(let best)? = members["best"] {
      self.best = best
    }
  }

  func problem(with input: Input) -> InputProblem? {
    guard case .begin(let things) = input, !(1...5).contains(things) else { return nil }
    return InputProblem(
      field: "begin.of", reason: "\(things) is not from 1 through 5", advice: "send 1 to 5 things")
  }

  mutating func handle(_ input: Input, at now: MonotonicTime) -> [ActivityEffect] {
    deadline = MonotonicTime(nanoseconds: now.nanoseconds + Self.patience)
    switch input {
    case .begin(let things):
      state = State(things: things)
      return [.readAhead(Self.numbers), news("asked"), .narrate("how many")]
    case .touch:
      guard state.counted < state.things else { return [] }
      state.counted += 1
      let said = Self.numbers[state.counted]
      return [.quiet, news("counted"), .narrate(said)] + finish()
    }
  }

  mutating func handle(_ occasion: ActivityOccasion, at now: MonotonicTime) -> [ActivityEffect] {
    switch occasion {
    case .began, .ownWords, .clock, .date, .settings: return []
    case .speaker(let speaker):
      // While the child says something of its own nobody asks it anything.
      waits = speaker != .child
      if deadline != nil {
        deadline = MonotonicTime(nanoseconds: now.nanoseconds + Self.patience)
      }
      return []
    case .stopped:
      deadline = nil
      return []
    case .tick:
      guard let moment = deadline, moment <= now, waits else { return [] }
      deadline = MonotonicTime(nanoseconds: now.nanoseconds + Self.patience)
      return [.narrate("how many")]
    }
  }

  private mutating func finish() -> [ActivityEffect] {
    guard state.counted == state.things else { return [] }
    deadline = nil
    best = max(best, state.things)
    return [
      .cue(.medium), .keep(.activity(Self.name), .object(["best": .whole(best)])),
      .log(ActivityEvent(.activity, text: "counted to \(state.things)", tier: .firstWords)),
    ]
  }

  private func news(_ topic: String) -> ActivityEffect {
    let data: [String: PlainJSON] = [
      "things": .whole(state.things), "counted": .whole(state.counted),
    ]
    return .tell(.activity(ActivityNews(Self.name, topic, .object(data))))
  }
}
