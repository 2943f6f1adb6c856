/// A perceived level, in LUFS (ITU-R BS.1770): about −19 for near speech in mono, −120 for silence.
public struct Loudness: Equatable, Comparable, Sendable, Codable {
  /// The level; 1 LU is 1 dB of gain.
  public var lufs: Double

  /// A level of `lufs`.
  public init(lufs: Double) { self.lufs = lufs }

  /// What a sound without any energy has; libebur128 says minus infinity.
  public static let silence = Loudness(lufs: -120)

  public static func < (a: Loudness, b: Loudness) -> Bool { a.lufs < b.lufs }
}
