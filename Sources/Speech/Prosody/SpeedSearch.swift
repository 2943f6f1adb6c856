#if canImport(Glibc)
  import Glibc
#endif

/// Looks for the words per minute at which a text has a wanted length.
///
/// The first step goes by the law of texts on average, later ones between the nearest speeds on both
/// sides: how fast a text shrinks differs from text to text, and it does so in small jumps.
struct SpeedSearch {
  /// The wanted length, in samples.
  let length: Double
  private var found: [(speed: Int, length: Int)] = []
  /// How far the best speed so far is from the wanted length, as a part of it.
  private(set) var error = Double.infinity

  /// The speeds at which the library changes its sound.
  private static let speeds = 80...400

  /// A search for `length`.
  init(length: Double) { self.length = length }

  /// Takes note of a length; true where none before was nearer.
  mutating func note(_ found: Int, at speed: Int) -> Bool {
    self.found.append((speed, found))
    let error = abs(Double(found) / length - 1)
    defer { self.error = min(self.error, error) }
    return error < self.error
  }

  /// The next speed to try, or nil where there is none left.
  func next(isPhrase: Bool) -> Int? {
    let slow = found.filter { Double($0.length) > length }.max { $0.speed < $1.speed }
    let fast = found.filter { Double($0.length) <= length }.min { $0.speed < $1.speed }
    let next: Int
    if let slow, let fast {
      guard abs(fast.speed - slow.speed) > 1 else { return nil }
      let part =
        log(Double(slow.length) / length) / log(Double(slow.length) / Double(max(1, fast.length)))
      let between = Double(slow.speed) + part * Double(fast.speed - slow.speed)
      let (low, high) = (min(slow.speed, fast.speed), max(slow.speed, fast.speed))
      next = min(high - 1, max(low + 1, Int(between.rounded())))
    } else if let last = slow ?? fast {
      next = EspeakRateLaw.wordsPerMinute(
        rate: Double(last.length) / length, natural: last.speed, isPhrase: isPhrase)
    } else {
      return nil
    }
    let speed = min(Self.speeds.upperBound, max(Self.speeds.lowerBound, next))
    return found.contains { $0.speed == speed } ? nil : speed
  }
}
