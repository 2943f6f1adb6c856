/// Why the gate stays shut, or a code was not taken. Nothing about the code itself is in it.
public enum GateRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  /// The two fingers did not stay for ``ParentGate/holdMilliseconds``.
  case holdTooShort
  /// A code is set and none came with the hold.
  case codeNeeded
  /// The code is another one; after `attemptsLeft` more there is a cooldown.
  case wrongCode(attemptsLeft: Int)
  /// Three codes were wrong; for so many seconds, 1 to 30, not even the right one is taken.
  case coolingDown(seconds: Int)
  /// A code is four digits, and this is not.
  case notFourDigits
  /// The disk did not take it; nothing has changed.
  case cannotKeep(reason: String)

  /// What is wrong, in a sentence without its full stop.
  public var reason: String {
    switch self {
    case .holdTooShort: "the gate was not held for three seconds"
    case .codeNeeded: "a grown-up code is set"
    case .wrongCode: "that is not the code"
    case .coolingDown: "the code was wrong three times"
    case .notFourDigits: "a grown-up code is four digits"
    case .cannotKeep(let reason): reason
    }
  }

  /// The way out, in a sentence without its full stop.
  public var advice: String {
    switch self {
    case .holdTooShort: "hold two fingers on the gear for three seconds"
    case .codeNeeded: "enter its four digits"
    case .wrongCode(let attemptsLeft):
      attemptsLeft == 1 ? "one try is left before a pause" : "\(attemptsLeft) tries are left"
    case .coolingDown(let seconds):
      seconds == 1 ? "try again in a second" : "try again in \(seconds) seconds"
    case .notFourDigits: "enter four digits from 0 to 9"
    case .cannotKeep: "see what is wrong with the disk, then set the code again"
    }
  }

  public var description: String { "\(reason): \(advice)." }
}
