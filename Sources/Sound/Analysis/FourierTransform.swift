#if canImport(Glibc)
  import Glibc
#endif

/// The discrete Fourier transform, radix 2.
public enum FourierTransform {
  /// Transforms `real` and `imaginary` in place; both have the same count, a power of two. Nothing is
  /// scaled: the transform of a constant 1 is its count in the first bin.
  public static func transform(_ real: inout [Double], _ imaginary: inout [Double]) {
    let count = real.count
    precondition(count == imaginary.count && count.nonzeroBitCount == 1)
    var mirror = 0
    for index in 1..<count {
      var bit = count >> 1
      while mirror & bit != 0 {
        mirror ^= bit
        bit >>= 1
      }
      mirror |= bit
      if index < mirror { real.swapAt(index, mirror) }
    }
    var size = 2
    while size <= count {
      let angle = -2 * Double.pi / Double(size)
      for start in stride(from: 0, to: count, by: size) {
        for offset in 0..<size / 2 {
          let (cosine, sine) = (cos(angle * Double(offset)), sin(angle * Double(offset)))
          let (a, b) = (start + offset, start + offset + size / 2)
          let x = real[b] * cosine - imaginary[b] * sine
          let y = real[b] * sine + imaginary[b] * cosine
          (real[b], imaginary[b]) = (real[a] - x, imaginary[a] - y)
          real[a] += x
          imaginary[a] += y
        }
      }
      size *= 2
    }
  }
}
