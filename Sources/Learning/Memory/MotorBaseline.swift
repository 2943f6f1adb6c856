import MeadowFoundations

/// How fast a child touches a number it merely sees, measured once in twenty sessions
/// (learning §3D).
public struct MotorBaseline: Equatable, Codable, Sendable {
  /// The median first-key time, in milliseconds.
  public let milliseconds: Int
  /// The number of the session in which it was measured.
  public let session: Int

  /// The sessions after which it is measured anew.
  public static let sessions = 20
  /// What moving costs most children, in milliseconds; only what is above it is taken off.
  public static let usual = 800
  /// The most that is taken off, in milliseconds; with the 1500 of learning §3D, simulated hands that
  /// take 2.6 s and more for a tap pass no gate.
  public static let most = 2500

  /// A baseline of `milliseconds`, measured in `session`.
  public init(milliseconds: Int, session: Int) {
    self.milliseconds = milliseconds
    self.session = session
  }

  /// What is taken off a response time, 0 to 2500 ms.
  public var correction: Int { min(max(milliseconds - Self.usual, 0), Self.most) }

  /// Whether it is to be measured anew in `session`.
  public func isDue(in session: Int) -> Bool { session - self.session >= Self.sessions }
}

/// Ten numbers to be touched as they are seen, from which a ``MotorBaseline`` follows.
public struct MotorWarmUp: Equatable, Codable, Sendable {
  /// The touches that are measured.
  public static let items = 10

  private var chance: Chance
  private var times: [Int] = []
  /// The number to be touched now, 0 to 9, or nil once all were.
  public private(set) var number: Int?

  /// A warm-up whose numbers follow from `seed`.
  public init(seed: UInt64) {
    chance = Chance(seed: seed)
    number = chance.index(below: 10)
  }

  /// Takes the touch of `touched` with its times; a wrong or disturbed one is not measured, and
  /// another number comes instead.
  public mutating func touch(_ touched: Int, _ keys: KeyTimes) {
    guard let asked = number else { return }
    let time = ResponseTime(keys, baseline: nil).milliseconds
    if touched == asked, let time { times.append(time) }
    // Never the same number twice running: the finger would still be there.
    number = times.count < Self.items ? (asked + 1 + chance.index(below: 9)) % 10 : nil
  }

  /// What was measured, once all numbers were touched; `session` is this session's number.
  public func baseline(session: Int) -> MotorBaseline? {
    guard number == nil, let median = PlainMedian.of(times) else { return nil }
    return MotorBaseline(milliseconds: Int(median.rounded()), session: session)
  }
}
