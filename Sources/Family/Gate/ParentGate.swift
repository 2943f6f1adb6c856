import MeadowFoundations

/// The gate between a child and the settings (M2-008; document 001, parent gate): a long hold, then
/// the code if one is set; after three wrong codes a pause in which even the right one is refused.
///
/// Pure: time is an argument, and whether a code is right is asked of the caller.
public struct ParentGate: Equatable, Sendable {
  /// How long two fingers stay, in ms (M2-008).
  public static let holdMilliseconds = 3000
  /// The wrong codes in a row that begin a cooldown (M2-008).
  public static let attempts = 3
  /// How long a cooldown lasts (M2-008).
  public static let cooldownSeconds = 30

  /// The hash of the code, or nil where the hold is enough.
  public private(set) var codeHash: String?
  /// The wrong codes in a row, 0 to 2.
  public private(set) var failures: Int
  /// When the cooldown ends, or nil without one.
  public private(set) var cooldownEnd: GateMoment?

  /// A gate as it was kept, taken up `at` a moment.
  ///
  /// Where the machine has been started since, or the kept end is farther away than a cooldown is
  /// long, nobody knows how much of it is over: it begins anew.
  public init(
    codeHash: String? = nil, failures: Int = 0, cooldownEnd: GateMoment? = nil, at now: GateMoment
  ) {
    self.codeHash = codeHash
    self.failures = min(max(failures, 0), Self.attempts - 1)
    guard codeHash != nil, let cooldownEnd else { return }
    let latest = now.time.later(bySeconds: Double(Self.cooldownSeconds))
    guard cooldownEnd.boot == now.boot, cooldownEnd.time <= latest else {
      self.cooldownEnd = GateMoment(time: latest, boot: now.boot)
      return
    }
    self.cooldownEnd = now.time < cooldownEnd.time ? cooldownEnd : nil
  }

  /// Seconds of the cooldown that are left, a part of one counting as one; 0 without one.
  public func cooldownSeconds(at now: GateMoment) -> Int {
    cooldownEnd.map { now.time.seconds(until: $0.time) } ?? 0
  }

  /// Passes, or says why not. `isRight` is asked for a code and the hash, and only where it counts.
  public mutating func knock(
    heldMilliseconds: Int, code: String?, at now: GateMoment,
    isRight: (_ code: String, _ hash: String) -> Bool
  ) throws(GateRefusal) {
    guard heldMilliseconds >= Self.holdMilliseconds else { throw .holdTooShort }
    guard let codeHash else { return }
    let left = cooldownSeconds(at: now)
    guard left == 0 else { throw .coolingDown(seconds: left) }
    guard let code else { throw .codeNeeded }
    guard Self.isFourDigits(code) else { throw .notFourDigits }
    cooldownEnd = nil
    if isRight(code, codeHash) {
      failures = 0
      return
    }
    failures += 1
    guard failures == Self.attempts else {
      throw .wrongCode(attemptsLeft: Self.attempts - failures)
    }
    failures = 0
    cooldownEnd = GateMoment(
      time: now.time.later(bySeconds: Double(Self.cooldownSeconds)), boot: now.boot)
    throw .coolingDown(seconds: Self.cooldownSeconds)
  }

  /// Puts another code in the place of the old one; nil removes it. Failures are forgotten.
  public mutating func setCode(hash: String?) {
    codeHash = hash
    failures = 0
    cooldownEnd = nil
  }

  /// Whether `code` is four of the digits 0 to 9.
  public static func isFourDigits(_ code: String) -> Bool {
    code.utf8.count == 4 && code.utf8.allSatisfy { (48...57).contains($0) }
  }
}
