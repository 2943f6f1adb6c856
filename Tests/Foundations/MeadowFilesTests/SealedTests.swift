import MeadowFiles
import Testing

/// XChaCha20-Poly1305: hidden, and bound to its place (learning K21).
@Suite struct SealedTests {
  let key = SealingKey()

  @Test("what is sealed opens again, whatever its length", arguments: [0, 1, 31, 32, 65_536])
  func roundTrip(_ count: Int) {
    let plain = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    let sealed = Sealed.close(plain, by: key, for: [1, 2])
    #expect(sealed.count == count + Sealed.overhead)
    #expect(Sealed.open(sealed, by: key, for: [1, 2]) == plain)
  }

  @Test("every changed bit, and every byte more or less, is noticed")
  func changes() {
    let sealed = Sealed.close([1, 2, 3], by: key, for: [9])
    for index in sealed.indices {
      for bit in 0..<8 {
        var changed = sealed
        changed[index] ^= 1 << bit
        #expect(Sealed.open(changed, by: key, for: [9]) == nil)
      }
      #expect(Sealed.open(Array(sealed[..<index]), by: key, for: [9]) == nil)
    }
    #expect(Sealed.open(sealed + [0], by: key, for: [9]) == nil)
  }

  @Test("what is sealed for one place does not open at another")
  func places() {
    let sealed = Sealed.close([1, 2, 3], by: key, for: [9])
    #expect(Sealed.open(sealed, by: key, for: [8]) == nil)
    #expect(Sealed.open(sealed, by: key, for: []) == nil)
    #expect(Sealed.open(sealed, by: key, for: [9, 0]) == nil)
  }

  @Test("the same bytes are sealed in another way each time, and do not stand in it")
  func hiding() {
    let plain = Array("a child's answer".utf8)
    let sealed = (0..<100).map { _ in Sealed.close(plain, by: key, for: []) }
    #expect(Set(sealed).count == 100)
    for one in sealed { #expect(!one.contains(plain)) }
  }
}
