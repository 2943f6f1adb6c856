import MeadowFoundations

extension MonotonicTime {
  /// The moment `seconds` after this one, at most a day; for the timers of the engines.
  func later(bySeconds seconds: Double) -> MonotonicTime {
    // Also what is no number counts as nothing.
    let held = seconds > 0 ? min(seconds, 86_400) : 0
    return MonotonicTime(nanoseconds: nanoseconds + Int64((held * 1_000_000_000).rounded()))
  }
}
