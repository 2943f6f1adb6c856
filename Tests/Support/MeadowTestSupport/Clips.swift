public import MeadowFoundations

extension Clip {
  /// A clip of `length` frames that all have the value `level`.
  public static func constant(_ level: Float, length: Int) -> Clip {
    Clip([Float](repeating: level, count: length))
  }
}
