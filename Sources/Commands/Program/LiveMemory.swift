#if canImport(Glibc)
  import Glibc
#endif

/// How the program keeps its memory.
enum LiveMemory {
  /// Options of malloc.h, which Swift does not see; so the function is looked up, and a C library
  /// without it is left as it is.
  private enum Option: Int32 {
    case trimThreshold = -1
    case mappedThreshold = -3
    case mostArenas = -8
  }

  /// Settles how sounds are kept; `isLong` for a service that speaks for days, else for a command
  /// that does one thing. Call it before any other thread is there.
  ///
  /// A word takes 50 to 300 kB, and the cache of sounds drops the oldest for the newest. On the common
  /// heap, where the C library's own threshold of 128 kB grows to 32 MB by itself, the holes they leave
  /// do not fit the next: a session of 6000 touches grew from 87 to 100 MB. So a service gives every
  /// sound pages of its own, which go back when it is dropped, and shares two heaps among its threads.
  /// A command is over before holes matter, and new pages for each sound are a third of its time.
  static func settle(isLong: Bool) {
    if isLong {
      set(.mappedThreshold, 32 << 10)
      set(.mostArenas, 2)
    } else {
      set(.mappedThreshold, 32 << 20)
      set(.trimThreshold, 256 << 20)
    }
  }

  private static func set(_ option: Option, _ value: Int32) {
    #if canImport(Glibc)
      typealias Setter = @convention(c) (Int32, Int32) -> Int32
      guard let symbol = dlsym(nil, "mallopt") else { return }
      _ = unsafeBitCast(symbol, to: Setter.self)(option.rawValue, value)
    #endif
  }

  /// Gives pages that nothing is on any more back to the system, three times a minute, for as
  /// long as the task lives.
  ///
  /// Small things of many tasks are scattered over the C library's arenas; without this a session
  /// grows by half a kilobyte a touch, though nothing is kept. It takes each arena's lock for some
  /// tenths of a millisecond, which no touch notices.
  static func tidy() async {
    #if canImport(Glibc)
      typealias Trim = @convention(c) (Int) -> Int32
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      let trim = unsafeBitCast(symbol, to: Trim.self)
      while (try? await Task.sleep(for: .seconds(20))) != nil { _ = trim(0) }
    #endif
  }
}
