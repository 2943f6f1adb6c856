/// The 16 bit values that sound files and finished clips hold: the float is the integer / 32768.
public enum PCM16 {
  /// The nearest 16 bit value; what lies beyond ±1 is held at the ends.
  @inlinable public static func integer(_ sample: Float) -> Int16 {
    let scaled = (sample * 32768).rounded(.toNearestOrEven)
    return Int16(max(-32768, min(32767, scaled.isNaN ? 0 : scaled)))
  }

  /// The sample a 16 bit value stands for; exact.
  @inlinable public static func float(_ value: Int16) -> Float { Float(value) / 32768 }
}
