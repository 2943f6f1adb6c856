import MeadowFoundations

/// The passes of those who went through the gate; in memory only, so a restart locks.
struct GatePasses: Equatable, Sendable {
  /// The most that are good at a time; where more went through, the oldest is shut again. A page that
  /// is loaded anew forgets its pass, so there are more of them than grown-ups.
  static let limit = 32

  private struct Pass: Equatable {
    var token: String
    /// Nil for a pass that stays good until it is closed.
    var end: MonotonicTime?
  }

  private var passes: [Pass] = []

  /// Makes `token` good, for `seconds` or, with nil, until it is closed.
  mutating func add(_ token: String, seconds: Int?, at now: MonotonicTime) {
    passes.removeAll { !Self.isGood($0, at: now) }
    if passes.count == Self.limit { passes.removeFirst() }
    passes.append(Pass(token: token, end: seconds.map { now.later(bySeconds: Double($0)) }))
  }

  /// Whether `token` is good.
  func contains(_ token: String, at now: MonotonicTime) -> Bool {
    passes.contains { $0.token == token && Self.isGood($0, at: now) }
  }

  /// Has `token`, where it is good, be good for `seconds` from now on; returns whether it was.
  mutating func renew(_ token: String, seconds: Int?, at now: MonotonicTime) -> Bool {
    guard let at = passes.firstIndex(where: { $0.token == token && Self.isGood($0, at: now) })
    else { return false }
    passes[at].end = seconds.map { now.later(bySeconds: Double($0)) }
    return true
  }

  /// Ends `token`.
  mutating func remove(_ token: String) { passes.removeAll { $0.token == token } }

  /// Ends all.
  mutating func removeAll() { passes = [] }

  private static func isGood(_ pass: Pass, at now: MonotonicTime) -> Bool {
    pass.end.map { now < $0 } ?? true
  }
}
