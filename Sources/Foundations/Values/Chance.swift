/// The chance of an engine: a seed and how often it was asked, so that it can be compared, kept in a
/// file and go on where it was.
///
/// The generator adds a constant at each draw, so the next draw follows from the two alone.
package struct Chance: Equatable, Codable, Sendable {
  // With signs, as logs have them: not every reader of JSON takes numbers above 2^63.
  private var seed: Int64
  private var draws: Int64 = 0

  /// Chance that begins at `seed`.
  package init(seed: UInt64) { self.seed = Int64(bitPattern: seed) }

  /// A number from 0 to below 1; one draw of 53 bits.
  package mutating func fraction() -> Double { Double(draw() >> 11) * 0x1p-53 }

  /// Whether something with `probability` (0–1) happens this time; one draw of 53 bits.
  package mutating func happens(_ probability: Double) -> Bool { fraction() < probability }

  /// A number below `count`, which is above 0; one draw. Of 64 bits the unevenness is beyond notice.
  package mutating func index(below count: Int) -> Int {
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
