/// One thing asked in practice.
public struct PracticeItem: Equatable, Codable, Sendable {
  /// What it is asked for.
  public enum Purpose: Equatable, Codable, Sendable {
    /// It came from this pool.
    case practice(FactPool)
    /// It belongs to the drill that was asked for.
    case drill
    /// It places the child, or looks what has lasted.
    case probe
    /// It resembles this fact, which was just missed; it is answered for points only.
    case twin(Fact)
  }

  /// Its number; later ones are greater, over all sessions.
  public let number: Int
  /// What is asked.
  public let fact: Fact
  /// What for.
  public let purpose: Purpose
  /// Whether the child spoke while it was asked, so that its time does not count (learning AC16).
  public internal(set) var isInterrupted = false
  /// Whether its hint was asked for.
  public internal(set) var isHinted = false

  /// The mode its answer is logged in.
  public var mode: FactMode {
    switch purpose {
    case .practice, .twin: .practice
    case .drill: .drill
    case .probe: .probe
    }
  }

  /// Whether its answer is a first attempt, which teaches the memory.
  public var isFirstAttempt: Bool {
    switch purpose {
    case .practice, .drill, .probe: true
    case .twin: false
    }
  }
}
