/// What a session was: only what was done and what grew, never what is lacking (learning F27, AC6).
public struct PracticeRecap: Equatable, Codable, Sendable {
  /// Why a session is over.
  public enum Ending: String, CaseIterable, Sendable, Codable {
    /// All items were done.
    case finished
    /// The child had enough.
    case stopped
    /// The limit of time was reached.
    case timeUp
    /// Nobody was there any more.
    case idle
  }

  /// Why it is over.
  public internal(set) var ending = Ending.finished
  /// Facts answered, without their near-twins.
  public internal(set) var items = 0
  /// How many of them right at the first attempt.
  public internal(set) var correct = 0
  /// Near-twins answered right after a miss.
  public internal(set) var recovered = 0
  /// Facts met for the first time.
  public internal(set) var newFacts = 0
  /// What was achieved.
  public internal(set) var achieved: [FactProgress] = []
  /// Whole minutes, without those in which the clock stood.
  public internal(set) var minutes = 0

  /// What the child hears, in short sentences; never empty.
  public var sentences: [String] { PracticeWords.recap(self) }
}
