import CSodium

/// The hash of a grown-up's code: what is kept in its place, so that nobody reads it off the disk.
///
/// Argon2id by libsodium's `crypto_pwhash_str`, with a salt of its own. Making one and comparing one
/// take some 60 ms and 32 MiB each: call them from a thread that may wait.
public struct CodeHash: Equatable, Sendable {
  /// The hash with its salt and its cost, as libsodium writes it; fewer than 128 ASCII characters.
  public let text: String

  /// The passes over the memory. Three passes of 32 MiB are above what OWASP's password storage cheat
  /// sheet asks at least (two of 19 MiB) and stay well below 150 ms.
  private static let passes: UInt64 = 3
  /// The memory of one pass, in bytes; small enough that the service stays below its 90 MB.
  private static let memory = 32 << 20

  /// The hash that was kept as `text`; one that libsodium did not write matches no code.
  public init(text: String) { self.text = text }

  /// A hash of `code`, another one each time; nil where the machine has no memory for it.
  public init?(of code: String) {
    _ = Digest.libraryIsReady
    var text = [CChar](repeating: 0, count: crypto_pwhash_strbytes())
    let bytes = Array(code.utf8CString)
    let status = crypto_pwhash_str(
      &text, bytes, UInt64(bytes.count - 1), Self.passes, Self.memory)
    guard status == 0 else { return nil }
    self.text = String(
      decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether this is the hash of `code`; false also where the machine has no memory to tell.
  public func matches(_ code: String) -> Bool {
    _ = Digest.libraryIsReady
    let bytes = Array(code.utf8CString)
    return crypto_pwhash_str_verify(text, bytes, UInt64(bytes.count - 1)) == 0
  }
}
