#if canImport(Glibc)
  import Glibc
#endif

/// A level relative to full scale or to another level, in dB.
public struct Decibels: Hashable, Comparable, Sendable, Codable {
  /// The level; 0 dB leaves a sound as it is, negative values make it softer.
  public var value: Double

  /// A level of `value` dB.
  public init(_ value: Double) { self.value = value }

  /// The level at which a sound of linear amplitude `gain` lies; silence is −120 dB.
  public init(linear gain: Double) { self.value = gain <= 1e-6 ? -120 : 20 * log10(gain) }

  /// Leaves a sound as it is.
  public static let unity = Decibels(0)

  /// Where tests and the onset lab say that a sound has begun: −60 dBFS.
  public static let audible = Decibels(-60)

  /// The factor a sample is multiplied with.
  public var linear: Float { Float(pow(10, value / 20)) }

  public static func < (a: Decibels, b: Decibels) -> Bool { a.value < b.value }
}
