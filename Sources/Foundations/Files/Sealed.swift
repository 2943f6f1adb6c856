import CSodium

/// Bytes that only who has the key can read, and that nobody can change or put elsewhere unnoticed.
///
/// XChaCha20-Poly1305 by libsodium: a nonce of chance, what is hidden, a tag. Any thread; a
/// microsecond and a nanosecond or two a byte.
package enum Sealed {
  /// The bytes by which what is sealed is longer than what it hides.
  package static let overhead = nonceSize + tagSize

  private static let nonceSize = 24
  private static let tagSize = 16

  /// `plain`, sealed by `key` for the place that `context` names; another result each time.
  package static func close(
    _ plain: [UInt8], by key: SealingKey, for context: [UInt8]
  ) -> [UInt8] {
    let size = plain.count + overhead
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard let nonce = buffer.baseAddress else { return }
      randombytes_buf(nonce, nonceSize)
      let code = key.withBytes { key in
        crypto_aead_xchacha20poly1305_ietf_encrypt(
          nonce + nonceSize, nil, plain, UInt64(plain.count), context, UInt64(context.count), nil,
          nonce, key)
      }
      // The library refuses nothing but lengths of 256 GB.
      precondition(code == 0, "libsodium sealed no \(plain.count) bytes")
      count = size
    }
  }

  /// What `sealed` hides, or nil where it was changed, sealed by another key or for another place.
  package static func open(
    _ sealed: UnsafeRawBufferPointer, by key: SealingKey, for context: [UInt8]
  ) -> [UInt8]? {
    let size = sealed.count - overhead
    guard size >= 0,
      let nonce = sealed.assumingMemoryBound(to: UInt8.self).baseAddress
    else { return nil }
    var isGenuine = false
    let plain = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      let code = key.withBytes { key in
        crypto_aead_xchacha20poly1305_ietf_decrypt(
          buffer.baseAddress, nil, nil, nonce + nonceSize, UInt64(size + tagSize), context,
          UInt64(context.count), nonce, key)
      }
      isGenuine = code == 0
      count = isGenuine ? size : 0
    }
    return isGenuine ? plain : nil
  }

  /// The same of an array.
  package static func open(
    _ sealed: [UInt8], by key: SealingKey, for context: [UInt8]
  ) -> [UInt8]? {
    sealed.withUnsafeBytes { open($0, by: key, for: context) }
  }
}
