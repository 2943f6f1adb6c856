import CSodium

/// A BLAKE2b checksum: equal digests mean equal bytes for every purpose of this program.
///
/// libsodium's `crypto_generichash`; no key, so it proves what a file holds, not who wrote it.
public struct Digest: Equatable, Sendable, CustomStringConvertible {
  /// The lengths in use.
  public enum Size: Int, Sendable {
    /// 16 bytes: names of files.
    case bits128 = 16
    /// 32 bytes: contents of files.
    case bits256 = 32
  }

  /// The digest in lowercase hexadecimal, 32 or 64 characters.
  public let hex: String

  /// The digest of `bytes`.
  public init(of bytes: UnsafeRawBufferPointer, size: Size = .bits256) {
    _ = Self.libraryIsReady
    var digest = [UInt8](repeating: 0, count: size.rawValue)
    let input = bytes.assumingMemoryBound(to: UInt8.self)
    let code = crypto_generichash(
      &digest, digest.count, input.baseAddress, UInt64(input.count), nil, 0)
    // The lengths above are the library's own limits, so only a broken library fails here.
    precondition(code == 0, "libsodium refused a BLAKE2b of \(size.rawValue) bytes")
    self.hex = Self.hexadecimal(digest)
  }

  /// The digest of `bytes`.
  public init(of bytes: [UInt8], size: Size = .bits256) {
    self = bytes.withUnsafeBytes { Digest(of: $0, size: size) }
  }

  /// The digest of the UTF-8 of `text`.
  public init(of text: String, size: Size = .bits256) {
    self.init(of: Array(text.utf8), size: size)
  }

  public var description: String { hex }

  /// Picks the library's fastest code for this machine, once.
  static let libraryIsReady = sodium_init() >= 0

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let pairs = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: pairs, as: UTF8.self)
  }
}
