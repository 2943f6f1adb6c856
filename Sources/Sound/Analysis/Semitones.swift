#if canImport(Glibc)
  import Glibc
#endif

/// Intervals of pitch: twelve semitones are a factor of two.
public enum Semitones {
  /// How many from `low` to `high`, both in hertz and positive.
  public static func between(_ low: Double, _ high: Double) -> Double { 12 * log2(high / low) }

  /// The factor of so many.
  public static func factor(_ semitones: Double) -> Double { pow(2, semitones / 12) }
}
