import ServiceLifecycle
import Synchronization
import UnixSignals

#if canImport(Glibc)
  import Glibc
#endif

/// Quits at once on a signal that comes while the service is already shutting down.
final class SecondSignal: Service {
  private let signals: [UnixSignal]
  private let listener = Mutex<Task<Void, Never>?>(nil)

  /// A listener for a second one of `signals`, deaf before the first.
  init(_ signals: [UnixSignal]) { self.signals = signals }

  func run() async throws {
    try? await gracefulShutdown()
    let signals = signals
    let task = Task {
      for await signal in await UnixSignalsSequence(trapping: signals) {
        _exit(128 + signal.rawValue)
      }
    }
    listener.withLock { $0 = task }
  }

  /// Listens no more; called when the service has ended.
  func end() { listener.withLock { $0?.cancel() } }
}
