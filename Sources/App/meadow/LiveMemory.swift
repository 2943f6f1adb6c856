#if canImport(Glibc)
  import Glibc
#endif

/// How the program keeps its memory.
enum LiveMemory {
  /// M_MMAP_THRESHOLD of malloc.h, which Swift does not see; so the function is looked up, and a C
  /// library without it is left as it is.
  private static let threshold: Int32 = -3

  /// Gives every sound pages of its own, which go back to the system when it is dropped.
  ///
  /// A word takes 50 to 300 kB, and the cache of sounds drops the oldest for the newest. On the common
  /// heap, where the C library's own threshold of 128 kB grows to 32 MB by itself, the holes they leave
  /// do not fit the next: a session of 6000 touches grew from 87 to 100 MB, without holes it stays at 76.
  /// Call it before any other thread is there.
  static func settle() {
    #if canImport(Glibc)
      typealias Option = @convention(c) (Int32, Int32) -> Int32
      guard let symbol = dlsym(nil, "mallopt") else { return }
      _ = unsafeBitCast(symbol, to: Option.self)(threshold, 32 << 10)
    #endif
  }

  /// Gives pages that nothing is on any more back to the system, once a minute, for as long as the
  /// task lives.
  ///
  /// Small things of many tasks are scattered over the C library's arenas; without this a session
  /// grows by half a kilobyte a touch, though nothing is kept. It takes each arena's lock for some
  /// tenths of a millisecond, which no touch notices.
  static func tidy() async {
    #if canImport(Glibc)
      typealias Trim = @convention(c) (Int) -> Int32
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      let trim = unsafeBitCast(symbol, to: Trim.self)
      while (try? await Task.sleep(for: .seconds(60))) != nil { _ = trim(0) }
    #endif
  }
}
