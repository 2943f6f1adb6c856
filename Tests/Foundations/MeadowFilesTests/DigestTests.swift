import MeadowFiles
import Testing

/// Architecture §6: cache keys; RFC 7693 appendix A is BLAKE2b-512, so 256 bit values are those of
/// `b2sum -l 256` from coreutils.
@Suite("Digests")
struct DigestTests {
  @Test("a digest is the same as b2sum's")
  func knownValues() {
    #expect(
      Digest(of: "abc").hex
        == "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319")
    #expect(Digest(of: "abc", size: .bits128).hex == "cf4ab791c62b8d2b2109c90275287816")
    #expect(
      Digest(of: [UInt8]()).hex
        == "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8")
  }

  @Test("one changed bit changes the digest")
  func sensitivity() {
    let bytes = [UInt8](repeating: 7, count: 1000)
    var changed = bytes
    changed[500] ^= 1
    #expect(Digest(of: bytes) != Digest(of: changed))
    #expect(Digest(of: bytes) == Digest(of: bytes))
  }

  @Test("text and its UTF-8 bytes have one digest")
  func text() { #expect(Digest(of: "größer") == Digest(of: Array("größer".utf8))) }

  @Test("a digest has two lowercase hexadecimal digits a byte")
  func form() {
    #expect(Digest(of: "x", size: .bits128).hex.count == 32)
    #expect(Digest(of: "x", size: .bits256).description.count == 64)
    #expect(Digest(of: "x").hex.allSatisfy { "0123456789abcdef".contains($0) })
  }
}
