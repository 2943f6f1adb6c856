/// Bends what would stand above full scale, sample by sample: for sound that must go on before a
/// limiter could look ahead.
enum SoftClip {
  /// Below this nothing is changed; −4 dBFS.
  static let knee: Float = 0.63
  /// What no sample reaches; −1.3 dBFS.
  static let ceiling: Float = 0.861

  /// `sample`, below the ceiling.
  static func bend(_ sample: Float) -> Float {
    let height = abs(sample)
    guard height > knee else { return sample }
    // A hyperbola that leaves the straight line at the knee with its slope.
    let over = (height - knee) / (ceiling - knee)
    let bent = knee + (ceiling - knee) * over / (1 + over)
    return sample < 0 ? -bent : bent
  }
}
