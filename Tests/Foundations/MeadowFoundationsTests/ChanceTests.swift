import Foundation
import MeadowFoundations
import Testing

/// The chance of engines.
@Suite struct ChanceTests {
  @Test("chance is the generator of its seed, draw by draw", arguments: [0, 7, UInt64.max])
  func sequence(seed: UInt64) {
    var chance = Chance(seed: seed)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let drawn = generator.next()
      #expect(chance.index(below: 1 << 53) == Int(drawn >> 11))
    }
    #expect(chance.fraction() == Double(generator.next() >> 11) * 0x1p-53)
  }

  @Test("chance kept in a file goes on where it was, and is written as a seed and its draws")
  func kept() throws {
    var chance = Chance(seed: .max)
    for _ in 0..<3 { _ = chance.fraction() }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let file = try encoder.encode(chance)
    #expect(String(decoding: file, as: UTF8.self) == #"{"draws":3,"seed":-1}"#)
    var again = try JSONDecoder().decode(Chance.self, from: file)
    #expect(again == chance)
    #expect(again.fraction() == chance.fraction())
    #expect(again != Chance(seed: .max))
  }
}
