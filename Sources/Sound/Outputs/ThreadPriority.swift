#if canImport(Glibc)
  import Glibc
#endif

/// Asks the system to let sound go first. Each request may be refused, which costs nothing but the
/// certainty under load: root, the audio group's limits or systemd's `Nice=` and `LimitRTPRIO=` allow it.
public enum ThreadPriority {
  /// PulseAudio's own real-time priority (`realtime-priority` in its daemon.conf).
  private static let realTime: Int32 = 5
  /// Near PulseAudio's own nice level, −11.
  private static let nice: Int32 = -10

  /// Lets the calling thread, which never computes for long, go before all ordinary ones.
  @discardableResult
  static func raiseForSound() -> Bool {
    var parameter = sched_param()
    parameter.sched_priority = realTime
    return pthread_setschedparam(pthread_self(), SCHED_RR, &parameter) == 0
  }

  /// Lets the calling thread and all that it starts from now on go before a machine's other work;
  /// called once, first of all.
  @discardableResult
  public static func raiseProcess() -> Bool {
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, nice) == 0
  }
}
