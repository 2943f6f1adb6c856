import MeadowFoundations

#if canImport(Glibc)
  import Glibc
#endif

/// Where the gate takes time and chance from; tests give their own.
public struct GateSurroundings: Sendable {
  /// This moment.
  public var now: @Sendable () -> GateMoment
  /// A token that nobody can guess: 64 hexadecimal digits.
  public var token: @Sendable () -> String

  /// Surroundings.
  public init(now: @escaping @Sendable () -> GateMoment, token: @escaping @Sendable () -> String) {
    self.now = now
    self.token = token
  }

  /// The machine's. Its clock counts what the machine slept through, so that a tablet that was shut
  /// for the night is not open in the morning (CLOCK_BOOTTIME).
  public static let machine = GateSurroundings(
    now: {
      var time = timespec()
      clock_gettime(CLOCK_BOOTTIME, &time)
      return GateMoment(
        time: MonotonicTime(nanoseconds: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)),
        boot: boot)
    }, token: randomToken)

  /// Which start of the machine this is, as Linux names it; where it does not, a name of this
  /// process alone, so that a kept cooldown begins anew rather than ending early.
  private static let boot: String = {
    var bytes = [UInt8](repeating: 0, count: 64)
    let file = open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
    let count = file >= 0 ? read(file, &bytes, bytes.count) : 0
    if file >= 0 { close(file) }
    return count > 1 ? String(decoding: bytes[..<(count - 1)], as: UTF8.self) : randomToken()
  }()

  /// 32 bytes of the system's own generator, which is made for secrets.
  private static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
