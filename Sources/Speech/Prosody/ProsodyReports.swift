import MeadowFoundations
import Synchronization

/// The reports of the latest clips; any thread.
final class ProsodyReports: Sendable {
  /// Whoever asks has just heard it, while a board may be made behind it. Each report has its pitch
  /// every 10 ms, which adds up in a service that speaks for years.
  private static let most = 128

  private struct Latest {
    var reports: [SpeechRequest: ProsodyReport] = [:]
    var order: [SpeechRequest] = []
  }

  private let latest = Mutex(Latest())

  /// The report of `request`'s sound, where it was made in this run.
  subscript(request: SpeechRequest) -> ProsodyReport? {
    get { latest.withLock { $0.reports[request] } }
    set {
      latest.withLock { latest in
        if latest.reports[request] == nil { latest.order.append(request) }
        latest.reports[request] = newValue
        if latest.order.count > Self.most {
          latest.reports[latest.order.removeFirst()] = nil
        }
      }
    }
  }
}
