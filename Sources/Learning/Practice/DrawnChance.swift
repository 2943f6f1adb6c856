import MeadowFoundations

/// Chance that can be kept in a file and goes on where it was: a seed and how often it was asked.
///
/// The generator adds a constant at each draw, so the next draw follows from the two alone.
struct DrawnChance: Equatable, Codable, Sendable {
  private var seed: Int64
  private var draws: Int64 = 0

  init(seed: UInt64) { self.seed = Int64(bitPattern: seed) }

  /// A number from 0 to below 1; one draw of 53 bits.
  mutating func fraction() -> Double { Double(draw() >> 11) * 0x1p-53 }

  /// A number below `count`, which is above 0; one draw.
  mutating func index(below count: Int) -> Int {
    Int(draw().multipliedFullWidth(by: UInt64(count)).high)
  }

  private mutating func draw() -> UInt64 {
    let step: UInt64 = 0x9E37_79B9_7F4A_7C15
    let place = UInt64(bitPattern: seed) &+ UInt64(bitPattern: draws) &* step
    draws &+= 1
    var generator = SeededGenerator(seed: place)
    return generator.next()
  }
}
