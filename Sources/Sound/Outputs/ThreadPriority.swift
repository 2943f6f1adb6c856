#if canImport(Glibc)
  import Glibc
#endif

/// Asks the system to let sound go first. Each request may be refused, which costs nothing but the
/// certainty under load: root, the audio group's limits or systemd's `Nice=` and `LimitRTPRIO=` allow it.
public enum ThreadPriority {
  /// PulseAudio's own real-time priority (`realtime-priority` in its daemon.conf).
  private static let realTime: Int32 = 5
  /// How far a thread goes before others: nice levels.
  public enum Level: Int32 {
    /// Before a machine's other work; near PulseAudio's own, −11.
    case service = -10
    /// Before the slow work of this process too: where touches come in.
    case touch = -20
  }

  /// Lets the calling thread, which never computes for long, go before all ordinary ones.
  @discardableResult
  static func raiseForSound() -> Bool {
    var parameter = sched_param()
    parameter.sched_priority = realTime
    return pthread_setschedparam(pthread_self(), SCHED_RR, &parameter) == 0
  }

  /// Raises the calling thread and all that it starts from now on.
  @discardableResult
  public static func raise(to level: Level) -> Bool {
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, level.rawValue) == 0
  }
}
