import MeadowFoundations

/// A child's diary: the smallest activity that rests until it is needed and keeps a log of its own.
struct DiaryActivity: Activity, Equatable {
  enum Input: Codable, Equatable {
    /// A line is written.
    case write(String)
    /// A grown-up locks it.
    case lock
  }

  struct State: Encodable, Equatable {
    var lines: [String] = []
    var day = ""
    var name = ""
  }

  struct Saved: Codable, Equatable { var lines: [String] }
  struct Record: Codable, Equatable { var line: String }
  struct Question: Decodable { var about: String }
  struct Report: Encodable { var lines: [String] }

  static let name = "diary"
  static let opensAtStart = false

  private(set) var state = State()
  private var records: [Record] = []

  var deadline: MonotonicTime? { nil }
  var saved: Saved? { Saved(lines: state.lines) }

  static func isForGrownUps(_ input: Input) -> Bool { input == .lock }

  mutating func restore(from saved: Saved?, records: [Record], seed: UInt64) {
    state.lines = (saved?.lines ?? []) + records.map(\.line)
  }

  mutating func takeRecords() -> [Record] {
    defer { records = [] }
    return records
  }

  func report(on question: Question) throws(InputProblem) -> Report { Report(lines: state.lines) }

  mutating func handle(_ input: Input, at now: MonotonicTime) -> [ActivityEffect] {
    guard case .write(let line) = input else { return [] }
    state.lines.append(line)
    records.append(Record(line: line))
    return []
  }

  mutating func handle(_ occasion: ActivityOccasion, at now: MonotonicTime) -> [ActivityEffect] {
    switch occasion {
    case .date(let reading): state.day = reading.day
    case .settings(_, let profile): state.name = profile.name
    case .began, .ownWords, .clock, .speaker, .stopped, .tick: break
    }
    return []
  }
}
