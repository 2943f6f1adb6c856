import MeadowFiles
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Calls of a disk that is full, or fails, while it is told so.
final class RefusingCalls: Sendable {
  private let state = Mutex(false)

  /// Whether it does.
  var refuses: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  /// A disk that takes seven bytes and is full.
  var calls: FileCalls {
    var calls = FileCalls()
    let system = calls
    calls.write = { [self] file, bytes in
      guard refuses else { return system.write(file, bytes) }
      if bytes.count > 60 {
        return system.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(7)))
      }
      errno = ENOSPC
      return -1
    }
    return calls
  }

  /// A disk that takes everything, does not keep it, and does not let us take it back.
  var stubborn: FileCalls {
    var calls = forgetful
    let system = calls
    calls.shorten = { [self] file, length in
      guard refuses else { return system.shorten(file, length) }
      errno = EIO
      return -1
    }
    return calls
  }

  /// A disk that takes everything and does not keep it.
  var forgetful: FileCalls {
    var calls = FileCalls()
    let system = calls
    calls.synchroniseData = { [self] file in
      guard refuses else { return system.synchroniseData(file) }
      errno = EIO
      return -1
    }
    return calls
  }
}
