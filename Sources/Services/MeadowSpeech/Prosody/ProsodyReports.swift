import MeadowModel
import Synchronization

/// The reports of the latest clips; any thread.
final class ProsodyReports: Sendable {
  /// Twice the board, each with its pitch every 10 ms; this bounds a service that speaks for years.
  private static let most = 256
  private let reports = Mutex<[SpeechRequest: ProsodyReport]>([:])

  /// The report of `request`'s sound, where it was made in this run.
  subscript(request: SpeechRequest) -> ProsodyReport? {
    get { reports.withLock { $0[request] } }
    set {
      reports.withLock { reports in
        if reports.count >= Self.most { reports.removeAll() }
        reports[request] = newValue
      }
    }
  }
}
