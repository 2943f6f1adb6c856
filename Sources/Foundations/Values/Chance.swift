/// The chance of an engine: comparable by how often it was asked, since its seed decides the rest.
package struct Chance: Equatable, Sendable {
  private let seed: UInt64
  private var draws: UInt64 = 0
  private var generator: SeededGenerator

  /// Chance that begins at `seed`.
  package init(seed: UInt64) {
    self.seed = seed
    generator = SeededGenerator(seed: seed)
  }

  /// Whether something with `probability` (0–1) happens this time; one draw of 53 bits.
  package mutating func happens(_ probability: Double) -> Bool {
    Double(draw() >> 11) * 0x1p-53 < probability
  }

  /// A number below `count`, which is above 0; one draw. Of 64 bits the unevenness is beyond notice.
  package mutating func index(below count: Int) -> Int {
    Int(draw().multipliedFullWidth(by: UInt64(count)).high)
  }

  private mutating func draw() -> UInt64 {
    draws += 1
    return generator.next()
  }

  package static func == (a: Chance, b: Chance) -> Bool { a.seed == b.seed && a.draws == b.draws }
}
