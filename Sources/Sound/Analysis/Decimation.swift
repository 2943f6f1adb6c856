#if canImport(Glibc)
  import Glibc
#endif

/// A sound at a fraction of its rate, good enough to find periods in.
package enum Decimation {
  /// Every `factor`th sample of `samples` after a low pass; −30 dB at the new half rate.
  package static func decimate(_ samples: [Float], by factor: Int) -> [Float] {
    guard factor > 1 else { return samples }
    let kernel = kernel(factor)
    let half = kernel.count / 2
    var result: [Float] = []
    result.reserveCapacity(samples.count / factor + 1)
    var edge = [Float](repeating: 0, count: kernel.count)
    samples.withUnsafeBufferPointer { source in
      kernel.withUnsafeBufferPointer { kernel in
        for start in stride(from: -half, to: samples.count - half, by: factor) {
          if start >= 0, start + kernel.count <= source.count {
            result.append(Dot.product(source, start, kernel, 0, kernel.count))
            continue
          }
          // Beyond both ends lies silence.
          for index in edge.indices {
            let at = start + index
            edge[index] = source.indices.contains(at) ? source[at] : 0
          }
          result.append(
            edge.withUnsafeBufferPointer { Dot.product($0, 0, kernel, 0, kernel.count) })
        }
      }
    }
    return result
  }

  /// A Hann window over four new samples: a smooth low pass without ringing.
  private static func kernel(_ factor: Int) -> [Float] {
    let count = 4 * factor + 1
    let window = (0..<count).map { 1 - cos(2 * Double.pi * (Double($0) + 0.5) / Double(count)) }
    let sum = window.reduce(0, +)
    return window.map { Float($0 / sum) }
  }
}

/// The sum of products of two stretches, eight at a time.
package enum Dot {
  /// Of `count` values of `a` from `i` and of `b` from `j`, which must be there.
  @inline(__always)
  package static func product(
    _ a: UnsafeBufferPointer<Float>, _ i: Int, _ b: UnsafeBufferPointer<Float>, _ j: Int,
    _ count: Int
  ) -> Float {
    guard let a = a.baseAddress, let b = b.baseAddress else { return 0 }
    var sums = SIMD8<Float>.zero
    let left = UnsafeRawPointer(a + i)
    let right = UnsafeRawPointer(b + j)
    var index = 0
    while index + 8 <= count {
      let offset = index * MemoryLayout<Float>.stride
      sums +=
        left.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
        * right.loadUnaligned(fromByteOffset: offset, as: SIMD8<Float>.self)
      index += 8
    }
    var sum = sums.sum()
    while index < count {
      sum += a[i + index] * b[j + index]
      index += 1
    }
    return sum
  }
}
