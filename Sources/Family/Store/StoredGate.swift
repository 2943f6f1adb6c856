/// What the parent gate has to remember over a restart.
public struct StoredGate: Equatable, Sendable {
  /// The hash of the code, or nil where there is none.
  public var codeHash: String?
  /// The wrong codes in a row.
  public var failures: Int
  /// The start of the machine that ``cooldownUntil`` counts from; nil without a cooldown.
  public var cooldownBoot: String?
  /// When the cooldown ends, in nanoseconds since that start; nil without a cooldown.
  public var cooldownUntil: Int64?

  /// A gate.
  public init(
    codeHash: String? = nil, failures: Int = 0, cooldownBoot: String? = nil,
    cooldownUntil: Int64? = nil
  ) {
    self.codeHash = codeHash
    self.failures = failures
    self.cooldownBoot = cooldownBoot
    self.cooldownUntil = cooldownUntil
  }
}
