#if canImport(Glibc)
  import Glibc
#endif

/// A POSIX thread of Meadow's own, for C code that blocks or keeps global state.
enum Thread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a detached thread called `name`, of which the system keeps 15 bytes.
  static func start(name: String, _ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(
      Body {
        rename(to: name)
        run()
      })
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { argument in
        argument.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    // Nothing of Meadow speaks without its thread, and a machine that cannot start one is lost.
    precondition(code == 0, "no thread for \(name): \(String(cString: strerror(code)))")
    pthread_detach(thread)
  }

  /// Names the calling thread for top and gdb; the call for it is hidden from Swift by glibc.
  private static func rename(to name: String) {
    let file = open("/proc/thread-self/comm", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = write(file, name, name.utf8.count)
    close(file)
  }
}

/// A counting semaphore: what one thread signals another waits for.
///
/// `@unchecked`: `sem_t` is made for any number of threads and never moves.
final class Semaphore: @unchecked Sendable {
  private let memory: UnsafeMutablePointer<sem_t>

  /// A semaphore at 0.
  init() {
    memory = .allocate(capacity: 1)
    memory.initialize(to: sem_t())
    sem_init(memory, 0, 0)
  }

  deinit {
    sem_destroy(memory)
    memory.deallocate()
  }

  /// Lets one waiter go on.
  func signal() { sem_post(memory) }

  /// Blocks until there is a signal to take.
  func wait() { while sem_wait(memory) != 0 {} }
}
