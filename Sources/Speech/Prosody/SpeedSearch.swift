#if canImport(Glibc)
  import Glibc
#endif

/// Looks for the speed at which a text has a wanted length, in the steps of its engine.
///
/// The first step goes by the law of texts on average, later ones between the nearest speeds on both
/// sides: how fast a text shrinks differs from text to text, and it does so in small jumps.
struct SpeedSearch {
  /// The wanted length, in samples.
  let length: Double
  private var found: [(speed: Int, length: Int)] = []
  /// How far the best speed so far is from the wanted length, as a part of it.
  private(set) var error = Double.infinity

  /// A search for `length`.
  init(length: Double) { self.length = length }

  /// Takes note of a length; true where none before was nearer.
  mutating func note(_ found: Int, at speed: Int) -> Bool {
    self.found.append((speed, found))
    let error = abs(Double(found) / length - 1)
    defer { self.error = min(self.error, error) }
    return error < self.error
  }

  /// The next speed of `speeds` to try, or nil where there is none left; `guess` is the engine's law of
  /// the speed at which what is said at one becomes 1/rate as long.
  func next(in speeds: ClosedRange<Int>, guess: (_ rate: Double, _ from: Int) -> Int) -> Int? {
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
      next = guess(Double(last.length) / length, last.speed)
    } else {
      return nil
    }
    let speed = min(speeds.upperBound, max(speeds.lowerBound, next))
    return found.contains { $0.speed == speed } ? nil : speed
  }
}
