import CSodium

/// The key that seals what a child does: 32 bytes that never leave memory but into their own file.
///
/// They lie in memory that the system neither swaps out nor puts into a core dump where it lets us
/// lock it, that nobody can write to any more, and that is wiped when the last owner lets go.
package final class SealingKey: Sendable {
  /// The bytes of a key.
  package static let size = 32

  // Safe: written in init alone, then made read-only by the system, freed in deinit.
  private nonisolated(unsafe) let memory: UnsafeMutableRawPointer

  /// A key of chance.
  package convenience init() {
    self.init { randombytes_buf($0, Self.size) }
  }

  /// A key whose ``size`` bytes `fill` writes.
  init(_ fill: (UnsafeMutableRawPointer) -> Void) {
    _ = Digest.libraryIsReady
    guard let memory = sodium_malloc(Self.size) else {
      // As Swift's own allocations do where there is none.
      preconditionFailure("no memory is left for a key")
    }
    fill(memory)
    sodium_mprotect_readonly(memory)
    self.memory = memory
  }

  deinit {
    // Wipes it, too.
    sodium_free(memory)
  }

  /// Lends the ``size`` bytes to `body`, which keeps no copy.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    withExtendedLifetime(self) {
      body(UnsafePointer(memory.assumingMemoryBound(to: UInt8.self)))
    }
  }
}
